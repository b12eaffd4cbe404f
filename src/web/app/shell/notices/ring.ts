import { load, save } from '#web/store/persistent-store.ts';
import { chime } from '#web/ui/chime.ts';
import type { Notice, NoticeChoices } from './read-notices.ts';

/** Milliseconds for which a page that nobody sees lets one that is seen go first. */
const patience = 600;

/** The tabs of one browser come one after the other; the first takes what is new, the others find it taken. */
async function take(user: string, id: number): Promise<boolean> {
  const name = `notice-rung:${user}`;
  const isNew = () => {
    if (id <= Number(load(name) ?? 0)) return false;
    save(name, id);
    return true;
  };
  // Away from localhost without encryption there are no locks; tabs may both ring then, within a moment.
  const { locks } = navigator as { readonly locks?: LockManager };
  return locks ? locks.request(name, async () => isNew()) : isNew();
}

/** May this browser show notifications? Undefined where it has none. */
export const permission = (): NotificationPermission | undefined =>
  typeof Notification === 'undefined' ? undefined : Notification.permission;

interface Ring {
  readonly user: string;
  readonly choices: NoticeChoices;
  readonly title: string;
  /** What to do when the notification is clicked. */
  readonly open: (notice: Notice) => void;
}

/** Says that something new has come, as the person chose: in one tab, and with a notification only where nobody looks. */
export async function ring(notice: Notice, { user, choices, title, open }: Ring): Promise<void> {
  if (!choices.browser && !choices.sound) return;
  const isHidden = document.visibilityState === 'hidden';
  if (isHidden) await new Promise((resolve) => setTimeout(resolve, patience));
  if (!(await take(user, notice.id))) return;
  if (choices.sound) chime();
  if (!choices.browser || !isHidden || permission() !== 'granted') return;
  const shown = new Notification(title, { body: notice.text, tag: `notice-${notice.id}` });
  shown.onclick = () => {
    window.focus();
    shown.close();
    open(notice);
  };
}
