// Long because it is one story: what is told first is what later parts stand on, and the order is the point.
import { type Kysely, sql, type Transaction } from 'kysely';
import { startOfDay } from '#contract/time.ts';
import { type ServerKey, serverKeyOptions } from '#generated/api/enums/server-key.ts';
import { writeAudit } from '../audit/write-audit.ts';
import { systemPrincipal } from '../context/context-factory.ts';
import type { Database } from '../db/database.ts';
import { longTransaction } from '../db/long-transaction.ts';
import { bankOf } from '../ledger/accounts.ts';
import { affiliateIncomes, incomeRows } from './affiliate.ts';
import { agentConfigRows, agentShareRows } from './agent-configs.ts';
import { makeAgents } from './agents.ts';
import { areaCampaigns, tellAreas } from './area-demo.ts';
import { seedBankDealings } from './bank-dealings.ts';
import { choosePayers, makeBanks, type Seal } from './banks.ts';
import { betDayRows } from './bet-days.ts';
import { betGameRows } from './bet-games.ts';
import { depositEvents, depositRows } from './deposit-rows.ts';
import { makeDeposits } from './deposits.ts';
import { makeFreeCredit } from './free-credit.ts';
import { writeGames } from './games.ts';
import { gatewayConfigRows, makeGatewayAccounts } from './gateway-accounts.ts';
import { farSide } from './gateway-far-side.ts';
import { gatewayRoutes } from './gateway-routes.ts';
import { makeGatewayTraffic } from './gateway-traffic.ts';
import { tellHistory } from './history.ts';
import { importBatches } from './import-batches.ts';
import { continueKeys, insertAny, insertRows } from './insert.ts';
import { writeLedger } from './ledger.ts';
import { cacheRows, rawRows } from './line-rows.ts';
import { memberRows } from './member-rows.ts';
import { makeMembers } from './members.ts';
import { demoPassword } from './password.ts';
import { type DemoGame, playRounds } from './play-rounds.ts';
import { postingsOf } from './postings.ts';
import { providerAccountRows } from './provider-accounts.ts';
import { seedReference } from './reference.ts';
import { makeRewards } from './rewards.ts';
import { type SizeName, sizeOf } from './size.ts';
import { type DemoAccount, makeStaff } from './staff.ts';
import { sandboxLines, tellBalances } from './statements.ts';
import { transferLines } from './transfer-lines.ts';
import { makeTransfers } from './transfers.ts';
import { makeTreasury, withBalances } from './treasury.ts';
import { makeWallets, openingPostings } from './wallets.ts';
import { eventRows, makePayouts, sandboxAccounts, withdrawalRows } from './withdrawal-rows.ts';
import { createWorld, type World } from './world.ts';
import { writeTreasury } from './write-treasury.ts';

/** The seed of the demo unless told otherwise. */
export const demoSeed = 20_260_131;

export interface DemoOptions {
  readonly db: Kysely<Database>;
  readonly size: SizeName;
  /** A Bangkok day (`2026-01-31`) or the moment in ISO 8601 that counts as now. */
  readonly today: string;
  readonly seed?: number;
  /** Key of the server that agents and staff belong to; the first of the manifest unless told otherwise. */
  readonly server?: string;
  readonly password?: string;
  /** Gateways that are on in the deployment; absent = all. */
  readonly gateways?: readonly string[];
  /** Encrypts a secret as the server stores it. */
  readonly seal: Seal;
  readonly log?: (line: string) => void;
}

/**
 * Fills an empty, migrated database with the demo: the same rows, byte for byte, for the same seed, size and `today`.
 * Returns one account for each role. One transaction: all or nothing.
 */
export async function seedDemo(options: DemoOptions): Promise<{ accounts: readonly DemoAccount[] }> {
  const { db, log = () => {}, seed = demoSeed } = options;
  const world = createWorld(sizeOf(options.size), options.today, seed, serverOf(options.server));
  const accounts = await longTransaction(db, async (tx) => {
    const { rows } = await sql`select 1 from app_user limit 1`.execute(tx);
    if (rows.length > 0) throw new Error('The demo is only made in an empty database');
    await skipChecks(tx);
    const { roleIds } = await seedReference(tx, world.now, options.gateways);
    const people = await writeDemo(tx, world, roleIds, options.password ?? demoPassword, options.seal, log);
    await markInvented(tx);
    // Without figures about the new rows the planner would read whole tables for the first hours.
    await sql`analyze`.execute(tx);
    return people;
  });
  return { accounts };
}

/** Nobody did what the demo tells of, so the audit log has only this: up to which event the past is invented. */
async function markInvented(tx: Transaction<Database>): Promise<void> {
  // The log's own guards and its chain are at work again.
  await sql`set local session_replication_role = default`.execute(tx);
  const last = await tx.selectFrom('entity_event').select('id').orderBy('id', 'desc').limit(1).executeTakeFirst();
  const request = { id: 'demo', ip: '-', userAgent: 'system' };
  const entry = { action: 'demo.create', after: { last_event: String(last?.id ?? 0) } };
  await writeAudit(tx, { principal: systemPrincipal, request }, [entry]);
}

const isServerKey = (key: string): key is ServerKey => serverKeyOptions.some(({ value }) => value === key);

function serverOf(key = serverKeyOptions[0]?.value ?? ''): ServerKey {
  if (!isServerKey(key)) throw new RangeError(`no such server: ${key}`);
  return key;
}

/** Foreign keys cost half of the time; the tests look whether they hold. Only a superuser (PGlite has one) may. */
async function skipChecks(tx: Transaction<Database>): Promise<void> {
  const { rows } = await sql<{ rolsuper: boolean }>`select rolsuper from pg_roles where rolname = current_user`.execute(
    tx,
  );
  if (rows[0]?.rolsuper) await sql`set local session_replication_role = replica`.execute(tx);
}

async function writeDemo(
  tx: Transaction<Database>,
  world: World,
  roleIds: ReadonlyMap<string, number>,
  password: string,
  seal: Seal,
  log: (line: string) => void,
): Promise<readonly DemoAccount[]> {
  const agents = makeAgents(world);
  const staff = await makeStaff(world, agents, roleIds, password);
  const members = makeMembers(world, agents);
  const story = tellHistory(world, members, staff.officers);
  const gatewayAccounts = makeGatewayAccounts(world, agents, seal);
  const banks = makeBanks(world, agents, seal);
  choosePayers(world, banks.banks, story);
  const traffic = makeGatewayTraffic(world, story, {
    accounts: gatewayAccounts,
    routes: gatewayRoutes(world, agents, gatewayAccounts),
  });
  const deposits = makeDeposits(world, story, {
    members,
    banks: banks.banks,
    orders: traffic.orders,
    officers: staff.officers,
  });
  log(`${deposits.requests.length} deposits, ${story.withdrawals.length} withdrawals told`);

  const rewards = makeRewards(world);
  const handlers = staff.users.flatMap(({ id }) => (id === undefined ? [] : [id])).slice(0, 12);
  const { credited } = deposits;
  const subs = await subProvidersOf(tx);
  const bets = betDayRows(world, agents, members, story, subs);
  const configs = agentConfigRows(world, agents);
  const freeCredit = makeFreeCredit(world, members, story, bets, areaCampaigns);
  const tales = await tellAreas({
    ...{ world, agents, members, story, rewards, credited, handlers, seal },
    ...{ bets, subs, configs, bonuses: freeCredit.changes },
  });

  await insertRows(tx, 'agent', agents.rows);
  await insertRows(tx, 'agent_config', configs);
  await insertRows(tx, 'agent_share', agentShareRows(world, agents));
  await insertRows(tx, 'finance_team', staff.teams);
  await insertRows(tx, 'app_user', staff.users);
  await insertAny(tx, 'user_credential', staff.credentials);
  await insertRows(tx, 'member', memberRows(world, members));
  const providers = await tx.selectFrom('provider').select('id').orderBy('sort_order').execute();
  await insertRows(
    tx,
    'provider_account',
    providerAccountRows(
      world,
      members,
      providers.map(({ id }) => id),
    ),
  );
  await writeGames(tx, world, agents, seal);
  const games = await gamesOf(tx);
  const rounds = playRounds(world, story, subs, await providerIds(tx), games);
  const affiliate = affiliateIncomes(world, members, bets);
  const { wallets, logs, openings } = makeWallets(world, members, story, {
    rounds,
    changes: [freeCredit, affiliate, ...tales].flatMap(({ changes = [] }) => changes),
  });
  await insertRows(tx, 'wallet', wallets);
  await insertRows(tx, 'wallet_log', logs);
  await insertRows(tx, 'provider_log', rounds.logs);
  await insertRows(tx, 'affiliate_income', incomeRows(affiliate, logs));
  log(`${members.length} members, ${wallets.length} wallets, ${logs.length} wallet logs`);

  const nameOf = (id: number) => gatewayAccounts.find((account) => account.id === id)?.gateway.name ?? '';
  const treasury = await makeTreasury({
    world,
    banks: banks.banks,
    bankRows: banks.rows(new Map(), story),
    officers: staff.officers,
    teams: staff.teams.map(({ id }) => Number(id)),
  });
  const transfers = makeTransfers(
    world,
    banks.banks,
    staff.officers.map(({ id }) => id),
    treasury.transfers.length,
  );
  const postings = postingsOf(world, story, members, banks.banks, { traffic, nameOf }, deposits, [
    ...treasury.postings,
    ...transfers.postings,
    ...openingPostings(openings),
    ...tales.flatMap(({ postings: own = [] }) => own),
  ]);
  const books = await writeLedger(tx, postings);
  log(`${postings.length} ledger transactions`);
  const bankBalances = new Map(banks.banks.map(({ id }) => [id, -(books.balances.get(bankOf(id).code) ?? 0n)]));
  const bankRows = banks.rows(bankBalances, story);
  await insertRows(tx, 'bank', bankRows);
  await insertRows(
    tx,
    'gateway_account',
    gatewayAccounts.map((account) => ({ ...account.row, ...stateOf(world, account.id, traffic) })),
  );
  await insertRows(tx, 'gateway_agent_config', gatewayConfigRows(world, agents, gatewayAccounts));
  await insertRows(tx, 'gateway_order', traffic.orders);
  await insertRows(tx, 'gateway_transaction', traffic.transactions);
  await insertRows(tx, 'gateway_balance_log', traffic.balanceLogs);
  log(`${traffic.orders.length} gateway orders, ${traffic.transactions.length} gateway transactions`);

  const moved = withBalances([...treasury.transfers, ...transfers.transfers], postings, (id) => bankOf(id).code);
  const accounts = new Map(bankRows.map((row) => [Number(row.id), row]));
  const lines = [
    ...deposits.lines,
    ...transferLines(world, {
      transfers: moved,
      tickets: treasury.tickets,
      banks: accounts,
      numbers: story.numbers,
      lastId: deposits.lines.length,
    }),
  ];
  const movements = tellBalances(lines, deposits.requests, postings);
  await insertRows(tx, 'deposit', depositRows(deposits, story, logs));
  await insertRows(tx, 'raw_transaction', rawRows(lines, accounts));
  await insertRows(tx, 'bank_cache_transaction', cacheRows(world, lines, accounts));
  await insertAny(tx, 'sandbox_transfer', sandboxLines(world, movements));
  await insertAny(tx, 'entity_event', depositEvents(world, deposits.requests));
  log(`${lines.length} statement lines`);

  await insertRows(tx, 'withdrawal', withdrawalRows(world, story.withdrawals));
  await insertAny(tx, 'entity_event', eventRows(story.withdrawals));
  const orderRefs = new Map(
    traffic.orders.flatMap((order) => (order.withdraw_ref ? [[order.withdraw_ref, order.order_ref] as const] : [])),
  );
  const payouts = makePayouts(world, story.withdrawals, orderRefs);
  await insertAny(tx, 'payout_attempt', payouts.attempts);
  await insertAny(tx, 'outbox', payouts.tasks);
  await insertAny(tx, 'sandbox_transfer', payouts.transfers);
  await insertAny(tx, 'sandbox_transfer', farSide(world, traffic.orders, traffic.balanceLogs));
  const bookOf = ({ gateway, bankId }: { gateway: { accountId: number } | null; bankId: number | null }) =>
    (gateway ? traffic.balances.get(gateway.accountId) : bankBalances.get(bankId ?? 0)) ?? 0n;
  await insertAny(tx, 'sandbox_account', sandboxAccounts(story.withdrawals, bookOf));
  await seedBankDealings(tx, world);
  log(`${story.withdrawals.length} withdrawals, ${payouts.tasks.length} payouts under way`);

  await writeTreasury(tx, treasury, moved);
  await insertAny(tx, 'bulk_group', transfers.groups);
  await insertAny(tx, 'bulk_recipient', transfers.recipients);
  log(`${treasury.transfers.length} transfers between own accounts, ${treasury.tickets.length} tickets`);

  await insertRows(tx, 'event_reward', rewards);
  for (const { write } of tales) await write?.(tx, logs);

  const imports = importBatches(world, members, staff.users);
  await insertRows(tx, 'import_batch', imports.batches);
  await insertAny(tx, 'import_row', imports.rows);

  await insertRows(tx, 'bet_day', bets);
  await insertRows(tx, 'game_bet', betGameRows(world, bets, games));
  await insertRows(tx, 'credit_free_grant', freeCredit.rows);
  // Triggers were off: what they would have told and added up is made now.
  await sql`select collect_members()`.execute(tx);
  // Whoever played or moved money on a day had signed in.
  await sql`
    insert into member_login_day (member_id, stat_date)
    select member_id, stat_date from bet_day
    union select member_id, bangkok_day(created_at) from wallet_log where log_type in ('deposit', 'withdraw')
    union select id, bangkok_day(last_login_at) from member where last_login_at is not null
    order by stat_date, member_id on conflict do nothing`.execute(tx);
  await sql`select collect_money()`.execute(tx);
  await sql`select rebuild_figures()`.execute(tx);
  log(`${bets.length} bet days, ${freeCredit.rows.length} grants of free credit`);
  for (const { count } of tales) await count?.(tx);
  await sql`select refresh_reward_use(id) from event_reward`.execute(tx);

  const counted = [story, traffic, treasury, ...tales].flatMap(({ numbers }) => numbers ?? []);
  const counters = counted
    .flatMap((numbers) => numbers.usedOn(world.today))
    .map(([kind, value]) => ({ kind, day: world.today, value }));
  await insertAny(tx, 'day_counter', counters);
  await sql`select setval('wallet_log_no', ${logs.length + 1}, false)`.execute(tx);
  await continueKeys(tx);
  return staff.accounts;
}

async function subProvidersOf(tx: Transaction<Database>) {
  const rows = await tx
    .selectFrom('sub_provider')
    .innerJoin('provider', 'provider.id', 'sub_provider.provider_id')
    .select(['sub_provider.id', 'provider.code', 'sub_provider.type', 'provider.cost_pct', 'provider.invoice_base'])
    .orderBy('sub_provider.id')
    .execute();
  return rows.map(({ id, code, type, cost_pct, invoice_base }) => ({
    id,
    provider: code,
    type,
    costPct: cost_pct,
    costBase: invoice_base,
  }));
}

async function providerIds(tx: Transaction<Database>): Promise<ReadonlyMap<string, number>> {
  const rows = await tx.selectFrom('provider').select(['id', 'code']).execute();
  return new Map(rows.map(({ id, code }) => [code, id]));
}

/** Games that members can play. */
async function gamesOf(tx: Transaction<Database>): Promise<readonly DemoGame[]> {
  const rows = await tx
    .selectFrom('game')
    .select(['id', 'game_code', 'name_th', 'sub_provider_id'])
    .where('status', '=', 'active')
    .orderBy('id')
    .execute();
  return rows.map(({ id, game_code, name_th, sub_provider_id }) => ({
    id,
    code: game_code,
    name: name_th,
    subProvider: sub_provider_id,
  }));
}

/** Balance and today's figures of a gateway account. */
function stateOf(world: World, accountId: number, traffic: ReturnType<typeof makeGatewayTraffic>) {
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
