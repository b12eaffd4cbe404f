import { sql } from 'kysely';
import { formatMoney } from '#contract/money.ts';
import type { Services } from '#generated/api/handlers.ts';
import { invalid } from '#server/base/failure.ts';
import type { Context, RowOf } from '#server/context/context.ts';
import { effect } from '#server/context/effect.ts';
import { type Executor, one, type Tx } from '#server/db/sql.ts';
import { sweepTexts } from './texts.ts';

export type SweepSettings = RowOf<'sweep_settings'>;

/** The settings of all sweeps. There is always exactly one row. */
export async function readSweepSettings(db: Executor): Promise<SweepSettings> {
  return one(sql<SweepSettings>`select * from sweep_settings where id = 1`, db);
}

/** The same, locked: sweeps take turns, so that together they cannot pass the limit of the day. */
export async function lockSweepSettings(tx: Tx): Promise<SweepSettings> {
  return one(sql<SweepSettings>`select * from sweep_settings where id = 1 for no key update`, tx);
}

/** Satang that all rules moved since the Bangkok day began; with `live` also what is under way. */
export async function movedToday(db: Executor, live: boolean): Promise<bigint> {
  const { moved } = await one(
    sql<{ moved: bigint }>`
      select coalesce(sum(amount), 0)::bigint as moved from bank_transfer
      where origin = 'sweep' and ((status = 'success' and settled_at >= bangkok_midnight())
        or (${live}::boolean and status in ('pending', 'processing', 'unknown')))`,
    db,
  );
  return moved;
}

/** `GET migration/detail`: the master switch and its limits. */
export const sweepSettings: Services<Context>['migration.detail'] = async (_input, { db }) => {
  const settings = await readSweepSettings(db);
  const { name } = await one(
    sql<{ name: string | null }>`select (select name from app_user where id = ${settings.updated_by}) as name`,
    db,
  );
  return {
    id: settings.id,
    version: settings.version,
    enabled: settings.enabled,
    interval_min: settings.interval_min,
    active_from: settings.active_from,
    active_to: settings.active_to,
    max_per_day: settings.max_per_day === null ? null : formatMoney(settings.max_per_day),
    stop_on_error_count: settings.stop_on_error_count,
    notify_channel: settings.notify_channel,
    moved_today: formatMoney(await movedToday(db, false)),
    updated_at: settings.updated_at.toISOString(),
    updated_by_name: name,
  };
};

/** Hours have two ends or none. */
export const updateSweepSettings = effect('migration.update', async ({ row }) => {
  const { active_from: from, active_to: to } = row;
  if (from !== null && to === null) throw invalid({ active_to: sweepTexts.endRequired });
  if (from === null && to !== null) throw invalid({ active_from: sweepTexts.startRequired });
  if (from !== null && from === to) throw invalid({ active_to: sweepTexts.endIsStart });
  return {};
});
