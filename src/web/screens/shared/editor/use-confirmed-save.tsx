import { type ReactNode, Suspense, useState } from 'react';
import type { Editor } from '#contract/editor.ts';
import type { Row } from '#contract/envelope.ts';
import { useFormatContext } from '#web/fields/use-format-context.ts';
import { useLabel } from '#web/locale/language.ts';
import { late } from '#web/ui/late.tsx';
import { questionOf } from '../action-words.ts';
import type { EditorState } from './use-editor.ts';

const ConfirmDialog = late(() =>
  import('#web/ui/confirm-dialog.tsx').then((part) => ({ default: part.ConfirmDialog })),
);

/** Saves at once, or asks first where the changes call for it. */
export function useConfirmedSave(
  { ask, title }: Editor,
  state: EditorState,
  record: Row,
): { readonly save: () => void; readonly dialog: ReactNode } {
  const context = useFormatContext();
  const label = useLabel();
  const [isAsking, setAsking] = useState(false);
  const save = () => {
    if (state.asks()) setAsking(true);
    else void state.send();
  };
  const dialog = isAsking && ask && (
    <Suspense>
      <ConfirmDialog
        opened
        title={label(title)}
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          void state.send();
        }}
      >
        {questionOf({ label: title, confirm: ask.question }, record, {}, [], context)}
      </ConfirmDialog>
    </Suspense>
  );
  return { save, dialog };
}
