import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checkedLetter, type Letter, MailError } from './mail.ts';
import { outboxMail } from './mail-outbox.ts';
import { smtpMail } from './mail-smtp.ts';

const letter: Letter = {
  to: 'nok@example.test',
  subject: 'ตั้งรหัสผ่านใหม่ · Set a new password',
  text: 'สวัสดี\n\nhttps://office.example.test/login#reset=abc\n.\nend\n',
};

test.each([
  { to: 'nok@example.test\r\nBcc: thief@example.test' },
  { to: 'nok@example.test, thief@example.test' },
  { to: 'Nok <nok@example.test>' },
  { to: '"x" nok@example.test' },
  { to: 'nok@example.test;thief@example.test' },
  { to: 'nok' },
  { to: '' },
  { subject: 'one\r\nBcc: thief@example.test' },
  { subject: 'one\nX: y' },
  { subject: 'one\u2028two' },
  { subject: 'nul\u0000' },
])('nothing becomes a header of its own: %o', (change) => {
  expect(() => checkedLetter({ ...letter, ...change })).toThrow();
});

test('without a mail server letters are files that a mail program can read, for their owner only', async () => {
  const folder = join(mkdtempSync(join(tmpdir(), 'outbox-')), 'outbox');
  try {
    const sent: string[] = [];
    const mail = outboxMail(folder, 'Office <office@localhost>', (_letter, file) => void sent.push(file));
    await Promise.all([mail.send(letter), mail.send(letter)]);
    const files = readdirSync(folder);
    expect(files).toHaveLength(2);
    expect(files.every((file) => file.endsWith('.eml'))).toBe(true);
    expect(sent.map((file) => file.split('/').pop()).sort()).toEqual(files.sort());
    const path = join(folder, files[0] ?? '');
    expect(statSync(path).mode & 0o077).toBe(0);
    const text = readFileSync(path, 'utf8');
    expect(text).toMatch(/^From: Office <office@localhost>$/m);
    expect(text).toMatch(/^To: nok@example\.test$/m);
    expect(text.match(/^(To|Bcc|Cc):/gim)).toHaveLength(1);
    const encoded = text.slice(text.indexOf('\n\n') + 2);
    const body = /base64/i.test(text) ? Buffer.from(encoded, 'base64').toString('utf8') : unquoted(encoded);
    expect(body).toContain('https://office.example.test/login#reset=abc');
    expect(body).toContain('สวัสดี');
    await expect(mail.send({ ...letter, to: 'a@b.test,c@d.test' })).rejects.toThrow();
    expect(readdirSync(folder)).toHaveLength(2);
  } finally {
    rmSync(join(folder, '..'), { recursive: true, force: true });
  }
});

function unquoted(text: string): string {
  const plain = text.replace(/=\n/g, '');
  const bytes = plain.replace(/=([0-9A-F]{2})/g, (_all, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}

/** A mail server of a few lines: says yes, or `refusal` to a recipient, and keeps what it heard. */
async function mailServer(refusal?: string) {
  const heard: string[] = [];
  const server = createServer((socket) => {
    let inData = false;
    socket.write('220 test\r\n');
    socket.on('error', () => {});
    socket.on('data', (chunk) => {
      for (const line of chunk.toString('utf8').split('\r\n')) {
        if (line === '' && !inData) continue;
        heard.push(line);
        if (inData) {
          if (line !== '.') continue;
          inData = false;
          socket.write('250 taken\r\n');
        } else if (/^EHLO/i.test(line)) socket.write('250 test\r\n');
        else if (/^RCPT/i.test(line) && refusal) socket.write(`${refusal}\r\n`);
        else if (/^DATA/i.test(line)) {
          inData = true;
          socket.write('354 go on\r\n');
        } else socket.write('250 ok\r\n');
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '0.0.0.0', resolve));
  const { port } = server.address() as AddressInfo;
  return { heard, url: `smtp://127.0.0.1:${port}`, close: () => new Promise((resolve) => server.close(resolve)) };
}

test('with a mail server letters go there, to one recipient', async () => {
  const server = await mailServer();
  try {
    await smtpMail(server.url, 'Office <office@example.test>').send(letter);
    expect(server.heard.filter((line) => /^(MAIL|RCPT)/.test(line))).toEqual([
      'MAIL FROM:<office@example.test>',
      'RCPT TO:<nok@example.test>',
    ]);
    expect(server.heard.join('\n')).toMatch(/^Subject: =\?UTF-8\?/m);
  } finally {
    await server.close();
  }
});

test('a mailbox that does not exist is for ever; one that is full, and a server that is away, are not', async () => {
  for (const [refusal, permanent] of [
    ['550 no such mailbox', true],
    ['452 mailbox full', false],
  ] as const) {
    const server = await mailServer(refusal);
    try {
      const sending = smtpMail(server.url, 'office@example.test').send(letter);
      await expect(sending).rejects.toMatchObject({ name: 'MailError', permanent });
    } finally {
      await server.close();
    }
  }
  const away = await mailServer();
  await away.close();
  const sending = smtpMail(away.url, 'office@example.test').send(letter);
  await expect(sending).rejects.toMatchObject({ name: 'MailError', permanent: false });
});

test('a mail server elsewhere must speak TLS, unless the operator says otherwise; no address is refused at once', async () => {
  const server = await mailServer();
  // Not one of the names of this machine, and yet it is.
  const elsewhere = server.url.replace('127.0.0.1', '127.0.0.2');
  try {
    await expect(smtpMail(elsewhere, 'office@example.test').send(letter)).rejects.toThrow(MailError);
    expect(server.heard.join('\n')).not.toMatch(/MAIL FROM/);
    await smtpMail(`${elsewhere}?requireTLS=false`, 'office@example.test').send(letter);
    expect(server.heard.join('\n')).toMatch(/MAIL FROM/);
  } finally {
    await server.close();
  }
  for (const url of ['', 'mail.example.test', 'http://mail.example.test', 'smtp://']) {
    expect(() => smtpMail(url, 'office@example.test'), url).toThrow(/SMTP_URL must look like/);
  }
});
