import '@mantine/core/styles/Notification.css';
import '@mantine/notifications/styles.css';
import { type NotificationData, Notifications, notifications } from '@mantine/notifications';
import { mdiAlertCircleOutline, mdiCheckCircleOutline, mdiInformationOutline } from '@mdi/js';
import { useEffect } from 'react';
import { useText } from '#web/locale/use-text.ts';
import { useStore } from '#web/store/create-store.ts';
import { Icon } from './icon.tsx';
import classes from './notice-host.module.css';
import { type Notice, type NoticeTone, noticeStore, sweepStore } from './notify.ts';

const icons: Readonly<Record<NoticeTone, string>> = {
  success: mdiCheckCircleOutline,
  info: mdiInformationOutline,
  danger: mdiAlertCircleOutline,
};

function toData(notice: Notice, close: string): NotificationData {
  return {
    id: `notice-${notice.id}`,
    autoClose: notice.duration ?? false,
    withBorder: true,
    icon: <Icon path={icons[notice.tone]} size={20} />,
    message: (
      <>
        {notice.message}
        {notice.progress && (
          <span className={classes.progress} style={{ animationDuration: `${notice.duration ?? 0}ms` }} />
        )}
      </>
    ),
    classNames: { root: classes.root ?? '', icon: classes[notice.tone] ?? '' },
    role: notice.tone === 'danger' ? 'alert' : 'status',
    closeButtonProps: { 'aria-label': close },
  };
}

/** Shows what `notify` was given. Loaded with the first notice. */
export default function NoticeHost() {
  const t = useText();
  const waiting = useStore(noticeStore);
  const sweeps = useStore(sweepStore);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each sweep takes away what is shown
  useEffect(() => notifications.clean(), [sweeps]);
  useEffect(() => {
    if (waiting.length === 0) return;
    noticeStore.set([]);
    for (const notice of waiting) notifications.show(toData(notice, t.common.close));
  }, [waiting, t]);
  return <Notifications position="top-right" limit={4} transitionDuration={120} containerWidth={360} />;
}
