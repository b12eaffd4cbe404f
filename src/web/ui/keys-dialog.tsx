import type { ReactNode } from 'react';
import { PlainDialog } from './plain-dialog.tsx';

interface Props {
  readonly title: string;
  /** Pixels. */
  readonly width: number;
  /** Each key, and what it does. */
  readonly keys: readonly (readonly [key: string, what: string])[];
  /** Look of the list: the page's own. */
  readonly className: string | undefined;
  readonly onClose: () => void;
  /** Content below the list. */
  readonly children?: ReactNode;
}

/** The keys of a page. */
export function KeysDialog({ title, width, keys, className, onClose, children }: Props) {
  return (
    <PlainDialog title={title} width={width} onClose={onClose}>
      <dl className={className}>
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
