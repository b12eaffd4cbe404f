import { percentOf } from '#contract/money.ts';
import type { InvoiceBase } from '#generated/api/enums/invoice-base.ts';

/** What was bet, in satang. */
export interface Bets {
  /** Stakes of settled bets. */
  readonly turnover: bigint;
  /** Stakes that count: without draws, voids and opposite bets. */
  readonly validTurnover: bigint;
  /** What went back to members. */
  readonly payout: bigint;
}

/** Rates of one day, in wire form: percent with up to four places. */
export interface Rates {
  /** Part of the win or loss that the agent takes. */
  readonly share: string;
  readonly agentCommission: string;
  readonly memberCommission: string;
  /** What the provider charges, and on what. */
  readonly cost: string;
  readonly costBase: InvoiceBase;
}

/** Columns of a bet row that follow from the bets, in satang; positive = theirs. */
export interface Shares {
  readonly memberCommission: bigint;
  readonly agentWinloss: bigint;
  readonly agentCommission: bigint;
  readonly providerCost: bigint;
}

/** How a row is divided. Whatever is rounded, nothing is lost: the company has what the others leave. */
export function sharesOf({ turnover, validTurnover, payout }: Bets, rates: Rates): Shares {
  const ggr = turnover - payout;
  return {
    memberCommission: percentOf(validTurnover, rates.memberCommission),
    agentWinloss: percentOf(ggr, rates.share),
    agentCommission: percentOf(validTurnover, rates.agentCommission),
    providerCost: percentOf(rates.costBase === 'ggr' ? ggr : validTurnover, rates.cost),
  };
}
