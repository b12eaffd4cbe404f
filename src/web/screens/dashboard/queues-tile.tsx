import { useCan } from '#web/auth/session-context.tsx';
import { mayOpen, useQueues } from '#web/data/queues.tsx';
import css from './dashboard.module.css';
import { QueueCard } from './queue-card.tsx';
import { useDashboardText } from './texts.ts';

/** Work that waits for the user, limited to the queues they may open. */
export function QueuesTile() {
  const text = useDashboardText();
  const can = useCan();
  const queues = useQueues().filter((queue) => mayOpen(queue, can));
  if (queues.length === 0) return null;
  return (
    <section aria-labelledby="queues">
      <h2 className={css.heading} id="queues">
        {text.queues}
      </h2>
      <div className={css.queues}>
        {queues.map((queue) => (
          <QueueCard key={queue.key} queue={queue} />
        ))}
      </div>
    </section>
  );
}
