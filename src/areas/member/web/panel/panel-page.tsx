import { type ComponentType, lazy, Suspense } from 'react';
import type { Row, RowOf } from '#contract/envelope.ts';
import type { ListScreen } from '#contract/screen.ts';
import { useLabel } from '#web/locale/language.ts';
import { ListCards } from '#web/screens/list/list-cards.tsx';
import { asListPage, type ListPage } from '#web/screens/list/list-page.tsx';
import { ListScreenView } from '#web/screens/list/list-screen.tsx';
import { type ListModel, useListScreen } from '#web/screens/list/use-list-screen.ts';
import { useNamedRow } from '#web/screens/shared/use-named-row.ts';
import { useOpenRow } from '#web/screens/shared/use-open-row.ts';
import type { CellOverrides } from '#web/table/cell-plan.ts';
import { late } from '#web/ui/late.tsx';

const OpenRowDrawer = late(() => import('#web/screens/shared/open-row-drawer.tsx'));

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
    const label = useLabel();
    const model = useListScreen(screen);
    useNamedRow(model.list, screen.key, alone, alone);
    const { id, row, failure, open, close } = useOpenRow(screen, model.list);
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
        {Panel && id !== undefined && !row && (
          <Suspense>
            <OpenRowDrawer failure={failure} title={label(screen.title)} onClose={close} />
          </Suspense>
        )}
      </ListScreenView>
    );
  }
  return asListPage(Page, screen);
}
