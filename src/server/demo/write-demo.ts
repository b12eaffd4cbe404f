import { sql, type Transaction } from 'kysely';
import { startOfDay } from '#contract/time.ts';
import type { Database } from '../db/database.ts';
import { incomeRows } from './affiliate.ts';
import { agentShareRows } from './agent-configs.ts';
import { seedBankDealings } from './bank-dealings.ts';
import { betGameRows } from './bet-games.ts';
import { depositEvents, depositRows } from './deposit-rows.ts';
import { writeGames } from './games.ts';
import { gatewayConfigRows } from './gateway-accounts.ts';
import { gatewayRecords } from './gateway-far-side.ts';
import type { GatewayTraffic } from './gateway-traffic.ts';
import { importBatches } from './import-batches.ts';
import { continueKeys, insertAny, insertRows } from './insert.ts';
import { writeLedger } from './ledger.ts';
import { cacheRows, rawRows } from './line-rows.ts';
import type { MoneyData, PlayData, ScenarioData } from './make-demo.ts';
import { memberRows } from './member-rows.ts';
import { providerAccountRows } from './provider-accounts.ts';
import { sandboxLines } from './statements.ts';
import { eventRows, makePayouts, sandboxAccounts, withdrawalRows } from './withdrawal-rows.ts';
import type { World } from './world.ts';
import { writeTreasury } from './write-treasury.ts';

type Tx = Transaction<Database>;

/** Agents, staff, members and what they can play. */
export async function writePeople(
  tx: Tx,
  { world, agents, configs, staff, members, seal }: ScenarioData,
): Promise<void> {
  await insertRows(tx, 'agent', agents.rows);
  await insertRows(tx, 'agent_config', configs);
  await insertRows(tx, 'agent_share', agentShareRows(world, agents));
  await insertRows(tx, 'finance_team', staff.teams);
  await insertRows(tx, 'app_user', staff.users);
  await insertAny(tx, 'user_credential', staff.credentials);
  await insertRows(tx, 'member', memberRows(world, members));
  const providers = await tx.selectFrom('provider').select('id').orderBy('sort_order').execute();
  const ids = providers.map(({ id }) => id);
  await insertRows(tx, 'provider_account', providerAccountRows(world, members, ids));
  await writeGames(tx, world, agents, seal);
}

export async function writeWallets(tx: Tx, { wallets, logs, rounds, affiliate }: PlayData): Promise<void> {
  await insertRows(tx, 'wallet', wallets);
  await insertRows(tx, 'wallet_log', logs);
  await insertRows(tx, 'provider_log', rounds.logs);
  await insertRows(tx, 'affiliate_income', incomeRows(affiliate, logs));
}

/** The books, and the accounts of the house at banks and gateways. */
export async function writeAccounts(
  tx: Tx,
  { world, agents, gatewayAccounts, traffic }: ScenarioData,
  money: MoneyData,
): Promise<void> {
  await writeLedger(tx, money.books);
  await insertRows(tx, 'bank', [...money.accounts.values()]);
  const rows = gatewayAccounts.map((account) => ({ ...account.row, ...stateOf(world, account.id, traffic) }));
  await insertRows(tx, 'gateway_account', rows);
  await insertRows(tx, 'gateway_agent_config', gatewayConfigRows(world, agents, gatewayAccounts));
  await insertRows(tx, 'gateway_order', traffic.orders);
  await insertRows(tx, 'gateway_transaction', traffic.transactions);
  await insertRows(tx, 'gateway_balance_log', traffic.balanceLogs);
}

export async function writeDeposits(
  tx: Tx,
  { world, deposits, story }: ScenarioData,
  { logs }: PlayData,
  money: MoneyData,
): Promise<void> {
  const { lines, accounts, movements } = money;
  await insertRows(tx, 'deposit', depositRows(deposits, story, logs));
  await insertRows(tx, 'raw_transaction', rawRows(lines, accounts));
  await insertRows(tx, 'bank_cache_transaction', cacheRows(world, lines, accounts));
  await insertAny(tx, 'sandbox_transfer', sandboxLines(world, movements));
  await insertAny(tx, 'entity_event', depositEvents(world, deposits.requests));
}

/** Withdrawals, and the payouts of those that are under way. */
export async function writeWithdrawals(
  tx: Tx,
  { world, story, traffic }: ScenarioData,
  { bankBalances }: MoneyData,
): Promise<void> {
  await insertRows(tx, 'withdrawal', withdrawalRows(world, story.withdrawals));
  await insertAny(tx, 'entity_event', eventRows(story.withdrawals));
  const orderRefs = new Map(
    traffic.orders.flatMap((order) => (order.withdraw_ref ? [[order.withdraw_ref, order.order_ref] as const] : [])),
  );
  const payouts = makePayouts(world, story.withdrawals, orderRefs);
  await insertAny(tx, 'payout_attempt', payouts.attempts);
  await insertAny(tx, 'outbox', payouts.tasks);
  await insertAny(tx, 'sandbox_transfer', payouts.transfers);
  await insertAny(tx, 'sandbox_transfer', gatewayRecords(world, traffic.orders, traffic.balanceLogs));
  const bookOf = ({ gateway, bankId }: { gateway: { accountId: number } | null; bankId: number | null }) =>
    (gateway ? traffic.balances.get(gateway.accountId) : bankBalances.get(bankId ?? 0)) ?? 0n;
  await insertAny(tx, 'sandbox_account', sandboxAccounts(story.withdrawals, bookOf));
  await seedBankDealings(tx, world);
}

export async function writeTransfers(tx: Tx, { treasury, transfers, byHand }: MoneyData): Promise<void> {
  await writeTreasury(tx, treasury, transfers);
  await insertAny(tx, 'bulk_group', byHand.groups);
  await insertAny(tx, 'bulk_recipient', byHand.recipients);
}

/** What areas wrote, imports, bets and free credit. */
export async function writeRest(tx: Tx, told: ScenarioData, { logs, games }: PlayData): Promise<void> {
  const { world, rewards, tales, members, staff, bets, freeCredit } = told;
  await insertRows(tx, 'event_reward', rewards);
  for (const { write } of tales) await write?.(tx, logs);
  const imports = importBatches(world, members, staff.users);
  await insertRows(tx, 'import_batch', imports.batches);
  await insertAny(tx, 'import_row', imports.rows);
  await insertRows(tx, 'bet_day', bets);
  await insertRows(tx, 'game_bet', betGameRows(world, bets, games));
  await insertRows(tx, 'credit_free_grant', freeCredit.rows);
}

/** Triggers were off: what they would have collected and added up is made now. */
export async function collect(tx: Tx, { tales }: ScenarioData): Promise<void> {
  await sql`select collect_members()`.execute(tx);
  // Members who played or moved money on a day had signed in.
  await sql`
    insert into member_login_day (member_id, stat_date)
    select member_id, stat_date from bet_day
    union select member_id, bangkok_day(created_at) from wallet_log where log_type in ('deposit', 'withdraw')
    union select id, bangkok_day(last_login_at) from member where last_login_at is not null
    order by stat_date, member_id on conflict do nothing`.execute(tx);
  await sql`select collect_money()`.execute(tx);
  await sql`select rebuild_figures()`.execute(tx);
  for (const { count } of tales) await count?.(tx);
  await sql`select refresh_reward_use(id) from event_reward`.execute(tx);
}

/** Keys and business numbers go on after those that the demo gave. */
export async function writeCounters(
  tx: Tx,
  { world, story, traffic, tales }: ScenarioData,
  { logs }: PlayData,
  { treasury }: MoneyData,
) {
  const counters = [story, traffic, treasury, ...tales]
    .flatMap(({ numbers }) => numbers?.usedOn(world.today) ?? [])
    .map(([kind, value]) => ({ kind, day: world.today, value }));
  await insertAny(tx, 'day_counter', counters);
  await sql`select setval('wallet_log_no', ${logs.length + 1}, false)`.execute(tx);
  await continueKeys(tx);
}

/** Balance and today's figures of a gateway account. */
function stateOf(world: World, accountId: number, traffic: GatewayTraffic) {
  const midnight = startOfDay(world.today);
  const own = traffic.orders.filter((order) => order.account_id === accountId && order.created_at >= midnight);
  const paid = own.filter(({ status }) => status === 'success');
  const sum = (type: 'deposit' | 'withdraw') =>
    paid.filter((order) => order.type === type).reduce((total, order) => total + order.pay_amount, 0n);
  const decided = own.filter(({ status }) => status !== 'processing' && status !== 'unknown').length;
  return {
    balance: traffic.balances.get(accountId) ?? 0n,
    balance_updated_at: world.now,
    today_in: sum('deposit'),
    today_out: sum('withdraw'),
    success_rate_today: decided === 0 ? null : ((paid.length / decided) * 100).toFixed(2),
  };
}
