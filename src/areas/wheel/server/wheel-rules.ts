import { sql } from 'kysely';
import type { Text } from '#contract/text.ts';
import { conflicted, invalid } from '#server/base/failure.ts';
import { joinTexts } from '#server/base/text-catalogue.ts';
import type { RowOf } from '#server/context/context.ts';
import { effect } from '#server/context/effect.ts';
import { many, type Tx } from '#server/db/sql.ts';
import { faultsOf } from './faults.ts';
import { wheelTexts } from './texts.ts';
import { watchWheel } from './window-task.ts';

type Wheel = RowOf<'wheel_config'>;

/** From which status a wheel goes where. Ended is final. */
const moves: Readonly<Record<Wheel['status'], readonly Wheel['status'][]>> = {
  draft: ['active'],
  active: ['paused', 'ended'],
  paused: ['active', 'ended'],
  ended: [],
};

/** What a spin costs leaves no other price behind. */
function priceOf(row: Wheel): Partial<Wheel> {
  const counted = row.cost_type === 'ticket' || row.cost_type === 'point';
  return {
    ...(!counted && row.cost_value !== null ? { cost_value: null } : {}),
    ...(row.cost_type !== 'deposit' && row.deposit_per_ticket !== null ? { deposit_per_ticket: null } : {}),
  };
}

function wrongIn(row: Wheel): Record<string, Text> {
  const wrong: Record<string, Text> = {};
  if ((row.cost_type === 'ticket' || row.cost_type === 'point') && row.cost_value === null) {
    wrong.cost_value = wheelTexts.sayHowManyASpinTakes;
  }
  if (row.cost_type === 'deposit' && row.deposit_per_ticket === null)
    wrong.deposit_per_ticket = wheelTexts.sayWhichDepositGivesASpin;
  if (row.start_at && row.end_at && row.start_at >= row.end_at) wrong.end_at = wheelTexts.mustBeAfterTheStart;
  return wrong;
}

/** Agents of this wheel that have another active one, by name of agent and wheel. */
async function occupied(tx: Tx, row: Wheel): Promise<readonly { agent: string; wheel: string }[]> {
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

function refuse(wrong: Readonly<Record<string, Text>>): void {
  if (Object.keys(wrong).length > 0) throw invalid(wrong);
}

/** A new wheel begins as a draft. */
export const wheelAdd = effect('wheel.add', async ({ row }, { tx }) => {
  const patch = priceOf(row);
  const wrong = wrongIn({ ...row, ...patch });
  if (row.status !== 'draft') wrong.status = wheelTexts.createItAsADraftAnd;
  refuse(wrong);
  if (row.end_at) await watchWheel(tx, row.id);
  return patch;
});

/**
 * A changed wheel. It is opened where all slots are filled, something can always come up, and none of its agents has
 * another active wheel. What has ended stays as it is. Throws FailureError 422 that names the fields at fault.
 */
export const wheelUpdate = effect('wheel.update', async ({ before, row }, { tx, clock }) => {
  if (!before) throw new Error('A change has a record');
  if (before.status === 'ended') throw conflicted(undefined, wheelTexts.thisWheelHasEndedAndCannot);
  const patch = priceOf(row);
  const wrong = wrongIn({ ...row, ...patch });
  const moved = row.status !== before.status;
  if (moved && !moves[before.status].includes(row.status)) wrong.status = wheelTexts.theStatusCannotChangeLikeThis;
  if (row.status === 'active' && row.end_at && row.end_at <= clock.now()) wrong.end_at = wheelTexts.theEndHasPassed;
  refuse(wrong);
  if (row.segment_count < before.segment_count) await checkSegments(tx, row);
  if (row.status === 'active') await checkActive(tx, row, moved);
  if (row.end_at) await watchWheel(tx, row.id);
  return patch;
});

/** A wheel with fewer slots has none beyond the last. */
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
  const faults = await faultsOf(tx, row.id);
  if (faults.length > 0) {
    const text = joinTexts(faults, ' · ');
    throw invalid(
      { [moved ? 'status' : 'segment_count']: text },
      joinTexts([moved ? wheelTexts.theWheelCannotBeOpened : wheelTexts.notSaved, text], ': '),
    );
  }
  const [first] = await occupied(tx, row);
  if (!first) return;
  const text = wheelTexts.hasAWheelThatIsOpen({ agent: first.agent, wheel: first.wheel });
  throw invalid({ [moved ? 'status' : 'agent_ids']: text }, text);
}
