import { lazy, Suspense, useCallback, useMemo, useState } from 'react';
import type { Row } from '#contract/envelope.ts';
import type { Action, ListScreen } from '#contract/screen.ts';
import { useCan } from '#web/auth/session-context.tsx';
import { useLabel } from '#web/locale/language.ts';
import css from '#web/screens/list/list.module.css';
import type { ListPage } from '#web/screens/list/list-page.tsx';
import { ListRows } from '#web/screens/list/list-rows.tsx';
import { ListBar, ListHeading } from '#web/screens/list/list-screen.tsx';
import { useListScreen } from '#web/screens/list/use-list-screen.ts';
import { Forbidden } from '#web/ui/forbidden.tsx';

const InquiryDialog = lazy(() => import('../inquiry/inquiry-dialog.tsx'));

/** Orders of any gateway. Where it can be asked about one, the answer is shown beside what we have. */
export default function OrdersPage({ generated: Generated }: { readonly generated: ListPage }) {
  const can = useCan();
  const inquiry = Generated.screen.rowActions.find(({ id, permission }) => id === 'inquiry' && can(permission));
  return inquiry ? <Asked screen={Generated.screen} inquiry={inquiry} /> : <Generated />;
}

function Asked({ screen, inquiry }: { readonly screen: ListScreen; readonly inquiry: Action }) {
  const label = useLabel();
  const [row, setRow] = useState<Row>();
  const rest = useMemo(
    () => ({ ...screen, rowActions: screen.rowActions.filter((action) => action !== inquiry) }),
    [screen, inquiry],
  );
  const model = useListScreen(rest, { covered: row !== undefined });
  const moreOf = useCallback(
    (one: Row) => [{ id: inquiry.id, label: label(inquiry.label), run: () => setRow(one) }],
    [inquiry, label],
  );
  if (model.list.phase === 'forbidden') return <Forbidden />;
  return (
    <div className={css.screen}>
      <ListHeading model={model} />
      <ListBar model={model} />
      <ListRows model={model} moreOf={moreOf} />
      {model.actions.dialog}
      {row && inquiry.call && (
        <Suspense>
          <InquiryDialog
            action={inquiry}
            call={inquiry.call}
            row={row}
            fields={screen.columns}
            onClose={() => setRow(undefined)}
            onAnswer={() => void model.list.refresh()}
          />
        </Suspense>
      )}
    </div>
  );
}
