import { useCan, useUser } from '#web/auth/session-context.tsx';
import { useQueues } from '#web/data/queues.tsx';
import { useText } from '#web/locale/use-text.ts';
import { PageHeader } from '#web/ui/page-header.tsx';
import classes from './page.module.css';
import { QueueCard } from './queue-card.tsx';
import { Shortcuts } from './shortcuts.tsx';

/** What waits for the person, and the pages they work on. */
export default function HomePage() {
  const t = useText();
  const user = useUser();
  const can = useCan();
  const queues = useQueues().filter((queue) => can(queue.call.permission));
  return (
    <div className={classes.page}>
      <PageHeader title={user ? t.home.hello(user.name) : t.home.title} />
      {queues.length > 0 && (
        <section aria-labelledby="queues">
          <h2 className={classes.heading} id="queues">
            {t.home.queues}
          </h2>
          <div className={classes.queues}>
            {queues.map((queue) => (
              <QueueCard key={queue.key} queue={queue} />
            ))}
          </div>
        </section>
      )}
      <Shortcuts />
    </div>
  );
}
