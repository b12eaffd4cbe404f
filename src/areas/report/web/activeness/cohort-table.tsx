import type { Field } from '#contract/field.ts';
import type { Cohort } from '#generated/api/report.ts';
import { formatValue } from '#web/fields/formats.ts';
import { formatCount } from '#web/fields/parts/decimal.ts';
import { useFormatContext } from '#web/fields/use-format-context.ts';
import { Card } from '#web/ui/card.tsx';
import tables from '#web/ui/plain-table.module.css';
import { Quiet } from '#web/ui/quiet.tsx';
import { ScrollBox } from '#web/ui/scroll-box.tsx';
import css from './summary.module.css';
import { useActivenessText } from './texts.ts';

const day: Field = { name: 'day', kind: 'date', label: { th: 'วันที่', en: 'Day' } };

const returns = [
  ['d1', 'D1'],
  ['d7', 'D7'],
  ['d14', 'D14'],
  ['d30', 'D30'],
] as const;

/** The larger a returning share, the stronger: nothing, or one of five shades. */
function shadeOf(percent: number): string {
  const strength = percent <= 0 ? 0 : Math.min(5, 1 + Math.floor(percent / 8));
  return `color-mix(in srgb, var(--mantine-primary-color-filled) ${strength * 7}%, transparent)`;
}

/** New members by week, and how many of them returned after so many days. */
export function CohortTable({ cohorts }: { readonly cohorts: readonly Cohort[] }) {
  const text = useActivenessText();
  const context = useFormatContext();
  return (
    <Card dense className={css.part} level={3} title={text.cohorts} aria-label={text.cohorts}>
      <ScrollBox className={css.scroll} label={text.cohorts}>
        <table className={`${tables.table} ${css.table}`}>
          <thead>
            <tr>
              <th>{text.week}</th>
              <th data-end="">{text.size}</th>
              {returns.map(([name, title]) => (
                <th key={name} data-end="">
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {cohorts.map((cohort) => (
              <tr key={cohort.from}>
                <td>
                  {formatValue(day, cohort.from, context)} – {formatValue(day, cohort.to, context)}
                </td>
                <td data-end="">{formatCount(cohort.size)}</td>
                {returns.map(([name]) => {
                  const value = cohort[name];
                  if (value === null) {
                    return (
                      <td key={name} data-end="" title={text.waiting}>
                        <Quiet>–</Quiet>
                      </td>
                    );
                  }
                  return (
                    <td key={name} data-end="" style={{ background: shadeOf(Number(value)) }}>
                      {Number(value).toFixed(1)}%
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollBox>
      <Quiet>{text.cohortHint}</Quiet>
    </Card>
  );
}
