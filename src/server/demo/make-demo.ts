import type { Transaction } from 'kysely';
import type { Database } from '../db/database.ts';
import { bankOf } from '../ledger/accounts.ts';
import { affiliateIncomes } from './affiliate.ts';
import { agentConfigRows } from './agent-configs.ts';
import { makeAgents } from './agents.ts';
import { areaCampaigns, makeAreaParts } from './area-demo.ts';
import { choosePayers, makeBanks, type Seal } from './banks.ts';
import { betDayRows } from './bet-days.ts';
import { makeDeposits } from './deposits.ts';
import { makeFreeCredit } from './free-credit.ts';
import { makeGatewayAccounts } from './gateway-accounts.ts';
import { gatewayRoutes } from './gateway-routes.ts';
import { makeGatewayTraffic } from './gateway-traffic.ts';
import { makePast } from './history.ts';
import { bookPostings } from './ledger.ts';
import { makeMembers } from './members.ts';
import { type DemoGame, playRounds } from './play-rounds.ts';
import { postingsOf } from './postings.ts';
import { makeRewards } from './rewards.ts';
import { makeStaff } from './staff.ts';
import { addBalances } from './statements.ts';
import { transferLines } from './transfer-lines.ts';
import { makeTransfers } from './transfers.ts';
import { makeTreasury, withBalances } from './treasury.ts';
import { makeWallets, openingPostings } from './wallets.ts';
import type { World } from './world.ts';

/** Who there is, what they did, and what each area adds. */
export type ScenarioData = Awaited<ReturnType<typeof makeScenario>>;
/** What members played, and what became of their wallets. */
export type PlayData = Awaited<ReturnType<typeof makePlay>>;
/** What the house moved, the books, and the statements of the banks. */
export type MoneyData = Awaited<ReturnType<typeof makeMoney>>;

export interface Givens {
  readonly roleIds: ReadonlyMap<string, number>;
  readonly password: string;
  readonly seal: Seal;
}

/** The first part: what later parts depend on, in this order. */
export async function makeScenario(tx: Transaction<Database>, world: World, { roleIds, password, seal }: Givens) {
  const agents = makeAgents(world);
  const staff = await makeStaff(world, agents, roleIds, password);
  const members = makeMembers(world, agents);
  const story = makePast(world, members, staff.officers);
  const gatewayAccounts = makeGatewayAccounts(world, agents, seal);
  const { banks, rows: bankRows } = makeBanks(world, agents, seal);
  choosePayers(world, banks, story);
  const routes = gatewayRoutes(world, agents, gatewayAccounts);
  const traffic = makeGatewayTraffic(world, story, { accounts: gatewayAccounts, routes });
  const { orders } = traffic;
  const deposits = makeDeposits(world, story, { members, banks, orders, officers: staff.officers });
  const rewards = makeRewards(world);
  const handlers = staff.users.flatMap(({ id }) => (id === undefined ? [] : [id])).slice(0, 12);
  const subs = await subProvidersOf(tx);
  const bets = betDayRows(world, agents, members, story, subs);
  const configs = agentConfigRows(world, agents);
  const freeCredit = makeFreeCredit(world, members, story, bets, areaCampaigns);
  const tales = await makeAreaParts({
    ...{ world, agents, members, story, rewards, credited: deposits.credited, handlers, seal },
    ...{ bets, subs, configs, bonuses: freeCredit.changes },
  });
  return {
    ...{ world, seal, agents, staff, members, story, gatewayAccounts, banks, bankRows, traffic, deposits },
    ...{ rewards, subs, bets, configs, freeCredit, tales },
  };
}

/** The second part, once games are written: rounds name them. */
export async function makePlay(
  tx: Transaction<Database>,
  { world, story, subs, members, bets, freeCredit, tales }: ScenarioData,
) {
  const games = await gamesOf(tx);
  const rounds = playRounds(world, story, subs, await providerIds(tx), games);
  const affiliate = affiliateIncomes(world, members, bets);
  const changes = [freeCredit, affiliate, ...tales].flatMap(({ changes: own = [] }) => own);
  return { games, rounds, affiliate, ...makeWallets(world, members, story, { rounds, changes }) };
}

/** The last part: books and statements follow from all that happened. */
export async function makeMoney(told: ScenarioData, { openings }: PlayData) {
  const { world, story, members, banks, bankRows, staff, traffic, gatewayAccounts, deposits, tales } = told;
  const teams = staff.teams.map(({ id }) => Number(id));
  const { officers } = staff;
  const treasury = await makeTreasury({ world, banks, bankRows: bankRows(new Map(), story), officers, teams });
  const people = officers.map(({ id }) => id);
  const byHand = makeTransfers(world, banks, people, treasury.transfers.length);
  const nameOf = (id: number) => gatewayAccounts.find((account) => account.id === id)?.gateway.name ?? '';
  const postings = postingsOf(world, story, members, banks, { traffic, nameOf }, deposits, [
    ...treasury.postings,
    ...byHand.postings,
    ...openingPostings(openings),
    ...tales.flatMap(({ postings: own = [] }) => own),
  ]);
  const books = bookPostings(postings);
  const bankBalances = new Map(banks.map(({ id }) => [id, -(books.balances.get(bankOf(id).code) ?? 0n)]));
  const accounts = new Map(bankRows(bankBalances, story).map((row) => [Number(row.id), row]));
  const transfers = withBalances([...treasury.transfers, ...byHand.transfers], postings, (id) => bankOf(id).code);
  const { numbers } = story;
  const lastId = deposits.lines.length;
  const lines = [
    ...deposits.lines,
    ...transferLines(world, { transfers, tickets: treasury.tickets, banks: accounts, numbers, lastId }),
  ];
  const movements = addBalances(lines, deposits.requests, postings);
  return { treasury, byHand, transfers, postings, books, bankBalances, accounts, lines, movements };
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
