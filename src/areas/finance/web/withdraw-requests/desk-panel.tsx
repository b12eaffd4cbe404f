import { Button } from '@mantine/core';
import { mdiAlertOctagonOutline } from '@mdi/js';
import { useEffect } from 'react';
import { withdrawalFields as f } from '#generated/api/fields/withdrawal.ts';
import type { WithdrawalRow, WithdrawListReply } from '#generated/api/finance.ts';
import { useWithdrawContext } from '#generated/web/finance/hooks/withdraw.ts';
import { icons } from '#generated/web/icons.ts';
import { actionState } from '#web/core/actions.ts';
import { renderCell, renderDetail } from '#web/fields/cells.ts';
import { formatField, formatValue } from '#web/fields/formats.ts';
import { useFormatContext } from '#web/fields/use-format-context.ts';
import type { ListModel } from '#web/screens/list/use-list-screen.ts';
import { Timeline } from '#web/screens/shared/timeline.tsx';
import { CopyButton } from '#web/ui/copy-button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Block, Panel, Quiet } from '#web/ui/panel.tsx';
import { Age } from './age.tsx';
import { Background } from './background.tsx';
import { isWaiting } from './cells.tsx';
import { Decision } from './decision.tsx';
import { DestinationCard } from './destination-card.tsx';
import { keyOf } from './keys.ts';
import { MayApprove } from './may-approve.tsx';
import css from './panel.module.css';
import { usePanelText } from './panel-texts.ts';
import { useDeskText } from './texts.ts';
import { useClaim } from './use-claim.ts';

interface Props {
  readonly row: WithdrawalRow;
  readonly model: ListModel<WithdrawListReply>;
  readonly onClose: () => void;
}

/** One request, with everything that decides about it and everything that can be done. */
export function DeskPanel({ row, model, onClose }: Props) {
  const { panel } = useDeskText();
  const text = usePanelText();
  const context = useFormatContext();
  const record = { ...row };
  const { claim, takeOver } = useClaim(row.id, isWaiting(record));
  const background = useWithdrawContext({ id: row.id });
  const held = claim.state === 'theirs';
  const { refresh } = model.list;
  // Somebody else has just let go or taken it: the list says so too.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the claim changes
  useEffect(() => void refresh(), [claim.state]);
  const scope = { actions: model.screen.rowActions, fields: model.screen.columns, can: () => true };
  const actionNames = Object.fromEntries(
    model.screen.rowActions.map((action) => [action.id.split('.').at(-1) ?? action.id, action.label[context.language]]),
  );
  const { notes } = row;
  return (
    <Panel
      dense
      title={panel(row.withdraw_ref)}
      closeLabel={text.close}
      onClose={onClose}
      head={
        <>
          <span className={css.ref}>{row.withdraw_ref}</span>
          <CopyButton value={row.withdraw_ref} label={f.withdraw_ref.label[context.language]} />
          {renderCell(f.status, record, context)}
          {isWaiting(record) && <Age since={row.requested_at} />}
        </>
      }
      foot={model.actions.permitted.map((action) => {
        const state = actionState(action, record, scope);
        const path = action.icon === undefined ? undefined : icons[action.icon];
        const key = keyOf(action.id);
        if (state === 'not-now') return null;
        return (
          <Button
            key={action.id}
            size="sm"
            variant={
              action.tone === 'danger'
                ? 'light'
                : action.tone === 'success' || (action.id.endsWith('.verify') && row.status !== 'verified')
                  ? 'filled'
                  : 'default'
            }
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
            {action.label[context.language]}
          </Button>
        );
      })}
    >
      {row.status === 'unknown' && (
        <div className={css.unknown} role="alert">
          <Icon path={mdiAlertOctagonOutline} size={22} />
          <div>
            <strong>{text.unknownTitle}</strong>
            <p>{text.unknownHint}</p>
          </div>
        </div>
      )}
      {held && (
        <div className={css.held} role="status">
          {text.heldBy(claim.by)}
          {takeOver && (
            <Button size="compact-sm" variant="default" onClick={() => void takeOver()}>
              {text.takeOver}
            </Button>
          )}
        </div>
      )}
      <div className={css.amount}>
        <span>{text.transfer}</span>
        <strong>
          {formatField(f.net_amount, record, context)}
          <CopyButton value={row.net_amount} label={f.net_amount.label[context.language]} size={18} />
        </strong>
        <small>
          {f.amount.label[context.language]} {formatField(f.amount, record, context)} · {f.fee.label[context.language]}{' '}
          {formatField(f.fee, record, context)} ({formatField(f.fee_payer, record, context)})
        </small>
      </div>
      <DestinationCard row={row} />
      {row.for_lead && (
        <p className={css.handed} role="status">
          <strong>{text.handedBy(row.handed_by_name ?? '–')}</strong>
          {row.handed_note}
        </p>
      )}
      {row.status === 'verified' && <MayApprove key={row.version} row={row} />}
      <Decision row={row} />
      {background.data && <Background reply={background.data.data} />}
      <Block title={text.notes}>
        {notes.length === 0 ? (
          <Quiet>{text.noNotes}</Quiet>
        ) : (
          <ul className={css.notes}>
            {notes.map((note) => (
              <li key={`${note.at}${note.by}`}>
                {note.text}
                <small>
                  {note.by} · {formatValue(f.requested_at, note.at, context)}
                </small>
              </li>
            ))}
          </ul>
        )}
      </Block>
      {row.slip_url && <Block title={text.slip}>{renderDetail(f.slip_url, record, context)}</Block>}
      <Block title={text.timeline}>
        <Timeline value={row.timeline} options={f.status.options} actions={actionNames} />
      </Block>
    </Panel>
  );
}
