import type { WaitCell } from '#contract/cell.ts';
import type { Field } from '#contract/field.ts';
import { meets } from '#web/core/actions.ts';
import { serverNow } from '#web/core/server-clock.ts';
import { formatValue } from '#web/fields/formats.ts';
import type { CellOverride } from '#web/table/cell-plan.ts';
import { Age } from './age.tsx';
import css from './word-cells.module.css';

/** How long a row that meets the condition has waited, and since when: of today the time alone, else day and time in short. */
export function waitCell({ wait, late, overdue }: WaitCell, name: string): CellOverride {
  const moment: Field = { name, kind: 'datetime', label: { th: '', en: '' } };
  return (row, standard, context) => {
    const since = row[name];
    if (typeof since !== 'string') return standard;
    const full = formatValue(moment, since, context);
    const [day = full, clock = ''] = full.split(' ');
    const isToday = formatValue(moment, serverNow().toISOString(), context).startsWith(day);
    return (
      <span className={css.wait}>
        {meets(wait, row) && <Age since={since} late={late} overdue={overdue} title={full} />}
        <time dateTime={since} title={full}>
          {isToday ? clock : `${day.slice(0, 5)} ${clock.slice(0, 5)}`}
        </time>
      </span>
    );
  };
}
