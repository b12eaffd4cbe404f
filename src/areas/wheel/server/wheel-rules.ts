import { sql } from 'kysely';
import type { Text } from '#contract/text.ts';
import { invalid } from '#server/base/failure.ts';
import { joinTexts } from '#server/base/text-catalogue.ts';
import type { RowOf } from '#server/context/context.ts';
import { effect } from '#server/context/effect.ts';
import { many, type Tx } from '#server/db/sql.ts';
import type { StatusSchedule } from '#server/lifecycle/schedule.ts';
import { reasonsNotSpinnable } from './faults.ts';
import { wheelTexts } from './texts.ts';

type Wheel = RowOf<'wheel_config'>;

/** Allowed status changes. "ended" is final. */
const moves: Readonly<Record<Wheel['status'], readonly Wheel['status'][]>> = {
  draft: ['active'],
  active: ['paused', 'ended'],
  paused: ['active', 'ended'],
  ended: [],
};

/** Opened wheels end when their time is over. A draft is left unchanged. */
export const wheelSchedule: StatusSchedule = {
  entity: 'WheelConfig',
  table: 'wheel_config',
  action: 'wheel.end',
  steps: [{ from: ['active', 'paused'], at: 'end_at', to: 'ended' }],
};

/** Clears the price fields that the cost type does not use. */
function priceOf(row: Wheel): Partial<Wheel> {
  const counted = row.cost_type === 'ticket' || row.cost_type === 'point';
  return {
    ...(!counted && row.cost_value !== null ? { cost_value: null } : {}),
    ...(row.cost_type !== 'deposit' && row.deposit_per_ticket !== null ? { deposit_per_ticket: null } : {}),
  };
}

function errorsOf(row: Wheel): Record<string, Text> {
  const errors: Record<string, Text> = {};
  if ((row.cost_type === 'ticket' || row.cost_type === 'point') && row.cost_value === null) {
    errors.cost_value = wheelTexts.sayHowManyASpinTakes;
  }
  if (row.cost_type === 'deposit' && row.deposit_per_ticket === null)
    errors.deposit_per_ticket = wheelTexts.sayWhichDepositGivesASpin;
  if (row.start_at && row.end_at && row.start_at >= row.end_at) errors.end_at = wheelTexts.mustBeAfterTheStart;
  return errors;
}

/** Agents of this wheel that already have another active one, as names of agent and wheel. */
async function otherActiveWheels(tx: Tx, row: Wheel): Promise<readonly { agent: string; wheel: string }[]> {
  return many(
    sql<{ agent: string; wheel: string }>`
      select agent.name as agent, wheel.name as wheel
      from wheel_active_agent taken
      join agent on agent.id = taken.agent_id
      join wheel_config wheel on wheel.id = taken.wheel_id
      where taken.wheel_id <> ${row.id} and taken.agent_id in (
        select value::integer from wheel_config mine, jsonb_array_elements_text(mine.agent_ids) where mine.id = ${row.id})
      order by agent.name`,
    tx,
  );
}

function throwIfInvalid(errors: Readonly<Record<string, Text>>): void {
  if (Object.keys(errors).length > 0) throw invalid(errors);
}

/** A new wheel must be a draft. */
export const wheelAdd = effect('wheel.add', async ({ row }) => {
  const patch = priceOf(row);
  const errors = errorsOf({ ...row, ...patch });
  if (row.status !== 'draft') errors.status = wheelTexts.createItAsADraftAnd;
  throwIfInvalid(errors);
  return patch;
});

/**
 * A changed wheel. To be opened, all its slots must be filled, a slot must always be able to come up, and none of its
 * agents may have another active wheel. An ended wheel cannot be changed. Throws FailureError 422 that names the
 * invalid fields.
 */
export const wheelUpdate = effect('wheel.update', async ({ before, row }, { tx, clock }) => {
  if (!before) throw new Error('A change has a record');
  const patch = priceOf(row);
  const errors = errorsOf({ ...row, ...patch });
  const isStatusChanged = row.status !== before.status;
  if (isStatusChanged && !moves[before.status].includes(row.status))
    errors.status = wheelTexts.theStatusCannotChangeLikeThis;
  if (row.status === 'active' && row.end_at && row.end_at <= clock.now()) errors.end_at = wheelTexts.theEndHasPassed;
  throwIfInvalid(errors);
  if (row.segment_count < before.segment_count) await checkSegments(tx, row);
  if (row.status === 'active') await checkActive(tx, row, isStatusChanged);
  return patch;
});

/** The segment count cannot be reduced below an existing slot's position. */
async function checkSegments(tx: Tx, row: Wheel): Promise<void> {
  const beyond = await many(
    sql<{ position: number }>`
      select position from wheel_stock where wheel_id = ${row.id} and position > ${row.segment_count} order by position`,
    tx,
  );
  if (beyond.length === 0) return;
  throw invalid({
    segment_count: wheelTexts.deleteFirst({ positions: beyond.map(({ position }) => position).join(', ') }),
  });
}

async function checkActive(tx: Tx, row: Wheel, moved: boolean): Promise<void> {
  const reasons = await reasonsNotSpinnable(tx, row.id);
  if (reasons.length > 0) {
    const text = joinTexts(reasons, ' · ');
    throw invalid(
      { [moved ? 'status' : 'segment_count']: text },
      joinTexts([moved ? wheelTexts.theWheelCannotBeOpened : wheelTexts.notSaved, text], ': '),
    );
  }
  const [first] = await otherActiveWheels(tx, row);
  if (!first) return;
  const text = wheelTexts.hasAWheelThatIsOpen({ agent: first.agent, wheel: first.wheel });
  throw invalid({ [moved ? 'status' : 'agent_ids']: text }, text);
}
