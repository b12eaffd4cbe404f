import { type ComponentType, lazy, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import type { Row } from '#contract/envelope.ts';
import type { ListScreen } from '#contract/screen.ts';
import { ListCards } from '#web/screens/list/list-cards.tsx';
import type { ListPage } from '#web/screens/list/list-page.tsx';
import { ListScreenView } from '#web/screens/list/list-screen.tsx';
import { type ListModel, useListScreen } from '#web/screens/list/use-list-screen.ts';
import type { CellOverride } from '#web/table/cell-plan.ts';

/** What a panel is given. */
export interface PanelProps {
  readonly row: Row;
  readonly model: ListModel;
  readonly onClose: () => void;
}

interface Look {
  /** Fetched when the first row is opened. */
  readonly panel?: () => Promise<{ readonly default: ComponentType<PanelProps> }>;
  readonly cells?: Readonly<Record<string, CellOverride>>;
  /** Filter that names one row: whoever comes by a link with it finds that row open. */
  readonly alone?: string;
}

/** The page of a list whose rows open in a panel over it. */
export function panelPage(screen: ListScreen, { panel, cells, alone = '' }: Look): ListPage {
  const Panel = panel && lazy(panel);
  // biome-ignore lint/correctness/noComponentHookFactories: one page a list, made once when its file is loaded
  function Page() {
    const [opened, setOpened] = useState<Row>();
    const model = useListScreen(screen, { covered: opened !== undefined });
    const open = useCallback((row: Row) => setOpened(row), []);
    const close = useCallback(() => setOpened(undefined), []);
    // The list may know more by now than when the row was opened.
    const row = opened && (model.list.rows.find((one) => one[screen.key] === opened[screen.key]) ?? opened);
    const asked = model.list.values[alone];
    const { rows } = model.list;
    const [only] = rows;
    const opens = asked !== undefined && rows.length === 1 && only?.[alone] === asked ? only : undefined;
    const done = useRef<string>(undefined);
    useEffect(() => {
      if (opens === undefined || done.current === asked) return;
      done.current = asked;
      setOpened(opens);
    }, [opens, asked]);
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
  return Object.assign(Page, { screen });
}
