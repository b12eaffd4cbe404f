import { sql } from 'kysely';
import { bangkokDay } from '#contract/time.ts';
import type { CashbackCycle } from '#generated/api/enums/cashback-cycle.ts';
import type { AgentConfig } from '#server/agents/agent-config.ts';
import type { Context } from '#server/context/context.ts';
import { many, type Tx } from '#server/db/sql.ts';
import type { TaskHandler } from '#server/jobs/worker.ts';
import { calculate, rulesOf } from './calculate.ts';
import { expireRebates, payAutomatic } from './pay.ts';
import { endedPeriods } from './periods.ts';

/** Outbox topic: rebates are calculated, paid and expired. */
export const cashbackTopic = 'cashback';

const cycles: readonly CashbackCycle[] = ['daily', 'weekly', 'monthly'];

/** Milliseconds between two rounds. */
const interval = 15 * 60_000;

/** Days after the end of a period in which late bets still count. */
const lateDays = 3;

/** Milliseconds to wait after the end of a day, because providers report with a delay. */
const reportingDelay = 60 * 60_000;

/** Rows per transaction: on an embedded database all other writers wait for it. */
const chunk = 100;

type Needs = Pick<Context, 'transaction' | 'clock'>;

/** Settings of active agents. Periods that ended before `since`, when the settings were created, are not calculated. */
function openAgents(tx: Tx): Promise<readonly (AgentConfig & { readonly since: string })[]> {
  return many(
    sql<AgentConfig & { readonly since: string }>`
      select config.*, bangkok_day(config.created_at)::text as since from agent_config config
      join agent on agent.id = config.agent_id and agent.status = 'active' order by config.agent_id`,
    tx,
  );
}

/** Calculates every recently ended period; repeated runs change nothing. Returns the number of new or changed rows. */
export async function calculateEnded({ transaction, clock }: Needs): Promise<number> {
  const today = bangkokDay(new Date(clock.now().getTime() - reportingDelay));
  let changed = 0;
  for (const kind of ['winloss', 'turnover'] as const) {
    for (const cycle of cycles) {
      for (const period of endedPeriods(cycle, today, lateDays)) {
        changed += await transaction(async ({ tx }) => {
          const agents = (await openAgents(tx)).filter((config) => {
            const rules = rulesOf(kind, config);
            return rules.enabled && rules.cycle === cycle && config.since <= period.to;
          });
          return calculate(tx, kind, cycle, period, agents, clock.now());
        });
      }
    }
  }
  return changed;
}

/** One round: calculates ended periods, pays automatic rebates, and expires unclaimed ones. */
export async function cashbackRound(context: Needs): Promise<void> {
  await calculateEnded(context);
  for (const step of [payAutomatic, expireRebates]) {
    let count = chunk;
    while (count === chunk) count = await context.transaction((ctx) => step(ctx, chunk));
  }
}

/** Repeats the round forever; any number of processes may take turns. */
export function cashbackTasks(context: Needs): Readonly<Record<string, TaskHandler>> {
  return {
    [cashbackTopic]: async () => {
      await cashbackRound(context);
      return { again: interval };
    },
  };
}
