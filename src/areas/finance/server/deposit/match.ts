import { sql } from 'kysely';
import { many, type Tx } from '#server/db/sql.ts';
import type { MatchMethod } from '#server/deposits/deposit-row.ts';
import type { RawLine } from '#server/deposits/raw-line.ts';
import { byAccount, byName, nameMatchOf, type Person, requestOf, type Waiting, waitingFor } from './candidates.ts';

/** Whose money a line is. */
export type Match =
  | {
      readonly kind: 'one';
      readonly person: Person;
      readonly method: Exclude<MatchMethod, 'manual' | 'none' | 'gateway_ref'>;
      /** The request that the money matches; undefined if the member made none. */
      readonly depositRef: string | undefined;
      readonly clues: Clues;
    }
  | { readonly kind: 'several'; readonly candidates: readonly number[]; readonly clues: Clues }
  | { readonly kind: 'nobody'; readonly clues: Clues };

/** What was found on the way; the doubts are judged by it. */
export interface Clues {
  /** Members whose account is the sender's, as far as it is shown. */
  readonly holders: readonly Person[];
}

/** From here on a name is taken for that of the member. */
export const alike = 0.7;

/**
 * Finds the member that a line belongs to: by the sender's account, then the name, then the satang that only one request
 * has, then the number of a slip. Who fits as well as another is not guessed: the line waits for a person.
 */
export async function matchLine(tx: Tx, line: RawLine): Promise<Match> {
  const holders = await byAccount(tx, line);
  const clues = { holders };
  const waiting = await waitingFor(tx, line);
  const named = holders.filter((person) => (nameMatchOf(line, person) ?? 1) >= alike);
  const likely = named.length > 0 ? named : holders;
  if (likely.length > 0) return choose(tx, line, likely, 'account', waiting, clues);
  const bearers = await byName(tx, line);
  if (bearers.length > 0) return choose(tx, line, bearers, 'name', waiting, clues);
  return byRequest(tx, line, waiting, clues);
}

async function choose(
  tx: Tx,
  line: RawLine,
  people: readonly Person[],
  method: 'account' | 'name',
  waiting: readonly Waiting[],
  clues: Clues,
): Promise<Match> {
  const [only] = people;
  if (only && people.length === 1) {
    return { kind: 'one', person: only, method, depositRef: await requestOf(tx, only.id, line), clues };
  }
  const requests = matchingRequests(line, waiting).filter(({ member_id }) => people.some(({ id }) => id === member_id));
  const [one] = requests;
  const person = people.find(({ id }) => id === one?.member_id);
  if (one && person && requests.length === 1)
    return { kind: 'one', person, method: methodOf(line, one), depositRef: one.deposit_ref, clues };
  return { kind: 'several', candidates: people.map(({ id }) => id), clues };
}

async function byRequest(tx: Tx, line: RawLine, waiting: readonly Waiting[], clues: Clues): Promise<Match> {
  const requests = matchingRequests(line, waiting);
  if (requests.length === 0) return { kind: 'nobody', clues };
  const people = await peopleOf(
    tx,
    requests.map(({ member_id }) => member_id),
  );
  const [one] = requests;
  const person = people.find(({ id }) => id === one?.member_id);
  if (one && person && requests.length === 1)
    return { kind: 'one', person, method: methodOf(line, one), depositRef: one.deposit_ref, clues };
  return { kind: 'several', candidates: people.map(({ id }) => id), clues };
}

/** Requests that the money itself names: by satang that are not round, or by the number of the slip. */
function matchingRequests(line: RawLine, waiting: readonly Waiting[]): readonly Waiting[] {
  const bySlip = waiting.filter(({ slip_ref }) => slip_ref !== null && slip_ref === line.upstream_ref);
  if (bySlip.length > 0) return bySlip;
  return line.amount % 100n === 0n ? [] : waiting.filter(({ requested_amount }) => requested_amount === line.amount);
}

function methodOf(line: RawLine, { slip_ref }: Waiting): 'slip' | 'decimal' {
  return slip_ref !== null && slip_ref === line.upstream_ref ? 'slip' : 'decimal';
}

/** Members by their keys. */
export function peopleOf(tx: Tx, ids: readonly number[]): Promise<readonly Person[]> {
  return many(
    sql<Person>`
      select id::integer as id, agent_id::integer as agent_id, username, name, bank_code, bank_account_no,
        bank_account_name, truewallet_no, status
      from member where id in (${sql.join([...ids])}) order by id`,
    tx,
  );
}
