import { houseTransfer } from './house-transfer.ts';
import type { SeedRow } from './insert.ts';
import type { Posting } from './postings.ts';
import type { Random } from './random.ts';
import type { BankRow, TransferRow, TreasuryScene } from './treasury.ts';
import { baht, hour, later, minute, momentsOf } from './world.ts';

/** A ticket that a rule requested; written with the other tickets. */
export interface RequestedTicket {
  readonly id: number;
  readonly ref: string;
  readonly at: Date;
  readonly ruleId: number;
  readonly target: number;
  readonly source: number;
  readonly team: number | null;
  readonly amount: bigint;
  readonly balance: bigint;
}

const reasons = {
  cooldown: 'เติมไปแล้ว รออีก 3 นาที',
  no_source: 'ต้นทางเงินไม่พอ',
  limit: 'เติมครบวงเงินต่อวันแล้ว',
} as const;

type Rule = SeedRow<'replenish_rule'>;
type Log = SeedRow<'replenish_log'>;
type LogLine = Pick<Log, 'created_at' | 'rule_id' | 'balance_at_trigger' | 'needed_amount'>;

interface Asking {
  readonly rule: Rule;
  readonly at: Date;
  readonly source: number;
  readonly amount: bigint;
  readonly balance: bigint;
}

interface Moving extends Pick<Asking, 'rule' | 'at' | 'amount'> {
  readonly source: BankRow;
  readonly target: BankRow;
}

/** Rules that fill the paying accounts, and what they did in the last month. */
export function makeFills(cast: TreasuryScene, firstTransfer: number) {
  const { world } = cast;
  const isLarge = world.size.days > 7;
  const rules = rulesOf(cast, isLarge ? 6 : 1);
  const moments = momentsOf(world, 'fill-at', Math.min(30, world.size.days), isLarge ? 9 : 1);
  const runs = new Runs(cast, firstTransfer);
  for (const [index, at] of moments.entries()) {
    const rule = rules[index % rules.length];
    // At the end a rule has one open ticket at most.
    const mayAsk = moments.length - index > rules.length * 2;
    if (rule) runs.run(rule, at, world.random('fill', index), mayAsk);
  }
  const { logs, transfers, tickets, postings } = runs;
  return { rules, logs, transfers, tickets, postings };
}

function rulesOf({ world, banks, teams }: TreasuryScene, count: number): readonly Rule[] {
  const targets = banks.filter(({ usage, wallet }) => usage === 'withdraw' && !wallet).slice(0, count);
  const holding = banks.filter(({ usage }) => usage === 'holding').map(({ id }) => id);
  const deposit = banks
    .filter(({ usage, usable, wallet }) => usage === 'deposit' && usable && !wallet)
    .map(({ id }) => id);
  return targets.map((target, index) => {
    const mode = index % 3 === 1 ? 'auto' : 'ticket';
    return {
      id: index + 1,
      target_bank_id: target.id,
      source_bank_ids: mode === 'auto' ? deposit.slice(0, 3) : [...holding.slice(0, 2), ...deposit.slice(0, 1)],
      min_balance: baht(80_000 + index * 10_000),
      target_balance: baht(200_000 + index * 25_000),
      per_transfer_max: baht(100_000),
      daily_max: index === 0 ? null : baht(1_000_000),
      mode,
      finance_team_id: teams[index % teams.length] ?? null,
      cooldown_min: 5 + index,
      last_run_at: later(world.now, -(1 + index) * minute),
      filled_at: later(world.now, -(3 + index) * hour),
      status: index === 5 ? 'paused' : 'active',
      created_at: later(world.now, -50 * 24 * hour),
      updated_at: later(world.now, -9 * 24 * hour),
      version: 1,
    };
  });
}

/** The actions of the rules: skipped, requested a ticket, or moved money. */
class Runs {
  readonly logs: Log[] = [];
  readonly transfers: TransferRow[] = [];
  readonly tickets: RequestedTicket[] = [];
  readonly postings: Posting[] = [];
  readonly #cast: TreasuryScene;
  readonly #firstTransfer: number;

  constructor(cast: TreasuryScene, firstTransfer: number) {
    this.#cast = cast;
    this.#firstTransfer = firstTransfer;
  }

  run(rule: Rule, at: Date, random: Random, mayAsk: boolean): void {
    const target = this.#bank(rule.target_bank_id);
    const from = random.pick([...rule.source_bank_ids].filter((id): id is number => typeof id === 'number'));
    const source = this.#bank(from);
    if (!target || !source) return;
    const balance = baht(random.int(5, 78) * 1_000);
    const needed = (rule.target_balance ?? 0n) - balance;
    const amount = baht(random.int(3, 12) * 1_000);
    const line = { created_at: at, rule_id: Number(rule.id), balance_at_trigger: balance, needed_amount: needed };
    if (random.chance(0.55)) {
      const result = random.weighted({ cooldown: 6, no_source: 2, limit: 1 });
      this.#log(line, { action: 'skipped', result, message: reasons[result] });
    } else if (rule.mode === 'ticket') {
      if (mayAsk) this.#ask(line, { rule, at, source: from, amount, balance });
    } else {
      this.#move(line, { rule, at, source, target, amount }, random);
    }
  }

  #bank = (id: number) => this.#cast.bankRows.find((row) => row.id === id);

  #log(line: LogLine, result: Partial<Log> & Pick<Log, 'action' | 'result'>): void {
    this.logs.push({ id: this.logs.length + 1, ...line, ticket_id: null, transfer_id: null, message: null, ...result });
  }

  #ask(line: LogLine, asked: Asking): void {
    if (this.tickets.length >= (this.#cast.world.size.days > 7 ? 36 : 3)) return;
    const { rule, at, source, amount, balance } = asked;
    const id = this.tickets.length + 1;
    this.tickets.push({
      ...{ id, ref: this.#cast.numberOf('TK', at), at, ruleId: Number(rule.id), target: rule.target_bank_id },
      ...{ source, team: rule.finance_team_id ?? null, amount, balance },
    });
    this.#log(line, { action: 'ticket', result: 'ok', ticket_id: id });
  }

  #move(line: LogLine, { rule, at, source, target, amount }: Moving, random: Random): void {
    const status = random.chance(0.06) ? 'failed' : 'success';
    const id = this.#firstTransfer + this.transfers.length;
    const ref = this.#cast.numberOf('RT', at);
    const made = houseTransfer(
      { id, ref, at, origin: 'replenish', ruleId: Number(rule.id), source, target, amount, status },
      random,
    );
    this.transfers.push(made.row);
    this.postings.push(...made.postings);
    const result = status === 'success' ? 'ok' : 'error';
    this.#log(line, { action: 'transfer', result, transfer_id: id, message: made.row.message ?? null });
  }
}
