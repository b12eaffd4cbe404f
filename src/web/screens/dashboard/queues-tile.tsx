import type { ReactNode } from 'react';
import { useCan } from '#web/auth/session-context.tsx';
import { mayOpen, useQueues } from '#web/data/queues.tsx';
import css from './dashboard.module.css';
import { QueueCard } from './queue-card.tsx';
import { useDashboardText } from './texts.ts';

/** Work that waits for the user, limited to the queues they may open. What is below comes with it, and is moved by nothing. */
export function QueuesTile({ children }: { readonly children: ReactNode }) {
  const text = useDashboardText();
  const can = useCan();
  const queues = useQueues()?.filter((queue) => mayOpen(queue, can));
  if (!queues) return null;
  return (
    <>
      {queues.length > 0 && (
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
      )}
      {children}
    </>
  );
}
