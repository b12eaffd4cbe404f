import { Button } from '@mantine/core';
import { type ReactNode, useMemo } from 'react';
import type { Row } from '#contract/envelope.ts';
import Transfers from '#generated/web/finance/replenish-banks.transfers.tsx';
import { useCan } from '#web/auth/session-context.tsx';
import { actionState } from '#web/core/actions.ts';
import { useLabel } from '#web/locale/language.ts';
import { useActions } from '#web/screens/shared/use-actions.tsx';
import { Toolbar } from '#web/ui/stack.tsx';

const { screen } = Transfers;

/** Only once all inquiries have been made: until then there is nothing for a person to decide. */
const byPerson = 'resolve';

export interface Settling {
  /** What can be done about one transfer: ask the bank again, or say with evidence what became of it. */
  readonly buttons: (transfer: Row, waitsForPerson: boolean) => ReactNode;
  readonly dialog: ReactNode;
}

/**
 * What the list of transfers can do to a row, for transfers that the console shows elsewhere. A row has `id`, `status`,
 * `transfer_ref` and `amount`.
 */
export function useSettling(onChanged: () => void): Settling {
  const can = useCan();
  const label = useLabel();
  const source = useMemo(
    () => ({
      key: screen.key,
      fields: screen.columns,
      scope: { actions: screen.rowActions, fields: screen.columns, can },
    }),
    [can],
  );
  const actions = useActions(source, onChanged);
  const buttons = (transfer: Row, waitsForPerson: boolean) => {
    const ready = actions.permitted.filter(
      (action) => actionState(action, transfer, source.scope) === 'ready' && (action.id !== byPerson || waitsForPerson),
    );
    if (ready.length === 0) return null;
    return (
      <Toolbar>
        {ready.map((action) => (
          <Button
            key={action.id}
            size="compact-xs"
            variant={action.id === byPerson ? 'light' : 'default'}
            onClick={() => actions.start(action, transfer)}
          >
            {label(action.label)}
          </Button>
        ))}
      </Toolbar>
    );
  };
  return { buttons, dialog: actions.dialog };
}
