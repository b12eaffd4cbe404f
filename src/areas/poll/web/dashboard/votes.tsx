import type { ChoicesItemsReply } from '#generated/api/poll.ts';
import { count } from './parts.ts';
import shared from './shared.module.css';
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
  if (items.length === 0) return <p className={shared.quiet}>{text.noVotes}</p>;
  const ranked = [...items].sort(
    (a, b) => (b.vote_count ?? 0) - (a.vote_count ?? 0) || (a.sort_order ?? 0) - (b.sort_order ?? 0),
  );
  return (
    <ol className={css.race} style={{ height: items.length * step }}>
      {items.map((item) => (
        <li
          key={item.id}
          className={css.bar}
          data-right={item.is_correct || undefined}
          style={{ transform: `translateY(${ranked.indexOf(item) * step}px)` }}
        >
          <span className={css.barLabel}>
            <b>
              {item.is_correct && <span aria-hidden="true">✓ </span>}
              {item.label}
            </b>
            {item.odds_text && <small>{item.odds_text}</small>}
            <i>
              {count(item.vote_count)} <small>{Number(item.vote_pct ?? 0).toFixed(1)}%</small>
            </i>
          </span>
          <span className={css.track}>
            <span className={css.fill} style={{ transform: `scaleX(${Number(item.vote_pct ?? 0) / 100})` }} />
          </span>
        </li>
      ))}
    </ol>
  );
}
