import { type RawBuilder, sql } from 'kysely';
import type { Condition, ConditionContext, ConditionValue } from '#contract/condition.ts';
import { type ConditionPiece, conditionPieces } from '#contract/condition-sql.ts';
import type { Entity } from '#contract/endpoint.ts';
import { kinds } from '#contract/kinds/index.ts';
import { bangkokDay, startOfDay } from '#contract/time.ts';
import type { Viewer } from '../context/context.ts';
import { constant } from '../db/plans.ts';
import { codecs } from './codecs.ts';
import { fieldOf } from './field-of.ts';

type Sql = RawBuilder<unknown>;

/** An entity, and its fields in SQL. */
interface Source {
  readonly entity: Entity;
  expression(field: string): Sql | undefined;
}

/** The caller and the time, as a condition may refer to them. */
export const conditionContextOf = ({
  principal,
  clock,
}: Pick<Viewer, 'principal'> & { readonly clock: { now(): Date } }): ConditionContext => ({
  now: clock.now().getTime(),
  me: principal.userId,
});

/** A value in database form. A value that the field cannot have is a programming error. */
function stored(entity: Entity, name: string, value: Exclude<ConditionValue, null>): Sql {
  const field = fieldOf(entity, name);
  const { parse } = codecs[field.kind];
  const kept = parse ? parse(String(value), field) : value;
  if (kept === undefined) throw new Error(`${entity.name}.${name} is never ${JSON.stringify(value)}`);
  return constant(kept);
}

function piece(one: ConditionPiece, source: Source, looking: ConditionContext | undefined): Sql {
  const { entity } = source;
  if (one !== 'me!' && typeof one === 'string') return sql.raw(one);
  if (one !== 'me!' && 'value' in one) return stored(entity, one.of, one.value);
  if (one !== 'me!' && 'field' in one) {
    const found = source.expression(one.field);
    if (!found) throw new Error(`${entity.name}.${one.field} has no column for a condition`);
    return found;
  }
  if (!looking) throw new Error(`${entity.name}: what follows from a row alone knows neither a person nor a time`);
  if (one === 'me!') return sql`${looking.me ?? null}::integer`;
  if ('now' in one.at) return sql`${new Date(looking.now + one.at.now)}::timestamptz`;
  const day = bangkokDay(new Date(looking.now + one.at.today * 86_400_000));
  const isMoment = kinds[fieldOf(entity, one.of).kind].calendar === 'instant';
  return isMoment ? sql`${startOfDay(day)}::timestamptz` : sql`${day}::date`;
}

/** A condition of the manifest as SQL over the rows of a source. Without `looking` it may depend on the row alone. */
export function conditionSql(condition: Condition, source: Source, looking?: ConditionContext): Sql {
  return sql.join(
    conditionPieces(condition).map((one) => piece(one, source, looking)),
    sql``,
  );
}
