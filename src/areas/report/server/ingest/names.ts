import { sql } from 'kysely';
import { bangkokDay } from '#contract/time.ts';
import { type FailureError, invalid } from '#server/base/failure.ts';
import type { TransactionContext } from '#server/context/context.ts';
import { many, type Tx } from '#server/db/sql.ts';
import { membersNamed, type NamedMember, unknownMember } from '#server/ingest/members.ts';
import { reportTexts } from '../texts.ts';

/** What a fact names its bets by. */
export interface Naming {
  readonly username: string;
  readonly sub_provider_code: string;
  readonly day: string;
  readonly games: readonly string[];
}

/** The same as keys. */
export interface Named {
  readonly member: NamedMember;
  readonly subProviderId: number;
  /** By code. */
  readonly games: ReadonlyMap<string, number>;
}

interface Part {
  readonly id: number;
  readonly code: string;
  readonly games: Readonly<Record<string, number>>;
}

async function partsNamed(tx: Tx, all: readonly Naming[]): Promise<ReadonlyMap<string, Part>> {
  const wanted = all.flatMap(({ sub_provider_code: code, games }): readonly { code: string; game: string | null }[] =>
    games.length === 0 ? [{ code, game: null }] : games.map((game) => ({ code, game })),
  );
  const distinct = [...new Map(wanted.map((one) => [JSON.stringify(one), one])).values()];
  const rows = await many(
    sql<Part>`
      select sub.id::integer as id, sub.code,
        coalesce(jsonb_object_agg(game.game_code, game.id) filter (where game.id is not null), '{}') as games
      from jsonb_to_recordset(${JSON.stringify(distinct)}::jsonb) as wanted (code text, game text)
      join sub_provider sub on sub.code = wanted.code
      left join game on game.sub_provider_id = sub.id and game.game_code = wanted.game
      group by sub.id`,
    tx,
  );
  return new Map(rows.map((row) => [row.code, row]));
}

/** Members, sub-providers and games that facts name: a refusal for each that names what is not there. */
export async function namesOf(
  ctx: TransactionContext,
  all: readonly Naming[],
): Promise<readonly (Named | FailureError)[]> {
  const members = await membersNamed(
    ctx,
    all.map(({ username }) => username),
  );
  const parts = await partsNamed(ctx.tx, all);
  const today = bangkokDay(ctx.clock.now());
  return all.map((one) => {
    const [member, part] = [members.get(one.username), parts.get(one.sub_provider_code)];
    if (!member) return unknownMember(one.username);
    if (!part) return invalid({ sub_provider_code: reportTexts.noSubProvider({ code: one.sub_provider_code }) });
    if (one.day > today) return invalid({ day: reportTexts.dayToCome });
    const missing = one.games.find((code) => !Object.hasOwn(part.games, code));
    if (missing !== undefined) return invalid({ game_code: reportTexts.noGame({ code: missing }) });
    return { member, subProviderId: part.id, games: new Map(one.games.map((code) => [code, part.games[code] ?? 0])) };
  });
}
