import { Button } from '@mantine/core';
import { useMemo } from 'react';
import type { Row } from '#contract/envelope.ts';
import type { FormScreen } from '#contract/screen.ts';
import { useCan } from '#web/auth/session-context.tsx';
import { actionState } from '#web/core/actions.ts';
import { useLabel } from '#web/locale/language.ts';
import { useActions } from '../shared/use-actions.tsx';

interface Props {
  readonly screen: FormScreen;
  readonly row: Row;
  readonly onChanged: () => void;
}

/** Actions of the record other than saving it. */
export function FormActions({ screen, row, onChanged }: Props) {
  const can = useCan();
  const label = useLabel();
  const hasKey = Object.hasOwn(row, screen.key);
  const source = useMemo(
    () => ({
      // The address may call the record's key by another name than the record does.
      key: hasKey ? screen.key : 'id',
      record: screen.record,
      fields: screen.fields,
      scope: { actions: screen.actions, fields: screen.fields, can },
    }),
    [screen, can, hasKey],
  );
  const actions = useActions(source, onChanged);
  return (
    <>
      {actions.permitted
        .filter((action) => actionState(action, row, source.scope) === 'ready')
        .map((action) => (
          <Button
            key={action.id}
            variant="default"
            {...(action.tone === 'danger' && { color: 'red', variant: 'light' })}
            onClick={() => actions.start(action, row)}
          >
            {label(action.label)}
          </Button>
        ))}
      {actions.dialog}
    </>
  );
}
