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

interface Done {
  readonly id: number;
  readonly game_code: string;
}

/** Codes that were asked for and not done, with the reason. */
function written(codes: readonly string[], done: readonly Done[], text: Text): Written {
  const known = new Set(done.map(({ game_code }) => game_code));
  return {
    ids: done.map(({ id }) => id),
    errors: codes.filter((code) => !known.has(code)).map((game_code) => ({ game_code, message: bilingual(text) })),
  };
}

const chosenRows = <R extends Pick<NewGame, 'game_code'> | Batch['changed'][number]>(
  rows: readonly R[],
  codes: readonly string[],
): readonly R[] => {
  const wanted = new Set<unknown>(codes);
  return rows.filter((row) => wanted.has(row.game_code));
};

const listed = (codes: readonly string[]) => sql`(select jsonb_array_elements_text(${JSON.stringify(codes)}::jsonb))`;

/** The columns of a game as JSON has them. */
const recordset = (rows: readonly object[]): RawBuilder<unknown> => sql`
  jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as told (game_code text, name_en text, name_th text, type text,
    sub_provider_code text, rtp_pct numeric, platforms jsonb, has_demo boolean, has_freespin boolean,
    has_jackpot boolean, status text)`;

/** New games, with the status that was chosen for them. One that has come into being since is left as it is. */
export async function addGames(
  { tx, principal }: TransactionContext,
  batch: Batch,
  codes: readonly string[],
  status: string,
): Promise<Written> {
  if (codes.length === 0) return { ids: [], errors: [] };
  const by = principal.userId;
  const done = await many(
    sql<Done>`
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
  return written(codes, done, gameTexts.codeTaken);
}

/** A game here, with the fields that a comparison tells of. */
type Now = Done & Readonly<Record<string, unknown>>;

/** Changes of each chosen game that still begin where the comparison saw them. */
function patches(rows: Batch['changed'], codes: readonly string[], now: ReadonlyMap<string, Now>) {
  const fields = new Set<string>([...comparedFields, 'status']);
  const all = new Map<string, Record<string, unknown>>();
  const errors: GameError[] = [];
  const overtaken = new Set<unknown>();
  for (const { game_code, field, old, new: next } of chosenRows(rows, codes)) {
    if (typeof game_code !== 'string' || typeof field !== 'string' || !fields.has(field)) continue;
    const game = now.get(game_code);
    if (!game || !isSame(game[field], old)) overtaken.add(game_code);
    else all.set(game_code, { ...all.get(game_code), game_code, [field]: next });
  }
  for (const code of codes.filter((one) => overtaken.has(one))) {
    all.delete(code);
    errors.push({ game_code: code, message: gameTexts.changedSinceComparison.kept() });
  }
  return { patches: [...all.values()], errors };
}

/** All differences of the chosen games. One that somebody has changed since is left as it is. */
export async function changeGames(
  { tx, principal }: TransactionContext,
  batch: Batch,
  codes: readonly string[],
): Promise<Written> {
  if (codes.length === 0) return { ids: [], errors: [] };
  const now = await many(
    sql<Now>`
      select game.*, part.code as sub_provider_code from game join sub_provider part on part.id = game.sub_provider_id
      where game.provider_id = ${batch.provider_id} and game.game_code in ${listed(codes)}
      order by game.id for update of game`,
    tx,
  );
  const plan = patches(batch.changed, codes, new Map(now.map((game) => [game.game_code, game])));
  const done = await many(
    sql<Done>`
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
  return { ids: done.map(({ id }) => id), errors: plan.errors };
}

/** Games that the provider no longer has: kept, and marked so. */
export async function withdrawGames(
  { tx, principal }: TransactionContext,
  batch: Batch,
  codes: readonly string[],
): Promise<Written> {
  if (codes.length === 0) return { ids: [], errors: [] };
  const done = await many(
    sql<Done>`
      update game set status = 'removed', ${raise(principal)}
      where provider_id = ${batch.provider_id} and game_code in ${listed(codes)} and status <> 'removed'
      returning id, game_code`,
    tx,
  );
  return written(codes, done, gameTexts.thisGameWasClosedAlready);
}
