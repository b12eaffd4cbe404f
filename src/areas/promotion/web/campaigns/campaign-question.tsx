import type { SmsListReply } from '#generated/api/promotion.ts';
import { smsApproveVerdict } from '#generated/web/promotion/calls/sms.ts';
import { useSmsApprove, useSmsCancel } from '#generated/web/promotion/hooks/sms.ts';
import { useDescribeError } from '#web/data/describe-error.ts';
import { formatCount } from '#web/fields/parts/decimal.ts';
import { useOwnDecision } from '#web/screens/shared/decision/use-own-decision.tsx';
import { useWork } from '#web/screens/shared/use-work.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { notify } from '#web/ui/notify.ts';
import { useShown } from '#web/ui/use-shown.ts';
import css from './campaigns.module.css';
import { useCampaignText } from './texts.ts';

interface Props {
  readonly kind: 'stop' | 'approve';
  readonly campaign: SmsListReply;
  /** Number of texts not sent yet, as far as known. */
  readonly left: number;
  readonly onClose: () => void;
  readonly onChanged: () => void;
}

const number = (value: number | null) => formatCount(value ?? 0);

/** Confirms stopping a campaign, or its approval by a second person. */
export function CampaignQuestion({ kind, campaign, left, onClose, onChanged }: Props) {
  const text = useCampaignText();
  const describe = useDescribeError();
  const stop = useSmsCancel();
  const approve = useSmsApprove();
  const work = useWork();
  const isShown = useShown();
  const decision = useOwnDecision(smsApproveVerdict, kind === 'approve' ? { id: campaign.id } : null, {
    isSending: work.isRunning,
  });
  const ref = campaign.campaign_ref ?? '';
  const send = () => {
    if (kind === 'approve' && !decision.check()) return;
    return work.run(async () => {
      // Stops whatever state it is in by now: unsent texts must stay unsent.
      const reply = await (kind === 'stop'
        ? stop.send({ id: campaign.id })
        : approve.send({ id: campaign.id, ...decision.body }));
      decision.done();
      if (isShown()) onClose();
      notify.success(kind === 'stop' ? text.stopped(ref) : (reply.message ?? text.approved(ref)));
      onChanged();
    });
  };
  return (
    <ConfirmDialog
      opened
      title={kind === 'stop' ? text.stop : text.approve}
      tone={kind === 'stop' ? 'danger' : 'money'}
      confirmLabel={kind === 'stop' ? text.stop : text.approve}
      busy={work.isRunning}
      disabled={kind === 'approve' && !decision.isOpen}
      error={work.error && describe(work.error)}
      onConfirm={() => void send()}
      onCancel={onClose}
    >
      <p>{kind === 'stop' ? text.stopAsk(ref, number(left)) : text.approveAsk(ref, number(campaign.total_count))}</p>
      {kind === 'approve' && (
        <>
          {decision.facts}
          <p className={css.message}>{campaign.message}</p>
          {decision.objections}
        </>
      )}
    </ConfirmDialog>
  );
}
