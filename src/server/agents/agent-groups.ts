import { sql } from 'kysely';
import type { Text } from '#contract/text.ts';
import { many, type Tx } from '../db/sql.ts';
import { notifyGroup } from '../jobs/notice-task.ts';

interface Groups {
  readonly id: number;
  readonly telegram: string | null;
  readonly line: string | null;
}

/**
 * Notifies the groups in these agents' settings, after the commit; nobody if there are none. A group shared by
 * several agents is notified once, the one in `already` not again. `reference` identifies the event:
 * `sweep-7-MG2601310003`.
 */
export async function notifyAgentGroups(
  tx: Tx,
  reference: string,
  agentIds: readonly number[],
  text: Text,
  already: string | null = null,
): Promise<void> {
  if (agentIds.length === 0) return;
  const rows = await many(
    sql<Groups>`
      select agent_id::integer as id, nullif(trim(telegram_chat_id), '') as telegram, nullif(trim(line_notify_group), '') as line
      from agent_config where agent_id in (${sql.join(agentIds)}) order by agent_id`,
    tx,
  );
  const notified = new Set<string | null>([already]);
  for (const { id, telegram, line } of rows) {
    for (const [app, group] of Object.entries({ telegram, line })) {
      if (group === null || notified.has(group)) continue;
      notified.add(group);
      await notifyGroup(tx, `${reference}-${id}-${app}`, group, text);
    }
  }
}
