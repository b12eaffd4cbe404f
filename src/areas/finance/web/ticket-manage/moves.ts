import type { Row } from '#contract/envelope.ts';
import type { Action } from '#contract/screen.ts';
import { actionState } from '#web/core/actions.ts';
import type { ListModel } from '#web/screens/list/use-list-screen.ts';

/** The column that each move of a ticket leads to. */
const leadsTo: Readonly<Record<string, string>> = {
  accept: 'accepted',
  release: 'open',
  transfer: 'transferred',
  confirm: 'completed',
  reject: 'accepted',
  cancel: 'cancelled',
};

interface Scope {
  readonly model: Pick<ListModel, 'actions' | 'screen'>;
  readonly can: (permission: string | undefined) => boolean;
}

/** The moves of a ticket that can be made now. */
export function readyMoves(row: Row, { model, can }: Scope): readonly Action[] {
  const scope = { actions: model.screen.rowActions, fields: model.screen.columns, can };
  return model.actions.permitted.filter(
    (action) => action.when !== undefined && actionState(action, row, scope) === 'ready',
  );
}

/** The move that brings a ticket into a column, if there is one now. */
export function moveTo(row: Row, column: string, scope: Scope): Action | undefined {
  return readyMoves(row, scope).find(({ id }) => leadsTo[id] === column);
}
