import { startOfDay } from '#contract/time.ts';
import { bankOf, outsideOf } from '../ledger/accounts.ts';
import type { DemoBank } from './banks.ts';
import { DayNumbers } from './day-numbers.ts';
import { accountOf } from './members.ts';
import { firstNames, lastNames } from './names.ts';
import type { Posting } from './postings.ts';
import type { TransferRow } from './treasury.ts';
import { dayBefore, later, minute, type World } from './world.ts';

const bankCodes = ['KBANK', 'SCB', 'KTB', 'BBL', 'BAY'] as const;

type Row = Readonly<Record<string, unknown>>;
type Receiver = Pick<TransferRow, 'bank_code' | 'account_no' | 'account_name'>;

/** Transfers by hand and payments to many, with what they mean for the books. */
export interface DemoTransfers {
  readonly groups: readonly Row[];
  readonly recipients: readonly Row[];
  transfers(balances: ReadonlyMap<number, bigint>): readonly TransferRow[];
  readonly postings: readonly Posting[];
}

type LineStatus = 'pending' | 'success' | 'failed';

interface Plan {
  readonly name: string;
  readonly purpose: 'salary' | 'affiliate' | 'settle' | 'other';
  readonly status: 'draft' | 'ready' | 'partial' | 'completed' | 'failed';
  readonly lines: readonly LineStatus[];
}

const repeat = (count: number, status: LineStatus): readonly LineStatus[] =>
  Array.from({ length: count }, () => status);

/** One group in each state that lasts. */
const plans: readonly Plan[] = [
  { name: 'จ่ายทีมงานรอบสิ้นเดือน', purpose: 'salary', status: 'completed', lines: repeat(12, 'success') },
  {
    name: 'จ่ายพันธมิตรรายสัปดาห์',
    purpose: 'affiliate',
    status: 'partial',
    lines: [...repeat(7, 'success'), ...repeat(2, 'failed')],
  },
  { name: 'เคลียร์ยอดค่าบริการ', purpose: 'settle', status: 'failed', lines: repeat(2, 'failed') },
  { name: 'จ่ายพันธมิตรรอบใหม่', purpose: 'affiliate', status: 'ready', lines: repeat(6, 'pending') },
  { name: 'รายการรอเพิ่มผู้รับ', purpose: 'other', status: 'draft', lines: [] },
];

/**
 * Everything happened on days before today, so that no figure of today is touched. Keys go on after `lastId`, that of
 * the last transfer between own accounts.
 */
export function makeTransfers(
  world: World,
  banks: readonly DemoBank[],
  people: readonly number[],
  lastId: number,
): DemoTransfers {
  const sources = banks.filter(({ usage, bankCode }) => usage === 'withdraw' && bankCode !== 'TRUEWALLET');
  const source = sources[0];
  const [maker = 1, payer = maker] = people;
  const groups: Row[] = [];
  const recipients: Row[] = [];
  const made: (TransferRow & { readonly settled_at: Date })[] = [];
  const postings: Posting[] = [];
  const numbers = new DayNumbers();
  if (!source) return { groups, recipients, postings, transfers: () => [] };

  const transfer = (given: {
    readonly prefix: string;
    readonly at: Date;
    readonly origin: 'console' | 'bulk';
    readonly originId: number | null;
    readonly to: Receiver;
    readonly purpose: string;
    readonly amount: bigint;
    readonly status: 'success' | 'failed';
  }): number => {
    const id = lastId + made.length + 1;
    const settled = later(given.at, 4_000);
    const isPaid = given.status === 'success';
    made.push({
      id,
      transfer_ref: numbers.next(given.prefix, given.at),
      requested_at: given.at,
      origin: given.origin,
      origin_id: given.originId,
      lane: null,
      agent_ids: [],
      source_bank_id: source.id,
      target_bank_id: null,
      ...given.to,
      purpose: given.purpose,
      amount: given.amount,
      fee: 0n,
      note: null,
      requested_by: payer,
      sent_at: later(given.at, 1_000),
      settled_at: settled,
      duration_sec: 4,
      inquiries: 0,
      upstream_ref: isPaid ? `BA9${String(id).padStart(9, '0')}` : null,
      message: isPaid ? 'โอนเงินสำเร็จ' : 'บัญชีปลายทางไม่สามารถรับโอนได้',
      status: given.status,
    });
    if (isPaid)
      postings.push({
        at: settled,
        kind: 'bank_transfer',
        refType: 'bank_transfer',
        refId: id,
        actorId: null,
        reason: null,
        lines: [
          [bankOf(source.id), given.amount],
          [outsideOf(given.purpose), -given.amount],
        ],
      });
    return id;
  };

  const receiver = (index: number): Receiver => {
    const random = world.random('transfer receiver', index);
    const bank_code = random.pick(bankCodes);
    const account_name = `${random.chance(0.5) ? 'นาย' : 'นางสาว'}${random.pick(firstNames)} ${random.pick(lastNames)}`;
    return { bank_code, account_no: accountOf(bank_code, 700_000 + index), account_name };
  };

  plans.forEach((plan, index) => {
    const day = dayBefore(world, plans.length - index);
    const start = later(startOfDay(day), 14 * 60 * minute + index * 7 * minute);
    const id = index + 1;
    groups.push({
      id,
      group_ref: numbers.next('BG', start),
      name: plan.name,
      bank_id: source.id,
      purpose: plan.purpose,
      note: null,
      started_by: plan.status === 'draft' || plan.status === 'ready' ? null : payer,
      started_at: plan.status === 'draft' || plan.status === 'ready' ? null : start,
      status: plan.status,
      created_at: start,
      created_by: maker,
      updated_at: later(start, 10 * minute),
      updated_by: payer,
    });
    plan.lines.forEach((status, at) => {
      const line = recipients.length + 1;
      const to = receiver(line);
      const amount = BigInt(world.random('transfer amount', line).int(5, 80)) * 100_00n;
      const transfer_id =
        status === 'pending'
          ? null
          : transfer({
              prefix: 'BL',
              at: later(start, at * 5_000),
              origin: 'bulk',
              originId: line,
              to,
              purpose: plan.purpose,
              amount,
              status,
            });
      recipients.push({
        id: line,
        group_id: id,
        seq: at + 1,
        ...to,
        amount,
        queued: false,
        transfer_id,
        upstream_ref: status === 'success' ? `BA9${String(transfer_id).padStart(9, '0')}` : null,
        message: status === 'success' ? 'โอนเงินสำเร็จ' : status === 'failed' ? 'บัญชีปลายทางไม่สามารถรับโอนได้' : null,
        status,
        created_at: start,
        created_by: maker,
        updated_at: later(start, 10 * minute),
        updated_by: payer,
      });
    });
  });
  for (let index = 0; index < 4; index += 1) {
    const day = dayBefore(world, index + 1);
    transfer({
      prefix: 'BT',
      at: later(startOfDay(day), (10 + index) * 60 * minute),
      origin: 'console',
      originId: null,
      to: receiver(900 + index),
      purpose: 'other',
      amount: BigInt(world.random('transfer by hand', index).int(2, 20)) * 500_00n,
      status: index === 2 ? 'failed' : 'success',
    });
  }

  return {
    groups,
    recipients,
    postings,
    transfers(balances) {
      let after = balances.get(source.id) ?? 0n;
      return made
        .toSorted((a, b) => b.settled_at.getTime() - a.settled_at.getTime() || Number(b.id) - Number(a.id))
        .map((row) => {
          if (row.status !== 'success') return { ...row, balance_before: null, balance_after: null };
          const balance_after = after;
          after += row.amount;
          return { ...row, balance_before: after, balance_after };
        });
    },
  };
}
