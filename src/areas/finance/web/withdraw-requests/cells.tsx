import { withdrawalFields as f } from '#generated/api/fields/withdrawal.ts';
import type { WithdrawListReply } from '#generated/api/finance.ts';
import Generated from '#generated/web/finance/withdraw_requests.tsx';
import { serverNow } from '#web/core/server-clock.ts';
import { formatValue } from '#web/fields/formats.ts';
import type { CellOverrides } from '#web/table/cell-plan.ts';
import marks from '#web/ui/marks.module.css';
import { Age } from './age.tsx';
import { Risk } from './risk.tsx';

/** Seconds for which a request stays in somebody's hands. */
const lockSeconds = 120;

/** Statuses in which somebody is kept waiting. */
const waiting = new Set<WithdrawListReply['status']>(['pending', 'verified', 'failed', 'unknown']);

export function isWaiting({ status }: Pick<WithdrawListReply, 'status'>): boolean {
  return waiting.has(status);
}

/** Share of the turnover that is done, 0 to 100. Only for drawing a bar: figures are never computed this way. */
export function share(done: string, required: string): number {
  const whole = Number(required);
  return whole > 0 ? Math.min(100, Math.max(0, Math.round((Number(done) / whole) * 100))) : 100;
}

type Lock = Pick<WithdrawListReply, 'locked_by' | 'locked_at' | 'locked_by_name'>;

/** A live lock; old ones no longer count. */
export function holderOf(
  { locked_by: by, locked_at: at, locked_by_name: name }: Lock,
  now: number,
): string | undefined {
  if (by === null || at === null || now - Date.parse(at) > lockSeconds * 1000) return undefined;
  return name ?? String(by);
}

/** Address of one request: the desk with its details open. */
export function hrefOf({ id }: Pick<WithdrawListReply, 'id'>): string {
  return `${Generated.screen.path}?id=${id}`;
}

/** Cells that this queue draws in its own way. */
export const deskCells: CellOverrides<WithdrawListReply> = {
  requested_at: (row, _standard, context) => {
    const full = formatValue(f.requested_at, row.requested_at, context);
    const [day = full, clock = ''] = full.split(' ');
    const today = formatValue(f.requested_at, serverNow().toISOString(), context).startsWith(day);
    return (
      <>
        {isWaiting(row) && <Age since={row.requested_at} />}{' '}
        <a href={hrefOf(row)} data-internal="" title={full}>
          {today ? clock : `${day.slice(0, 5)} ${clock.slice(0, 5)}`}
        </a>
      </>
    );
  },
  withdraw_ref: (row, standard, context) =>
    row.for_lead ? (
      <>
        {standard}{' '}
        <span className={marks.pill} data-tone="info">
          {formatValue(f.for_lead, true, context)}
        </span>
      </>
    ) : (
      standard
    ),
  turnover_ok: (row) => {
    const done = share(row.turnover_done, row.turnover_required);
    return (
      <span className={marks.meter} data-tone={row.turnover_ok ? 'success' : 'warning'} title={`${done} %`}>
        <span style={{ width: `${done}%` }} />
      </span>
    );
  },
  risk_score: (row, standard) => <Risk level={row.risk_level}>{standard}</Risk>,
  locked_by: (row) => {
    const holder = holderOf(row, Date.now());
    return holder === undefined ? (
      '–'
    ) : (
      <span className={marks.pill} data-tone="info">
        {holder}
      </span>
    );
  },
};
