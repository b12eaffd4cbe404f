import { houseTransfer } from './house-transfer.ts';
import type { SeedRow } from './insert.ts';
import type { Random } from './random.ts';
import type { TreasuryScene } from './treasury.ts';
import { baht, hour, later, minute, momentsOf } from './world.ts';

const methods = ['rotate', 'lowest', 'priority', 'random'] as const;

type Rule = SeedRow<'sweep_rule'>;

/** Rules that sweep the accounts for deposits, and what they moved in the last month. */
export function makeSweeps(cast: TreasuryScene) {
  const { world, officers } = cast;
  const rules = rulesOf(cast);
  const perDay = rules.length === 0 ? 0 : world.size.days > 7 ? 14 : 2;
  const moments = momentsOf(world, 'sweep-at', Math.min(30, world.size.days), perDay);
  const made = moments.flatMap((at, index) => {
    const rule = rules[index % rules.length];
    return rule ? sweepOf(cast, rule, { index, at, isLast: index >= moments.length - rules.length }) : [];
  });
  const settings = {
    ...{ enabled: true, interval_min: 5, active_from: '06:00', active_to: '23:30', max_per_day: baht(5_000_000) },
    ...{ stop_on_error_count: 3, notify_channel: 'treasury-alerts', created_at: later(world.now, -200 * 24 * hour) },
    ...{ updated_by: officers[0]?.id ?? null, updated_at: later(world.now, -3 * 24 * hour) },
  };
  return {
    settings,
    rules,
    transfers: made.map(({ row }) => row),
    sweeps: made.map(({ sweep }) => sweep),
    postings: made.flatMap(({ postings }) => postings),
  };
}

/** One rule an account; the sixth has failed three times, the seventh is paused. */
function rulesOf({ world, banks }: TreasuryScene): readonly Rule[] {
  const sources = banks.filter(({ usage, usable, wallet }) => usage === 'deposit' && usable && !wallet).slice(0, 8);
  const dests = banks.filter(({ usage }) => usage === 'withdraw' || usage === 'holding').map(({ id }) => id);
  return sources.map((source, index) => {
    const random = world.random('sweep-rule', source.id);
    const floor = baht(random.int(8, 16) * 5_000);
    const troubled = index === 5;
    const paused = index === 6;
    const at = later(world.now, -random.int(1, 5) * minute);
    return {
      id: index + 1,
      source_bank_id: source.id,
      dest_bank_ids: Array.from(
        { length: Math.min(dests.length, 1 + (index % 3)) },
        (_, i) => dests[(index + i) % dests.length] ?? 0,
      ),
      method: methods[index % methods.length] ?? 'rotate',
      ceiling_min: floor * 20n,
      ceiling_max: floor * 25n,
      remain_min: 0n,
      remain_max: baht(500),
      per_transfer_max: baht(100_000),
      daily_max: index % 2 === 0 ? baht(2_000_000) : null,
      last_run_at: paused ? later(world.now, -5 * hour) : at,
      last_result: troubled ? 'โอนไม่สำเร็จ: ธนาคารปฏิเสธรายการ' : 'ยอดยังไม่ถึงเพดาน',
      next_ceiling: null,
      last_dest_bank_id: dests[index % dests.length] ?? null,
      error_count: troubled ? 3 : 0,
      status: troubled ? 'error' : paused ? 'paused' : 'active',
      created_at: later(world.now, -60 * 24 * hour),
      updated_at: later(world.now, -12 * 24 * hour),
      version: 1,
    };
  });
}

interface Run {
  readonly index: number;
  readonly at: Date;
  /** Is it the last of its rule? */
  readonly isLast: boolean;
}

function sweepOf({ world, bankRows, numberOf }: TreasuryScene, rule: Rule, { index, at, isLast }: Run) {
  const random = world.random('sweep', index);
  const bank = (id: number) => bankRows.find((row) => row.id === id);
  const source = bank(rule.source_bank_id);
  const target = bank(random.pick([...rule.dest_bank_ids].filter((id): id is number => typeof id === 'number')));
  if (!source || !target) return [];
  const status = statusOf(rule, isLast, random);
  const id = index + 1;
  const { row, postings } = houseTransfer(
    {
      ...{ id, ref: numberOf('MG', at), at: status === 'unknown' ? later(at, -hour) : at, origin: 'sweep' },
      ...{ ruleId: Number(rule.id), source, target, amount: baht(random.int(20, 90) * 100), status },
    },
    random,
  );
  const sweep: SeedRow<'sweep'> = {
    ...{ id, created_at: row.requested_at, rule_id: Number(rule.id), transfer_id: id, trigger: 'auto' },
  };
  return [{ row, postings, sweep }];
}

/** Of the last sweep of each rule, one is not known; the stopped rule failed. */
function statusOf(rule: Rule, isLast: boolean, random: Random) {
  if (isLast && rule.id === 3) return 'unknown';
  return random.chance(0.04) || (isLast && rule.status === 'error') ? 'failed' : 'success';
}
