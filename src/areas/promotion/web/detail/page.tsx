import { Button } from '@mantine/core';
import { Suspense, useState } from 'react';
import { useSearch } from 'wouter';
import { groupMoney } from '#contract/money.ts';
import type { PromotionDetailReply } from '#generated/api/promotion.ts';
import { promotionSendSms } from '#generated/web/promotion/calls/promotion.ts';
import Generated from '#generated/web/promotion/detail.tsx';
import { useCan, useUser } from '#web/auth/session-context.tsx';
import { showsData } from '#web/core/screen-phase.ts';
import { sharedStateOf } from '#web/core/shared-state.ts';
import detail from '#web/screens/detail/detail.module.css';
import { DetailBody } from '#web/screens/detail/detail-body.tsx';
import { DetailHeading } from '#web/screens/detail/detail-heading.tsx';
import { DetailScreenView } from '#web/screens/detail/detail-screen.tsx';
import { useDetailScreen } from '#web/screens/detail/use-detail-screen.ts';
import { Card } from '#web/ui/card.tsx';
import { late } from '#web/ui/late.tsx';
import css from '../sms/sms.module.css';
import { hasSmsDraft } from '../sms/sms-draft.ts';
import { useSmsText } from '../sms/texts.ts';

const SmsForm = late(() => import('../sms/sms-form.tsx').then((part) => ({ default: part.SmsForm })));
const Campaigns = late(() => import('../campaigns/campaigns.tsx').then((part) => ({ default: part.Campaigns })));
const ClaimsPanel = late(() => import('./claims-panel.tsx').then((part) => ({ default: part.ClaimsPanel })));

/** The promotion's agents within the user's row scope; only those have a name in the reply. */
function agentsOf({ agent_ids: ids, agent_ids_name: names }: PromotionDetailReply): readonly number[] {
  return names ? ids.filter((_, at) => typeof names[at] === 'string') : ids;
}

/** A promotion, its claims, and a form to text members about it. */
export default function PromotionPage() {
  const text = useSmsText();
  const can = useCan();
  const search = useSearch();
  const model = useDetailScreen(Generated.screen);
  const { phase, record } = model;
  const user = useUser();
  const [isOpen, setOpen] = useState(() => {
    const query = new URLSearchParams(search);
    return query.get('sms') === '1' || hasSmsDraft(user?.id, Number(query.get('id')));
  });
  // Loading, missing and failed states are those of the generic screen.
  if (!record || !showsData(phase) || phase === 'stale') return <DetailScreenView model={model} />;
  const { id } = record;
  const agents = agentsOf(record);
  const maySend = can(promotionSendSms.permission);
  return (
    <div className={detail.screen}>
      <DetailHeading model={model} />
      {maySend && !isOpen && (
        <div>
          <Button variant="default" onClick={() => setOpen(true)}>
            {text.open}
          </Button>
        </div>
      )}
      {maySend && isOpen && (
        <Suspense>
          <SmsForm
            promotion={{ id, name: record.name, code: record.code }}
            agentIds={agents}
            carried={sharedStateOf(search)}
            onSent={() => setOpen(false)}
          />
        </Suspense>
      )}
      <Suspense>
        <Campaigns promotionId={id} />
      </Suspense>
      <Tiers tiers={record.tiers} />
      <DetailBody model={model} record={record} />
      {/* Loads last, so it stands last: nothing that is being read moves. */}
      <Suspense>
        <ClaimsPanel id={id} />
      </Suspense>
      {model.actions.dialog}
    </div>
  );
}

/** Bonus tiers by deposit amount. */
function Tiers({ tiers }: Pick<PromotionDetailReply, 'tiers'>) {
  const text = useSmsText();
  if (tiers.length === 0) return null;
  return (
    <Card dense title={text.tiers} aria-label={text.tiers}>
      <ul className={css.top}>
        {tiers.map((tier) => (
          <li key={tier.deposit_from}>
            {text.tier(
              groupMoney(tier.deposit_from),
              tier.deposit_to === null ? text.up : `–${groupMoney(tier.deposit_to)}`,
              groupMoney(tier.bonus),
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}
