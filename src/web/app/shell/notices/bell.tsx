import { mdiBell, mdiBellOutline } from '@mdi/js';
import { Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import type { PreferenceCalls } from '#web/auth/person-store.ts';
import { useGet, usePost } from '#web/data/hooks.ts';
import { usePreferenceCalls } from '#web/screens/shared/preferences/use-taken-over.ts';
import { Icon } from '#web/ui/icon.tsx';
import { late } from '#web/ui/late.tsx';
import { BarButton } from '../bar-button.tsx';
import classes from './bell.module.css';
import { type Notice, type NoticePage, readChoices, readNotices } from './read-notices.ts';
import { ring } from './ring.ts';
import { useNoticeText } from './texts.ts';

const NoticePanel = late(() => import('./notice-panel.tsx'));

/** The place of the bell, which is there before it and where the server has no notices. */
export function Bell({ user }: { readonly user: string }) {
  const calls = usePreferenceCalls();
  return <span className={classes.place}>{calls && <OwnBell key={user} user={user} calls={calls} />}</span>;
}

interface Props {
  readonly user: string;
  readonly calls: PreferenceCalls;
}

/** How many notices are unread, as they come; it opens them. */
function OwnBell({ user, calls }: Props) {
  const text = useNoticeText();
  const [isOpen, setIsOpen] = useState(false);
  const latest = useGet<unknown>(calls.notices, {}, { unseen: true });
  const page = useMemo(() => readNotices(latest.data), [latest.data]);
  const read = useReadOne(calls);
  useArrivals(user, calls, page, read);
  if (latest.absent) return null;
  const unread = page?.unread ?? 0;
  return (
    <>
      <BarButton
        label={text.bell(unread)}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(true)}
      >
        <Icon path={unread > 0 ? mdiBell : mdiBellOutline} size={20} />
        {unread > 0 && (
          <span className={classes.count} aria-hidden="true">
            {unread > 99 ? '99+' : unread}
          </span>
        )}
      </BarButton>
      <span className={classes.spoken} role="status">
        {unread > 0 && text.bell(unread)}
      </span>
      <Suspense>
        {isOpen && (
          <NoticePanel
            calls={calls}
            unread={unread}
            newest={newestOf(page)}
            onRead={read}
            onClose={() => setIsOpen(false)}
          />
        )}
      </Suspense>
    </>
  );
}

const newestOf = (page: NoticePage | undefined): number => Math.max(0, ...(page?.items ?? []).map(({ id }) => id));

/** Marks one as read; what is not kept is unread still, and is shown so. */
function useReadOne({ readNotice }: PreferenceCalls): (notice: Notice) => void {
  const { send } = usePost<{ id: number }, unknown>(readNotice);
  return useCallback(({ id, isRead }) => void (isRead || send({ id }).catch(() => undefined)), [send]);
}

/** Rings for what has come since the page was opened, as the person chose. */
function useArrivals(
  user: string,
  calls: PreferenceCalls,
  page: NoticePage | undefined,
  read: (notice: Notice) => void,
): void {
  const { title } = useNoticeText();
  const [, navigate] = useLocation();
  const choices = readChoices(useGet<unknown>(calls.read, {}).data);
  const known = useRef<number>(undefined);
  const latest = useRef({ user, choices, title });
  latest.current = { user, choices, title };
  useEffect(() => {
    if (!page) return;
    const newest = newestOf(page);
    const before = known.current;
    known.current = Math.max(newest, before ?? 0);
    const arrived = page.items.find(({ id, isRead }) => id === newest && !isRead);
    if (before === undefined || newest <= before || !arrived) return;
    const open = (notice: Notice) => {
      read(notice);
      navigate(notice.link);
    };
    void ring(arrived, { ...latest.current, open });
  }, [page, read, navigate]);
}
