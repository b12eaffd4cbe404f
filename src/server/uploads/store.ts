import type { StoredFile, TransactionContext } from '../context/context.ts';
import { redraw } from './pictures.ts';

const bytesOf = new WeakMap<StoredFile, Uint8Array>();

/** Authorised address of a stored file. */
export function fileUrl(id: string): string {
  return `/api/files/${id}`;
}

type Files = Readonly<Record<string, StoredFile>>;

/** Re-encodes the files before the transaction that stores them; returns them with their metadata. */
export async function drawFiles(files: Files): Promise<void> {
  for (const [field, file] of Object.entries(files)) {
    if (file.mime !== 'application/octet-stream') bytesOf.set(file, await redraw(file.original, file.mime, field));
  }
}

function keyOf(value: unknown): number | null {
  return typeof value === 'number' && Number.isInteger(value) ? value : null;
}

/** Stores the files in the transaction of their write. Users who may see the record may see them. */
export async function storeFiles(ctx: TransactionContext, entity: string, key: unknown, files: Files): Promise<void> {
  for (const [field, file] of Object.entries(files)) {
    const bytes = bytesOf.get(file);
    if (!bytes) throw new Error(`No bytes for ${file.id}`);
    await ctx.tx
      .insertInto('file')
      .values({
        id: file.id,
        entity,
        entity_id: keyOf(key),
        field,
        mime: file.mime,
        size: bytes.length,
        sha256: file.sha256,
        bytes,
        created_by: ctx.principal.userId,
      })
      .execute();
  }
}

/** Links files to a new record, once its key is known. */
export async function attachFiles(ctx: TransactionContext, files: Files, key: unknown, data: unknown): Promise<void> {
  const ids = Object.values(files).map((file) => file.id);
  const made = typeof data === 'object' && data !== null && 'id' in data ? keyOf(data.id) : null;
  if (ids.length === 0 || keyOf(key) !== null || made === null) return;
  await ctx.tx.updateTable('file').set({ entity_id: made }).where('id', 'in', ids).execute();
}
