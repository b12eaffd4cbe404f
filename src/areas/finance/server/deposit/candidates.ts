import { sql } from 'kysely';
import { plainName } from '#contract/name-match.ts';
import type { OwnerCandidate } from '#generated/api/finance.ts';
import { many, type Tx } from '#server/db/sql.ts';
import { nameScore, shownPart } from '#server/deposits/names.ts';
import type { RawLine } from '#server/deposits/raw-line.ts';
import { endOf, fitsNumber, shownNumber } from './account-mask.ts';
import { keptTitles, titleBefore } from './title-words.ts';

/** A member as the matching sees one. */
export interface Person {
  readonly id: number;
  readonly agent_id: number;
  readonly username: string;
  readonly name: string;
  readonly bank_code: string;
  readonly bank_account_no: string;
  readonly bank_account_name: string;
  readonly truewallet_no: string | null;
  readonly status: OwnerCandidate['status'];
}

/** A request that waits for money, or whose time ran out while it waited. Money is satang. */
export interface Waiting {
  readonly deposit_ref: string;
  readonly member_id: number;
  readonly requested_amount: bigint;
  readonly slip_ref: string | null;
}

const columns = sql`id::integer as id, agent_id::integer as agent_id, username, name, bank_code, bank_account_no,
  bank_account_name, truewallet_no, status`;

type Clue = Pick<RawLine, 'agent_ids' | 'from_bank_code' | 'from_account_no' | 'from_account_name'>;

/** Members of the account's agents; an account of no agent in particular serves all. */
export const served = ({ agent_ids }: Pick<Clue, 'agent_ids'>) =>
  agent_ids.length === 0 ? sql`true` : sql`agent_id in (${sql.join([...agent_ids])})`;

/** Most people that one clue may lead to; more of them say nothing. */
const most = 50;

/** Members whose own account looks like the sender's. */
export async function byAccount(tx: Tx, line: Clue): Promise<readonly Person[]> {
  const shown = shownNumber(line.from_account_no);
  const end = shown && endOf(shown);
  if (!shown || !end) return [];
  const rows = await many(
    sql<Person>`
      select ${columns} from member
      where ${served(line)} and ((right(bank_account_no, 4) = ${end}
          and (${line.from_bank_code}::text is null or bank_code = ${line.from_bank_code}))
        or (${line.from_bank_code}::text = 'TRUEWALLET' and truewallet_no = ${line.from_account_no}))
      order by id limit ${most * 4}`,
    tx,
  );
  return rows.filter(
    (person) => fitsNumber(shown, person.bank_account_no) || fitsNumber(shown, person.truewallet_no ?? ''),
  );
}

/** Members who bear the sender's name, as far as the bank shows it. */
export async function byName(tx: Tx, line: Clue): Promise<readonly Person[]> {
  const { shown, cut } = shownPart(line.from_account_name ?? '');
  const rows = await withFirstName(tx, line, line.from_bank_code);
  return rows.filter(({ bank_account_name }) =>
    cut ? plainName(bank_account_name).startsWith(shown) : plainName(bank_account_name) === shown,
  );
}

/** From here on a name with the same first word may be the sender's, written in another way. */
const near = 0.6;

/** Members with the sender's first name and something like the rest, at any bank: for people, who decide themselves. */
export async function byFirstName(tx: Tx, line: Clue): Promise<readonly Person[]> {
  const rows = await withFirstName(tx, line, null);
  return rows.filter((person) => (nameMatchOf(line, person) ?? 0) >= near);
}

async function withFirstName(tx: Tx, line: Clue, bank: string | null): Promise<readonly Person[]> {
  const { from_account_name: name } = line;
  if (name === null || plainName(name).length < 4) return [];
  const first =
    name
      .normalize('NFC')
      .trim()
      .replace(titleBefore, '')
      .split(/[\s*•]/)[0] ?? '';
  if (first.length < 2) return [];
  const likely = keptTitles.map((title) => `${title}${first.replace(/[\\%_]/g, '')}%`);
  return many(
    sql<Person>`
      select ${columns} from member
      where ${served(line)} and (${sql.join(
        likely.map((pattern) => sql`bank_account_name like ${pattern}`),
        sql` or `,
      )})
        and (${bank}::text is null or bank_code = ${bank})
      order by id limit ${most * 10}`,
    tx,
  );
}

/** How similar the sender's name is to that of a member; undefined if the bank gives none. */
export function nameMatchOf(line: Clue, person: Person): number | undefined {
  const { from_account_name: name } = line;
  if (name === null || plainName(name) === '') return undefined;
  return Math.max(nameScore(name, person.bank_account_name), nameScore(name, person.name));
}

/** How long after its end a request may still be met by its money. */
export const lateFor = '24 hours';

/** Requests for money into an account that this line may be the answer to: of the same amount, or of the same slip. */
export function waitingFor(
  tx: Tx,
  line: Pick<RawLine, 'bank_id' | 'amount' | 'upstream_ref' | 'txn_at'>,
): Promise<readonly Waiting[]> {
  return many(
    sql<Waiting>`
      select deposit_ref, member_id::integer as member_id, requested_amount, slip_ref from deposit
      where status in ('pending', 'expired') and channel <> 'gateway' and (bank_id = ${line.bank_id}::integer or bank_id is null)
        and (requested_amount = ${line.amount}::bigint or slip_ref = ${line.upstream_ref})
        and requested_at <= ${line.txn_at}::timestamptz + interval '5 minutes'
        and coalesce(expires_at, requested_at) > ${line.txn_at}::timestamptz - ${lateFor}::interval
      order by requested_at, id limit ${most}`,
    tx,
  );
}

/** The request of a member that a sum answers: the same amount before the same number of baht, the oldest first. */
export async function requestOf(
  tx: Tx,
  memberId: number,
  line: Pick<RawLine, 'bank_id' | 'amount' | 'txn_at'>,
): Promise<string | undefined> {
  const [row] = await many(
    sql<{ deposit_ref: string }>`
      select deposit_ref from deposit
      where member_id = ${memberId} and status in ('pending', 'expired') and channel <> 'gateway'
        and (bank_id = ${line.bank_id}::integer or bank_id is null)
        and requested_amount / 100 = ${line.amount}::bigint / 100
        and requested_at <= ${line.txn_at}::timestamptz + interval '5 minutes'
        and coalesce(expires_at, requested_at) > ${line.txn_at}::timestamptz - ${lateFor}::interval
      order by requested_amount = ${line.amount}::bigint desc, requested_at, id limit 1`,
    tx,
  );
  return row?.deposit_ref;
}
