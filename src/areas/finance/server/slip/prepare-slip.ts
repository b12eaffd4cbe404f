import type { Context, StoredFile } from '#server/context/context.ts';
import { readCode } from '#server/uploads/pictures.ts';
import { type Proves, requireUnused } from './use-slip.ts';

/** Name of the field with a slip, in every call that takes one. */
const field = 'slip_image';

const codes = new WeakMap<StoredFile, string | null>();

/**
 * Looks at a slip before the transaction that it pays for: a picture that was used is refused before anybody reads it,
 * and the code on a new one is read.
 */
export async function prepareSlip(ctx: Pick<Context, 'db' | 'files'>, proves: Proves): Promise<void> {
  const file = ctx.files[field];
  if (!file) return;
  await requireUnused(ctx.db, proves, file);
  codes.set(file, await readCode(file.original, file.mime, field));
}

/** What the QR code of a slip says that was looked at before, or null. */
export function codeOn(file: StoredFile): string | null {
  const code = codes.get(file);
  if (code === undefined) throw new Error('The slip was not looked at before the transaction opened');
  return code;
}
