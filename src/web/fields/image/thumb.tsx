import { Suspense, useState } from 'react';
import type { Language } from '#contract/text.ts';
import { StoredImage } from '#web/data/stored-image.tsx';
import { late } from '#web/ui/late.tsx';
import css from '../parts/cells.module.css';
import { fieldTexts } from '../texts.ts';

const PreviewDialog = late(() => import('./preview-dialog.tsx'));

interface Props {
  readonly src: string;
  readonly label: string;
  readonly language: Language;
  readonly large?: boolean;
}

/** A small picture that opens in full. */
export function Thumb({ src, label, language, large }: Props) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className={css.thumb}
        data-large={large || undefined}
        aria-label={`${label}: ${fieldTexts.preview[language]}`}
        onClick={(event) => {
          event.stopPropagation();
          setOpen(true);
        }}
      >
        <StoredImage src={src} alt="" loading="lazy" decoding="async" />
      </button>
      {open && (
        <Suspense>
          <PreviewDialog src={src} label={label} language={language} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
