import { mdiBellOutline, mdiCalendarClock, mdiCheckAll } from '@mdi/js';
import { useState } from 'react';
import { Link } from 'wouter';
import type { PreferenceCalls } from '#web/auth/person-store.ts';
import { useGet, usePost } from '#web/data/hooks.ts';
import { defineTexts } from '#web/locale/language.ts';
import { AnswerState } from '#web/screens/shared/answer-state.tsx';
import { Pager } from '#web/screens/shared/pager.tsx';
import { Choice } from '#web/ui/choice.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { SideDrawer } from '#web/ui/side-drawer.tsx';
import { NoticeLine } from './notice-line.tsx';
import classes from './notice-panel.module.css';
import { NoticeSettings } from './notice-settings.tsx';
import { type Notice, noticesPerPage, readNotices } from './read-notices.ts';
import { useNoticeText } from './texts.ts';
import { useMinute } from './use-minute.ts';

interface Props {
  readonly calls: PreferenceCalls;
  /** How many are unread, whatever is shown. */
  readonly unread: number;
  /** The last that has come; what comes while all are marked as read stays unread. */
  readonly newest: number;
  readonly onRead: (notice: Notice) => void;
  readonly onClose: () => void;
}

// Apart from the texts of the bell, which every page has.
const usePanelText = defineTexts({ files: 'รายงานที่ส่งถึงฉัน' }, { files: 'Reports sent to me' });

/** Everything that concerns the person, the latest first, and how they want to hear of more. */
export default function NoticePanel({ calls, unread, newest, onRead, onClose }: Props) {
  const text = useNoticeText();
  const own = usePanelText();
  const now = useMinute();
  const [show, setShow] = useState<'all' | 'unread'>('all');
  const [page, setPage] = useState(1);
  const query = { ...(page > 1 ? { page } : {}), ...(show === 'unread' ? { unread: true } : {}) };
  const answer = useGet<unknown>(calls.notices, query);
  const readAll = usePost<{ up_to: number }, unknown>(calls.readNotices);
  const found = readNotices(answer.data);
  return (
    <SideDrawer title={text.title} width={440} onClose={onClose}>
      <div className={classes.tools}>
        <Choice
          label={text.show}
          value={show}
          options={[
            { value: 'all', label: text.all },
            { value: 'unread', label: unread > 0 ? `${text.unreadOnly} (${unread})` : text.unreadOnly },
          ]}
          onChange={(value) => {
            setShow(value);
            setPage(1);
          }}
        />
        <button
          type="button"
          className={classes.readAll}
          disabled={unread === 0 || newest === 0 || readAll.isSending}
          onClick={() => void readAll.send({ up_to: newest }).catch(() => undefined)}
        >
          <Icon path={mdiCheckAll} size={16} />
          {text.readAll}
        </button>
      </div>
      {readAll.error && (
        <p className={classes.failed} role="alert">
          {text.failed}
        </p>
      )}
      {!found ? (
        <AnswerState of={answer} />
      ) : found.items.length === 0 ? (
        <EmptyState icon={mdiBellOutline} title={show === 'unread' ? text.nothingUnread : text.none}>
          {show === 'all' && text.noneMore}
        </EmptyState>
      ) : (
        <ul className={classes.list} aria-label={text.title}>
          {found.items.map((notice) => (
            <NoticeLine key={notice.id} notice={notice} now={now} onRead={onRead} onClose={onClose} />
          ))}
        </ul>
      )}
      {found && found.total > noticesPerPage && (
        <Pager page={page} limit={noticesPerPage} total={found.total} onPage={setPage} />
      )}
      {calls.subscribing && (
        <Link href={calls.subscribing.files} className={classes.files} onClick={onClose}>
          <Icon path={mdiCalendarClock} size={16} />
          {own.files}
        </Link>
      )}
      <NoticeSettings calls={calls} />
    </SideDrawer>
  );
}
