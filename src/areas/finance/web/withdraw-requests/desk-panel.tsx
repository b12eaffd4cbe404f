import { Button } from '@mantine/core';
import { mdiAlertOctagonOutline } from '@mdi/js';
import { useEffect } from 'react';
import { withdrawalFields as f } from '#generated/api/fields/withdrawal.ts';
import type { WithdrawalRow, WithdrawListReply } from '#generated/api/finance.ts';
import { useWithdrawContext } from '#generated/web/finance/hooks/withdraw.ts';
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
import { DeskActions } from './desk-actions.tsx';
import { DestinationCard } from './destination-card.tsx';
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
  const { refresh } = model.list;
  // Somebody else has just let go or taken it: the list says so too.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the claim changes
  useEffect(() => void refresh(), [claim.state]);
  const actionNames = Object.fromEntries(
    model.screen.rowActions.map((action) => [action.id.split('.').at(-1) ?? action.id, action.label[context.language]]),
  );
  return (
    <Panel
      dense
      isAddressed
      title={panel(row.withdraw_ref)}
      closeLabel={text.close}
      onClose={onClose}
      head={<Head row={row} />}
      foot={<DeskActions row={row} model={model} held={claim.state === 'theirs'} />}
    >
      {row.status === 'unknown' && <Unknown />}
      {claim.state === 'theirs' && (
        <div className={css.held} role="status">
          {text.heldBy(claim.by)}
          {takeOver && (
            <Button size="compact-sm" variant="default" onClick={() => void takeOver()}>
              {text.takeOver}
            </Button>
          )}
        </div>
      )}
      <Amount row={row} />
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
      <Notes notes={row.notes} />
      {row.slip_url && <Block title={text.slip}>{renderDetail(f.slip_url, record, context)}</Block>}
      <Block title={text.timeline}>
        <Timeline value={row.timeline} options={f.status.options} actions={actionNames} />
      </Block>
    </Panel>
  );
}

function Head({ row }: { readonly row: WithdrawalRow }) {
  const context = useFormatContext();
  return (
    <>
      <span className={css.ref}>{row.withdraw_ref}</span>
      <CopyButton value={row.withdraw_ref} label={f.withdraw_ref.label[context.language]} />
      {renderCell(f.status, { ...row }, context)}
      {isWaiting(row) && <Age since={row.requested_at} />}
    </>
  );
}

/** Nobody can say whether the money has left: it must not be sent again in haste. */
function Unknown() {
  const text = usePanelText();
  return (
    <div className={css.unknown} role="alert">
      <Icon path={mdiAlertOctagonOutline} size={22} />
      <div>
        <strong>{text.unknownTitle}</strong>
        <p>{text.unknownHint}</p>
      </div>
    </div>
  );
}

/** What the member gets, and what it is made of. */
function Amount({ row }: { readonly row: WithdrawalRow }) {
  const text = usePanelText();
  const context = useFormatContext();
  const record = { ...row };
  const { language } = context;
  return (
    <div className={css.amount}>
      <span>{text.transfer}</span>
      <strong>
        {formatField(f.net_amount, record, context)}
        <CopyButton value={row.net_amount} label={f.net_amount.label[language]} size={18} />
      </strong>
      <small>
        {f.amount.label[language]} {formatField(f.amount, record, context)} · {f.fee.label[language]}{' '}
        {formatField(f.fee, record, context)} ({formatField(f.fee_payer, record, context)})
      </small>
    </div>
  );
}

function Notes({ notes }: Pick<WithdrawalRow, 'notes'>) {
  const text = usePanelText();
  const context = useFormatContext();
  return (
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
  );
}
