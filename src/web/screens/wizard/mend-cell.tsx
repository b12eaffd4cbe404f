import { mdiCheck, mdiClose, mdiPencilOutline } from '@mdi/js';
import { type KeyboardEvent, useState } from 'react';
import { Icon } from '#web/ui/icon.tsx';
import css from './match.module.css';
import { useWizardText } from './texts.ts';

interface Props {
  readonly label: string;
  readonly value: string;
  readonly onSave: (value: string) => Promise<void>;
}

/** A cell that did not pass, with an input to correct it. Enter saves, Escape cancels. */
export function MendCell({ label, value, onSave }: Props) {
  const text = useWizardText();
  const [typed, setTyped] = useState<string>();
  const [busy, setBusy] = useState(false);
  const store = async () => {
    if (typed === undefined || busy) return;
    setBusy(true);
    await onSave(typed).finally(() => setBusy(false));
    setTyped(undefined);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') void store();
    if (event.key === 'Escape') setTyped(undefined);
  };
  if (typed === undefined) {
    return (
      <button
        type="button"
        className={`bare ${css.fix}`}
        aria-label={`${text.mend} ${label}`}
        onClick={() => setTyped(value)}
      >
        {value || '–'}
        <Icon path={mdiPencilOutline} size={14} />
      </button>
    );
  }
  return (
    <span className={css.fixing}>
      <input
        aria-label={label}
        value={typed}
        disabled={busy}
        // biome-ignore lint/a11y/noAutofocus: the person has just asked to type here
        autoFocus
        onChange={(event) => setTyped(event.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      <button type="button" className="bare" aria-label={text.save} disabled={busy} onClick={() => void store()}>
        <Icon path={mdiCheck} size={16} />
      </button>
      <button type="button" className="bare" aria-label={text.cancel} onClick={() => setTyped(undefined)}>
        <Icon path={mdiClose} size={16} />
      </button>
    </span>
  );
}
