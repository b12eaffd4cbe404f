import { mdiFlag } from '@mdi/js';
import { useRef, useState } from 'react';
import { HelpBubble, useClosing } from '#web/ui/help-bubble.tsx';
import { Icon } from '#web/ui/icon.tsx';
import css from './annotations.module.css';

interface Props {
  /** What all of it is called. */
  readonly title: string;
  readonly text: string;
  readonly onOpen: () => void;
}

/** A flag beside a day: it says what is to be known while it is pointed at or has the focus, and opens it. */
export function DaySign({ title, text, onOpen }: Props) {
  const sign = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  useClosing(isOpen, sign, () => setOpen(false));
  return (
    <>
      <button
        ref={sign}
        type="button"
        className={css.sign}
        aria-label={`${title}: ${text}`}
        onPointerEnter={({ pointerType }) => pointerType === 'mouse' && setOpen(true)}
        onPointerLeave={() => setOpen(false)}
        onFocus={({ currentTarget }) => currentTarget.matches(':focus-visible') && setOpen(true)}
        onBlur={() => setOpen(false)}
        onClick={() => {
          setOpen(false);
          onOpen();
        }}
      >
        <Icon path={mdiFlag} size={13} />
      </button>
      {isOpen && <HelpBubble at={sign} title={title} text={text} />}
    </>
  );
}
