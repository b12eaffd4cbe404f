import '@mantine/core/styles/ModalBase.css';
import '@mantine/core/styles/Overlay.css';
import '@mantine/core/styles/Modal.css';
import { Modal } from '@mantine/core';
import type { Language } from '#contract/text.ts';
import { inputTexts } from '#web/fields/parts/input-texts.ts';
import css from './cells.module.css';
import { CopyMark } from './copy-mark.tsx';
import { cut, visibleText } from './visible-text.ts';

interface Props {
  readonly text: string;
  readonly language: Language;
  readonly onClose: () => void;
}

/** Longest text that is drawn at once; all of it can be copied. */
const drawn = 100_000;

/** All of a long text, line breaks kept, with a way to copy it. */
export default function FullTextDialog({ text, language, onClose }: Props) {
  return (
    <Modal
      opened
      onClose={onClose}
      size="xl"
      title={inputTexts.fullText[language]}
      closeButtonProps={{ 'aria-label': inputTexts.close[language] }}
      onClick={(event) => event.stopPropagation()}
    >
      <div className={css.fullTextTools}>
        <CopyMark value={text} language={language} />
      </div>
      <pre className={css.fullText}>{visibleText(cut(text, drawn))}</pre>
    </Modal>
  );
}
