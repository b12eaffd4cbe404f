import { mdiChevronLeft, mdiChevronRight } from '@mdi/js';
import type { ReactNode } from 'react';
import { presetDays } from '#contract/date-preset.ts';
import { type DatePreset, datePresets, type Filter } from '#contract/filter.ts';
import { cells } from '#web/fields/cells.ts';
import { fieldTexts } from '#web/fields/texts.ts';
import { useFormatContext } from '#web/fields/use-format-context.ts';
import { ChoicePill } from '#web/ui/choice-pill.tsx';
import { ToolButton } from '#web/ui/tool-button.tsx';
import css from './report.module.css';
import { useReportText } from './texts.ts';

const day = 86_400_000;
const shifted = (text: string, days: number) =>
  new Date(Date.parse(`${text}T00:00:00Z`) + days * day).toISOString().slice(0, 10);

interface Props {
  readonly filter: Filter;
  readonly values: Readonly<Record<string, string>>;
  readonly today: string;
  readonly onChange: (values: Readonly<Record<string, string>>) => void;
  /** What else concerns the period, at the end. */
  readonly children?: ReactNode;
}

/** Presets within the longest span allowed. */
function offered({ maxDays = Number.POSITIVE_INFINITY }: Filter, today: string): readonly DatePreset[] {
  return datePresets.filter((preset) => {
    const days = presetDays(preset, today);
    return days && (Date.parse(days.to) - Date.parse(days.from)) / day < maxDays;
  });
}

/** The period of a report: presets, and a step back and forth by its own length. */
export function PeriodBar({ filter, values, today, onChange, children }: Props) {
  const text = useReportText();
  const context = useFormatContext();
  const [first = '', second = ''] = filter.params;
  const [from, to] = [values[first], values[second]];
  const step = (sign: 1 | -1) => {
    if (from === undefined || to === undefined) return;
    const length = Math.round((Date.parse(to) - Date.parse(from)) / day) + 1;
    const whole = from.endsWith('-01') && shifted(to, 1).endsWith('-01');
    const months =
      (Number(to.slice(0, 4)) - Number(from.slice(0, 4))) * 12 + Number(to.slice(5, 7)) - Number(from.slice(5, 7)) + 1;
    const edge = (text: string, count: number) =>
      new Date(Date.UTC(Number(text.slice(0, 4)), Number(text.slice(5, 7)) - 1 + count, 1)).toISOString().slice(0, 10);
    onChange(
      whole
        ? { [first]: edge(from, sign * months), [second]: shifted(edge(to, sign * months + 1), -1) }
        : { [first]: shifted(from, sign * length), [second]: shifted(to, sign * length) },
    );
  };
  const dayText = (value: string) => cells.date.text(value, filter.field, context, {});
  return (
    <div className={css.period} role="toolbar" aria-label={text.period}>
      {from !== undefined && to !== undefined && (
        <>
          <ToolButton className={css.step} icon={mdiChevronLeft} label={text.earlier} onClick={() => step(-1)} />
          <span className={css.span}>{from === to ? dayText(from) : `${dayText(from)} – ${dayText(to)}`}</span>
          <ToolButton
            className={css.step}
            icon={mdiChevronRight}
            label={text.later}
            disabled={to >= today}
            onClick={() => step(1)}
          />
        </>
      )}
      {offered(filter, today).map((preset) => {
        const days = presetDays(preset, today);
        if (!days) return null;
        return (
          <ChoicePill
            key={preset}
            aria-pressed={days.from === from && days.to === to}
            onClick={() => onChange({ [first]: days.from, [second]: days.to })}
          >
            {fieldTexts[preset][context.language]}
          </ChoicePill>
        );
      })}
      {children && <span className={css.more}>{children}</span>}
    </div>
  );
}
