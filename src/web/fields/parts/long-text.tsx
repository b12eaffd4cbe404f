import { Suspense, useState } from 'react';
import type { Language } from '#contract/text.ts';
import { late } from '#web/ui/late.tsx';
import { fieldTexts } from '../texts.ts';
import css from './cells.module.css';

const FullTextDialog = late(() => import('./full-text-dialog.tsx'));

interface Props {
  readonly text: string;
  readonly short: string;
  readonly language: Language;
}

/** The beginning of a long text and a button that opens all of it. */
export function LongText({ text, short, language }: Props) {
  const [open, setOpen] = useState(false);
  return (
    <span className={css.long}>
      <span className={css.start}>{short}</span>
      <button
        type="button"
        className={css.more}
        onClick={(event) => {
          event.stopPropagation();
          setOpen(true);
        }}
      >
        {fieldTexts.more[language]}
      </button>
      {open && (
        <Suspense>
          <FullTextDialog text={text} language={language} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </span>
  );
}
