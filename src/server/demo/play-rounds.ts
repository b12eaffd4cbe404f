import { bangkokDay } from '#contract/time.ts';
import { type DemoSubProvider, partOf } from './bet-days.ts';
import type { SeedRow } from './insert.ts';
import type { DemoMember } from './members.ts';
import type { Random } from './random.ts';
import type { Scenario, WalletEvent } from './scenario.ts';
import { hour, later, second, type World } from './world.ts';

type Call = SeedRow<'provider_log'>;

/** A game as the calls of its provider name it. */
export interface DemoGame {
  readonly id: number;
  readonly code: string;
  readonly name: string;
  readonly subProvider: number;
}

/** A change of the credit by one round of a game. */
export interface RoundLine {
  readonly at: Date;
  readonly member: DemoMember;
  readonly type: 'bet' | 'settle' | 'cancel_bet' | 'rollback';
  readonly amount: bigint;
  readonly before: bigint;
  readonly after: bigint;
  readonly provider: string;
  readonly game: string;
  readonly round: string;
}

interface Visit {
  readonly member: DemoMember;
  readonly provider: string;
  readonly from: Date;
  readonly to: Date;
  readonly before: bigint;
  readonly after: bigint;
}

/** How long the calls of the providers are kept. */
const kept = 48 * hour;

const isPlay = ({ type, provider }: WalletEvent): boolean =>
  (type === 'bet' || type === 'settle') && provider !== undefined;

/** Play of the last two days by visit: what the wallet had before and after. */
function visitsOf(
  world: World,
  story: Scenario,
): { readonly visits: readonly Visit[]; readonly told: ReadonlySet<WalletEvent> } {
  const since = later(world.now, -kept);
  const open = new Map<number, Visit>();
  const visits: Visit[] = [];
  const told = new Set<WalletEvent>();
  const close = (member: number) => {
    const visit = open.get(member);
    if (visit) visits.push(visit);
    open.delete(member);
  };
  for (const event of story.events) {
    const { member, at, before, after, provider } = event;
    if (!isPlay(event) || provider === undefined) {
      close(member.id);
      continue;
    }
    if (at < since) continue;
    told.add(event);
    const known = open.get(member.id);
    open.set(member.id, known ? { ...known, to: at, after } : { member, provider, from: at, to: at, before, after });
  }
  for (const member of [...open.keys()]) close(member);
  return { visits, told };
}

/** Generates the calls of one provider during one visit, and the wallet's balance after each. */
class Table {
  readonly calls: Omit<Call, 'id'>[] = [];
  readonly lines: RoundLine[] = [];
  readonly #visit: Visit;
  readonly #sub: DemoSubProvider;
  readonly #providerId: number;
  readonly #random: Random;
  readonly #prefix: string;
  #balance: bigint;
  #at: Date;

  constructor(visit: Visit, sub: DemoSubProvider, providerId: number, prefix: string, random: Random) {
    this.#visit = visit;
    this.#sub = sub;
    this.#providerId = providerId;
    this.#random = random;
    this.#prefix = prefix;
    this.#balance = visit.before;
    this.#at = visit.from;
  }

  get balance(): bigint {
    return this.#balance;
  }

  wait(milliseconds: number): void {
    this.#at = new Date(Math.min(later(this.#at, milliseconds).getTime(), this.#visit.to.getTime()));
  }

  call(
    action: Call['action'],
    round: { readonly id: string | null; readonly game: DemoGame | undefined },
    { change = 0n, bet = 0n, win = 0n, status = 'ok', error }: Told = {},
  ): void {
    const { member, provider } = this.#visit;
    const before = this.#balance;
    const after = before + change;
    const number = `${this.#prefix}-${String(this.calls.length + 1).padStart(2, '0')}`;
    const ign = `${member.agent.prefix}${member.username}`;
    const { game } = round;
    const done = status === 'ok' || status === 'duplicate';
    const isLost = status === 'timeout';
    this.calls.push({
      ...{ created_at: this.#at, agent_id: member.agent.id, provider_id: this.#providerId },
      ...{ sub_provider_id: this.#sub.id, member_id: member.id, ign, action },
      ...{ game_code: game?.code ?? null, game_name: game?.name ?? null, round_id: round.id, txn_id: number },
      ...{ bet_amount: bet, valid_amount: done ? bet : 0n, win_amount: win, jackpot_amount: 0n },
      ...{ balance_before: isLost ? null : before, balance_after: isLost ? null : after, status },
      ...{ error_code: error?.code ?? null, error_message: error?.message ?? null },
      latency_ms: isLost ? 10_000 : Math.max(9, Math.round(this.#random.around(80, 0.55))),
      request_json: {
        ...{ method: action, player: ign },
        ...(round.id === null ? {} : { round: round.id, game: game?.code, txn: number }),
        ...(bet > 0n ? { bet: inBaht(bet) } : {}),
        ...(action === 'settle' ? { win: inBaht(win) } : {}),
        currency: 'THB',
      },
      response_json: isLost
        ? null
        : { code: error?.code ?? 0, ...(error ? { message: error.message } : {}), balance: inBaht(after) },
    });
    this.#balance = after;
    if (change === 0n || round.id === null) return;
    const type = ({ bet: 'bet', settle: 'settle', cancel: 'cancel_bet', rollback: 'rollback' } as const)[
      action as 'bet'
    ];
    this.lines.push({
      at: this.#at,
      member,
      type,
      amount: change,
      before,
      after,
      provider,
      game: game?.code ?? '',
      round: round.id,
    });
  }
}

/** As providers write amounts. */
const inBaht = (satang: bigint): string => `${satang / 100n}.${String(satang % 100n).padStart(2, '0')}`;

interface Told {
  readonly change?: bigint;
  readonly bet?: bigint;
  readonly win?: bigint;
  readonly status?: Call['status'];
  readonly error?: { readonly code: string; readonly message: string };
}

/** What goes wrong now and then: nothing changes in the wallet. */
const mishaps = {
  insufficient: { code: 'INSUFFICIENT_BALANCE', message: 'ยอดเงินไม่พอ' },
  error: { code: 'INVALID_SIGNATURE', message: 'ลายเซ็นไม่ถูกต้อง' },
  timeout: { code: 'TIMEOUT', message: 'ไม่ตอบภายใน 10 วินาที' },
} as const;

const part = (amount: bigint, share: number): bigint => (amount * BigInt(Math.round(share * 1000))) / 1000n;

/** A few rounds that take the credit from what it was to what it became. */
function play(table: Table, visit: Visit, games: readonly DemoGame[], random: Random, name: string): void {
  const rounds = visit.to > visit.from ? random.int(2, 4) : 1;
  const pause = (visit.to.getTime() - visit.from.getTime()) / (rounds * 2);
  if (random.chance(0.4)) table.call('balance', { id: null, game: undefined });
  for (let at = 1; at <= rounds; at++) {
    const round = { id: `${name}-${at}`, game: random.pick(games) };
    const last = at === rounds;
    if (random.chance(0.012)) {
      const status = random.weighted({ insufficient: 5, error: 2, timeout: 3 });
      table.call('bet', round, { bet: table.balance + 100_00n, status, error: mishaps[status] });
      table.wait(4 * second);
    }
    if (!last && table.balance >= 20_00n && random.chance(0.03)) {
      // The provider takes a bet back: the table was closed, or its own booking failed.
      const stake = part(table.balance, 0.2);
      table.call('bet', round, { change: -stake, bet: stake });
      table.wait(pause / 2);
      table.call(random.chance(0.67) ? 'cancel' : 'rollback', round, { change: stake, bet: stake });
      table.wait(pause);
      continue;
    }
    const { balance } = table;
    const least = last && balance > visit.after ? balance - visit.after : 0n;
    const drawn = part(balance, 0.1 + random.next() * 0.5);
    const stake = drawn > least ? drawn : least;
    const left = balance - stake;
    const win = last ? visit.after - left : part(stake, random.chance(0.45) ? 0 : random.next() * 2);
    if (stake > 0n) table.call('bet', round, { change: -stake, bet: stake });
    table.wait(last ? kept : pause);
    table.call('settle', round, { change: win, win });
    if (random.chance(0.006)) table.call('settle', round, { win, status: 'duplicate' });
    table.wait(pause);
  }
}

/**
 * The calls of the providers in the last two days, and the lines that they left in the wallets, instead of the one line a
 * visit of older days. Both end with what the story says.
 */
export function playRounds(
  world: World,
  story: Scenario,
  subs: readonly DemoSubProvider[],
  providers: ReadonlyMap<string, number>,
  games: readonly DemoGame[],
) {
  const { visits, told } = visitsOf(world, story);
  const bySub = new Map<number, DemoGame[]>();
  for (const game of games) bySub.set(game.subProvider, [...(bySub.get(game.subProvider) ?? []), game]);
  const calls: Omit<Call, 'id'>[] = [];
  const lines: RoundLine[] = [];
  for (const [at, visit] of visits.entries()) {
    const { member, provider } = visit;
    const key = `${bangkokDay(visit.to)}/${member.id}/${provider}`;
    const sub = partOf(subs, provider, world.random('bet-visit', key));
    const providerId = providers.get(provider);
    const own = sub && (bySub.get(sub.id) ?? games.filter((game) => game.subProvider === sub.id));
    if (!sub || providerId === undefined) throw new Error(`No such provider: ${provider}`);
    const random = world.random('play-rounds', `${at}/${key}`);
    const name = `${provider.toLowerCase()}-${7_000_000_000 + at * 131}`;
    const table = new Table(visit, sub, providerId, name, random);
    play(table, visit, own && own.length > 0 ? own : games, random, name);
    if (table.balance !== visit.after) throw new Error(`${name} ends with ${table.balance}, not ${visit.after}`);
    calls.push(...table.calls);
    lines.push(...table.lines);
  }
  const logs = calls
    .map((call, index) => ({ call, index }))
    .sort((a, b) => a.call.created_at.getTime() - b.call.created_at.getTime() || a.index - b.index)
    .map(({ call }, index): Call => ({ id: index + 1, ...call }));
  return { logs, lines, told };
}
