import type { ChoicesItemsReply } from '#generated/api/poll.ts';
import { Meter } from '#web/ui/meter.tsx';
import { Quiet } from '#web/ui/quiet.tsx';
import { count } from './parts.ts';
import { useBoardText } from './texts.ts';
import css from './votes.module.css';

export type Item = ChoicesItemsReply extends readonly (infer R)[] ? R : ChoicesItemsReply;

/** Height of one bar with its gap, in pixels. */
const step = 46;

/**
 * Animated bars, each as long as its share of all votes. The DOM order is that of the poll and only the position
 * follows the votes, so that elements are kept and glide instead of flickering when an answer arrives.
 */
export function Votes({ items }: { readonly items: readonly Item[] }) {
  const text = useBoardText();
  if (items.length === 0) return <Quiet>{text.noVotes}</Quiet>;
  const ranked = [...items].sort(
    (a, b) => (b.vote_count ?? 0) - (a.vote_count ?? 0) || (a.sort_order ?? 0) - (b.sort_order ?? 0),
  );
  return (
    <ol className={css.race} style={{ height: items.length * step }}>
      {items.map((item) => (
        <li key={item.id} className={css.bar} style={{ transform: `translateY(${ranked.indexOf(item) * step}px)` }}>
          <Meter
            name={
              <>
                <b>
                  {item.is_correct && <span aria-hidden="true">✓ </span>}
                  {item.label}
                </b>{' '}
                {item.odds_text}
              </>
            }
            value={
              <>
                <strong>{count(item.vote_count)}</strong> {Number(item.vote_pct ?? 0).toFixed(1)}%
              </>
            }
            part={Number(item.vote_pct ?? 0)}
            tone={item.is_correct ? 'success' : 'info'}
          />
        </li>
      ))}
    </ol>
  );
}
