import { createHmac } from 'node:crypto';
import { sql } from 'kysely';
import { satang } from '#contract/money.ts';
import type { Services } from '#generated/api/handlers.ts';
import type { Cipher } from '#server/base/cipher.ts';
import { conflicted, invalid, missing } from '#server/base/failure.ts';
import type { Context, RowOf, TransactionContext } from '#server/context/context.ts';
import { concerns } from '#server/context/scope.ts';
import { many, one } from '#server/db/sql.ts';
import { change } from '#server/lifecycle/change.ts';
import { lastFour } from '#server/records/codecs.ts';
import { shopTexts } from './texts.ts';

export interface Secrets {
  readonly cipher: Cipher;
  /** HMAC key of the fingerprints that detect duplicate codes. */
  readonly secretKey: Uint8Array;
}

/** Maximum number of codes per lot. */
const maxCodes = 500;

/** Locks the item, so that changes of its stock are serialized. Throws 404 if it is out of the caller's row scope. */
export async function lockItem(
  ctx: Pick<TransactionContext, 'tx' | 'principal'>,
  id: number,
): Promise<RowOf<'shop_item'>> {
  const item = await ctx.tx.selectFrom('shop_item').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  if (!item || !concerns(ctx.principal, item.agent_ids)) throw missing();
  return item;
}

/** The trimmed codes. Throws 422 with the line number of an invalid code. */
function readCodes(sent: readonly string[] | null | undefined): readonly string[] {
  const codes = (sent ?? []).map((code) => code.trim()).filter((code) => code !== '');
  if (codes.length === 0) throw invalid({ codes: shopTexts.codesNeeded });
  if (codes.length > maxCodes) throw invalid({ codes: shopTexts.tooManyCodes({ mostCodes: maxCodes }) });
  const lineByCode = new Map<string, number>();
  for (const [index, code] of codes.entries()) {
    if (!/^[\x21-\x7e]{4,64}$/.test(code)) throw invalid({ codes: shopTexts.badCode({ line: index + 1 }) });
    const first = lineByCode.get(code);
    if (first !== undefined) throw invalid({ codes: shopTexts.sameCode({ line: index + 1, first: first + 1 }) });
    lineByCode.set(code, index);
  }
  return codes;
}

/** `POST shop/stock/add`: adds a lot of pieces or codes. Codes are encrypted, and unique. */
export function addStock({ cipher, secretKey }: Secrets): Services<Context>['shop.stock.add'] {
  const fingerprintOf = (code: string) => createHmac('sha256', secretKey).update(`shop-code ${code}`).digest('hex');
  return ({ body }, context) =>
    context.transaction(async (ctx) => {
      const { tx, principal } = ctx;
      const item = await lockItem(ctx, body.item_id);
      if (item.stock_mode === 'unlimited') throw invalid({ item_id: shopTexts.notLimited });
      const codes = item.stock_mode === 'code' ? readCodes(body.codes) : [];
      if (item.stock_mode === 'counted' && body.qty == null) throw invalid({ qty: shopTexts.fillInTheQuantity });
      const qty = item.stock_mode === 'code' ? codes.length : (body.qty ?? 0);
      const { lot } = await one(
        sql<{ lot: string }>`
          select 'L' || lpad((coalesce(max(substr(lot_no, 2)::integer), 0) + 1)::text, 3, '0') as lot
          from shop_stock where item_id = ${item.id}`,
        tx,
      );
      const { id } = await tx
        .insertInto('shop_stock')
        .values({
          item_id: item.id,
          lot_no: lot,
          mode: item.stock_mode,
          qty,
          remaining: qty,
          cost_price: body.cost_price == null ? item.cost_price : satang(body.cost_price),
          code_hints: item.stock_mode === 'code' ? sql`${JSON.stringify(codes.map(lastFour))}::jsonb` : null,
          note: body.note?.trim() || null,
          created_by: principal.userId,
          updated_by: principal.userId,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      await insertCodes(
        ctx,
        { item: item.id, stock: id },
        codes.map((code) => [cipher.encrypt(code), fingerprintOf(code)]),
      );
      await ctx.audit({
        action: 'shop.stock.add',
        entityType: 'ShopStock',
        entityId: id,
        after: { item_id: item.id, lot_no: lot, qty, mode: item.stock_mode },
      });
      return { id, lot_no: lot, qty, remaining: qty };
    });
}

async function insertCodes(
  { tx }: Pick<TransactionContext, 'tx'>,
  { item, stock }: { readonly item: number; readonly stock: number },
  codes: readonly (readonly [string, string])[],
): Promise<void> {
  if (codes.length === 0) return;
  const rows = JSON.stringify(codes.map(([code, fingerprint]) => ({ code, fingerprint })));
  const added = await many(
    sql`
      insert into shop_code (item_id, stock_id, code, fingerprint)
      select ${item}, ${stock}, code, fingerprint from json_to_recordset(${rows}::json) as one (code text, fingerprint text)
      on conflict (fingerprint) do nothing returning id`,
    tx,
  );
  const duplicates = codes.length - added.length;
  if (duplicates > 0) throw invalid({ codes: shopTexts.codesKnown({ known: duplicates }) });
}

/** `POST shop/stock/delete`: removes the rest of a lot; pieces already given stay recorded. */
export function deleteStock({ cipher }: Secrets): Services<Context>['shop.stock.delete'] {
  return ({ body }, context) =>
    context.transaction(async (ctx) => {
      const { tx } = ctx;
      const existing = await tx.selectFrom('shop_stock').select('item_id').where('id', '=', body.id).executeTakeFirst();
      if (!existing) throw missing();
      await lockItem(ctx, existing.item_id);
      const lot = await tx
        .selectFrom('shop_stock')
        .selectAll()
        .where('id', '=', body.id)
        .forUpdate()
        .executeTakeFirst();
      if (!lot) throw missing();
      if (lot.remaining === 0) throw conflicted(undefined, shopTexts.batchUsed);
      await many(sql`delete from shop_code where stock_id = ${lot.id} and redeem_id is null`, tx);
      if (lot.used_qty === 0) await many(sql`delete from shop_stock where id = ${lot.id}`, tx);
      else {
        const givenCodes = await tx
          .selectFrom('shop_code')
          .select('code')
          .where('stock_id', '=', lot.id)
          .orderBy('id')
          .execute();
        const hints = lot.mode === 'code' ? givenCodes.map(({ code }) => lastFour(cipher.decrypt(code))) : null;
        await change(ctx, 'shop_stock', lot.id, { qty: sql`used_qty`, remaining: 0, code_hints: hints });
      }
      await ctx.audit({
        action: 'shop.stock.delete',
        entityType: 'ShopStock',
        entityId: lot.id,
        before: { lot_no: lot.lot_no, qty: lot.qty, remaining: lot.remaining },
        after: { qty: lot.used_qty, remaining: 0 },
      });
      return { id: lot.id, qty: lot.used_qty, remaining: 0 };
    });
}
