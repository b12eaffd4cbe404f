import { type ReactNode, Suspense, useCallback, useState } from 'react';
import type { Row } from '#contract/envelope.ts';
import type { Field } from '#contract/field.ts';
import { late } from '#web/ui/late.tsx';
import type { Asked } from './ask-dialog.tsx';

const AskDialog = late(() => import('./ask-dialog.tsx').then((part) => ({ default: part.AskDialog })));

interface Saving {
  /** What is saved. */
  readonly title: string;
  readonly fields: readonly Field[];
  /** Saves; `extra` goes along. Stays the same function. */
  readonly send: (extra?: Row) => void;
}

/** Saves at once, or once the questions are answered. */
export function useAsks({ title, fields, send }: Saving): {
  readonly save: (asked: Asked) => void;
  readonly dialog: ReactNode;
} {
  const [asked, setAsked] = useState<Asked>();
  const save = useCallback(
    (next: Asked) => {
      if (next.asks.length === 0) send();
      else setAsked(next);
    },
    [send],
  );
  const dialog = asked !== undefined && (
    <Suspense>
      <AskDialog
        {...asked}
        title={title}
        fields={fields}
        onCancel={() => setAsked(undefined)}
        onConfirm={(extra) => {
          setAsked(undefined);
          send(extra);
        }}
      />
    </Suspense>
  );
  return { save, dialog };
}
