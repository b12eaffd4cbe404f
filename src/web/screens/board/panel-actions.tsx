import { Button } from '@mantine/core';
import type { Row } from '#contract/envelope.ts';
import { fillLink } from '#contract/fill-link.ts';
import type { Panel } from '#contract/panel.ts';
import type { Action } from '#contract/screen.ts';
import { actionState } from '#web/core/actions.ts';
import { useLabel } from '#web/locale/language.ts';
import { Icon } from '#web/ui/icon.tsx';
import type { ListModel } from '../list/use-list-screen.ts';
import css from './panel.module.css';

const variants: Readonly<Record<string, 'filled' | 'light'>> = { success: 'filled', danger: 'light' };

interface Props extends Pick<Panel, 'icons'> {
  readonly row: Row;
  readonly model: ListModel;
  /** Somebody else has it in hand: no money moves from here. */
  readonly isHeld: boolean;
}

/** What the list offers for the record and can be done now. */
export function PanelActions({ row, model, icons, isHeld }: Props) {
  const label = useLabel();
  const { actions, screen } = model;
  const scope = { actions: screen.rowActions, fields: screen.columns, can: () => true };
  const shown = actions.permitted
    .map((action) => ({ action, state: actionState(action, row, scope) }))
    .filter(({ action, state }) => state !== 'not-now' && (action.to === undefined || fillLink(action.to, row)));
  return shown.map(({ action, state }) => (
    <Button
      key={action.id}
      size="sm"
      variant={variants[action.tone ?? ''] ?? 'default'}
      {...(action.tone === 'danger' && { color: 'red' })}
      disabled={state !== 'ready' || (isHeld && action.call?.money === true)}
      leftSection={iconOf(action, icons)}
      aria-keyshortcuts={action.key?.toUpperCase()}
      rightSection={
        action.key && (
          <kbd className={css.key} aria-hidden>
            {action.key.toUpperCase()}
          </kbd>
        )
      }
      onClick={() => actions.start(action, row)}
    >
      {label(action.label)}
    </Button>
  ));
}

function iconOf({ icon }: Action, icons: Panel['icons']) {
  const path = icon === undefined ? undefined : icons[icon];
  return path && <Icon path={path} size={16} />;
}
