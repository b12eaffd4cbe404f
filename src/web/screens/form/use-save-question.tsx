import { type ReactNode, Suspense, useCallback, useState } from 'react';
import type { Row } from '#contract/envelope.ts';
import type { Values } from '#web/form/form-values.ts';
import { late } from '#web/ui/late.tsx';
import css from './form-screen.module.css';
import type { FormScreenState } from './use-form-screen.ts';

const ConfirmDialog = late(() =>
  import('#web/ui/confirm-dialog.tsx').then((part) => ({ default: part.ConfirmDialog })),
);

/**
 * A question before saving; `with` is sent as well if the answer is yes. `typed`: what cannot be undone is confirmed by
 * typing this text, and only then.
 */
interface Question {
  readonly question: string;
  readonly with?: Values;
  readonly typed?: string;
}

/** The question before changes of a record are saved; undefined = none. */
export type SaveQuestion = string | Question | undefined;

/** Saves at once, or asks first where the changes call for it. */
export function useSaveQuestion(
  { submit, changes }: Pick<FormScreenState, 'submit' | 'changes'>,
  record: Row,
  title: string,
  ask: ((changed: Values, record: Row) => SaveQuestion) | undefined,
): { readonly save: () => void; readonly dialog: ReactNode } {
  const [question, setQuestion] = useState<Question>();
  const [typed, setTyped] = useState('');
  const save = useCallback(() => {
    const asked = ask?.(changes(), record);
    setTyped('');
    if (asked === undefined) submit();
    else setQuestion(typeof asked === 'string' ? { question: asked } : asked);
  }, [ask, changes, submit, record]);
  const dialog = question !== undefined && (
    <Suspense>
      <ConfirmDialog
        opened
        title={title}
        tone={question.typed === undefined ? 'normal' : 'danger'}
        disabled={question.typed !== undefined && typed.trim() !== question.typed}
        onCancel={() => setQuestion(undefined)}
        onConfirm={() => {
          setQuestion(undefined);
          submit(question.with);
        }}
      >
        {question.question}
        {question.typed !== undefined && (
          <input
            className={css.typed}
            aria-label={question.question}
            autoComplete="off"
            spellCheck={false}
            placeholder={question.typed}
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
        )}
      </ConfirmDialog>
    </Suspense>
  );
  return { save, dialog };
}
