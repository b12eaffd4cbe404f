import '@mantine/core/styles/ModalBase.css';
import '@mantine/core/styles/Overlay.css';
import '@mantine/core/styles/Modal.css';
import { Modal } from '@mantine/core';
import type { Language } from '#contract/text.ts';
import { StoredImage } from '#web/data/stored-image.tsx';
import { inputTexts } from '#web/fields/parts/input-texts.ts';
import css from '../parts/cells.module.css';

interface Props {
  readonly src: string;
  readonly label: string;
  readonly language: Language;
  readonly onClose: () => void;
}

/** One picture as large as the window allows. */
export default function PreviewDialog({ src, label, language, onClose }: Props) {
  return (
    <Modal
      opened
      onClose={onClose}
      size="auto"
      title={label}
      closeButtonProps={{ 'aria-label': inputTexts.close[language] }}
      onClick={(event) => event.stopPropagation()}
    >
      <StoredImage className={css.picture} src={src} alt={label} />
    </Modal>
  );
}
