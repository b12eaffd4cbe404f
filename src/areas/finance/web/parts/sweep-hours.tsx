import type { AboveRows } from '#contract/rows-part.ts';
import { bankTransferFields as f } from '#generated/api/fields/bank-transfer.ts';
import { useMigrationHours } from '#generated/web/finance/hooks/migration.ts';
import { share } from '#web/core/share.ts';
import { formatValue } from '#web/fields/formats.ts';
import { useFormatContext } from '#web/fields/use-format-context.ts';
import { Card } from '#web/ui/card.tsx';
import { Quiet } from '#web/ui/quiet.tsx';
import css from '../migration-report/hours.module.css';
import { useHoursText } from '../migration-report/texts.ts';

/** Filters of the report that the chart follows. */
const names = ['date_from', 'date_to', 'status', 'source_bank_id', 'dest_bank_id', 'trigger', 'q'] as const;

const clock = (hour: number) => `${String(hour).padStart(2, '0')}:00`;

/** What was swept in each hour of the day, of the rows below. */
export default function SweepHours({ query, refresh }: AboveRows) {
  const text = useHoursText();
  const context = useFormatContext();
  const filters = Object.fromEntries(names.flatMap((name) => (query[name] === undefined ? [] : [[name, query[name]]])));
  const answer = useMigrationHours(filters, refresh === undefined ? {} : { refresh });
  const hours = answer.data?.data.hours ?? [];
  // The rows below say what went wrong; a chart less is no reason to say it twice.
  if (answer.absent || (answer.error && !answer.data)) return null;
  const most = Math.max(0, ...hours.map(({ amount }) => Number(amount)));
  const peak = hours.find(({ amount }) => most > 0 && Number(amount) === most);
  const money = (value: string) => formatValue(f.amount, value, context);
  return (
    <Card
      dense
      aria-label={text.title}
      title={
        <>
          {text.title} {peak && <small className={css.peak}>{text.peak(clock(peak.hour), money(peak.amount))}</small>}
        </>
      }
    >
      {!answer.data ? (
        <div className={css.waiting} aria-busy="true" />
      ) : most === 0 ? (
        <Quiet>{text.none}</Quiet>
      ) : (
        <ol className={css.hours}>
          {hours.map((hour) => {
            const says = text.hour(clock(hour.hour), money(hour.amount), hour.count, hour.failed);
            return (
              <li key={hour.hour} title={says} aria-label={says}>
                <span className={css.hour}>
                  <span
                    className={css.bar}
                    data-empty={Number(hour.amount) === 0 || undefined}
                    data-failed={hour.failed > 0 || undefined}
                    style={{ height: `${share(hour.amount, most)}%` }}
                  />
                </span>
                <span className={css.label} data-minor={hour.hour % 3 !== 0 || undefined} aria-hidden="true">
                  {String(hour.hour).padStart(2, '0')}
                </span>
              </li>
            );
          })}
        </ol>
      )}
    </Card>
  );
}
