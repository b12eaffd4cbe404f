import { mdiKeyboardOutline } from '@mdi/js';
import { Suspense, useCallback } from 'react';
import Generated from '#generated/web/finance/withdraw_requests.tsx';
import { useDescribeError } from '#web/data/describe-error.ts';
import { asListPage } from '#web/screens/list/list-page.tsx';
import { ListRows } from '#web/screens/list/list-rows.tsx';
import { ListBar, ListHeading, ListTabBar } from '#web/screens/list/list-screen.tsx';
import { useSidePanel } from '#web/screens/shared/use-side-panel.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Forbidden } from '#web/ui/forbidden.tsx';
import { late } from '#web/ui/late.tsx';
import { SkeletonLines } from '#web/ui/skeletons.tsx';
import { ToolButton } from '#web/ui/tool-button.tsx';
import { deskCells, hrefOf } from './cells.tsx';
import css from './desk.module.css';
import { DeskFigures } from './figures.tsx';
import { Side } from './side.tsx';
import { useDeskText } from './texts.ts';
import { useDesk } from './use-desk.ts';
import type { OpenRequest } from './use-open-request.ts';

const DeskPanel = late(() => import('./desk-panel.tsx').then((part) => ({ default: part.DeskPanel })));
const SideDrawer = late(() => import('#web/ui/side-drawer.tsx').then((part) => ({ default: part.SideDrawer })));
const ShortcutsDialog = late(() =>
  import('./shortcuts-dialog.tsx').then((part) => ({ default: part.ShortcutsDialog })),
);
const SourceInput = late(() => import('./source-input.tsx').then((part) => ({ default: part.SourceInput })));

/** Actions that choose where the money comes from. */
const inputs = {
  'withdraw.approve': SourceInput,
  'withdraw.change_type': SourceInput,
  bulk_approve: SourceInput,
  bulk_change_type: SourceInput,
};

/** Columns that the details show as well are hidden in the list by default. */
const inDetails: ReadonlySet<string> = new Set([
  'bank_account_no',
  'bank_account_name',
  'fee',
  'net_amount',
  'balance_after',
  'deposit_today',
  'withdraw_count_today',
  'active_promotion',
  'approved_by',
  'completed_at',
]);

const widths: Readonly<Record<string, number>> = {
  requested_at: 150,
  username: 132,
  amount: 112,
  risk_score: 88,
  status: 124,
};

const screen: typeof Generated.screen = {
  ...Generated.screen,
  columns: Generated.screen.columns.map((column) => ({
    ...column,
    ...(inDetails.has(column.name) && { hidden: true as const }),
    ...(widths[column.name] !== undefined && { width: widths[column.name] ?? 0 }),
  })),
};

/** The withdrawal desk: the queue of requests next to the one being decided. */
function WithdrawDesk() {
  const text = useDeskText();
  const desk = useDesk(screen, inputs);
  const { model, row, isOpen, close } = desk;
  const isSideBySide = useSidePanel(model.actions.isOpen);
  const open = useCallback(desk.open, []);
  if (model.list.phase === 'forbidden') return <Forbidden />;
  const details = row ? (
    <DeskPanel key={row.id} row={row} model={model} onClose={close} />
  ) : (
    <Waiting failure={desk.failure} />
  );
  return (
    <div className={css.desk}>
      <ListHeading model={model} />
      <DeskFigures model={model} />
      <ListTabBar model={model} />
      <ListBar model={model}>
        <ToolButton
          icon={mdiKeyboardOutline}
          label={text.help}
          title={`${text.help} (?)`}
          onClick={() => desk.setHelp(true)}
        />
      </ListBar>
      <div className={css.panes} data-open={(isOpen && isSideBySide) || undefined}>
        <ListRows
          model={model}
          overrides={deskCells}
          hrefOf={hrefOf}
          onOpen={open}
          onKey={desk.key}
          layout={desk.layout}
        />
        {isOpen && isSideBySide && (
          <Suspense>
            <Side>{details}</Side>
          </Suspense>
        )}
      </div>
      {isOpen && !isSideBySide && (
        <Suspense>
          <SideDrawer bare title={text.panel(row?.withdraw_ref ?? '')} width={560} onClose={close}>
            {details}
          </SideDrawer>
        </Suspense>
      )}
      {desk.isHelpOpen && (
        <Suspense>
          <ShortcutsDialog actions={model.actions.permitted} onClose={() => desk.setHelp(false)} />
        </Suspense>
      )}
      {model.actions.dialog}
    </div>
  );
}

/** In place of the open request until it is there, or why it never will be. */
function Waiting({ failure }: Pick<OpenRequest, 'failure'>) {
  const text = useDeskText();
  const describe = useDescribeError();
  return (
    <div className={css.waiting}>
      {!failure && <SkeletonLines count={12} />}
      {failure?.error.code === 404 && <EmptyState title={text.missing} />}
      {failure && failure.error.code !== 404 && (
        <ErrorState message={describe(failure.error)} reference={failure.error.requestId} onRetry={failure.retry} />
      )}
    </div>
  );
}

export default asListPage(WithdrawDesk, screen);
