import type { Platform } from '#server/context/platform.ts';
import type { Letter } from '#server/providers/mail.ts';
import { typeOf } from '#server/sheets/sheet-answer.ts';
import { systemTexts } from '../texts.ts';

/** Bytes of base64 that a mailbox takes for sure; what is larger is left where the letter leads. */
const mostAttached = 10_000_000;

/** The letter with a report; undefined if it or the person's account is no longer there. `base` has no last slash. */
export async function letterOf(
  { db, deployment }: Pick<Platform, 'db' | 'deployment'>,
  base: string,
  id: number,
): Promise<Letter | undefined> {
  const file = await db
    .selectFrom('subscription_file as sent')
    .innerJoin('app_user as person', 'person.id', 'sent.user_id')
    .leftJoin('person_setting as setting', 'setting.user_id', 'sent.user_id')
    .select(['sent.name', 'sent.file_name', 'sent.format', 'sent.row_count', 'sent.content'])
    .select(['person.email', 'person.allow_ips', 'setting.language'])
    .where('sent.id', '=', id)
    .where('person.status', '=', 'active')
    .executeTakeFirst();
  if (!file) return undefined;
  const { name, row_count: count, file_name, format, content, email, language, allow_ips } = file;
  const link = `${base}/account/reports?q=${encodeURIComponent(file_name)}`;
  const tongue = language ?? 'th';
  return {
    to: email,
    subject: systemTexts.reportLetter({ name, brand: deployment.brand.name })[tongue],
    text: `${systemTexts.reportLetterText({ name, count })[tongue]}\n\n${link}\n`,
    // Whoever may read the product on some networks alone gets no rows where mail is read.
    ...(content.length > mostAttached || (allow_ips?.length ?? 0) > 0
      ? {}
      : { files: [{ name: file_name, type: typeOf(format), content: Buffer.from(content, 'base64') }] }),
  };
}
