import { useId, useRef, useState } from 'react';
import css from './help.module.css';
import { type Explained, HelpBubble, useClosing } from './help-bubble.tsx';

interface Props extends Explained {
  /** What the button is called. */
  readonly name: string;
}

/** A “?” that says what something means: while it is pointed at or has the focus, and after a press until the next. */
export function HelpMark({ name, title, text }: Props) {
  const id = useId();
  const mark = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState<'no' | 'pointed' | 'pinned'>('no');
  const isOpen = open !== 'no';
  useClosing(isOpen, mark, () => setOpen('no'));
  return (
    <>
      <button
        ref={mark}
        type="button"
        className={css.mark}
        aria-label={name}
        aria-describedby={id}
        aria-expanded={isOpen}
        draggable={false}
        onPointerEnter={({ pointerType }) => pointerType === 'mouse' && open === 'no' && setOpen('pointed')}
        onPointerLeave={() => open === 'pointed' && setOpen('no')}
        onFocus={({ currentTarget }) => currentTarget.matches(':focus-visible') && setOpen('pointed')}
        onBlur={() => setOpen('no')}
        onClick={(event) => {
          event.stopPropagation();
          setOpen(open === 'pinned' ? 'no' : 'pinned');
        }}
      >
        <span aria-hidden="true">?</span>
      </button>
      <span id={id} hidden>
        {title}: {text}
      </span>
      {isOpen && <HelpBubble at={mark} title={title} text={text} />}
    </>
  );
}
