import { mdiCheck, mdiContentCopy } from '@mdi/js';
import { type MouseEvent, useEffect, useState } from 'react';
import { useText } from '#web/locale/use-text.ts';
import classes from './copy-button.module.css';
import { Icon } from './icon.tsx';

interface Props {
  /** A function is asked when the button is pressed. */
  readonly value: string | (() => string);
  /** What is copied, for people who hear the button: `เลขบัญชี`. */
  readonly label?: string;
  readonly size?: number;
  readonly icon?: string;
}

/** Copies a value and says so for two seconds. */
export function CopyButton({ value, label, size = 15, icon = mdiContentCopy }: Props) {
  const t = useText();
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), 2000);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = async (event: MouseEvent) => {
    // The button often sits in a row or link that reacts to clicks itself.
    event.preventDefault();
    event.stopPropagation();
    await navigator.clipboard.writeText(typeof value === 'string' ? value : value()).then(
      () => setCopied(true),
      () => undefined,
    );
  };
  const text = copied ? t.common.copied : `${t.common.copy}${label ? ` ${label}` : ''}`;
  return (
    <button
      type="button"
      className={`bare ${classes.button}`}
      data-copied={copied || undefined}
      onClick={copy}
      aria-label={text}
      title={text}
    >
      <Icon path={copied ? mdiCheck : icon} size={size} />
      <span className="unseen" role="status">
        {copied ? t.common.copied : ''}
      </span>
    </button>
  );
}
