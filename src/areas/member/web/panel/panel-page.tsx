import { type ComponentType, lazy, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import type { Row, RowOf } from '#contract/envelope.ts';
import type { ListScreen } from '#contract/screen.ts';
import { rowId } from '#web/core/live-rows.ts';
import { ListCards } from '#web/screens/list/list-cards.tsx';
import { asListPage, type ListPage } from '#web/screens/list/list-page.tsx';
import { ListScreenView } from '#web/screens/list/list-screen.tsx';
import { type ListModel, useListScreen } from '#web/screens/list/use-list-screen.ts';
import type { CellOverrides } from '#web/table/cell-plan.ts';

/** Props of a panel. */
export interface PanelProps<R extends Row = Row> {
  readonly row: R;
  readonly model: ListModel<R>;
  readonly onClose: () => void;
}

interface Look<R extends Row> {
  /** Loaded when the first row is opened. */
  readonly panel?: () => Promise<{ readonly default: ComponentType<PanelProps<R>> }>;
  readonly cells?: CellOverrides<R>;
  /** Filter that identifies one row: a link with it opens that row. */
  readonly alone?: keyof R & string;
}

/** A list page whose rows open in a panel over it. */
export function panelPage<Answer>(screen: ListScreen<Answer>, look: Look<RowOf<Answer>>): ListPage<Answer> {
  const { panel, cells, alone = '' } = look;
  const Panel = panel && lazy(panel);
  // biome-ignore lint/correctness/noComponentHookFactories: one page a list, made once when its file is loaded
  function Page() {
    const [opened, setOpened] = useState<RowOf<Answer>>();
    const model = useListScreen(screen, { covered: opened !== undefined });
    const open = useCallback((row: RowOf<Answer>) => setOpened(row), []);
    const close = useCallback(() => setOpened(undefined), []);
    // The list may have a newer version of the opened row.
    const row =
      opened && (model.list.rows.find((one) => rowId(one, screen.key) === rowId(opened, screen.key)) ?? opened);
    const requestedKey = model.list.values[alone];
    const { rows } = model.list;
    const [only] = rows;
    const isSingleMatch =
      requestedKey !== undefined && rows.length === 1 && only && rowId(only, alone) === requestedKey;
    const rowToOpen = isSingleMatch ? only : undefined;
    const openedKey = useRef<string>(undefined);
    useEffect(() => {
      if (rowToOpen === undefined || openedKey.current === requestedKey) return;
      openedKey.current = requestedKey;
      setOpened(rowToOpen);
    }, [rowToOpen, requestedKey]);
    return (
      <ListScreenView
        model={model}
        cards={screen.cards && <ListCards cards={screen.cards} model={model} />}
        overrides={cells}
        onOpen={Panel && open}
      >
        {Panel && row && (
          <Suspense>
            <Panel row={row} model={model} onClose={close} />
          </Suspense>
        )}
      </ListScreenView>
    );
  }
  return asListPage(Page, screen);
}
