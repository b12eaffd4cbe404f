import { type ComponentType, lazy, Suspense, useCallback, useState } from 'react';
import type { Row } from '#contract/envelope.ts';
import type { ListScreen } from '#contract/screen.ts';
import list from '#web/screens/list/list.module.css';
import { ListCards } from '#web/screens/list/list-cards.tsx';
import type { ListPage } from '#web/screens/list/list-page.tsx';
import { ListRows } from '#web/screens/list/list-rows.tsx';
import { ListBar, ListHeading, ListTabBar } from '#web/screens/list/list-screen.tsx';
import { type ListModel, useListScreen } from '#web/screens/list/use-list-screen.ts';
import type { CellOverride } from '#web/table/cell-plan.ts';
import { Forbidden } from '#web/ui/forbidden.tsx';

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
}

/** The page of a list whose rows open in a panel over it. */
export function panelPage(screen: ListScreen, { panel, cells }: Look): ListPage {
  const Panel = panel && lazy(panel);
  // biome-ignore lint/correctness/noComponentHookFactories: one page a list, made once when its file is loaded
  function Page() {
    const [opened, setOpened] = useState<Row>();
    const model = useListScreen(screen, { covered: opened !== undefined });
    const open = useCallback((row: Row) => setOpened(row), []);
    const close = useCallback(() => setOpened(undefined), []);
    if (model.list.phase === 'forbidden') return <Forbidden />;
    return (
      <div className={list.screen}>
        <ListHeading model={model} />
        {screen.cards && <ListCards cards={screen.cards} model={model} />}
        <ListTabBar model={model} />
        <ListBar model={model} />
        <ListRows model={model} {...(cells && { overrides: cells })} {...(Panel && { onOpen: open })} />
        {Panel && opened && (
          <Suspense>
            <Panel row={opened} model={model} onClose={close} />
          </Suspense>
        )}
        {model.actions.dialog}
        {model.header.dialog}
      </div>
    );
  }
  return Object.assign(Page, { screen });
}
