import { formatMoney, groupMoney, percentOf } from '#contract/money.ts';
import type { Source } from './sources.ts';
import { payoutTexts } from './texts.ts';

/** What is to be paid: satang, and the method that the withdrawal asks for. */
export interface SourceRequest {
  readonly net: bigint;
  readonly type: string;
}

/** Satang that can be sent now without counting on money that is already spoken for. */
export function availableOf(source: Source): bigint {
  return source.balance - source.reserved;
}

/** What the source charges for a payout by contract, in satang. */
export function feeOf(source: Source, net: bigint): bigint {
  return percentOf(net, source.feePercent) + source.feeFixed;
}

/** Methods and the kind of account that serves them. `manual` is paid by a person. */
const kindOf: Readonly<Record<string, (source: Source) => boolean>> = {
  auto_bank: (source) => source.kind === 'bank' && source.bankCode !== 'TRUEWALLET',
  truewallet: (source) => source.kind === 'bank' && source.bankCode === 'TRUEWALLET',
  gateway: (source) => source.kind === 'gateway',
};

/** Can this kind of account serve the method at all? */
export function servesType(source: Source, type: string): boolean {
  return kindOf[type]?.(source) === true;
}

const baht = (satang: bigint) => groupMoney(formatMoney(satang));

/** Why this payment cannot be made from this source now; undefined when it can. */
export function refusalOf(source: Source, request: SourceRequest): string | undefined {
  const { net, type } = request;
  if (!servesType(source, type)) return payoutTexts.otherWay.kept();
  if (source.closed) return source.closed;
  if (source.smallest !== null && net < source.smallest)
    return payoutTexts.belowSmallest({ smallest: baht(source.smallest) }).kept();
  if (source.largest !== null && net > source.largest)
    return payoutTexts.aboveLargest({ largest: baht(source.largest) }).kept();
  const cost = net + feeOf(source, net);
  if (availableOf(source) < cost) return payoutTexts.balance({ available: baht(availableOf(source)) }).kept();
  if (source.dailyLimit !== null && source.paidToday + source.reserved + cost > source.dailyLimit)
    return payoutTexts.dailyOut({ dailyLimit: baht(source.dailyLimit) }).kept();
  return undefined;
}
