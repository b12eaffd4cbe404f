import { mdiAlertOctagonOutline, mdiAlertOutline, mdiInformationOutline } from '@mdi/js';
import type { MouseEvent } from 'react';
import { Link } from 'wouter';
import { Icon } from '#web/ui/icon.tsx';
import { useMoment } from '../use-moment.ts';
import classes from './notice-panel.module.css';
import type { Notice } from './read-notices.ts';
import { useNoticeText } from './texts.ts';

const icons = { info: mdiInformationOutline, warning: mdiAlertOutline, danger: mdiAlertOctagonOutline } as const;

const [minute, hour, day] = [60_000, 3_600_000, 86_400_000];

/** How long ago something was: “5 minutes ago”; a week ago and more, when it was. */
function useAgo(): (iso: string, now: number) => string {
  const text = useNoticeText();
  const moment = useMoment();
  return (iso, now) => {
    const age = now - Date.parse(iso);
    if (Number.isNaN(age) || age >= 7 * day) return moment(iso);
    if (age < minute) return text.now;
    if (age < hour) return text.minutes(Math.floor(age / minute));
    return age < day ? text.hours(Math.floor(age / hour)) : text.days(Math.floor(age / day));
  };
}

interface Props {
  readonly notice: Notice;
  /** Milliseconds since 1970. */
  readonly now: number;
  readonly onRead: (notice: Notice) => void;
  readonly onClose: () => void;
}

/** One notice: how much it matters, what it says and when; it opens what it is about. */
export function NoticeLine({ notice, now, onRead, onClose }: Props) {
  const text = useNoticeText();
  const ago = useAgo();
  const moment = useMoment();
  const onClick = ({ ctrlKey, metaKey, shiftKey }: MouseEvent) => {
    onRead(notice);
    // Another tab or window opens what it is about; this one stays.
    if (!ctrlKey && !metaKey && !shiftKey) onClose();
  };
  return (
    <li>
      <Link href={notice.link} className={classes.line} data-unread={!notice.isRead || undefined} onClick={onClick}>
        <span className={classes.mark} data-tone={notice.tone}>
          <Icon path={icons[notice.tone]} size={20} label={text[notice.tone]} />
        </span>
        <span className={classes.said}>
          {notice.text}
          <time className={classes.when} dateTime={notice.at} title={moment(notice.at)}>
            {ago(notice.at, now)}
          </time>
        </span>
        {!notice.isRead && <span className={classes.dot} role="img" aria-label={text.unread} title={text.unread} />}
      </Link>
    </li>
  );
}
