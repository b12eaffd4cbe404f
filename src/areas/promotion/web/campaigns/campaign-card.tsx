import { Suspense, useState } from 'react';
import type { Call } from '#contract/call.ts';
import { groupMoney } from '#contract/money.ts';
import { smsCampaignFields as f } from '#generated/api/fields/sms-campaign.ts';
import type { SmsListReply } from '#generated/api/promotion.ts';
import { smsApprove, smsCancel, smsMessages } from '#generated/web/promotion/calls/sms.ts';
import { useCan, useUser } from '#web/auth/session-context.tsx';
import { useOffers } from '#web/data/use-offers.ts';
import { renderCell } from '#web/fields/cells.ts';
import { formatField } from '#web/fields/formats.ts';
import { formatCount } from '#web/fields/parts/decimal.ts';
import { useFormatContext } from '#web/fields/use-format-context.ts';
import { useLabel } from '#web/locale/language.ts';
import { Notice } from '#web/ui/edit-bar.tsx';
import { Facts } from '#web/ui/facts.tsx';
import { late } from '#web/ui/late.tsx';
import { OutcomeBar } from '#web/ui/outcome-bar.tsx';
import { PlainButton } from '#web/ui/plain-button.tsx';
import { Quiet } from '#web/ui/quiet.tsx';
import { Toolbar } from '#web/ui/stack.tsx';
import css from './campaigns.module.css';
import { skipReasons } from './skip-reasons.ts';
import { useCampaignText } from './texts.ts';

const Recipients = late(() => import('./recipients.tsx').then((part) => ({ default: part.Recipients })));
const CampaignQuestion = late(() =>
  import('./campaign-question.tsx').then((part) => ({ default: part.CampaignQuestion })),
);

interface Props {
  readonly campaign: SmsListReply;
  /** Texts are being sent, or about to be. */
  readonly isLive: boolean;
  readonly onChanged: () => void;
}

const number = (value: number | null | undefined) => formatCount(value ?? 0);
const stoppable = new Set(['pending', 'scheduled', 'sending']);

type Open = 'stop' | 'approve' | 'failed';

/** Number of texts that failed or are unknown, and of those still to send. */
function outcomeOf(campaign: SmsListReply) {
  const { sent_count: sent, failed_count: failed, unknown_count: unknown, stopped_count: stopped } = campaign;
  const missed = (failed ?? 0) + (unknown ?? 0);
  return { missed, left: (campaign.total_count ?? 0) - (sent ?? 0) - missed - (stopped ?? 0) };
}

/** Whether the user may make a call that not every server has. */
function useMayCall(): (call: Call) => boolean {
  const can = useCan();
  const isOffered = useOffers();
  return (call) => can(call.permission) && isOffered(call);
}

/** One campaign: progress, failed recipients with reasons, and actual next to estimated cost. */
export function CampaignCard({ campaign, isLive, onChanged }: Props) {
  const text = useCampaignText();
  const label = useLabel();
  const user = useUser();
  const [open, setOpen] = useState<Open>();
  const isOwn = String(campaign.created_by ?? '') === user?.id;
  const skips = skipReasons(campaign, label);
  const close = () => setOpen(undefined);
  return (
    <article className={css.campaign} data-live={isLive || undefined}>
      <Head campaign={campaign} isOwn={isOwn} onOpen={setOpen} />
      <p className={css.message}>{campaign.message}</p>
      {campaign.status === 'pending' && <Notice tone="warning">{isOwn ? text.waitsForOther : text.waits}</Notice>}
      <OutcomeBar
        label={`${text.title} ${campaign.campaign_ref}`}
        total={campaign.total_count ?? 0}
        parts={[
          { tone: 'success', count: campaign.sent_count ?? 0 },
          { tone: 'danger', count: campaign.failed_count ?? 0 },
          { tone: 'unknown', count: campaign.unknown_count ?? 0 },
        ]}
      />
      <Figures campaign={campaign} isLive={isLive} onOpen={setOpen} />
      {(campaign.skipped_count ?? 0) > 0 && (
        <Quiet className="tnum">
          {text.skipped(number(campaign.skipped_count))}
          {skips !== '' && `: ${skips}`}
        </Quiet>
      )}
      {open !== undefined && (
        <Suspense>
          {open === 'failed' ? (
            <Recipients campaign={campaign} onClose={close} />
          ) : (
            <CampaignQuestion
              kind={open}
              campaign={campaign}
              left={outcomeOf(campaign).left}
              onClose={close}
              onChanged={onChanged}
            />
          )}
        </Suspense>
      )}
    </article>
  );
}

interface HeadProps {
  readonly campaign: SmsListReply;
  /** The user created the campaign, so another one must approve it. */
  readonly isOwn: boolean;
  readonly onOpen: (open: Open) => void;
}

function Head({ campaign, isOwn, onOpen }: HeadProps) {
  const text = useCampaignText();
  const may = useMayCall();
  const context = useFormatContext();
  const row = { ...campaign };
  return (
    <Toolbar>
      {renderCell(f.status, row, context)}
      <b>{campaign.campaign_ref}</b>
      <Quiet className="tnum">{formatField(f.created_at, row, context)}</Quiet>
      {campaign.is_test && <Quiet>{text.test}</Quiet>}
      {campaign.schedule_at && <Quiet className="tnum">{text.at(formatField(f.schedule_at, row, context))}</Quiet>}
      <Toolbar data-end>
        {campaign.status === 'pending' && may(smsApprove) && !isOwn && (
          <PlainButton onClick={() => onOpen('approve')}>{text.approve}</PlainButton>
        )}
        {stoppable.has(campaign.status ?? '') && may(smsCancel) && (
          <PlainButton variant="default" onClick={() => onOpen('stop')}>
            {text.stop}
          </PlainButton>
        )}
      </Toolbar>
    </Toolbar>
  );
}

interface FiguresProps extends Pick<Props, 'campaign' | 'isLive'> {
  readonly onOpen: (open: Open) => void;
}

function Figures({ campaign, isLive, onOpen }: FiguresProps) {
  const text = useCampaignText();
  const label = useLabel();
  const may = useMayCall();
  const { missed, left } = outcomeOf(campaign);
  const { stopped_count: stopped } = campaign;
  const missing = number(missed);
  return (
    <div className="tnum" aria-live={isLive ? 'polite' : undefined}>
      <Facts
        of={[
          { name: text.sent, value: text.of(number(campaign.sent_count), number(campaign.total_count)) },
          { name: text.left, value: left > 0 && number(left) },
          {
            name: text.missed,
            value:
              missed > 0 &&
              (may(smsMessages) ? (
                <button type="button" className={`bare ${css.link}`} onClick={() => onOpen('failed')}>
                  {missing}
                </button>
              ) : (
                missing
              )),
          },
          { name: label(f.stopped_count.label), value: (stopped ?? 0) > 0 && number(stopped) },
          {
            name: text.cost,
            value: text.costs(groupMoney(campaign.cost_actual ?? '0.00'), groupMoney(campaign.cost_estimate ?? '0.00')),
          },
        ]}
      />
    </div>
  );
}
