import type { Tabs } from '#contract/screen.ts';
import { formatCount } from '#web/fields/parts/decimal.ts';
import { useLabel } from '#web/locale/language.ts';
import strip from '#web/ui/strip.module.css';
import css from '#web/ui/tabs.module.css';
import { useChosenInSight } from '#web/ui/use-chosen-in-sight.ts';
import { useListText } from '../shared/texts.ts';

interface Props {
  readonly tabs: Tabs;
  /** Wire value of the tab filter; undefined = all. */
  readonly value: string | undefined;
  readonly counts: Readonly<Record<string, number>> | undefined;
  readonly onChange: (value: string) => void;
}

/** How many rows have one of the values. */
export const countOf = (
  values: readonly string[],
  counts: Readonly<Record<string, number>> | undefined,
): number | undefined => counts && values.reduce((sum, value) => sum + (counts[value] ?? 0), 0);

/** Sub-sets of the list with their counts. */
export function ListTabs({ tabs, value, counts, onChange }: Props) {
  const label = useLabel();
  const text = useListText();
  const all = counts === undefined ? undefined : Object.values(counts).reduce((sum, count) => sum + count, 0);
  const { waiting } = tabs;
  const items = [
    ...(waiting
      ? [{ value: waiting.join(), label: text.waiting, tone: 'warning' as const, count: countOf(waiting, counts) }]
      : []),
    ...tabs.items.map((item) => ({
      value: item.value,
      label: label(item.label),
      tone: item.tone,
      count: counts === undefined ? undefined : (counts[item.value] ?? 0),
    })),
    { value: '', label: text.all, tone: undefined, count: all },
  ];
  const row = useChosenInSight(`${value ?? ''} ${all === undefined}`);
  return (
    <div ref={row} className={`${strip.strip} ${css.tabs}`} role="toolbar" aria-label={text.tabs}>
      {items.map((item) => (
        <button
          key={item.value}
          type="button"
          className={css.tab}
          aria-pressed={(value ?? '') === item.value}
          data-tone={item.tone}
          data-empty={item.count === 0 || undefined}
          onClick={() => onChange(item.value)}
        >
          {item.label}
          {item.count !== undefined && <span className={css.count}>{formatCount(item.count)}</span>}
        </button>
      ))}
    </div>
  );
}
