import { startOfDay } from '#contract/time.ts';
import { transferPosting } from '../transfers/settle-transfer.ts';
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
  readonly transfers: readonly TransferRow[];
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

/** What a transfer is about, before it has its keys and numbers. */
interface Ask {
  readonly prefix: 'BL' | 'BT';
  readonly at: Date;
  readonly origin: 'console' | 'bulk';
  readonly originId: number | null;
  readonly to: Receiver;
  readonly purpose: string;
  /** Satang. */
  readonly amount: bigint;
  readonly status: 'success' | 'failed';
}

/** One receiver of a group, with its line of the plan. */
interface Recipient {
  readonly id: number;
  readonly group: number;
  readonly seq: number;
  readonly start: Date;
  readonly to: Receiver;
  readonly purpose: string;
  readonly amount: bigint;
  readonly status: LineStatus;
}

const results = {
  success: { reference: (id: number) => `BA9${String(id).padStart(9, '0')}`, message: 'โอนเงินสำเร็จ' },
  failed: { reference: () => null, message: 'บัญชีปลายทางไม่สามารถรับโอนได้' },
} as const;

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
  const source = banks.find(({ usage, bankCode }) => usage === 'withdraw' && bankCode !== 'TRUEWALLET');
  if (!source) return { groups: [], recipients: [], transfers: [], postings: [] };
  const [maker = 1, payer = maker] = people;
  const numbers = new DayNumbers();
  const starts = plans.map((_, index) => {
    const day = dayBefore(world, plans.length - index);
    return later(startOfDay(day), 14 * 60 * minute + index * 7 * minute);
  });
  const stamps = (start: Date) => ({
    ...{ created_at: start, created_by: maker, updated_at: later(start, 10 * minute), updated_by: payer },
  });

  const receivers = plans
    .flatMap((plan, index) =>
      plan.lines.map((status, at) => ({
        status,
        at,
        group: index + 1,
        start: starts[index] ?? world.now,
        purpose: plan.purpose,
      })),
    )
    .map(({ at, ...line }, index): Recipient => {
      const id = index + 1;
      const amount = BigInt(world.random('transfer amount', id).int(5, 80)) * 100_00n;
      return { id, seq: at + 1, to: receiverOf(world, id), amount, ...line };
    });
  const sent = receivers.filter(({ status }) => status !== 'pending');
  const keys = new Map(sent.map(({ id }, index) => [id, lastId + index + 1]));
  const rows = [...sent.map(askOf), ...askedByHand(world)].map((ask, index) =>
    rowOf(ask, { id: lastId + index + 1, number: numbers.next(ask.prefix, ask.at), source: source.id, payer }),
  );

  return {
    groups: plans.map((plan, index) =>
      groupRow(plan, index, { source: source.id, payer, start: starts[index] ?? world.now, numbers, stamps }),
    ),
    recipients: receivers.map((one) => ({ ...recipientRow(one, keys.get(one.id) ?? null), ...stamps(one.start) })),
    transfers: rows,
    postings: rows
      .filter(({ status }) => status === 'success')
      .map((row) => ({ at: row.settled_at, ...transferPosting(row, null) })),
  };
}

function receiverOf(world: World, index: number): Receiver {
  const random = world.random('transfer receiver', index);
  const bank_code = random.pick(bankCodes);
  const account_name = `${random.chance(0.5) ? 'นาย' : 'นางสาว'}${random.pick(firstNames)} ${random.pick(lastNames)}`;
  return { bank_code, account_no: accountOf(bank_code, 700_000 + index), account_name };
}

const askOf = ({ id, seq, start, to, purpose, amount, status }: Recipient): Ask => ({
  ...{ prefix: 'BL', at: later(start, (seq - 1) * 5_000), origin: 'bulk', originId: id, to, purpose, amount },
  status: status === 'failed' ? 'failed' : 'success',
});

/** Four transfers that a person made in the console, one a day; the third failed. */
const askedByHand = (world: World): readonly Ask[] =>
  [0, 1, 2, 3].map((index) => ({
    prefix: 'BT',
    at: later(startOfDay(dayBefore(world, index + 1)), (10 + index) * 60 * minute),
    origin: 'console',
    originId: null,
    to: receiverOf(world, 900 + index),
    purpose: 'other',
    amount: BigInt(world.random('transfer by hand', index).int(2, 20)) * 500_00n,
    status: index === 2 ? 'failed' : 'success',
  }));

function rowOf(
  { at, origin, originId, to, purpose, amount, status }: Ask,
  {
    id,
    number,
    source,
    payer,
  }: { readonly id: number; readonly number: string; readonly source: number; readonly payer: number },
) {
  const { reference, message } = results[status];
  return {
    ...{ id, transfer_ref: number, requested_at: at, origin, origin_id: originId, lane: null, agent_ids: [] },
    ...{ source_bank_id: source, target_bank_id: null, ...to, purpose, amount, fee: 0n, note: null },
    ...{ requested_by: payer, sent_at: later(at, 1_000), settled_at: later(at, 4_000), duration_sec: 4, inquiries: 0 },
    ...{ upstream_ref: reference(id), message, status },
  };
}

function groupRow(
  { name, purpose, status }: Plan,
  index: number,
  {
    source,
    payer,
    start,
    numbers,
    stamps,
  }: {
    readonly source: number;
    readonly payer: number;
    readonly start: Date;
    readonly numbers: DayNumbers;
    readonly stamps: (start: Date) => Row;
  },
): Row {
  const begun = status !== 'draft' && status !== 'ready';
  return {
    ...{ id: index + 1, group_ref: numbers.next('BG', start), name, bank_id: source, purpose, note: null },
    ...{ started_by: begun ? payer : null, started_at: begun ? start : null, status, ...stamps(start) },
  };
}

function recipientRow({ id, group, seq, to, amount, status }: Recipient, transferId: number | null): Row {
  const result = status === 'pending' ? undefined : results[status];
  return {
    ...{ id, group_id: group, seq, ...to, amount, queued: false, transfer_id: transferId, status },
    ...{ upstream_ref: result?.reference(transferId ?? 0) ?? null, message: result?.message ?? null },
  };
}
