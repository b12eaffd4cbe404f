import { mdiShieldAlertOutline } from '@mdi/js';
import { useState } from 'react';
import { type AccountNotice, accountEvents, noticeText } from '#contract/account-notice.ts';
import { useSession } from '#web/auth/session-context.tsx';
import { isRecord } from '#web/core/is-record.ts';
import { useGet, usePost } from '#web/data/hooks.ts';
import { defineTexts, useLanguage } from '#web/locale/language.ts';
import { Icon } from '#web/ui/icon.tsx';
import classes from './account-notices.module.css';
import { useMoment } from './use-moment.ts';

const useNoticeText = defineTexts(
  {
    title: 'มีการเปลี่ยนแปลงเกี่ยวกับบัญชี',
    own: 'บัญชีของคุณ',
    account: (username: string) => `บัญชี ${username}`,
    closed: (time: string) => `ระหว่างนี้บัญชีของคุณทำรายการเงินไม่ได้จนถึง ${time}`,
    unexpected: 'หากไม่ควรเกิดขึ้น กรุณาแจ้งเจ้าของระบบทันที',
    seen: 'รับทราบ',
  },
  {
    title: 'Accounts have changed',
    own: 'Your account',
    account: (username) => `Account ${username}`,
    closed: (time) => `Your account moves no money until ${time}`,
    unexpected: 'If this should not have happened, tell an owner of the system at once',
    seen: 'Understood',
  },
);

const textOf = (value: unknown) => (typeof value === 'string' ? value.slice(0, 400) : '');

/** Notices of a reply; one of a kind that this page does not know is left out. */
export function readNotices(reply: unknown): readonly AccountNotice[] {
  const data = isRecord(reply) && isRecord(reply.data) ? reply.data : {};
  return (Array.isArray(data.items) ? data.items : []).flatMap((item): AccountNotice[] => {
    const kind = isRecord(item) ? accountEvents.find((one) => one === item.kind) : undefined;
    if (!isRecord(item) || kind === undefined || typeof item.id !== 'number') return [];
    const detail = isRecord(item.detail) ? item.detail : {};
    return [
      {
        id: item.id,
        kind,
        at: textOf(item.at),
        username: textOf(item.username),
        own: item.own === true,
        by: typeof item.by === 'string' ? textOf(item.by) : null,
        detail: { from: textOf(detail.from), to: textOf(detail.to), ip: textOf(detail.ip) },
      },
    ];
  });
}

const closedUntil = (reply: unknown) =>
  isRecord(reply) && isRecord(reply.data) ? textOf(reply.data.money_closed_until) : '';

/** What was done to the person's account, to an owner what was done to anybody's; it stays until it is said to be read. */
export default function AccountNotices() {
  const own = useNoticeText();
  const language = useLanguage();
  const moment = useMoment();
  const { calls } = useSession();
  const list = useGet<unknown>(calls.notices, {});
  const read = usePost<{ id: number }, unknown>(calls.noticesSeen);
  const [isRead, setRead] = useState(false);
  const notices = readNotices(list.data);
  const until = closedUntil(list.data);
  const newest = Math.max(...notices.map(({ id }) => id));
  if (isRead || notices.length === 0) return null;
  const confirm = () => {
    setRead(true);
    // What was not kept is shown again at the next sign-in.
    read.send({ id: newest }).catch(() => undefined);
  };
  return (
    <section className={classes.strip} aria-label={own.title}>
      <Icon path={mdiShieldAlertOutline} size={20} className={classes.icon ?? ''} />
      <div>
        <strong>{own.title}</strong>
        <ul className={classes.list}>
          {notices.map((notice) => (
            <li key={notice.id}>
              <time dateTime={notice.at}>{moment(notice.at)}</time>{' '}
              <b>{notice.own ? own.own : own.account(notice.username)}</b>: {noticeText(notice)[language]}
            </li>
          ))}
        </ul>
        <p className={classes.small}>
          {[until && own.closed(moment(until)), own.unexpected].filter(Boolean).join(' · ')}
        </p>
      </div>
      <button type="button" className={classes.button} onClick={confirm}>
        {own.seen}
      </button>
    </section>
  );
}
