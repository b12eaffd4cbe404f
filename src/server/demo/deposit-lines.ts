import type { DemoBank } from './banks.ts';
import type { DemoLine } from './deposit-scenario.ts';
import type { DemoMember } from './members.ts';
import type { Random } from './random.ts';
import { later, second } from './world.ts';

/** What a bank shows of somebody who sends money. */
export interface Sender {
  readonly bank: string;
  readonly number: string;
  readonly name: string;
}

/** A member as the statement names one: the end of the number, the beginning of the name. */
export function senderOf(member: DemoMember, random: Random): Sender {
  return shown(member.bankCode, member.bankAccountNo, member.bankAccountName, random);
}

/** Anybody as the statement names one. */
export function shown(bank: string, number: string, name: string, random: Random): Sender {
  const [first = '', last = ''] = name.split(' ');
  const title = random.pick(['นาย', 'น.ส.', 'นาง', 'นาย']);
  const hidden = random.chance(0.4) ? `${title} ${first} ${last.slice(0, 2)}***` : `${title} ${first} ${last}`;
  return { bank, number: `xxx${number.slice(-4)}`, name: hidden };
}

/** Everything about a line that follows from who sent what where; the rest is the caller's. */
export function lineOf(
  bank: DemoBank,
  sender: Sender,
  money: Pick<DemoLine, 'at' | 'amount'> & Partial<DemoLine>,
  random: Random,
): DemoLine {
  const delay = Math.max(1, Math.round(-Math.log(1 - random.next()) * 25));
  return {
    id: 0,
    ref: '',
    bankId: bank.id,
    source: bank.wallet ? 'truewallet' : 'app',
    detected: later(money.at, delay * second),
    direction: 'in',
    balanceAfter: null,
    fromBank: sender.bank,
    fromNumber: sender.number,
    fromName: sender.name,
    description: `รับโอนจาก ${sender.bank} ${sender.number.replace('xxx', 'x')} ${sender.name}`,
    upstreamRef: `IN${random.digits(12)}`,
    status: 'matched',
    method: 'account',
    member: null,
    depositRef: null,
    withdrawRef: null,
    candidates: [],
    flags: [],
    review: null,
    aside: false,
    books: null,
    ...money,
  };
}
