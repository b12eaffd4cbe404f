import { useCallback, useRef } from 'react';
import type { Row, RowOf } from '#contract/envelope.ts';
import type { Action, ListScreen } from '#contract/screen.ts';
import { decidingFields, meets } from '#web/core/actions.ts';
import { rowId } from '#web/core/live-rows.ts';
import { useStore } from '#web/store/create-store.ts';
import { dataOf, type ListModel, type ListScreenOptions, useListScreen } from '../list/use-list-screen.ts';
import type { Done } from '../shared/action-source.ts';
import { useNamedRow } from '../shared/use-named-row.ts';
import { type OpenRow, useOpenRow } from '../shared/use-open-row.ts';
import { boardSettings } from './board-settings.ts';

/** A list, and the row of it that is open. */
export interface BoardModel<R extends Row = Row> {
  readonly model: ListModel<R>;
  readonly opened: OpenRow<R>;
  /** What the details of the open row answer to, set by them. */
  readonly keys: { current: ((pressed: string) => boolean) | undefined };
  /** Keys beyond those of the list; true = it did something. */
  key(key: string): boolean;
}

/** Did what was done change what may be done next? A record that was only noted stays open. */
function isDecided(actions: readonly Action[], before: Row, after: Row): boolean {
  const told = [...decidingFields(actions)].filter((name) => name in after);
  return told.length === 0 || told.some((name) => after[name] !== before[name]);
}

/** A number chooses the tab of that place; true = it did. */
function chooseTab<R extends Row>({ screen: { tabs }, tabFilter, setFilter }: ListModel<R>, pressed: string): boolean {
  const values = [
    ...(tabs?.waiting ? [tabs.waiting.join()] : []),
    ...(tabs?.items ?? []).map(({ value }) => value),
    '',
  ];
  const param = tabFilter?.params[0];
  const chosen = /^[1-9]$/.test(pressed) ? values[Number(pressed) - 1] : undefined;
  if (!tabs || param === undefined || chosen === undefined) return false;
  setFilter({ [param]: chosen });
  return true;
}

/** Behaviour of a list whose rows open: which one is open is in the address; what is decided makes room for the next. */
export function useBoard<Answer>(
  screen: ListScreen<Answer>,
  inputs: ListScreenOptions['inputs'],
): BoardModel<RowOf<Answer>> {
  type R = RowOf<Answer>;
  const decided = useRef<(done: Done) => void>(undefined);
  const keys = useRef<(pressed: string) => boolean>(undefined);
  const settings = useStore(boardSettings);
  const onDone = useCallback((done: Done) => decided.current?.(done), []);
  const model = useListScreen(screen, { onDone, inputs });
  const { list, actions } = model;
  const named = screen.filters.find(({ name }) => name === screen.alone);
  const isColumn = screen.columns.some(({ name }) => name === named?.field.name);
  useNamedRow(list, screen.key, named?.params[0] ?? '', isColumn ? named?.field.name : undefined);
  const opened = useOpenRow(screen, list);
  const { row, id, open, close } = opened;

  /** The next one that is due, from the one that was decided; at the end of the list the first of those before. */
  const nextOf = (before: string): R | undefined => {
    const next = screen.panel?.next;
    const at = list.rows.findIndex((one) => rowId(one, screen.key) === before);
    const order = [...list.rows.slice(at + 1), ...list.rows.slice(0, Math.max(0, at))];
    return next && order.find((one) => rowId(one, screen.key) !== before && meets(next, one));
  };
  decided.current = ({ row: before, reply, next, isHandedOver }) => {
    const was = rowId(before, screen.key);
    const due = next && (isHandedOver || isDecided(screen.rowActions, before, dataOf(reply))) ? nextOf(was) : undefined;
    if (!due) return;
    list.store.setFocused(rowId(due, screen.key));
    if (id === was) open(due);
  };
  const key = (pressed: string) => {
    if (pressed === 'Escape' && id !== undefined) {
      close();
      return true;
    }
    // Letters and numbers that are switched off do nothing, and nobody else hears of them.
    if (!settings.keys) return /^[a-z0-9]$/.test(pressed);
    // A letter is meant for what is open, not for the row that has the focus.
    const isMeant = id !== undefined && (keys.current?.(pressed) || actions.key(pressed, row));
    return isMeant || chooseTab(model, pressed);
  };
  return { model, opened, keys, key };
}
