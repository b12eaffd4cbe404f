import { useSmsList } from '#generated/web/promotion/hooks/sms.ts';
import { serverNow } from '#web/core/server-clock.ts';
import { Card } from '#web/ui/card.tsx';
import { CampaignCard } from './campaign-card.tsx';
import css from './campaigns.module.css';
import { useCampaignText } from './texts.ts';

/** Polling intervals in milliseconds, while texts are being sent and while others may act on a waiting campaign. */
const pollingInterval = { live: 1_500, waiting: 15_000 } as const;
/** Number of campaigns shown; the others are in the list of all campaigns. */
const shownCount = 3;

/** Whether the campaign is being sent, or due. */
function isLive({
  status,
  schedule_at: at,
}: {
  readonly status: string;
  readonly schedule_at: string | null;
}): boolean {
  return status === 'sending' || (status === 'scheduled' && (at === null || Date.parse(at) <= serverNow().getTime()));
}

/** The latest campaigns of a promotion: progress, cost, and actions. */
export function Campaigns({ promotionId }: { readonly promotionId: number }) {
  const text = useCampaignText();
  const query = { promotion_id: [promotionId], limit: shownCount, sort: '-created_at' };
  const first = useSmsList(query);
  const rows = first.data?.data ?? [];
  const isAny = (test: (row: (typeof rows)[number]) => boolean) => rows.some(test);
  const refresh = isAny(isLive)
    ? pollingInterval.live
    : isAny(({ status }) => status === 'pending' || status === 'scheduled')
      ? pollingInterval.waiting
      : undefined;
  // The same query again, polled at the interval that its reply calls for.
  useSmsList(query, { refresh });
  if (rows.length === 0) return null;
  return (
    <Card dense title={text.title} aria-label={text.title}>
      <ul className={css.list}>
        {rows.map((row) => (
          <li key={row.id}>
            <CampaignCard campaign={row} isLive={isLive(row)} onChanged={() => void first.refresh()} />
          </li>
        ))}
      </ul>
    </Card>
  );
}
