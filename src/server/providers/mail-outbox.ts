import { randomBytes } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { attachmentsOf, checkedLetter, type Letter, type MailPort } from './mail.ts';

/**
 * Letters as files, where no mail server is configured: `<folder>/<time>-<random>.eml`, which every mail program opens.
 * A file appears when it is complete, and only its owner may read it. `sent` is called for each.
 */
export function outboxMail(folder: string, from: string, sent: (letter: Letter, file: string) => void): MailPort {
  return {
    async send(letter) {
      const { to, subject, text } = checkedLetter(letter);
      const { createTransport } = await import('nodemailer');
      const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
      const { message } = await transport.sendMail({
        from,
        to: { name: '', address: to },
        subject,
        text,
        attachments: attachmentsOf(letter),
      });
      if (!Buffer.isBuffer(message)) throw new Error('the letter is no buffer');
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const time = new Date().toISOString().replace(/[:.]/g, '-');
      const file = join(folder, `${time}-${randomBytes(4).toString('hex')}.eml`);
      await writeFile(`${file}.part`, message, { mode: 0o600, flag: 'wx' });
      await rename(`${file}.part`, file);
      sent(letter, file);
    },
  };
}
