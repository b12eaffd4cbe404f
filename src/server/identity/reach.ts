import { BlockList, isIP } from 'node:net';
import { sql } from 'kysely';
import type { Principal } from '../context/context.ts';
import type { Executor } from '../db/sql.ts';

/** The agents of a user, including all descendants in the tree. */
export async function agentsOf(
  db: Executor,
  scope: Principal['scope'],
  ids: readonly number[],
): Promise<Principal['agentIds']> {
  if (scope === 'all') return 'all';
  if (scope === 'assigned' || ids.length === 0) return ids;
  const { rows } = await sql<{ id: number }>`
    with recursive tree as (
      select id from agent where id in (${sql.join([...ids])})
      union select agent.id from agent join tree on agent.parent_id = tree.id
    ) select id from tree`.execute(db);
  return rows.map((row) => row.id);
}

/** Empty = any address. */
export function isAllowedIp(ip: string, allowed: readonly string[] | null): boolean {
  if (!allowed || allowed.length === 0) return true;
  const list = new BlockList();
  for (const entry of allowed) {
    const [address = '', prefix] = entry.split('/');
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
    if (isIP(address) === 0) continue;
    if (prefix === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(prefix), family);
  }
  // A proxy or a dual-stack socket writes IPv4 as `::ffff:203.0.113.7`.
  const plain = ip.replace(/^::ffff:(?=\d+\.)/i, '');
  return isIP(plain) !== 0 && list.check(plain, isIP(plain) === 6 ? 'ipv6' : 'ipv4');
}
