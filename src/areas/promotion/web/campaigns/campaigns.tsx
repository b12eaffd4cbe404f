import { useSmsList } from '#generated/web/promotion/hooks/sms.ts';
import { serverNow } from '#web/core/server-clock.ts';
import { CampaignCard } from './campaign-card.tsx';
import css from './campaigns.module.css';
import { useCampaignText } from './texts.ts';

/** Milliseconds between two looks while texts go out, and while somebody else may act on one that waits. */
const rhythm = { live: 1_500, waiting: 15_000 } as const;
/** Campaigns that are shown; the others are in the tab with all of them. */
const shown = 3;

/** Is it this campaign's turn now? */
function isLive({
  status,
  schedule_at: at,
}: {
  readonly status: string;
  readonly schedule_at: string | null;
}): boolean {
  return status === 'sending' || (status === 'scheduled' && (at === null || Date.parse(at) <= serverNow().getTime()));
}

/** The newest texts about a promotion: how far they are, what they cost, and what can be done about them. */
export function Campaigns({ promotionId }: { readonly promotionId: number }) {
  const text = useCampaignText();
  const query = { promotion_id: [promotionId], limit: shown, sort: '-created_at' };
  const first = useSmsList(query);
  const rows = first.data?.data ?? [];
  const isAny = (test: (row: (typeof rows)[number]) => boolean) => rows.some(test);
  const refresh = isAny(isLive)
    ? rhythm.live
    : isAny(({ status }) => status === 'pending' || status === 'scheduled')
      ? rhythm.waiting
      : undefined;
  // The same question, asked again at the pace that its answer calls for.
  useSmsList(query, { refresh });
  if (rows.length === 0) return null;
  return (
    <section className={css.panel} aria-label={text.title}>
      <h2>{text.title}</h2>
      <ul className={css.list}>
        {rows.map((row) => (
          <li key={row.id}>
            <CampaignCard campaign={row} isLive={isLive(row)} onChanged={() => void first.refresh()} />
          </li>
        ))}
      </ul>
    </section>
  );
}
