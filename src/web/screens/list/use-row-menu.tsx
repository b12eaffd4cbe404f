import { lazy, type ReactNode, Suspense, useCallback, useState } from 'react';
import type { Row } from '#contract/envelope.ts';
import { rowId } from '#web/core/live-rows.ts';
import type { RowMenuItem } from '#web/table/row-menu.tsx';
import type { ListModel } from './use-list-screen.ts';

const RowMenu = lazy(() => import('#web/table/row-menu.tsx').then((part) => ({ default: part.RowMenu })));

/** The menu of a row: what opens it, and the menu itself. */
export function useRowMenu<R extends Row>(
  { list, screen, actions, setCovered }: ListModel<R>,
  moreOf: ((row: R) => readonly RowMenuItem[]) | undefined,
): readonly [open: (row: R, anchor: HTMLElement) => void, menu: ReactNode] {
  const [menu, setMenu] = useState<{ readonly row: R; readonly anchor: HTMLElement }>();
  const open = useCallback(
    (row: R, anchor: HTMLElement) => {
      setCovered(true);
      setMenu({ row, anchor });
    },
    [setCovered],
  );
  if (!menu) return [open, undefined];
  // What an open menu offers follows the row, which may be another by now.
  const row = list.rows.find((one) => rowId(one, screen.key) === rowId(menu.row, screen.key)) ?? menu.row;
  return [
    open,
    <Suspense key="menu">
      <RowMenu
        anchor={menu.anchor}
        items={[...actions.menuOf(row, screen.rowActions), ...(moreOf?.(row) ?? [])]}
        onClose={() => {
          setMenu(undefined);
          setCovered(false);
        }}
      />
    </Suspense>,
  ];
}
