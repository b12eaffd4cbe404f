import { type MouseEvent, type RefObject, useRef } from 'react';
import type { Row } from '#contract/envelope.ts';
import type { RowStore } from '#web/core/row-store.ts';
import { selectRange, toggle } from '#web/core/selection.ts';
import { isSumKey } from '#web/core/subtotals.ts';
import type { DataTableProps } from './data-table.tsx';
import css from './table.module.css';
import { useTableTools } from './use-table-tools.ts';

const isPlain = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/** Ticks a row, or all from the one that has the focus up to it. */
function tick(store: RowStore, all: readonly string[], id: string, range: boolean): void {
  if (isSumKey(id)) return;
  const ids = all.filter((one) => !isSumKey(one));
  const anchor = store.focused();
  const selection = store.selection();
  store.setSelection(range && anchor !== undefined ? selectRange(selection, ids, anchor, id) : toggle(selection, id));
  store.setFocused(id);
}

interface Drawn {
  /** Of the rows, in their order. */
  readonly ids: readonly string[];
  /** Pixels, by column. */
  readonly widths: ReadonlyMap<string, number>;
}

/** What clicks and keys do to the rows, and hands to the columns. `reveal` brings a row of a long list into view. */
export function useTableEvents<R extends Row>(
  props: DataTableProps<R>,
  { ids, widths }: Drawn,
  region: RefObject<HTMLElement | null>,
) {
  const { rows, store, onOpen } = props;
  const reveal = useRef<((index: number) => void) | undefined>(undefined);
  const rowOf = (id: string) => rows[ids.indexOf(id)];
  const open = (id: string) => {
    const row = rowOf(id);
    if (row) onOpen?.(row);
  };
  const focus = (id: string) => {
    store.setFocused(id);
    reveal.current?.(ids.indexOf(id));
    const show = () => {
      const row = region.current?.querySelector<HTMLElement>(`tr[data-id="${CSS.escape(id)}"]`);
      row?.focus({ preventScroll: reveal.current !== undefined });
      return row;
    };
    // A row of a long list may have to be drawn first.
    if (!show()) requestAnimationFrame(show);
  };
  useTableTools(
    region,
    {
      layout: props.layout,
      onLayout: props.onLayout,
      widths,
      keys: {
        ids,
        focused: store.focused,
        focus,
        open,
        toggle: (id, range) => {
          if (props.selectable) tick(store, ids, id, range);
        },
        other: (key, id) => props.onKey?.(key, id === undefined ? undefined : rowOf(id)) ?? false,
      },
    },
    props.keysEnabled ?? true,
  );

  const click = (event: MouseEvent<HTMLElement>) => {
    const target = event.target instanceof Element ? event.target : null;
    const id = target?.closest<HTMLElement>('tr[data-id]')?.dataset.id;
    if (target === null || id === undefined || event.defaultPrevented) return;
    const button = target.closest<HTMLElement>('[data-menu]');
    const row = rowOf(id);
    if (button && row) return props.onMenu?.(row, button);
    if (target.closest(`.${css.box}`)) return tick(store, ids, id, event.shiftKey);
    const href = target.closest('a[data-internal]')?.getAttribute('href');
    const plain = isPlain(event);
    if (typeof href === 'string' && plain) {
      event.preventDefault();
      const own = row && props.hrefOf?.(row) === href;
      if (own && onOpen) return open(id);
      return props.onFollow?.(href);
    }
    if (!plain || target.closest('a, button, input, label, [role=button]') || String(getSelection()) !== '') return;
    store.setFocused(id);
    open(id);
  };
  return { reveal, click };
}
