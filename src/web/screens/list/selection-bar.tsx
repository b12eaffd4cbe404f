import { Button } from '@mantine/core';
import { useSyncExternalStore } from 'react';
import type { Row } from '#contract/envelope.ts';
import type { Action } from '#contract/screen.ts';
import { meets } from '#web/core/actions.ts';
import { rowId } from '#web/core/live-rows.ts';
import type { RowStore } from '#web/core/row-store.ts';
import { isSelected, nothingSelected, selectAll, selectedCount } from '#web/core/selection.ts';
import { sumDecimals } from '#web/core/sum.ts';
import { formatValue } from '#web/fields/formats.ts';
import { formatCount } from '#web/fields/parts/decimal.ts';
import type { FormatContext } from '#web/fields/types.ts';
import { defineTexts } from '#web/locale/language.ts';
import { useSelectionText } from '../shared/selection-texts.ts';
import { bulkLimit } from './bulk-limit.ts';
import css from './list.module.css';

const useOwnText = defineTexts(
  { rowsOf: (least: number, most: number) => `เลือก ${least}–${most} รายการ` },
  { rowsOf: (least, most) => `Select ${least} to ${most}` },
);

interface Props {
  readonly store: RowStore;
  readonly rows: readonly Row[];
  readonly rowKey: string;
  readonly total: number;
  readonly actions: readonly Action[];
  /** Money field that is summed, with its label. */
  readonly sum?: { readonly field: string; readonly label: string } | undefined;
  readonly context: FormatContext;
  /** Of `rows`, those that are selected. */
  onRun(action: Action, rows: readonly Row[]): void;
  /** Reads every selected row when they are not all on this page; undefined when that is too many. */
  readonly onRunAll?: ((action: Action) => void) | undefined;
}

/** What is ticked, what it adds up to, and what can be done to all of it. Stays in view. */
export function SelectionBar({ store, rows, rowKey, total, actions, sum, context, onRun, onRunAll }: Props) {
  const text = useSelectionText();
  const own = useOwnText();
  const selection = useSyncExternalStore(store.subscribe, store.selection);
  const count = selectedCount(selection);
  if (count === 0) return null;
  const here = rows.filter((row) => isSelected(selection, rowId(row, rowKey)));
  const complete = here.length === count;
  return (
    <section className={css.selection} aria-label={text.selected(formatCount(count))}>
      <span>{text.selected(formatCount(count))}</span>
      {sum && complete && (
        <span>
          {text.sumOf(sum.label)}{' '}
          <strong>
            {formatValue(
              { name: sum.field, kind: 'money', label: { th: '', en: '' } },
              sumDecimals(here.map((row) => row[sum.field])),
              context,
            )}
          </strong>
        </span>
      )}
      {selection.mode === 'ids' && complete && here.length === rows.length && total > rows.length && (
        <Button size="compact-sm" variant="subtle" onClick={() => store.setSelection(selectAll(total))}>
          {text.selectMatching(formatCount(total))}
        </Button>
      )}
      <div className={css.selectionActions}>
        {actions.map((action) => {
          const { when } = action;
          const suitable = !complete || when === undefined || here.every((row) => meets(when, row));
          const tooMany = count > bulkLimit;
          const { min = 1, max = bulkLimit } = action.rows ?? {};
          const blocked = tooMany
            ? text.tooMany(bulkLimit)
            : count < min || count > max
              ? own.rowsOf(min, max)
              : suitable
                ? undefined
                : text.mixed;
          return (
            <Button
              key={action.id}
              size="compact-sm"
              variant={action.tone === 'danger' ? 'light' : 'filled'}
              {...(action.tone === 'danger' && { color: 'red' })}
              disabled={blocked !== undefined || (!complete && onRunAll === undefined)}
              title={blocked}
              onClick={() => (complete ? onRun(action, here) : onRunAll?.(action))}
            >
              {action.label[context.language]}
            </Button>
          );
        })}
      </div>
      <Button size="compact-sm" variant="subtle" color="gray" onClick={() => store.setSelection(nothingSelected)}>
        {text.unselect}
      </Button>
    </section>
  );
}
