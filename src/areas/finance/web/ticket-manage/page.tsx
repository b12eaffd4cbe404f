import { type ReactNode, Suspense } from 'react';
import Generated from '#generated/web/finance/ticket-manage.tsx';
import { ListBar, ListHeading, ListScreenView } from '#web/screens/list/list-screen.tsx';
import { useListScreen } from '#web/screens/list/use-list-screen.ts';
import { ListState } from '#web/screens/shared/list-state.tsx';
import { useStore } from '#web/store/create-store.ts';
import { persistentStore } from '#web/store/persistent-store.ts';
import { Choice } from '#web/ui/choice.tsx';
import { Forbidden } from '#web/ui/forbidden.tsx';
import { late } from '#web/ui/late.tsx';
import { SkeletonLines } from '#web/ui/skeletons.tsx';
import { Stack, Toolbar } from '#web/ui/stack.tsx';
import { useBoardText } from './texts.ts';

const TicketBoard = late(() => import('./board.tsx').then((part) => ({ default: part.TicketBoard })));

type View = 'board' | 'table';

/** Which way a person looks at tickets; kept in this browser. */
const viewStore = persistentStore<View>('ticket-view', (stored) => (stored === 'table' ? 'table' : 'board'));

/** All columns at once: as many tickets as one answer holds, and no tab that would empty the others. */
const boardScreen: typeof Generated.screen = { ...Generated.screen, limit: 200 };

/** The tickets as a board or as a table: the same list, filters and moves. */
export default function TicketsPage() {
  const text = useBoardText();
  const view = useStore(viewStore);
  const choice = (
    <Toolbar>
      <Choice
        label={text.view}
        value={view}
        options={[
          { value: 'board', label: text.board },
          { value: 'table', label: text.table },
        ]}
        onChange={(next) => viewStore.set(() => next)}
      />
    </Toolbar>
  );
  return view === 'board' ? <BoardView choice={choice} /> : <TableView choice={choice} />;
}

function TableView({ choice }: { readonly choice: ReactNode }) {
  return <ListScreenView model={useListScreen(Generated.screen)} above={choice} />;
}

function BoardView({ choice }: { readonly choice: ReactNode }) {
  const model = useListScreen(boardScreen);
  const { phase } = model.list;
  if (phase === 'forbidden') return <Forbidden />;
  return (
    <Stack gap={3}>
      <ListHeading model={model} />
      {choice}
      <ListBar model={model} />
      {phase === 'loading' ? (
        <SkeletonLines count={10} />
      ) : (
        <>
          <ListState list={model.list} />
          {model.list.rows.length > 0 && (
            <Suspense fallback={<SkeletonLines count={10} />}>
              <TicketBoard model={model} />
            </Suspense>
          )}
        </>
      )}
      {model.actions.dialog}
      {model.header.dialog}
    </Stack>
  );
}
