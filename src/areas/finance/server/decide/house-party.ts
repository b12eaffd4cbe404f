import type { DecisionFact, Limit, Party, Refusal } from '#contract/decision.ts';
import { fact, limit, refusal, say } from '#server/decisions/verdict.ts';
import { availableOf, type HouseAccount } from '#server/transfers/account.ts';
import type { Refusal as Refused } from '#server/transfers/rules.ts';

/** An account of the house as one end of a transfer. */
export function partyOf({ name, bankCode, accountNo }: HouseAccount): Party {
  return { name, bank: bankCode, account: accountNo };
}

/** What can be sent from it now. */
export function availableFact(account: HouseAccount): DecisionFact {
  return fact('available', 'money', say('ยอดที่โอนได้ของต้นทาง', 'Available at the source'), availableOf(account));
}

/** How much of what the account may send in a day is left, where it has such a limit. Satang. */
export function dayLimitOf(account: HouseAccount, needs: bigint): readonly Limit[] {
  if (account.dailyOut === null) return [];
  const label = say('วงเงินโอนออกของบัญชีวันนี้', 'What the account may send today');
  return [
    limit('daily_out', label, { max: account.dailyOut, used: account.spentToday + account.reserved, needs }, true),
  ];
}

/** What the engine of transfers refuses, in English. */
const english: Readonly<Record<Refused['code'], string>> = {
  no_source: 'There is no such source',
  source_closed: 'The source cannot pay now',
  offline: 'The source is not connected with its bank',
  no_target: 'There is no such account',
  same_account: 'Source and receiver are the same account',
  target_closed: 'The receiving account is closed or frozen',
  balance: 'The source does not hold enough',
  daily_out: 'The source would pass what it may send today',
  daily_in: 'The receiving account would pass what it may get today',
  live: 'A transfer there is under way, or nobody knows its end',
};

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

/** What the engine would refuse, said before the transfer is ordered, beside the field that it follows from. */
export function refusedBy(found: Refused | undefined, fields: TransferFields = {}): readonly Refusal[] {
  if (!found) return [];
  const cause = causes[found.code];
  const field = cause && fields[cause];
  const said = refusal(found.code, found.code === 'live' ? 409 : 422, say(found.message, english[found.code]));
  return [field === undefined ? said : { ...said, field }];
}
