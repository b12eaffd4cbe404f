import type { MouseEvent } from 'react';
import type { Language } from '#contract/text.ts';
import { fieldTexts } from '../texts.ts';
import css from './cells.module.css';

/** How long the mark says "copied", in milliseconds. */
const shownFor = 1500;

async function copy(event: MouseEvent<HTMLButtonElement>): Promise<void> {
  event.stopPropagation();
  event.preventDefault();
  const button = event.currentTarget;
  const { copy: value = '', done = '' } = button.dataset;
  await navigator.clipboard?.writeText(value);
  const label = button.getAttribute('aria-label') ?? '';
  button.dataset.copied = '';
  button.setAttribute('aria-label', done);
  button.title = done;
  setTimeout(() => {
    delete button.dataset.copied;
    button.setAttribute('aria-label', label);
    button.title = label;
  }, shownFor);
}

/**
 * A small copy button for cells. One element without state: hundreds of them cost no more than text. It does not
 * open its row.
 */
export function CopyMark({ value, language }: { readonly value: string; readonly language: Language }) {
  const label = fieldTexts.copy[language];
  return (
    <button
      type="button"
      className={css.copy}
      data-copy={value}
      data-done={fieldTexts.copied[language]}
      aria-label={label}
      title={label}
      onClick={copy}
    />
  );
}
