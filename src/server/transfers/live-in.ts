import { sql } from 'kysely';
import { maybe, type Tx } from '../db/sql.ts';
import type { Refusal } from './rules.ts';
import { transfersTexts } from './texts.ts';

/** Two live transfers never share a lane: the reason why a second one has to wait. */
export async function liveIn(tx: Tx, lane: string): Promise<Refusal | undefined> {
  const live = await maybe(
    sql<{ ref: string }>`
      select transfer_ref as ref from bank_transfer where lane = ${lane} and status in ('pending', 'processing', 'unknown')`,
    tx,
  );
  return live && { code: 'live', text: transfersTexts.live({ ref: live.ref }) };
}
