import type { Agents } from './agents.ts';
import type { SeedRow } from './insert.ts';
import { accountOf } from './members.ts';
import { firstNames, lastNames } from './names.ts';
import type { Random } from './random.ts';
import type { DemoDeposit, Scenario } from './scenario.ts';
import { baht, day, later, type World } from './world.ts';

type Row = SeedRow<'bank'>;
type Usage = Row['usage'];

/** Encrypts a secret as the server stores it. */
export type Seal = (plain: string) => string;

export interface DemoBank {
  readonly id: number;
  readonly bankCode: string;
  readonly usage: Usage;
  /** Money can be sent from it now. */
  readonly usable: boolean;
  readonly wallet: boolean;
}

export interface Banks {
  readonly banks: readonly DemoBank[];
  /** Rows once the balances (satang, by account) are known. */
  rows(balances: ReadonlyMap<number, bigint>, story: Scenario): Row[];
}

const houseBanks = ['KBANK', 'SCB', 'KTB', 'BBL', 'BAY', 'GSB'] as const;
const labels: Readonly<Record<Usage, string>> = {
  deposit: 'ฝาก',
  withdraw: 'ถอน',
  both: 'ฝากถอน',
  holding: 'พัก',
  spare: 'สำรอง',
};

/** State of the accounts that are not simply online: by usage and number. */
const troubles: Readonly<
  Record<string, Pick<Row, 'session_status' | 'status' | 'session_message'> & Partial<Pick<Row, 'channel'>>>
> = {
  'deposit/3': { session_status: 'otp_required', status: 'active', session_message: 'รอยืนยัน OTP จากแอปธนาคาร' },
  'deposit/7': { session_status: 'locked', status: 'paused', session_message: 'บัญชีถูกล็อกจากการใส่ PIN ผิด' },
  'deposit/9': { session_status: 'error', status: 'active', session_message: 'ธนาคารไม่ตอบกลับนานเกินกำหนด' },
  'deposit/12': { session_status: 'none', status: 'closed', session_message: null, channel: 'manual' },
  'withdraw/6': { session_status: 'offline', status: 'paused', session_message: 'หมดอายุการเชื่อมต่อ' },
  'spare/2': { session_status: 'none', status: 'frozen', session_message: 'ถูกอายัดโดยธนาคาร' },
};

/** The accounts of the house: who they belong to, what for, and how they are connected. */
export function makeBanks(world: World, agents: Agents, seal: Seal): Banks {
  const { deposit, withdraw, holding, spare, wallets } = world.size.banks;
  const plan: readonly { usage: Usage; number: number; wallet: boolean }[] = [
    ...range(deposit).map((number) => ({ usage: 'deposit' as const, number, wallet: false })),
    ...range(withdraw).map((number) => ({ usage: 'withdraw' as const, number, wallet: false })),
    ...range(holding).map((number) => ({ usage: 'holding' as const, number, wallet: false })),
    ...range(spare).map((number) => ({ usage: 'spare' as const, number, wallet: false })),
    ...range(wallets).map((number) => ({ usage: 'both' as const, number, wallet: true })),
  ];
  const made = plan.map((one, index) => {
    const id = index + 1;
    const random = world.random('bank', id);
    const bankCode = one.wallet ? 'TRUEWALLET' : (houseBanks[(one.number - 1) % houseBanks.length] ?? 'KBANK');
    const row = describe(world, { ...one, id, bankCode }, agents, seal, random);
    return {
      row,
      bank: {
        id,
        bankCode,
        usage: one.usage,
        wallet: one.wallet,
        usable: row.session_status === 'online' && row.status === 'active',
      },
    };
  });
  const banks = made.map(({ bank }) => bank);
  return {
    banks,
    rows: (balances, story) => {
      const flows = flowsToday(world, story, banks);
      return made.map(({ row, bank }) => {
        const balance = balances.get(bank.id) ?? 0n;
        return { ...row, balance, ...toldOf(row, balance), ...flows(bank.id) };
      });
    },
  };
}

/** What the bank of an account said last: what the books say, and for one account a little more. */
function toldOf({ last_sync_at: synced, nickname }: Row, balance: bigint): Partial<Row> {
  if (!synced) return {};
  const difference = nickname?.endsWith('ฝาก-02') ? baht(1_250) : 0n;
  return { bank_balance: balance + difference, balance_diff: difference };
}

const range = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

interface Plan {
  readonly id: number;
  readonly usage: Usage;
  readonly number: number;
  readonly wallet: boolean;
  readonly bankCode: string;
}

function describe(
  world: World,
  { id, usage, number, wallet, bankCode }: Plan,
  agents: Agents,
  seal: Seal,
  random: Random,
): Row {
  const opened = later(world.now, -(300 - id * 3) * day);
  const trouble = wallet ? undefined : troubles[`${usage}/${number}`];
  const connected = usage === 'deposit' || usage === 'withdraw' || usage === 'both';
  const takesMoney = usage === 'deposit' || usage === 'both';
  const synced = connected ? later(world.now, -random.int(20, 400) * 1000) : null;
  return {
    ...{
      id,
      bank_code: bankCode,
      account_no: wallet ? `0800${String(990_000 + id)}` : accountOf(bankCode, 500_000 + id),
    },
    account_name: `${random.chance(0.5) ? 'นาย' : 'นางสาว'}${random.pick(firstNames)} ${random.pick(lastNames)}`,
    nickname: `${wallet ? 'TMN' : bankCode}-${labels[usage]}-${String(number).padStart(2, '0')}`,
    ...{ usage, agent_ids: [...agents.ids], channel: connected ? 'app' : 'manual' },
    device_id: connected ? seal(`demo-device-${String(id).padStart(6, '0')}`) : null,
    app_pin: connected ? seal(`${random.digits(5)}7`) : null,
    ...{ login_username: null, login_password: null, api_key: null, api_secret: null, sms_number: null },
    ...{ promptpay_id: null, show_to_member: takesMoney, member_levels: null, sort_order: id * 10 },
    deposit_min: takesMoney ? baht(1) : null,
    deposit_max: takesMoney ? baht(200_000) : null,
    daily_in_limit: takesMoney ? baht(1_500_000) : null,
    daily_out_limit: usage === 'withdraw' || usage === 'both' ? baht(2_000_000) : null,
    ...{ today_in: 0n, today_out: 0n, today_in_count: 0, today_out_count: 0, balance: 0n },
    balance_updated_at: synced ?? later(world.now, -2 * day),
    auto_withdraw: usage === 'withdraw',
    ...{ session_status: connected ? 'online' : 'none', session_message: null, last_sync_at: synced },
    // What the bank said last agrees with the books but for one account, whose difference waits for somebody.
    ...{ bank_balance: null, balance_diff: null, sub_accounts: null },
    capabilities: connected ? ['balance', 'statement', 'transfer', 'bulk'] : [],
    app_version: connected ? (wallet ? '5.54.1' : '3.71.0') : null,
    last_error: trouble?.session_message ?? null,
    last_error_at: trouble?.session_message ? later(world.now, -random.int(10, 240) * 60_000) : null,
    ...{ payout_from: null, payout_changed_by: null, payout_approved_by: null },
    ...{ status: 'active', note: null, created_at: opened, updated_at: opened, version: 1 },
    ...trouble,
  };
}

/** The account that a deposit went to, always the same for the same member; none for those through gateways. */
export function accountFor(banks: readonly DemoBank[], { channel, member }: Pick<DemoDeposit, 'channel' | 'member'>) {
  if (channel === 'gateway') return undefined;
  const wallet = channel === 'truewallet';
  const usable = banks.filter((bank) => bank.usable && (wallet ? bank.wallet : bank.usage === 'deposit'));
  return usable[member.id % Math.max(1, usable.length)];
}

function flowsToday(world: World, story: Scenario, banks: readonly DemoBank[]) {
  const midnight = new Date(`${world.today}T00:00:00+07:00`);
  const totals = new Map<
    number,
    { today_in: bigint; today_out: bigint; today_in_count: number; today_out_count: number }
  >();
  const of = (id: number) => {
    const known = totals.get(id) ?? { today_in: 0n, today_out: 0n, today_in_count: 0, today_out_count: 0 };
    totals.set(id, known);
    return known;
  };
  for (const deposit of story.deposits) {
    const bank = deposit.at >= midnight ? accountFor(banks, deposit) : undefined;
    if (!bank) continue;
    const flow = of(bank.id);
    flow.today_in += deposit.amount;
    flow.today_in_count += 1;
  }
  for (const { status, completedAt, bankId, net } of story.withdrawals) {
    if (status !== 'success' || bankId === null || !completedAt || completedAt < midnight) continue;
    const flow = of(bankId);
    flow.today_out += net;
    flow.today_out_count += 1;
  }
  return (id: number) => of(id);
}

/** Decides which account pays each request that somebody let go; the rest have none yet. */
export function choosePayers(world: World, banks: readonly DemoBank[], story: Scenario): void {
  const able = (wallet: boolean) =>
    banks.filter(
      (bank) => bank.usable && bank.wallet === wallet && (bank.usage === 'withdraw' || bank.usage === 'both'),
    );
  const [plain, wallets] = [able(false), able(true)];
  for (const withdrawal of story.withdrawals) {
    if (withdrawal.type === 'gateway' || !withdrawal.approved) continue;
    const choice = withdrawal.type === 'truewallet' && wallets.length > 0 ? wallets : plain;
    withdrawal.bankId = world.random('payer', withdrawal.id).pick(choice).id;
  }
}
