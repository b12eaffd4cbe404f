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

/** Topic of the outbox: rebates are worked out, paid and ended. */
export const cashbackTopic = 'cashback';

const cycles: readonly CashbackCycle[] = ['daily', 'weekly', 'monthly'];

/** Milliseconds between two rounds. */
const interval = 15 * 60_000;

/** Days after the end of a period in which bets that are told late still count. */
const lateDays = 3;

/** How long a day is left alone after its end: providers report with delay. Milliseconds. */
const settling = 60 * 60_000;

/** Rows of one transaction: on an embedded database everybody else waits for it. */
const chunk = 100;

type Needs = Pick<Context, 'transaction' | 'clock'>;

/** Settings of agents that are open. What was before they had settings is none of this product's. */
function openAgents(tx: Tx): Promise<readonly (AgentConfig & { readonly since: string })[]> {
  return many(
    sql<AgentConfig & { readonly since: string }>`
      select config.*, bangkok_day(config.created_at)::text as since from agent_config config
      join agent on agent.id = config.agent_id and agent.status = 'active' order by config.agent_id`,
    tx,
  );
}

/** Works out every period that ended lately; what is known already stays as it is. Returns how many rows are new or changed. */
export async function calculateEnded({ transaction, clock }: Needs): Promise<number> {
  const today = bangkokDay(new Date(clock.now().getTime() - settling));
  let changed = 0;
  for (const kind of ['winloss', 'turnover'] as const) {
    for (const cycle of cycles) {
      for (const period of endedPeriods(cycle, today, lateDays)) {
        changed += await transaction(async ({ tx }) => {
          const agents = (await openAgents(tx)).filter((config) => {
            const own = rulesOf(kind, config);
            return own.enabled && own.cycle === cycle && config.since <= period.to;
          });
          return calculate(tx, kind, cycle, period, agents, clock.now());
        });
      }
    }
  }
  return changed;
}

/** One round: periods that ended, what is paid by itself, what ran out. */
export async function cashbackRound(context: Needs): Promise<void> {
  await calculateEnded(context);
  for (const step of [payAutomatic, expireRebates]) {
    let done = chunk;
    while (done === chunk) done = await context.transaction((ctx) => step(ctx, chunk));
  }
}

/** Rounds without end; any number of processes may take turns. */
export function cashbackTasks(context: Needs): Readonly<Record<string, TaskHandler>> {
  return {
    [cashbackTopic]: async () => {
      await cashbackRound(context);
      return { again: interval };
    },
  };
}
