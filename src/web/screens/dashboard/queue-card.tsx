import { mdiArrowRight } from '@mdi/js';
import { Link } from 'wouter';
import { groupMoney } from '#contract/money.ts';
import type { Queue } from '#contract/queue.ts';
import { useQueue } from '#web/data/queues.tsx';
import { useLabel, useLanguage } from '#web/locale/language.ts';
import { useText } from '#web/locale/use-text.ts';
import { Icon } from '#web/ui/icon.tsx';
import { SkeletonBar } from '#web/ui/skeletons.tsx';
import { ageText } from './age.ts';
import classes from './queue-card.module.css';
import { useDashboardText } from './texts.ts';

/** Count and age of one kind of waiting work, with a link to it. */
export function QueueCard({ queue }: { readonly queue: Queue }) {
  const t = useText();
  const text = useDashboardText();
  const label = useLabel();
  const language = useLanguage();
  const { link, count, more, parts, oldest, amount, failed } = useQueue(queue);
  const number = new Intl.NumberFormat(language);
  return (
    <article className={classes.card}>
      <header className={classes.head}>
        <h3 className={classes.title}>{label(queue.title)}</h3>
        <Link href={link} className={classes.open}>
          {text.openQueue}
          <Icon path={mdiArrowRight} size={15} />
        </Link>
      </header>
      <p className={classes.count}>
        {count === undefined ? failed ? '–' : <SkeletonBar width="64px" height={34} /> : number.format(count)}
        {more && '+'}
        <span className={classes.unit}>{text.items(count)}</span>
        {amount !== undefined && count !== undefined && count > 0 && (
          <span className={classes.amount}>{text.total(groupMoney(amount))}</span>
        )}
      </p>
      <p className={classes.note} role={failed ? 'alert' : undefined}>
        {failed && count === undefined && t.state.failed}
        {count === 0 && text.allClear}
        {count !== undefined && count > 0 && oldest && text.oldest(ageText(oldest, Date.now(), language))}
      </p>
      {parts.length > 0 && (
        <ul className={classes.parts}>
          {parts.map((part) => (
            <li key={part.link}>
              <Link href={part.link} className={classes.part} data-none={part.count === 0 || undefined}>
                <span className={classes.dot} data-tone={part.tone} aria-hidden="true" />
                <span className={classes.partLabel}>{label(part.label)}</span>
                <span className={classes.partCount}>{part.count !== undefined && number.format(part.count)}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </article>
  );
}
