import { useState } from 'react';
import { pollUpdate } from '#generated/web/poll/calls/poll.ts';
import { usePollUpdate } from '#generated/web/poll/hooks/poll.ts';
import { useCan } from '#web/auth/session-context.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { notify } from '#web/ui/notify.ts';
import { PlainButton } from '#web/ui/plain-button.tsx';
import css from './dialogs.module.css';
import type { Poll } from './parts.ts';
import shared from './shared.module.css';
import { useBoardText } from './texts.ts';
import { useDoing } from './use-doing.ts';
import type { Item } from './votes.tsx';

interface Props {
  readonly poll: Poll;
  readonly items: readonly Item[];
  readonly onChanged: () => void;
}

/** Says which choices, or which number, were right, and announces it. */
export function Announce({ poll, items, onChanged }: Props) {
  const text = useBoardText();
  const can = useCan();
  const update = usePollUpdate();
  const doing = useDoing();
  const [isOpen, setOpen] = useState(false);
  const [chosen, setChosen] = useState<readonly number[]>(() =>
    items.filter((item) => item.is_correct).map((item) => item.choice_id),
  );
  const [number, setNumber] = useState(poll.correct_answer ?? '');
  if (!can(pollUpdate.permission)) return null;
  const isNumber = poll.choice_mode === 'number';
  const mayMiss = poll.type === 'vote' || poll.type === 'survey';
  const labels = isNumber
    ? number
    : items
        .filter((item) => chosen.includes(item.choice_id))
        .map(({ label }) => label)
        .join(', ');
  const toggle = (id: number) => setChosen(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id]);
  const send = () =>
    doing.run(async () => {
      const right = isNumber ? { correct_answer: number.trim() } : { correct_choice_ids: [...chosen] };
      await update.send({ id: poll.id, version: poll.version, status: 'resulted', ...(labels === '' ? {} : right) });
      notify.success(text.done);
      setOpen(false);
      onChanged();
    });
  return (
    <div className={shared.line}>
      <PlainButton onClick={() => setOpen(true)}>{text.announce}</PlainButton>
      <ConfirmDialog
        opened={isOpen}
        title={text.announceTitle}
        tone="danger"
        confirmLabel={text.announce}
        busy={doing.busy}
        disabled={labels === '' && !mayMiss}
        error={doing.problem}
        onConfirm={() => void send()}
        onCancel={() => setOpen(false)}
      >
        <p className={shared.quiet}>{text.announceHint}</p>
        {isNumber ? (
          <label className={shared.field}>
            {text.announceNumber}
            <input
              className={shared.search}
              inputMode="decimal"
              value={number}
              onChange={(event) => setNumber(event.currentTarget.value)}
            />
          </label>
        ) : (
          <div className={css.options}>
            {items.map((item) => (
              <label key={item.id} className={css.option}>
                <input
                  type="checkbox"
                  checked={chosen.includes(item.choice_id)}
                  onChange={() => toggle(item.choice_id)}
                />
                {item.label}
              </label>
            ))}
          </div>
        )}
        {labels !== '' && <p>{text.announceAsk(labels)}</p>}
      </ConfirmDialog>
    </div>
  );
}
