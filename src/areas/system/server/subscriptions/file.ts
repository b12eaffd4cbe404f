import type { Services } from '#generated/api/handlers.ts';
import { missing } from '#server/base/failure.ts';
import type { Context } from '#server/context/context.ts';
import { withFile } from '#server/records/envelope.ts';
import { typeOf } from '#server/sheets/sheet-answer.ts';

/** `GET /api/account/subscription/file`: a file that was sent to the caller; those of anybody else do not exist. */
export const downloadFile: Services<Context>['subscription.file'] = async ({ query }, { db, principal }) => {
  const file = await db
    .selectFrom('subscription_file')
    .select(['file_name', 'format', 'content'])
    .where('id', '=', query.id)
    .where('user_id', '=', principal.userId)
    .executeTakeFirst();
  if (!file) throw missing();
  const { file_name, format, content } = file;
  return withFile({ file_name }, { name: file_name, type: typeOf(format), bytes: Buffer.from(content, 'base64') });
};
