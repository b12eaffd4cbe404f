import { sql } from 'kysely';
import { plainName } from '#contract/name-match.ts';
import { many, type Tx } from '#server/db/sql.ts';
import type { RawLine } from '#server/deposits/raw-line.ts';
import { byAccount, byFirstName, byName, type Person, served, waitingFor } from './candidates.ts';
import { peopleOf } from './match.ts';

/** Members that somebody who looks for an owner is shown at most. */
const most = 20;

/**
 * Members whose money a line may be, in no order: who was meant, whose account or name it is, who waits for such a sum,
 * and who was credited from the sender's account before.
 */
export async function likelyOwners(tx: Tx, line: RawLine): Promise<readonly Person[]> {
  if (line.gateway_order_ref !== null) return line.member_id === null ? [] : peopleOf(tx, [line.member_id]);
  const ids = [
    line.member_id,
    ...line.candidate_members,
    ...(await waitingFor(tx, line)).map(({ member_id }) => member_id),
    ...(await creditedFrom(tx, line)),
  ].filter((id) => id !== null);
  const named = ids.length > 0 ? await peopleOf(tx, [...new Set(ids)]) : [];
  const found = [
    ...named.filter(({ agent_id }) => line.agent_ids.length === 0 || line.agent_ids.includes(agent_id)),
    ...(await byAccount(tx, line)),
    ...(await byName(tx, line)),
    ...(await byFirstName(tx, line)),
  ];
  return [...new Map(found.map((person) => [person.id, person])).values()];
}

/** Members whose username, name, number or account begins with, or contains, what is typed. */
export function searchOwners(tx: Tx, line: Pick<RawLine, 'agent_ids'>, typed: string): Promise<readonly Person[]> {
  const text = typed.trim().replace(/[\\%_]/g, (sign) => `\\${sign}`);
  if (plainName(text).length < 2) return Promise.resolve([]);
  const [part, digits] = [`%${text}%`, text.replace(/\D/g, '')];
  return many(
    sql<Person>`
      select id::integer as id, agent_id::integer as agent_id, username, name, bank_code, bank_account_no,
        bank_account_name, truewallet_no, status
      from member where ${served(line)} and (username ilike ${part} or name ilike ${part} or bank_account_name ilike ${part}
        or (${digits.length >= 4}::boolean and (bank_account_no like ${`%${digits}`} or mobile = ${digits})))
      order by username = ${text} desc, id limit ${most}`,
    tx,
  );
}

async function creditedFrom(tx: Tx, line: RawLine): Promise<readonly number[]> {
  if (line.from_account_no === null) return [];
  const rows = await many(
    sql<{ member_id: number }>`
      select distinct member_id::integer as member_id from raw_transaction
      where match_status = 'matched' and direction = 'in' and bank_id = ${line.bank_id}::integer
        and from_account_no = ${line.from_account_no} and from_account_name is not distinct from ${line.from_account_name}
        and txn_at > ${line.txn_at}::timestamptz - interval '90 days' and member_id is not null
      limit ${most}`,
    tx,
  );
  return rows.map(({ member_id }) => member_id);
}
