import type { DemoBank } from './banks.ts';
import { DayNumbers } from './day-numbers.ts';
import { makeFills } from './fills.ts';
import type { SeedRow } from './insert.ts';
import type { Posting } from './postings.ts';
import type { DemoUser } from './staff.ts';
import { makeSweeps } from './sweeps.ts';
import { makeTickets } from './tickets.ts';
import type { World } from './world.ts';

export type BankRow = SeedRow<'bank'>;
export type TransferRow = SeedRow<'bank_transfer'>;

/** The parts of the demo that treasury uses. */
export interface TreasuryScene {
  readonly world: World;
  readonly banks: readonly DemoBank[];
  readonly bankRows: readonly BankRow[];
  readonly officers: readonly DemoUser[];
  readonly teams: readonly number[];
  /** The next business number of a kind on the day of a moment; called in order of time. */
  readonly numberOf: (prefix: string, at: Date) => string;
}

/** Sweeps, replenishment and tickets of the demo, and what they did to the books. */
export async function makeTreasury(cast: Omit<TreasuryScene, 'numberOf'>) {
  const numbers = new DayNumbers();
  const told = { ...cast, numberOf: (prefix: string, at: Date) => numbers.next(prefix, at) };
  const sweeps = makeSweeps(told);
  const fills = makeFills(told, sweeps.transfers.length + 1);
  const tickets = await makeTickets(told, fills.tickets);
  const transfers = [...sweeps.transfers, ...fills.transfers];
  return {
    settings: sweeps.settings,
    sweepRules: sweeps.rules,
    sweeps: sweeps.sweeps,
    replenishRules: fills.rules,
    replenishLogs: fills.logs,
    transfers,
    tasks: transfers.flatMap(taskOf),
    ...tickets,
    postings: [...sweeps.postings, ...fills.postings, ...tickets.postings],
    numbers,
  };
}

/** A transfer whose result nobody knows waits for a person; its task is parked. */
function taskOf({ id, status, parked_at, message }: TransferRow): readonly object[] {
  if (status !== 'unknown') return [];
  return [
    {
      topic: 'transfer',
      key: `transfer:${String(id)}`,
      payload: { transfer_id: id },
      state: 'parked',
      runs: 9,
      available_at: parked_at,
      created_at: parked_at,
      last_error: message,
    },
  ];
}

/** The balances that each transfer met in the books, in satang: what the source held before it. */
export function withBalances(
  transfers: readonly TransferRow[],
  postings: readonly Posting[],
  codeOf: (bankId: number) => string,
): readonly TransferRow[] {
  const held = new Map<string, bigint>();
  const before = new Map<number, bigint>();
  const sources = new Map(transfers.map((one) => [Number(one.id), codeOf(one.source_bank_id ?? 0)]));
  for (const { kind, ref, lines } of postings) {
    if (kind === 'bank_transfer') before.set(ref.id, -(held.get(sources.get(ref.id) ?? '') ?? 0n));
    for (const { account, amount } of lines) held.set(account.code, (held.get(account.code) ?? 0n) + amount);
  }
  return transfers.map((one) => {
    const had = one.status === 'success' ? (before.get(Number(one.id)) ?? 0n) : null;
    return { ...one, balance_before: had, balance_after: had === null ? null : had - (one.amount ?? 0n) };
  });
}
