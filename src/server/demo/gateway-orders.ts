import { percentOf } from '#contract/money.ts';
import { gateways } from '#generated/api/gateways.ts';
import type { DemoGatewayAccount } from './gateway-accounts.ts';
import type { SeedRow } from './insert.ts';
import type { DemoMember } from './members.ts';
import { billPayment } from './promptpay.ts';
import type { Scenario } from './scenario.ts';
import { later, minute, second, type World } from './world.ts';

export type Order = SeedRow<'gateway_order'>;

/** An order and the account it went through. */
export interface Placed {
  readonly account: DemoGatewayAccount;
  readonly row: Order;
}

/** The accounts, and how much of an agent's traffic goes through each. */
export interface Ways {
  readonly accounts: readonly DemoGatewayAccount[];
  readonly routes: (agentId: number) => Readonly<Record<string, number>>;
}

function accountOf(accounts: readonly DemoGatewayAccount[], drawn: string): DemoGatewayAccount {
  const account = accounts.find(({ id }) => String(id) === drawn);
  if (!account) throw new Error(`no gateway account ${drawn}`);
  return account;
}

const person = (member: DemoMember) => ({
  agent_id: member.agent.id,
  member_id: member.id,
  bank_code: member.bankCode,
  bank_account_no: member.bankAccountNo,
  bank_account_name: member.bankAccountName,
});

const blank = {
  qr_payload: null,
  qr_image_url: null,
  pay_url: null,
  expires_at: null,
  deposit_ref: null,
  withdraw_ref: null,
};

/** The gateway that pays each withdrawal of that type, in the story; and its orders. */
export function payoutOrders(world: World, story: Scenario, { accounts, routes }: Ways): Placed[] {
  const placed: Placed[] = [];
  for (const withdrawal of story.withdrawals) {
    if (withdrawal.type !== 'gateway') continue;
    const random = world.random('payout-order', withdrawal.id);
    const account = accountOf(accounts, random.weighted(routes(withdrawal.member.agent.id)));
    withdrawal.gateway = { name: account.gateway.name, accountId: account.id };
    const { approved, completedAt, net } = withdrawal;
    if (!approved) continue;
    const fee = account.row.withdraw_fee_fixed ?? 0n;
    const status =
      withdrawal.status === 'success' || withdrawal.status === 'failed' || withdrawal.status === 'unknown'
        ? withdrawal.status
        : 'processing';
    placed.push({
      account,
      row: {
        ...blank,
        gateway: account.gateway.name,
        created_at: approved.at,
        order_ref: '',
        gateway_ref: withdrawal.upstreamRef,
        account_id: account.id,
        ...person(withdrawal.member),
        type: 'withdraw',
        method: 'payout',
        request_amount: net,
        pay_amount: net,
        fee,
        net_amount: -(net + fee),
        paid_at: completedAt,
        callback_at: completedAt,
        callback_count: completedAt ? 1 : 0,
        last_callback_status: completedAt ? 'SUCCESS' : null,
        withdraw_ref: withdrawal.ref,
        gateway_status: status.toUpperCase(),
        message: withdrawal.message,
        request_json: { reference: withdrawal.ref, amount: Number(net) / 100 },
        response_json: null,
        status,
      },
    });
  }
  return placed;
}

const failures = { expired: 12, failed: 2, cancelled: 1 } as const;

/** What an order for a deposit has whatever becomes of it. */
function opened(account: DemoGatewayAccount, member: DemoMember, amount: bigint, reference: string) {
  const fee = percentOf(amount, account.row.deposit_fee_pct);
  return {
    ...blank,
    gateway: account.gateway.name,
    account_id: account.id,
    order_ref: '',
    ...person(member),
    type: 'deposit' as const,
    method: 'qr' as const,
    request_amount: amount,
    pay_amount: amount,
    fee,
    net_amount: amount - fee,
    qr_payload: billPayment(reference, amount),
    response_json: null,
  };
}

/** What is not paid. */
const unpaid = { paid_at: null, callback_at: null, callback_count: 0, last_callback_status: null };

/** One order for each deposit through a gateway that exists here, and before some of them one in vain. */
export function depositOrders(world: World, story: Scenario, { accounts, routes }: Ways): Placed[] {
  const told = story.deposits.filter(({ channel }) => channel === 'gateway');
  const settled = told.flatMap((deposit): Placed[] => {
    const random = world.random('deposit-order', deposit.ref);
    const account = accountOf(accounts, random.weighted(routes(deposit.member.agent.id)));
    const created = later(deposit.at, -random.int(20, 150) * second);
    const base = opened(account, deposit.member, deposit.amount, random.digits(20));
    const paid: Order = {
      ...base,
      created_at: created,
      gateway_ref: `${gateways[account.gateway.name].code}${random.digits(12)}`,
      expires_at: later(created, 10 * minute),
      paid_at: later(deposit.at, -8 * second),
      callback_at: deposit.at,
      callback_count: random.chance(0.03) ? 2 : 1,
      last_callback_status: 'SUCCESS',
      deposit_ref: deposit.ref,
      gateway_status: 'SUCCESS',
      message: null,
      request_json: { reference: deposit.ref, amount: Number(deposit.amount) / 100 },
      status: 'success',
    };
    if (!random.chance(0.15)) return [{ account, row: paid }];
    // Some try once in vain before they pay.
    const status = random.weighted(failures);
    const tried = later(created, -random.int(11, 25) * minute);
    const vain: Order = {
      ...base,
      created_at: tried,
      gateway_ref: `${gateways[account.gateway.name].code}${random.digits(12)}`,
      expires_at: later(tried, 10 * minute),
      ...unpaid,
      gateway_status: status.toUpperCase(),
      message: status === 'failed' ? 'ธนาคารผู้โอนปฏิเสธรายการ' : null,
      request_json: null,
      status,
    };
    return [
      { account, row: vain },
      { account, row: paid },
    ];
  });
  return [...settled, ...waitingOrders(world, told, { accounts, routes })];
}

/** Members who have a code before them and have not paid yet. */
function waitingOrders(world: World, told: Scenario['deposits'], { accounts, routes }: Ways): Placed[] {
  return told.slice(-3).map(({ member, amount }, index) => {
    const random = world.random('waiting-order', index);
    const account = accountOf(accounts, random.weighted(routes(member.agent.id)));
    const created = later(world.now, -(index * 150 + random.int(5, 90)) * second);
    return {
      account,
      row: {
        ...opened(account, member, amount, random.digits(20)),
        created_at: created,
        gateway_ref: `${gateways[account.gateway.name].code}${random.digits(12)}`,
        expires_at: later(created, 10 * minute),
        ...unpaid,
        gateway_status: 'PENDING',
        message: null,
        request_json: null,
        status: 'pending',
      },
    };
  });
}
