import type { DecisionFact, Limit, Party, Refusal } from '#contract/decision.ts';
import { fact, limit, refusal } from '#server/decisions/verdict.ts';
import { availableOf, type HouseAccount } from '#server/transfers/account.ts';
import type { Refusal as Refused } from '#server/transfers/rules.ts';
import { decideTexts } from './texts.ts';

/** An account of the house as one end of a transfer. */
export function partyOf({ name, bankCode, accountNo }: HouseAccount): Party {
  return { name, bank: bankCode, account: accountNo };
}

/** What can be sent from it now. */
export function availableFact(account: HouseAccount): DecisionFact {
  return fact('available', 'money', decideTexts.availableAtSource, availableOf(account));
}

/** How much of what the account may send in a day is left, where it has such a limit. Satang. */
export function dayLimitOf(account: HouseAccount, needs: bigint): readonly Limit[] {
  if (account.dailyOut === null) return [];
  const label = decideTexts.sendsToday;
  return [
    limit('daily_out', label, { max: account.dailyOut, used: account.spentToday + account.reserved, needs }, true),
  ];
}

/** Fields of a form from whose values a refusal of the engine may follow. */
export interface TransferFields {
  readonly amount?: string;
  readonly source?: string;
  readonly target?: string;
}

const causes: Readonly<Record<Refused['code'], keyof TransferFields | undefined>> = {
  no_source: 'source',
  source_closed: 'source',
  offline: 'source',
  no_target: 'target',
  same_account: 'source',
  target_closed: 'target',
  balance: 'amount',
  daily_out: 'amount',
  daily_in: 'amount',
  live: undefined,
};

/** The refusal that the engine would give, shown before the transfer is ordered, at the field that causes it. */
export function refusedBy(found: Refused | undefined, fields: TransferFields = {}): readonly Refusal[] {
  if (!found) return [];
  const cause = causes[found.code];
  const field = cause && fields[cause];
  const refused = refusal(found.code, found.code === 'live' ? 409 : 422, found.text);
  return [field === undefined ? refused : { ...refused, field }];
}
