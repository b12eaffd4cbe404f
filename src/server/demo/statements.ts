import { bankOf } from '../ledger/accounts.ts';
import type { DemoLine, DemoRequest } from './deposit-scenario.ts';
import type { Posting } from './postings.ts';
import { day, hour, later, type World } from './world.ts';

/** Money that moved on an account, at the moment that the bank gives it. Satang, signed as the account sees it. */
interface Movement {
  readonly bankId: number;
  readonly at: Date;
  readonly kind: Posting['kind'];
  readonly change: bigint;
  after: bigint;
  /** Absent if the bank does not give it on a line that was read. */
  readonly line: DemoLine | undefined;
}

/**
 * Writes on each line what its account held after it. Returns everything that moved on the accounts in the order in which
 * the bank has it: books know of a payment when it is credited, the bank when it came.
 */
export function addBalances(
  lines: readonly DemoLine[],
  requests: readonly DemoRequest[],
  postings: readonly Posting[],
): readonly Movement[] {
  const byBooks = new Map<string, DemoLine>();
  const add = (books: string | null, line: DemoLine) => books && byBooks.set(`${books}@${line.bankId}`, line);
  for (const line of lines) add(line.aside ? `raw_transaction:${line.id}` : line.books, line);
  for (const { id, line } of requests) if (line && !line.aside) add(`deposit:${id}`, line);
  const movements = postings.flatMap(({ at, kind, ref, lines: entries }) =>
    [...changesOf(entries)].map(([bankId, change]): Movement => {
      const line = byBooks.get(`${ref.type}:${ref.id}@${bankId}`);
      return { bankId, at: line?.at ?? at, kind, change, after: 0n, line };
    }),
  );
  movements.sort((a, b) => a.at.getTime() - b.at.getTime());
  const held = new Map<number, bigint>();
  for (const movement of movements) {
    movement.after = (held.get(movement.bankId) ?? 0n) + movement.change;
    held.set(movement.bankId, movement.after);
    if (movement.line) movement.line.balanceAfter = movement.after;
  }
  return movements;
}

function changesOf(entries: Posting['lines']): ReadonlyMap<number, bigint> {
  const changes = new Map<number, bigint>();
  for (const {
    account: { kind, owner, code },
    amount,
  } of entries) {
    if (kind !== 'bank' || owner === null || code !== bankOf(owner).code) continue;
    changes.set(owner, (changes.get(owner) ?? 0n) - amount);
  }
  return changes;
}

/** Days covered by the banks' statements. */
const toldDays = 7;

/**
 * The sandbox's statements of the accounts: the lines that were read already, so that reading them again finds
 * nothing new. Manual corrections are in between, but not where a reader would meet them.
 */
export function sandboxLines(world: World, movements: readonly Movement[]): readonly object[] {
  const since = later(world.now, -toldDays * day);
  const lastRead = new Map<number, number>();
  for (const { bankId, line } of movements) if (line) lastRead.set(bankId, line.at.getTime() - hour);
  return movements.flatMap(({ bankId, at, kind, change, after, line }, index) => {
    const isBehind = kind === 'adjust' && at.getTime() < (lastRead.get(bankId) ?? 0);
    if (at < since || !(line || isBehind)) return [];
    const reference = line?.ref ?? `ADJ${index}`;
    return [
      {
        provider: 'bank',
        account: String(bankId),
        reference,
        order_ref: line?.withdrawRef ?? reference,
        upstream_ref: line?.upstreamRef ?? reference,
        direction: change > 0n ? 'in' : 'out',
        amount: change > 0n ? change : -change,
        fee: 0n,
        bank_code: line?.fromBank ?? null,
        account_no: line?.fromNumber ?? null,
        account_name: line?.fromName ?? null,
        channel_code: null,
        description: line?.description ?? 'โอนเงินระหว่างบัญชี',
        scenario: 'normal',
        executed: true,
        visible_at: at,
        balance_after: after,
        created_at: at,
      },
    ];
  });
}
