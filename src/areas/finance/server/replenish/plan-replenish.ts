import type { Text } from '#contract/text.ts';
import { replenishTexts } from './texts.ts';

/** What of a rule decides about filling an account. Money is satang. */
export interface ReplenishTerms {
  readonly mode: 'auto' | 'ticket';
  readonly minBalance: bigint;
  readonly targetBalance: bigint;
  readonly perTransferMax: bigint;
  readonly dailyMax: bigint | null;
  readonly cooldownMinutes: number;
  readonly filledAt: Date | null;
}

/** A source of the rule, in the rule's order. */
export interface ReplenishSource {
  readonly id: number;
  /** What it can send without counting on money that is spoken for. */
  readonly available: bigint;
  /** What may still leave it today; null = any amount. */
  readonly room: bigint | null;
  /** Why nothing can be sent from it; null when something can. */
  readonly closed: Text | null;
}

export interface ReplenishWorld {
  readonly now: Date;
  /** What the account holds, and what payouts under way will not take from it. */
  readonly balance: bigint;
  readonly filledToday: bigint;
  readonly sources: readonly ReplenishSource[];
}

export type ReplenishPlan =
  | { readonly action: 'none' }
  | {
      readonly action: 'skipped';
      readonly result: 'cooldown' | 'limit' | 'no_source';
      readonly needed: bigint;
      readonly message: Text;
    }
  | { readonly action: 'transfer'; readonly needed: bigint; readonly amount: bigint; readonly source: number }
  | { readonly action: 'ticket'; readonly needed: bigint; readonly amount: bigint };

const larger = (a: bigint, b: bigint) => (a < b ? b : a);
const smaller = (a: bigint, b: bigint) => (a < b ? a : b);

/** Whether an account is filled now, by how much and from where; or why it is not. */
export function planReplenish(terms: ReplenishTerms, world: ReplenishWorld): ReplenishPlan {
  const { balance, now, filledToday } = world;
  if (balance >= terms.minBalance) return { action: 'none' };
  const needed = terms.targetBalance - balance;
  const skipped = (result: 'cooldown' | 'limit' | 'no_source', message: Text): ReplenishPlan => ({
    action: 'skipped',
    result,
    needed,
    message,
  });
  const rested =
    terms.filledAt === null ? 0 : terms.filledAt.getTime() + terms.cooldownMinutes * 60_000 - now.getTime();
  if (rested > 0) return skipped('cooldown', replenishTexts.rests({ minutes: Math.ceil(rested / 60_000) }));
  const room = terms.dailyMax === null ? null : terms.dailyMax - filledToday;
  if (room !== null && room <= 0n) return skipped('limit', replenishTexts.dayFull({ dailyMax: terms.dailyMax ?? 0n }));
  const amount = [needed, terms.perTransferMax, ...(room === null ? [] : [room])].reduce(smaller);
  if (terms.mode === 'ticket') return { action: 'ticket', needed, amount };
  const usable = world.sources.filter(({ closed }) => closed === null);
  const source = usable.find((one) => one.available >= amount && (one.room === null || one.room >= amount));
  if (source) return { action: 'transfer', needed, amount, source: source.id };
  const richest = usable.map(({ available }) => available).reduce(larger, 0n);
  const why = world.sources[0]?.closed;
  return skipped('no_source', usable.length === 0 && why ? why : replenishTexts.tooLittle({ amount, richest }));
}
