import { type ReactNode, Suspense, useCallback, useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import type { Call } from '#contract/call.ts';
import type { Row } from '#contract/envelope.ts';
import { fillLink } from '#contract/fill-link.ts';
import type { Action } from '#contract/screen.ts';
import { actionForKey, actionState, permittedActions } from '#web/core/actions.ts';
import { useClient } from '#web/data/client-context.tsx';
import { useDescribeError } from '#web/data/describe-error.ts';
import { failureOf } from '#web/data/failure-of.ts';
import { useInvalidate } from '#web/data/hooks.ts';
import { useOffers } from '#web/data/use-offers.ts';
import { useFormatContext } from '#web/fields/use-format-context.ts';
import { useLabel } from '#web/locale/language.ts';
import { useText } from '#web/locale/use-text.ts';
import type { RowMenuItem } from '#web/table/row-menu.tsx';
import { late } from '#web/ui/late.tsx';
import { notify } from '#web/ui/notify.ts';
import { fetchInputs } from './action-inputs.ts';
import type { ActionSource } from './action-source.ts';
import { useListText } from './texts.ts';

const ActionDialog = late(() => import('./action-dialog.tsx').then((part) => ({ default: part.ActionDialog })));
const ActionPart = late(() => import('./action-part.tsx').then((part) => ({ default: part.ActionPart })));
const BulkDialog = late(() => import('./bulk-dialog.tsx').then((part) => ({ default: part.BulkDialog })));

type Open = { readonly action: Action; readonly row: Row } | { readonly action: Action; readonly rows: readonly Row[] };

interface Shared {
  readonly source: ActionSource;
  readonly onClose: () => void;
  readonly onChanged: () => void;
}

/** `R` is a row that they are for. */
export interface Actions<R extends Row = Row> {
  /** Actions that the person may ever use, on this server. */
  readonly permitted: readonly Action[];
  /** Begins an action on a row: goes there, asks, or does it. */
  start(action: Action, row: R): void;
  startBulk(action: Action, rows: readonly R[]): void;
  /** The menu of a row, of these actions: what can be done now, and why the rest cannot. */
  menuOf(row: R, actions: readonly Action[]): readonly RowMenuItem[];
  /** A key on a row; true = it began something. */
  key(key: string, row: R | undefined): boolean;
  /** The dialog that is open, to be put somewhere on the screen. */
  readonly dialog: ReactNode;
  readonly isOpen: boolean;
}

/** Runs an action without inputs: a list is lighter without what is needed once something is done. */
function useSendNow(source: ActionSource, onUndone: () => void) {
  const tools = { client: useClient(), invalidate: useInvalidate(), context: useFormatContext(), onUndone };
  const describe = useDescribeError();
  return (action: Action, call: Call, row: Row) =>
    import('./send-now.ts').then(
      ({ sendNow }) => sendNow(action, call, row, source, tools),
      (error) => notify.error(describe(failureOf(error))),
    );
}

/** Behaviour of actions: on rows, on selections and on a record. `onChanged` reads again what they change. */
export function useActions(source: ActionSource, onChanged: () => void, sumField?: string): Actions {
  const { linkOf = fillLink } = source;
  const offered = useOffers();
  const scope = useMemo(
    () => ({ ...source.scope, actions: source.scope.actions.filter(({ call }) => offered(call)) }),
    [source.scope, offered],
  );
  const text = useListText();
  const { common } = useText();
  const label = useLabel();
  const sendNow = useSendNow(source, onChanged);
  const [, navigate] = useLocation();
  const [open, setOpen] = useState<Open>();
  const ask = (next: Open) => {
    // In parallel with the dialog's own code, not after it.
    void fetchInputs(next.action);
    setOpen(next);
  };
  const close = useCallback(() => setOpen(undefined), []);
  const permitted = useMemo(() => permittedActions(scope.actions, scope.can), [scope]);

  const start = (action: Action, row: Row) => {
    const { to, call, copy } = action;
    if (to !== undefined) {
      const href = linkOf(to, row);
      if (href !== undefined) navigate(href);
      return;
    }
    if (actionState(action, row, scope) !== 'ready') return;
    if (copy !== undefined)
      void navigator.clipboard?.writeText(String(row[copy] ?? '')).then(
        () => notify.success(common.copied),
        () => undefined,
      );
    else if (action.part) ask({ action, row });
    else if (!call) return;
    else if (action.confirm === undefined && !action.input && !call.money) void sendNow(action, call, row);
    else ask({ action, row });
  };
  const reasons = { ready: undefined, forbidden: undefined, 'not-now': text.notNow, unknown: text.unknownStatus };
  return {
    permitted,
    start,
    startBulk: (action, rows) => ask({ action, rows }),
    menuOf: (row, actions) =>
      permittedActions(actions, scope.can)
        .filter(({ call }) => offered(call))
        // Rows of one table may represent different things: a link without its values is left out.
        .filter((action) => action.to === undefined || linkOf(action.to, row) !== undefined)
        .map((action) => ({
          id: action.id,
          label: label(action.label),
          isDanger: action.tone === 'danger',
          disabled: reasons[actionState(action, row, scope)],
          hint: action.key?.toUpperCase(),
          run: () => start(action, row),
        })),
    key: (key, row) => {
      const action = row && actionForKey(key, row, scope);
      if (!action) return false;
      start(action, row);
      return true;
    },
    isOpen: open !== undefined,
    dialog: open && dialogOf(open, { source, onClose: close, onChanged }, sumField),
  };
}

/** The dialog that asks before an action on one row or on several. */
function dialogOf(open: Open, shared: Shared, sumField: string | undefined): ReactNode {
  const { action } = open;
  const { call, part } = action;
  if (part)
    return (
      <Suspense>
        <ActionPart {...shared} action={action} load={part} rows={'rows' in open ? open.rows : [open.row]} />
      </Suspense>
    );
  if (!call) return undefined;
  const props = { action, call, ...shared };
  return (
    <Suspense>
      {'rows' in open ? (
        <BulkDialog {...props} rows={open.rows} sumField={sumField} />
      ) : (
        <ActionDialog {...props} row={open.row} />
      )}
    </Suspense>
  );
}
