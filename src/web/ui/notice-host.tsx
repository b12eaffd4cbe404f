import '@mantine/core/styles/Notification.css';
import '@mantine/notifications/styles.css';
import { type NotificationData, Notifications, notifications } from '@mantine/notifications';
import { mdiAlertCircleOutline, mdiCheckCircleOutline, mdiInformationOutline } from '@mdi/js';
import { useEffect } from 'react';
import { useText } from '#web/locale/use-text.ts';
import { useStore } from '#web/store/create-store.ts';
import { Icon } from './icon.tsx';
import { forget, forgetAll, hearUndo, offer } from './notice-actions.ts';
import classes from './notice-host.module.css';
import { type Notice, type NoticeTone, noticeStore, sweepStore } from './notify.ts';

const icons: Readonly<Record<NoticeTone, string>> = {
  success: mdiCheckCircleOutline,
  info: mdiInformationOutline,
  danger: mdiAlertCircleOutline,
};

const idOf = ({ id }: Notice) => `notice-${id}`;

function toData(notice: Notice, close: string): NotificationData {
  return {
    id: idOf(notice),
    autoClose: notice.duration ?? false,
    withBorder: true,
    icon: <Icon path={icons[notice.tone]} size={20} />,
    message: (
      <>
        {notice.message}
        {notice.action && <ActionButton notice={notice} label={notice.action.label} close={close} />}
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

/** What can be done about a notice. While the button has the focus, the notice stays. */
function ActionButton({
  notice,
  label,
  close,
}: {
  readonly notice: Notice;
  readonly label: string;
  readonly close: string;
}) {
  const keep = (autoClose: number | false) => notifications.update({ ...toData(notice, close), autoClose });
  return (
    <button
      type="button"
      className={classes.action}
      title="Ctrl+Z"
      aria-keyshortcuts="Control+Z"
      onFocus={() => keep(false)}
      onBlur={() => keep(notice.duration ?? false)}
      onClick={() => act(notice)}
    >
      {label}
    </button>
  );
}

function act(notice: Notice): void {
  forget(notice);
  notifications.hide(idOf(notice));
  notice.action?.run();
}

/** Shows what `notify` was given. Loaded with the first notice. */
export default function NoticeHost() {
  const t = useText();
  const waiting = useStore(noticeStore);
  const sweeps = useStore(sweepStore);
  useEffect(() => hearUndo(act), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each sweep takes away what is shown
  useEffect(() => {
    notifications.clean();
    forgetAll();
  }, [sweeps]);
  useEffect(() => {
    if (waiting.length === 0) return;
    noticeStore.set([]);
    for (const notice of waiting) {
      offer(notice);
      notifications.show({ ...toData(notice, t.common.close), onClose: () => forget(notice) });
    }
  }, [waiting, t]);
  return <Notifications position="top-right" limit={4} transitionDuration={120} containerWidth={360} />;
}
