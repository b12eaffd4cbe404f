import { type RawBuilder, sql } from 'kysely';
import type { Condition, ConditionValue, Looking } from '#contract/condition.ts';
import { type ConditionPiece, conditionPieces } from '#contract/condition-sql.ts';
import { kinds } from '#contract/kinds/index.ts';
import { bangkokDay, startOfDay } from '#contract/time.ts';
import type { Viewer } from '../context/context.ts';
import { codecs } from './codecs.ts';
import { fieldOf, type RowSource } from './row-source.ts';

type Sql = RawBuilder<unknown>;

/** Who looks, and when, of a call. */
export const lookingOf = ({
  principal,
  clock,
}: Pick<Viewer, 'principal'> & { readonly clock: { now(): Date } }): Looking => ({
  now: clock.now().getTime(),
  me: principal.userId,
});

/** A value as the database keeps it; one that a field never has is a fault of the program. */
function stored({ entity }: RowSource, name: string, value: Exclude<ConditionValue, null>): Sql {
  const field = fieldOf(entity, name);
  const { parse } = codecs[field.kind];
  const kept = parse ? parse(String(value), field) : value;
  if (kept === undefined) throw new Error(`${entity.name}.${name} is never ${JSON.stringify(value)}`);
  return sql`${kept}`;
}

function piece(one: ConditionPiece, source: RowSource, { now, me }: Looking): Sql {
  if (one === 'me!') return sql`${me ?? null}::integer`;
  if (typeof one === 'string') return sql.raw(one);
  if ('value' in one) return stored(source, one.of, one.value);
  if ('field' in one) {
    const expression = source.expression(one.field);
    if (!expression) throw new Error(`${source.entity.name}.${one.field} has no column for a condition`);
    return expression;
  }
  if ('now' in one.at) return sql`${new Date(now + one.at.now)}::timestamptz`;
  const day = bangkokDay(new Date(now + one.at.today * 86_400_000));
  const isMoment = kinds[fieldOf(source.entity, one.of).kind].calendar === 'instant';
  return isMoment ? sql`${startOfDay(day)}::timestamptz` : sql`${day}::date`;
}

/** A condition of the manifest over the rows of a source. */
export function conditionSql(condition: Condition, source: RowSource, looking: Looking): Sql {
  return sql.join(
    conditionPieces(condition).map((one) => piece(one, source, looking)),
    sql``,
  );
}
