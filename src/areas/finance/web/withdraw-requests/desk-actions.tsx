import { Button } from '@mantine/core';
import type { Action } from '#contract/screen.ts';
import type { WithdrawalRow, WithdrawListReply } from '#generated/api/finance.ts';
import { icons } from '#generated/web/icons.ts';
import { actionState } from '#web/core/actions.ts';
import { useLanguage } from '#web/locale/language.ts';
import type { ListModel } from '#web/screens/list/use-list-screen.ts';
import { Icon } from '#web/ui/icon.tsx';
import { keyOf } from './keys.ts';
import css from './panel.module.css';

interface Props {
  readonly row: WithdrawalRow;
  readonly model: ListModel<WithdrawListReply>;
  /** Somebody else has it in hand: no money moves from here. */
  readonly held: boolean;
}

/** What can be done about the open request now. */
export function DeskActions({ row, model, held }: Props) {
  const language = useLanguage();
  const record = { ...row };
  const scope = { actions: model.screen.rowActions, fields: model.screen.columns, can: () => true };
  return model.actions.permitted.map((action) => {
    const state = actionState(action, record, scope);
    const path = action.icon === undefined ? undefined : icons[action.icon];
    const key = keyOf(action.id);
    if (state === 'not-now') return null;
    return (
      <Button
        key={action.id}
        size="sm"
        variant={variantOf(action, row)}
        {...(action.tone === 'danger' && { color: 'red' })}
        disabled={state !== 'ready' || (held && action.call?.money === true)}
        leftSection={path && <Icon path={path} size={16} />}
        aria-keyshortcuts={key?.toUpperCase()}
        rightSection={
          key && (
            <kbd className={css.key} aria-hidden>
              {key.toUpperCase()}
            </kbd>
          )
        }
        onClick={() => model.actions.start(action, record)}
      >
        {action.label[language]}
      </Button>
    );
  });
}

/** The action that moves the request on is emphasized. */
function variantOf({ id, tone }: Action, { status }: WithdrawalRow): 'light' | 'filled' | 'default' {
  if (tone === 'danger') return 'light';
  return tone === 'success' || (id.endsWith('.verify') && status !== 'verified') ? 'filled' : 'default';
}
