import { lazy, Suspense } from 'react';
import { type Comparison, comparedDaysText, compareWith, comparisons } from '#contract/compare-with.ts';
import type { Filter } from '#contract/filter.ts';
import { useFormatContext } from '#web/fields/use-format-context.ts';
import { dayBefore } from './days.ts';
import css from './report.module.css';
import { useReportText } from './texts.ts';

const DateFilter = lazy(() => import('#web/fields/date/filter.tsx').then((part) => ({ default: part.DateFilter })));

type Choice = 'none' | Comparison | 'range';

interface Props {
  readonly period: Filter;
  /** The shown days. */
  readonly days: { readonly from: string; readonly to: string };
  /** The text of the address. */
  readonly value: string | undefined;
  readonly onChange: (value: string | undefined) => void;
}

/** With which days the figures are compared: with none, with days that follow from the shown ones, or with any. */
export function CompareChoice({ period, days, value, onChange }: Props) {
  const text = useReportText();
  const context = useFormatContext();
  const against = compareWith(value);
  const chosen: Choice = against === undefined ? 'none' : typeof against === 'string' ? against : 'range';
  const choose = (choice: Choice) => {
    if (choice === 'none') onChange(undefined);
    // The days before are where most people begin to look for others.
    else if (choice === 'range') onChange(comparedDaysText(daysBefore(days)));
    else onChange(choice);
  };
  return (
    <>
      <label className={css.compare} data-chosen={chosen === 'none' ? undefined : ''}>
        <span>{text.compare}</span>
        <select
          value={chosen}
          onChange={({ currentTarget }) => {
            const choice = choices.find((one) => one === currentTarget.value);
            if (choice) choose(choice);
          }}
        >
          {choices.map((choice) => (
            <option key={choice} value={choice}>
              {text[choice]}
            </option>
          ))}
        </select>
      </label>
      {typeof against === 'object' && (
        <span className={css.comparedDays}>
          <Suspense>
            <DateFilter
              id="compared-days"
              filter={filterOf(period, text.comparedDays)}
              values={{ from: against.from, to: against.to }}
              onChange={({ from, to }) => onChange(from && to ? comparedDaysText({ from, to }) : undefined)}
              context={context}
            />
          </Suspense>
        </span>
      )}
    </>
  );
}

const choices: readonly Choice[] = ['none', ...comparisons, 'range'];

/** As many days right before. */
function daysBefore({ from, to }: Props['days']) {
  const length = Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000) + 1;
  return { from: dayBefore(from, length), to: dayBefore(to, length) };
}

/** The filter of the period as one of the compared days: it may be as long, and there need be none. */
function filterOf({ initial: _initial, ...period }: Filter, label: string): Filter {
  return { ...period, params: ['from', 'to'], field: { ...period.field, label: { th: label, en: label } } };
}
