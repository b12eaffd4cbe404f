import '@mantine/core/styles/ModalBase.css';
import '@mantine/core/styles/Overlay.css';
import '@mantine/core/styles/Modal.css';
import { Button, Modal } from '@mantine/core';
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { useText } from '#web/locale/use-text.ts';
import classes from './confirm-dialog.module.css';
import { onConfirmKey } from './confirm-key.ts';
import { useFocusBack } from './use-focus-back.ts';
import { useFocusInvalid } from './use-focus-invalid.ts';

/**
 * What is confirmed decides what Enter does; Ctrl+Enter (⌘+Enter) confirms and Escape closes in all of them.
 * `normal`: Enter confirms. `danger`: red button, focus on cancel, Enter never confirms. `money`: as danger in blue.
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
   * A request is running: nothing is confirmed twice. The dialog can still be closed, whatever the request is waiting
   * for; its sender reports the result then (`useFailure`).
   */
  readonly busy?: boolean;
  /** What is filled in does not suffice yet. */
  readonly disabled?: boolean;
  /** There is nothing to confirm: it can only be closed. */
  readonly closeOnly?: boolean;
  /** Why the last try failed. */
  readonly error?: ReactNode;
  /** Pixels. */
  readonly width?: number;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** The one dialog that asks before something is done. Its buttons are always in sight: what is long scrolls above them. */
export function ConfirmDialog(props: Props) {
  const { opened, title, children, busy = false, disabled = false, closeOnly = false, error, width = 440 } = props;
  useFocusBack();
  const filled = useRef<HTMLDivElement>(null);
  const focusInvalid = useFocusInvalid(filled);
  const confirm = () => {
    if (busy || disabled || closeOnly) return;
    focusInvalid();
    props.onConfirm();
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
      onKeyDown={onConfirmKey(confirm)}
    >
      <div className={classes.text} ref={filled}>
        {children}
      </div>
      <div className={classes.foot}>
        {error && (
          <div className={classes.error} role="alert">
            {error}
          </div>
        )}
        <Actions {...props} onConfirm={confirm} />
      </div>
    </Modal>
  );
}

/** The two buttons. The one that confirms has the focus where Enter may do it. */
function Actions(props: Props) {
  const { tone = 'normal', busy = false, disabled = false, closeOnly = false } = props;
  const t = useText();
  // A held or accidental Enter on the focused button would count as a click.
  const refuseEnter = (event: KeyboardEvent) => {
    if (tone !== 'normal' && event.key === 'Enter' && !event.ctrlKey && !event.metaKey) event.preventDefault();
  };
  const isReady = tone === 'normal' && !closeOnly && !disabled;
  const cancelButton = useRef<HTMLButtonElement>(null);
  const confirmButton = useRef<HTMLButtonElement>(null);
  // What cannot be pressed cannot have the focus, and without it no key arrives here: it comes once it can.
  useEffect(() => {
    if (isReady && document.activeElement === cancelButton.current) confirmButton.current?.focus();
  }, [isReady]);
  return (
    <div className={classes.actions}>
      <Button ref={cancelButton} variant="default" onClick={props.onCancel} data-autofocus={!isReady || undefined}>
        {busy ? t.common.close : (props.cancelLabel ?? (closeOnly ? t.common.close : t.common.cancel))}
      </Button>
      {!closeOnly && (
        <Button
          ref={confirmButton}
          color={tone === 'danger' ? 'red' : 'blue'}
          classNames={{ root: classes.confirm, label: classes.label }}
          onClick={props.onConfirm}
          onKeyDown={refuseEnter}
          loading={busy}
          disabled={disabled}
          data-autofocus={isReady || undefined}
          aria-keyshortcuts="Control+Enter"
          rightSection={
            <kbd className={classes.key} aria-hidden>
              Ctrl ↵
            </kbd>
          }
        >
          {props.confirmLabel ?? t.common.confirm}
        </Button>
      )}
    </div>
  );
}
