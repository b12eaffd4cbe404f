import '@mantine/core/styles/ModalBase.css';
import '@mantine/core/styles/Overlay.css';
import '@mantine/core/styles/Modal.css';
import { Modal } from '@mantine/core';
import { useText } from '#web/locale/use-text.ts';
import css from './page.module.css';
import { useHomeText } from './texts.ts';
import { places } from './use-keys.ts';

interface Props {
  /** May the person go there? */
  readonly open: (link: string) => boolean;
  readonly onClose: () => void;
}

/** Every key of the home page that does something for this person. */
export default function HelpDialog({ open, onClose }: Props) {
  const text = useHomeText();
  const { common } = useText();
  const ways: readonly (readonly [string, string])[] = [
    ['w', text.keyWithdraw],
    ['d', text.keyDeposit],
    ['m', text.keyMember],
  ];
  const lines = [
    ...ways.filter(([key]) => open(places[key] ?? '')).map(([key, what]) => [`G ${key.toUpperCase()}`, what] as const),
    ['/', text.keySearch] as const,
    ['?', text.keyHelp] as const,
  ];
  return (
    <Modal
      opened
      onClose={onClose}
      title={text.keys}
      centered
      size={360}
      closeButtonProps={{ 'aria-label': common.close }}
      transitionProps={{ duration: 120 }}
    >
      <dl className={css.keys}>
        {lines.map(([key, what]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
    </Modal>
  );
}
