import { attachmentsOf, checkedLetter, MailError, type MailPort } from './mail.ts';

const loopback: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Replies of a mail server that mean never; what is not among them is tried again. */
function isPermanent(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const { responseCode, command } = error as { readonly responseCode?: unknown; readonly command?: unknown };
  // A refused recipient or text is about this letter; a refused sign-in is about our settings and will be repaired.
  return typeof responseCode === 'number' && responseCode >= 500 && ['RCPT TO', 'DATA'].includes(String(command));
}

/**
 * Letters through a mail server: `smtps://user:password@mail.example.test`, or `smtp://…`, which insists on STARTTLS
 * unless the server is on this machine or the address says `?requireTLS=false`. Throws on an address that is no such.
 *
 * @example
 * const mail = smtpMail('smtps://robot:secret@mail.example.test', 'Back office <robot@example.test>');
 */
export function smtpMail(url: string, from: string): MailPort {
  const parsed = URL.canParse(url) ? new URL(url) : undefined;
  if (!parsed || !['smtp:', 'smtps:'].includes(parsed.protocol) || parsed.hostname === '') {
    throw new Error('SMTP_URL must look like smtps://user:password@mail.example.com:465');
  }
  const settings = {
    host: parsed.hostname.replace(/^\[|\]$/g, ''),
    port: Number(parsed.port || (parsed.protocol === 'smtps:' ? 465 : 587)),
    secure: parsed.protocol === 'smtps:',
    ...(parsed.username === ''
      ? {}
      : { auth: { user: decodeURIComponent(parsed.username), pass: decodeURIComponent(parsed.password) } }),
    requireTLS:
      parsed.protocol === 'smtp:' &&
      !loopback.has(parsed.hostname) &&
      parsed.searchParams.get('requireTLS') !== 'false',
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
  return {
    async send(letter) {
      const { to, subject, text } = checkedLetter(letter);
      const { createTransport } = await import('nodemailer');
      const transport = createTransport(settings);
      try {
        await transport.sendMail({
          from,
          to: { name: '', address: to },
          subject,
          text,
          attachments: attachmentsOf(letter),
        });
      } catch (error) {
        // The library's message quotes the conversation; the code is enough for a log.
        const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
        throw new MailError(`the mail server did not take a letter: ${code}`, isPermanent(error));
      }
    },
  };
}
