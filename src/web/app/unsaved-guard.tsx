import { Button, Modal } from '@mantine/core';
import '@mantine/core/styles/ModalBase.css';
import '@mantine/core/styles/Overlay.css';
import '@mantine/core/styles/Modal.css';
import { useRef, useState } from 'react';
import { onConfirmKey } from '#web/ui/confirm-key.ts';
import type { DirtyEntry } from '#web/ui/dirty.ts';
import { useGuardText } from './guard-texts.ts';
import classes from './unsaved-guard.module.css';

interface Props {
  readonly entries: readonly DirtyEntry[];
  /** The answer: true = leave. */
  readonly onAnswer: (leave: boolean) => void;
}

/** Asks before unsaved changes are left behind: save, discard or stay. */
export default function UnsavedGuard({ entries, onAnswer }: Props) {
  const text = useGuardText();
  const [saving, setSaving] = useState(false);
  const canSave = entries.every((entry) => entry.save !== undefined);
  // Who does not wait for the saving stays; what becomes of it answers no second time.
  const isAnswered = useRef(false);
  const reply = (leave: boolean) => {
    if (isAnswered.current) return;
    isAnswered.current = true;
    onAnswer(leave);
  };
  const discard = () => {
    for (const entry of entries) entry.discard?.();
    reply(true);
  };
  const save = async () => {
    setSaving(true);
    const results = await Promise.all(entries.map((entry) => entry.save?.() ?? false)).catch(() => [false]);
    setSaving(false);
    // What could not be saved says why on the form itself.
    reply(results.every(Boolean));
  };
  return (
    <Modal
      opened
      onClose={() => reply(false)}
      title={text.title}
      size={480}
      centered
      withCloseButton={false}
      transitionProps={{ duration: 120 }}
      onKeyDown={onConfirmKey(() => {
        if (canSave && !saving) void save();
      })}
      classNames={{ title: classes.title ?? '', content: classes.content ?? '' }}
    >
      <p className={classes.text}>{text.question}</p>
      <div className={classes.actions}>
        <Button variant="subtle" color="red" onClick={discard} disabled={saving}>
          {text.discard}
        </Button>
        <span className={classes.gap} />
        <Button variant="default" onClick={() => reply(false)} data-autofocus>
          {text.stay}
        </Button>
        {canSave && (
          <Button onClick={() => void save()} loading={saving}>
            {text.save}
          </Button>
        )}
      </div>
    </Modal>
  );
}
