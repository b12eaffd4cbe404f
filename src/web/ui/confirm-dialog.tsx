import '@mantine/core/styles/ModalBase.css';
import '@mantine/core/styles/Overlay.css';
import '@mantine/core/styles/Modal.css';
import { Button, Modal } from '@mantine/core';
import type { KeyboardEvent, ReactNode } from 'react';
import { useText } from '#web/locale/use-text.ts';
import classes from './confirm-dialog.module.css';

/**
 * What is confirmed decides the keys.
 * `normal`: Enter confirms. `danger`: red button, focus on cancel, Enter never confirms.
 * `money`: as danger in blue; Ctrl+Enter (⌘+Enter) confirms from anywhere in the dialog.
 */
export type ConfirmTone = 'normal' | 'danger' | 'money';

interface Props {
  readonly opened: boolean;
  readonly title: string;
  readonly children?: ReactNode;
  readonly tone?: ConfirmTone;
  readonly confirmLabel?: string;
  readonly cancelLabel?: string;
  /**
   * A request is running: nothing is confirmed twice. The dialog can be closed all the same, whatever the request is waiting
   * for; whoever sent it says then what became of it (`useFailure`).
   */
  readonly busy?: boolean;
  /** What is filled in does not suffice yet. */
  readonly disabled?: boolean;
  /** Why the last try failed. */
  readonly error?: string | undefined;
  /** Pixels. */
  readonly width?: number;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** The one dialog that asks before something is done. */
export function ConfirmDialog(props: Props) {
  const { opened, title, children, tone = 'normal', busy = false, disabled = false, error, width = 440 } = props;
  const t = useText();
  const confirm = () => {
    if (!busy && !disabled) props.onConfirm();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (tone !== 'money' || event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.repeat) return;
    event.preventDefault();
    confirm();
  };
  // A held or stray Enter on the focused button would count as a click.
  const refuseEnter = (event: KeyboardEvent) => {
    if (tone !== 'normal' && event.key === 'Enter' && !event.ctrlKey && !event.metaKey) event.preventDefault();
  };
  return (
    <Modal
      opened={opened}
      onClose={props.onCancel}
      title={title}
      size={width}
      closeOnClickOutside={!busy}
      withCloseButton={false}
      centered
      transitionProps={{ duration: 120 }}
      classNames={{ title: classes.title, header: classes.header, body: classes.body, content: classes.content }}
      onKeyDown={onKeyDown}
    >
      <div className={classes.text}>{children}</div>
      {error && (
        <p className={classes.error} role="alert">
          {error}
        </p>
      )}
      <div className={classes.actions}>
        <Button variant="default" onClick={props.onCancel} data-autofocus={tone !== 'normal' || undefined}>
          {busy ? t.common.close : (props.cancelLabel ?? t.common.cancel)}
        </Button>
        <Button
          color={tone === 'danger' ? 'red' : 'blue'}
          onClick={confirm}
          onKeyDown={refuseEnter}
          loading={busy}
          disabled={disabled}
          data-autofocus={tone === 'normal' || undefined}
          aria-keyshortcuts={tone === 'money' ? 'Control+Enter' : undefined}
          rightSection={
            tone === 'money' ? (
              <kbd className={classes.key} aria-hidden>
                Ctrl ↵
              </kbd>
            ) : undefined
          }
        >
          {props.confirmLabel ?? t.common.confirm}
        </Button>
      </div>
    </Modal>
  );
}
