import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { Text } from '#contract/text.ts';
import type { GameDiffTable } from '#generated/api/database.ts';
import type { GameError, NewGame } from '#generated/api/game.ts';
import { bilingual } from '#server/base/bilingual.ts';
import type { TransactionContext } from '#server/context/context.ts';
import { many } from '#server/db/sql.ts';
import { raise } from '#server/lifecycle/raise.ts';
import { gameTexts } from '../texts.ts';
import { comparedFields, isSame } from './compare.ts';

type Batch = Pick<Selectable<GameDiffTable>, 'provider_id' | 'added' | 'changed'>;

export interface Written {
  readonly ids: readonly number[];
  readonly errors: readonly GameError[];
}

interface WrittenGame {
  readonly id: number;
  readonly game_code: string;
}

/**
 * The result of a write: ids of written games, and an error with the reason for each requested code that was not
 * written.
 */
function written(codes: readonly string[], writtenRows: readonly WrittenGame[], text: Text): Written {
  const writtenCodes = new Set(writtenRows.map(({ game_code }) => game_code));
  return {
    ids: writtenRows.map(({ id }) => id),
    errors: codes
      .filter((code) => !writtenCodes.has(code))
      .map((game_code) => ({ game_code, message: bilingual(text) })),
  };
}

const chosenRows = <R extends Pick<NewGame, 'game_code'> | Batch['changed'][number]>(
  rows: readonly R[],
  codes: readonly string[],
): readonly R[] => {
  const requestedCodes = new Set<unknown>(codes);
  return rows.filter((row) => requestedCodes.has(row.game_code));
};

const codeList = (codes: readonly string[]) => sql`(select jsonb_array_elements_text(${JSON.stringify(codes)}::jsonb))`;

/** Game columns as a JSON record set. */
const recordset = (rows: readonly object[]): RawBuilder<unknown> => sql`
  jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as told (game_code text, name_en text, name_th text, type text,
    sub_provider_code text, rtp_pct numeric, platforms jsonb, has_demo boolean, has_freespin boolean,
    has_jackpot boolean, status text)`;

/** Adds new games with the selected status. One that was created meanwhile is left unchanged. */
export async function addGames(
  { tx, principal }: TransactionContext,
  batch: Batch,
  codes: readonly string[],
  status: string,
): Promise<Written> {
  if (codes.length === 0) return { ids: [], errors: [] };
  const by = principal.userId;
  const writtenRows = await many(
    sql<WrittenGame>`
      insert into game (provider_id, sub_provider_id, game_code, name_th, name_en, type, rtp_pct, platforms, has_demo,
        has_freespin, has_jackpot, is_new, status, created_by, updated_by)
      select part.provider_id, part.id, told.game_code, told.name_th, told.name_en, told.type, told.rtp_pct,
        told.platforms, told.has_demo, told.has_freespin, told.has_jackpot, true, ${status}, ${by}::int, ${by}::int
      from ${recordset(chosenRows(batch.added, codes))}
      join sub_provider part on part.code = told.sub_provider_code and part.provider_id = ${batch.provider_id}
      on conflict (provider_id, game_code) do nothing
      returning id, game_code`,
    tx,
  );
  return written(codes, writtenRows, gameTexts.codeTaken);
}

/** A stored game, with the compared fields. */
type StoredFields = WrittenGame & Readonly<Record<string, unknown>>;

/** Field changes per selected game, only where the stored values still equal those of the comparison. */
function patches(rows: Batch['changed'], codes: readonly string[], now: ReadonlyMap<string, StoredFields>) {
  const fields = new Set<string>([...comparedFields, 'status']);
  const patchesByCode = new Map<string, Record<string, unknown>>();
  const errors: GameError[] = [];
  const changedSince = new Set<unknown>();
  for (const { game_code, field, old, new: next } of chosenRows(rows, codes)) {
    if (typeof game_code !== 'string' || typeof field !== 'string' || !fields.has(field)) continue;
    const current = now.get(game_code);
    if (!current || !isSame(current[field], old)) changedSince.add(game_code);
    else patchesByCode.set(game_code, { ...patchesByCode.get(game_code), game_code, [field]: next });
  }
  for (const code of codes.filter((one) => changedSince.has(one))) {
    patchesByCode.delete(code);
    errors.push({ game_code: code, message: gameTexts.changedSinceComparison.kept() });
  }
  return { patches: [...patchesByCode.values()], errors };
}

/** Applies all differences of the selected games. One that was changed since the comparison is left unchanged. */
export async function changeGames(
  { tx, principal }: TransactionContext,
  batch: Batch,
  codes: readonly string[],
): Promise<Written> {
  if (codes.length === 0) return { ids: [], errors: [] };
  const now = await many(
    sql<StoredFields>`
      select game.*, part.code as sub_provider_code from game join sub_provider part on part.id = game.sub_provider_id
      where game.provider_id = ${batch.provider_id} and game.game_code in ${codeList(codes)}
      order by game.id for update of game`,
    tx,
  );
  const plan = patches(batch.changed, codes, new Map(now.map((game) => [game.game_code, game])));
  const writtenRows = await many(
    sql<WrittenGame>`
      update game set name_en = coalesce(told.name_en, game.name_en), name_th = coalesce(told.name_th, game.name_th),
        type = coalesce(told.type, game.type), sub_provider_id = coalesce(part.id, game.sub_provider_id),
        rtp_pct = coalesce(told.rtp_pct, game.rtp_pct), platforms = coalesce(told.platforms, game.platforms),
        has_demo = coalesce(told.has_demo, game.has_demo), has_freespin = coalesce(told.has_freespin, game.has_freespin),
        has_jackpot = coalesce(told.has_jackpot, game.has_jackpot), status = coalesce(told.status, game.status),
        ${raise(principal, 'game')}
      from ${recordset(plan.patches)}
      left join sub_provider part on part.code = told.sub_provider_code and part.provider_id = ${batch.provider_id}
      where game.provider_id = ${batch.provider_id} and game.game_code = told.game_code
      returning game.id, game.game_code`,
    tx,
  );
  return { ids: writtenRows.map(({ id }) => id), errors: plan.errors };
}

/** Marks games that the provider no longer offers as removed; their rows are kept. */
export async function withdrawGames(
  { tx, principal }: TransactionContext,
  batch: Batch,
  codes: readonly string[],
): Promise<Written> {
  if (codes.length === 0) return { ids: [], errors: [] };
  const writtenRows = await many(
    sql<WrittenGame>`
      update game set status = 'removed', ${raise(principal)}
      where provider_id = ${batch.provider_id} and game_code in ${codeList(codes)} and status <> 'removed'
      returning id, game_code`,
    tx,
  );
  return written(codes, writtenRows, gameTexts.thisGameWasClosedAlready);
}
