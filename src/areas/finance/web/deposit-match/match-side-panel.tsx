import { lazy, Suspense, useCallback, useRef } from 'react';
import type { PageReply } from '#contract/envelope.ts';
import type { ListScreen } from '#contract/screen.ts';
import type { OwnerCandidate } from '#generated/api/finance.ts';
import { rowId } from '#web/core/live-rows.ts';
import { ListCards } from '#web/screens/list/list-cards.tsx';
import type { ListPage } from '#web/screens/list/list-page.tsx';
import { ListRows } from '#web/screens/list/list-rows.tsx';
import { ListBar, ListHeading, ListTabBar } from '#web/screens/list/list-screen.tsx';
import { useListScreen } from '#web/screens/list/use-list-screen.ts';
import type { Done } from '#web/screens/shared/action-source.ts';
import { useNamedRow } from '#web/screens/shared/use-named-row.ts';
import { useOpenRow } from '#web/screens/shared/use-open-row.ts';
import { useSidePanel } from '#web/screens/shared/use-side-panel.ts';
import { Forbidden } from '#web/ui/forbidden.tsx';
import desk from '../withdraw-requests/desk.module.css';
import { Side } from '../withdraw-requests/side.tsx';
import { useNarrow } from '../withdraw-requests/use-narrow.ts';
import type { matchCells } from './cells.tsx';
import { doubtful, isLine, type MatchRow, nameOf } from './read-match.ts';
import { startMatch } from './start-match.ts';
import { useMatchText } from './texts.ts';

const MatchPanel = lazy(() => import('./match-panel.tsx').then((part) => ({ default: part.MatchPanel })));
const OpenRowState = lazy(() =>
  import('#web/screens/shared/open-row-state.tsx').then((part) => ({ default: part.OpenRowState })),
);
const SideDrawer = lazy(() => import('#web/ui/side-drawer.tsx').then((part) => ({ default: part.SideDrawer })));

/** A list of what can be compared. */
type Screen = ListScreen<PageReply<MatchRow>>;

/** How a list is rendered next to its comparison. */
interface Look {
  /** Columns that stay while the comparison is open next to the list. */
  readonly stay: ReadonlySet<string>;
  readonly cells: typeof matchCells;
}

/** The page of a list of deposits or statement lines; a row opens its comparison next to the list. */
export function sidePanelPage(screen: Screen, look: Look): ListPage<PageReply<MatchRow>> {
  // biome-ignore lint/correctness/noComponentHookFactories: one page a list, made once when its file is loaded
  function Page() {
    return <MatchSidePanel screen={screen} look={look} />;
  }
  return Object.assign(Page, { screen });
}

/** Does the line wait for its owner? */
const isFree = (row: MatchRow) => isLine(row) && doubtful.has(row.match_status);

/** The next line that waits, from the one that was credited; at the end of the list the first of those before. */
function nextOf(rows: readonly MatchRow[], before: string): MatchRow | undefined {
  const at = rows.findIndex((row) => String(row.id) === before);
  return [...rows.slice(at + 1), ...rows.slice(0, Math.max(0, at))].find(isFree);
}

/** The row whose comparison is open; what is credited makes room for the next line that waits. */
function useOpenMatch(screen: Screen) {
  const decided = useRef<(done: Done) => void>(undefined);
  const onDone = useCallback((done: Done) => decided.current?.(done), []);
  const model = useListScreen(screen, { onDone });
  useNamedRow(model.list, screen.key);
  const opened = useOpenRow(screen, model.list);
  const { store, rows } = model.list;
  decided.current = ({ row: before, next }) => {
    const due = next ? nextOf(rows, rowId(before, screen.key)) : undefined;
    if (!due) return;
    store.setFocused(String(due.id));
    opened.open(due);
  };
  return { model, opened };
}

/** A list and, next to or over it, the comparison of one row. */
export function MatchSidePanel({ screen, look }: { readonly screen: Screen; readonly look: Look }) {
  const text = useMatchText();
  const { model, opened } = useOpenMatch(screen);
  const { row, id, open, close } = opened;
  const isSideBySide = useSidePanel(model.actions.isOpen);
  const layout = useNarrow(model, look.stay, id !== undefined && isSideBySide);
  const owners = useRef<readonly OwnerCandidate[]>([]);
  const onOwners = useCallback((shown: readonly OwnerCandidate[]) => {
    owners.current = shown;
  }, []);
  if (model.list.phase === 'forbidden') return <Forbidden />;
  const onKey = (pressed: string) => {
    if (id !== undefined && pressed === 'Escape') {
      close();
      return true;
    }
    if (row === undefined) return false;
    const place = pressed === 'm' ? 1 : /^[1-9]$/.test(pressed) ? Number(pressed) : 0;
    const owner = owners.current[place - 1];
    return place > 0 && isFree(row) && (owner !== undefined || pressed === 'm') && startMatch(model, row, owner);
  };
  const details = row ? (
    <MatchPanel key={nameOf(row)} row={row} model={model} onClose={close} onOwners={onOwners} />
  ) : (
    <div className={desk.waiting}>
      <OpenRowState failure={opened.failure} onClose={close} />
    </div>
  );
  return (
    <div className={desk.desk}>
      <ListHeading model={model} />
      {screen.cards && <ListCards cards={screen.cards} model={model} />}
      <ListTabBar model={model} />
      <ListBar model={model} />
      <div className={desk.panes} data-open={(id !== undefined && isSideBySide) || undefined}>
        <ListRows model={model} overrides={look.cells} onOpen={open} onKey={onKey} layout={layout} />
        {id !== undefined && isSideBySide && (
          <Suspense>
            <Side>{details}</Side>
          </Suspense>
        )}
      </div>
      {id !== undefined && !isSideBySide && (
        <Suspense>
          <SideDrawer bare title={text.panel(row ? nameOf(row) : '')} width={560} onClose={close}>
            {details}
          </SideDrawer>
        </Suspense>
      )}
      {model.actions.dialog}
      {model.header.dialog}
    </div>
  );
}
