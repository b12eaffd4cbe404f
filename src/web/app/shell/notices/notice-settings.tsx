import { useState } from 'react';
import type { PreferenceCalls } from '#web/auth/person-store.ts';
import { useGet, usePost } from '#web/data/hooks.ts';
import { useOffered } from '#web/data/use-offers.ts';
import classes from './notice-panel.module.css';
import { type NoticeChoices, readChoices } from './read-notices.ts';
import { permission } from './ring.ts';
import { useNoticeText } from './texts.ts';

/** How somebody wants to hear of new notices. The browser is asked when they choose it, and never by itself. */
export function NoticeSettings({ calls }: { readonly calls: PreferenceCalls }) {
  const text = useNoticeText();
  const kept = useGet<unknown>(calls.read, {});
  const keep = usePost<{ notices: NoticeChoices }, unknown>(calls.keepDisplay);
  const [allowed, setAllowed] = useState(permission);
  const mayKeep = useOffered(calls.keepDisplay);
  const choices = readChoices(kept.data);
  if (!mayKeep || kept.data === undefined) return null;
  const choose = async (change: Partial<NoticeChoices>) => {
    if (change.browser && allowed === 'default') setAllowed(await Notification.requestPermission());
    await keep.send({ notices: { ...choices, ...change } }).catch(() => undefined);
  };
  const isBlocked = choices.browser && allowed === 'denied';
  return (
    <fieldset className={classes.choices}>
      <legend>{text.choices}</legend>
      {allowed !== undefined && (
        <label>
          <input
            type="checkbox"
            checked={choices.browser}
            disabled={keep.isSending}
            onChange={(event) => void choose({ browser: event.currentTarget.checked })}
          />
          <span>
            {text.browser}
            <small>{isBlocked ? text.blocked : text.browserHint}</small>
          </span>
        </label>
      )}
      <label>
        <input
          type="checkbox"
          checked={choices.sound}
          disabled={keep.isSending}
          onChange={(event) => void choose({ sound: event.currentTarget.checked })}
        />
        <span>{text.sound}</span>
      </label>
      {keep.error && (
        <p className={classes.failed} role="alert">
          {text.failed}
        </p>
      )}
    </fieldset>
  );
}
