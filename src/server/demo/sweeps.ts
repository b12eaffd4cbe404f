import { houseTransfer } from './house-transfer.ts';
import type { SeedRow } from './insert.ts';
import type { Posting } from './postings.ts';
import type { TransferRow, TreasuryCast } from './treasury.ts';
import { baht, hour, later, minute, momentsOf } from './world.ts';

const methods = ['rotate', 'lowest', 'priority', 'random'] as const;

/** Rules that sweep the accounts for deposits, and what they moved in the last month. */
export function sweepStory({ world, banks, bankRows, officers, numberOf }: TreasuryCast) {
  const rowOf = (id: number) => bankRows.find((row) => row.id === id);
  const sources = banks.filter(({ usage, usable, wallet }) => usage === 'deposit' && usable && !wallet).slice(0, 8);
  const dests = banks.filter(({ usage }) => usage === 'withdraw' || usage === 'holding').map(({ id }) => id);
  const rules = sources.map((source, index): SeedRow<'sweep_rule'> => {
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
  const days = Math.min(30, world.size.days);
  const perDay = rules.length === 0 ? 0 : world.size.days > 7 ? 14 : 2;
  const moments = momentsOf(world, 'sweep-at', days, perDay);
  const transfers: TransferRow[] = [];
  const sweeps: SeedRow<'sweep'>[] = [];
  const postings: Posting[] = [];
  for (const [index, at] of moments.entries()) {
    const random = world.random('sweep', index);
    const rule = rules[index % rules.length];
    const source = rule && rowOf(rule.source_bank_id);
    const target =
      rule && rowOf(random.pick([...rule.dest_bank_ids].filter((id): id is number => typeof id === 'number')));
    if (!rule || !source || !target) continue;
    const last = index >= moments.length - rules.length;
    // Of the last sweep of each rule, one is not known; the stopped rule failed.
    const status =
      last && rule.id === 3
        ? 'unknown'
        : random.chance(0.04) || (last && rule.status === 'error')
          ? 'failed'
          : 'success';
    const id = index + 1;
    const made = houseTransfer(
      {
        id,
        ref: numberOf('MG', at),
        at: status === 'unknown' ? later(at, -hour) : at,
        origin: 'sweep',
        ruleId: Number(rule.id),
        source,
        target,
        amount: baht(random.int(20, 90) * 100),
        status,
      },
      random,
    );
    transfers.push(made.row);
    postings.push(...made.postings);
    sweeps.push({ id, created_at: made.row.requested_at, rule_id: Number(rule.id), transfer_id: id, trigger: 'auto' });
  }
  const settings = {
    enabled: true,
    interval_min: 5,
    active_from: '06:00',
    active_to: '23:30',
    max_per_day: baht(5_000_000),
    stop_on_error_count: 3,
    notify_channel: 'treasury-alerts',
    created_at: later(world.now, -200 * 24 * hour),
    updated_by: officers[0]?.id ?? null,
    updated_at: later(world.now, -3 * 24 * hour),
  };
  return { settings, rules, transfers, sweeps, postings };
}
