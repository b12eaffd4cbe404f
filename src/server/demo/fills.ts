import { houseTransfer } from './house-transfer.ts';
import type { SeedRow } from './insert.ts';
import type { Posting } from './postings.ts';
import type { TransferRow, TreasuryCast } from './treasury.ts';
import { baht, hour, later, minute, momentsOf } from './world.ts';

/** A ticket that a rule asked for; told by the tickets' own story. */
export interface AskedTicket {
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

/** Rules that fill the paying accounts, and what they did in the last month. */
export function fillStory({ world, banks, bankRows, teams, numberOf }: TreasuryCast, firstTransfer: number) {
  const rowOf = (id: number) => bankRows.find((row) => row.id === id);
  const targets = banks
    .filter(({ usage, wallet }) => usage === 'withdraw' && !wallet)
    .slice(0, world.size.days > 7 ? 6 : 1);
  const holding = banks.filter(({ usage }) => usage === 'holding').map(({ id }) => id);
  const deposit = banks
    .filter(({ usage, usable, wallet }) => usage === 'deposit' && usable && !wallet)
    .map(({ id }) => id);
  const rules = targets.map((target, index): SeedRow<'replenish_rule'> => {
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
  const days = Math.min(30, world.size.days);
  const perDay = world.size.days > 7 ? 9 : 1;
  const moments = momentsOf(world, 'fill-at', days, perDay);
  const [logs, transfers, tickets, postings]: [SeedRow<'replenish_log'>[], TransferRow[], AskedTicket[], Posting[]] = [
    [],
    [],
    [],
    [],
  ];
  for (const [index, at] of moments.entries()) {
    const random = world.random('fill', index);
    const rule = rules[index % rules.length];
    const target = rule && rowOf(rule.target_bank_id);
    const from = rule && random.pick([...rule.source_bank_ids].filter((id): id is number => typeof id === 'number'));
    const source = from === undefined ? undefined : rowOf(from);
    if (!rule || !target || !source || from === undefined) continue;
    const balance = baht(random.int(5, 78) * 1_000);
    const needed = (rule.target_balance ?? 0n) - balance;
    const amount = baht(random.int(3, 12) * 1_000);
    const line = { created_at: at, rule_id: Number(rule.id), balance_at_trigger: balance, needed_amount: needed };
    const none = { ticket_id: null, transfer_id: null };
    const id = logs.length + 1;
    if (random.chance(0.55)) {
      const result = random.weighted({ cooldown: 6, no_source: 2, limit: 1 });
      logs.push({ id, ...line, ...none, action: 'skipped', result, message: reasons[result] });
    } else if (rule.mode === 'ticket') {
      // At the end a rule has one open ticket at most.
      const older = moments.length - index > rules.length * 2;
      if (tickets.length >= (world.size.days > 7 ? 36 : 3) || !older) continue;
      const ticket = tickets.length + 1;
      tickets.push({
        id: ticket,
        ref: numberOf('TK', at),
        at,
        ruleId: Number(rule.id),
        target: rule.target_bank_id,
        source: from,
        team: rule.finance_team_id ?? null,
        amount,
        balance,
      });
      logs.push({ id, ...line, ...none, ticket_id: ticket, action: 'ticket', result: 'ok', message: null });
    } else {
      const status = random.chance(0.06) ? 'failed' : 'success';
      const moved = firstTransfer + transfers.length;
      const ref = numberOf('RT', at);
      const made = houseTransfer(
        { id: moved, ref, at, origin: 'replenish', ruleId: Number(rule.id), source, target, amount, status },
        random,
      );
      transfers.push(made.row);
      postings.push(...made.postings);
      logs.push({
        id,
        ...line,
        ...none,
        transfer_id: moved,
        action: 'transfer',
        result: status === 'success' ? 'ok' : 'error',
        message: made.row.message ?? null,
      });
    }
  }
  return { rules, logs, transfers, tickets, postings };
}
