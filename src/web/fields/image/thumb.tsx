import { Suspense, useState } from 'react';
import type { Language } from '#contract/text.ts';
import { late } from '#web/ui/late.tsx';
import css from '../parts/cells.module.css';
import { fieldTexts } from '../texts.ts';

// Few lists show pictures; theirs come a moment later.
const StoredImage = late(() => import('#web/data/stored-image.tsx').then((part) => ({ default: part.StoredImage })));
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
        <Suspense>
          <StoredImage src={src} alt="" loading="lazy" decoding="async" />
        </Suspense>
      </button>
      {open && (
        <Suspense>
          <PreviewDialog src={src} label={label} language={language} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
