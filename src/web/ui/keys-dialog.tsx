import type { ReactNode } from 'react';
import css from './keys-dialog.module.css';
import { PlainDialog } from './plain-dialog.tsx';

interface Props {
  readonly title: string;
  /** Pixels. */
  readonly width: number;
  /** Each key, and what it does. */
  readonly keys: readonly (readonly [key: string, what: string])[];
  readonly onClose: () => void;
  /** Content below the list. */
  readonly children?: ReactNode;
}

/** The keys of a page. */
export function KeysDialog({ title, width, keys, onClose, children }: Props) {
  return (
    <PlainDialog title={title} width={width} onClose={onClose}>
      <dl className={css.keys}>
        {keys.map(([key, what]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
      {children}
    </PlainDialog>
  );
}
