import { mdiKeyboardOutline } from '@mdi/js';
import { Suspense } from 'react';
import Generated from '#generated/web/finance/withdraw_requests.tsx';
import panes from '#web/screens/board/board.module.css';
import { BoardSide } from '#web/screens/board/board-side.tsx';
import { asListPage } from '#web/screens/list/list-page.tsx';
import { ListRows } from '#web/screens/list/list-rows.tsx';
import { ListBar, ListHeading, ListTabBar } from '#web/screens/list/list-screen.tsx';
import { useSidePanel } from '#web/screens/shared/use-side-panel.ts';
import { Forbidden } from '#web/ui/forbidden.tsx';
import { late } from '#web/ui/late.tsx';
import { ToolButton } from '#web/ui/tool-button.tsx';
import { deskCells, hrefOf } from './cells.tsx';
import css from './desk.module.css';
import { DeskFigures } from './figures.tsx';
import { useDeskText } from './texts.ts';
import { useDesk } from './use-desk.ts';

const DeskPanel = late(() => import('./desk-panel.tsx').then((part) => ({ default: part.DeskPanel })));
const OpenRowState = late(() =>
  import('#web/screens/shared/open-row-state.tsx').then((part) => ({ default: part.OpenRowState })),
);
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
  if (model.list.phase === 'forbidden') return <Forbidden />;
  const details = row ? (
    <DeskPanel key={row.id} row={row} model={model} onClose={close} />
  ) : (
    <div className={css.waiting}>
      <OpenRowState failure={desk.failure} onClose={close} />
    </div>
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
      <div className={panes.panes} data-open={(isOpen && isSideBySide) || undefined}>
        <ListRows
          model={model}
          overrides={deskCells}
          hrefOf={hrefOf}
          onOpen={desk.open}
          onKey={desk.key}
          layout={desk.layout}
        />
        {isOpen && isSideBySide && (
          <Suspense>
            <BoardSide>{details}</BoardSide>
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

export default asListPage(WithdrawDesk, screen);
