import type { Field } from '#contract/field.ts';
import type { Cohort } from '#generated/api/report.ts';
import { formatValue } from '#web/fields/formats.ts';
import { formatCount } from '#web/fields/parts/decimal.ts';
import { useFormatContext } from '#web/fields/use-format-context.ts';
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

/** Colour strength of a returning share: 0 (none) to 5. */
export function strengthOf(percent: number): number {
  return percent <= 0 ? 0 : Math.min(5, 1 + Math.floor(percent / 8));
}

/** New members by week, and how many of them returned after so many days. */
export function CohortTable({ cohorts }: { readonly cohorts: readonly Cohort[] }) {
  const text = useActivenessText();
  const context = useFormatContext();
  return (
    <section className={css.part} aria-label={text.cohorts}>
      <h3 className={css.title}>{text.cohorts}</h3>
      <ScrollBox className={css.scroll} label={text.cohorts}>
        <table className={css.table}>
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
                        <span className={css.waitingCell}>–</span>
                      </td>
                    );
                  }
                  return (
                    <td key={name} data-end="" data-strength={strengthOf(Number(value))}>
                      {Number(value).toFixed(1)}%
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollBox>
      <p className={css.note}>{text.cohortHint}</p>
    </section>
  );
}
