import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { pollUpdate } from '#generated/web/poll/calls/poll.ts';
import { usePollUpdate } from '#generated/web/poll/hooks/poll.ts';
import { useCan } from '#web/auth/session-context.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { notify } from '#web/ui/notify.ts';
import { PlainButton } from '#web/ui/plain-button.tsx';
import { Quiet } from '#web/ui/quiet.tsx';
import { Toolbar } from '#web/ui/stack.tsx';
import css from './dialogs.module.css';
import type { Poll } from './parts.ts';
import { useBoardText } from './texts.ts';
import { useAction } from './use-action.ts';
import type { Item } from './votes.tsx';

interface Props {
  readonly poll: Poll;
  readonly items: readonly Item[];
  readonly onChanged: () => void;
}

interface CorrectAnswer {
  readonly isNumber: boolean;
  readonly chosen: readonly number[];
  readonly number: string;
  /** The correct answer as text; empty = nothing chosen yet. */
  readonly labels: string;
  /** The correct answer as the call's body. */
  readonly body: { readonly correct_answer: string } | { readonly correct_choice_ids: readonly number[] };
  toggle(id: number): void;
  setNumber(number: string): void;
}

/** State of the form for the correct choices or number. */
function useCorrectAnswer({ poll, items }: Pick<Props, 'poll' | 'items'>): CorrectAnswer {
  const [chosen, setChosen] = useState<readonly number[]>(() =>
    items.filter((item) => item.is_correct).map((item) => item.choice_id),
  );
  const [number, setNumber] = useState(poll.correct_answer ?? '');
  const isNumber = poll.choice_mode === 'number';
  const labels = isNumber
    ? number
    : items
        .filter((item) => chosen.includes(item.choice_id))
        .map(({ label }) => label)
        .join(', ');
  return {
    isNumber,
    chosen,
    number,
    labels,
    body: isNumber ? { correct_answer: number.trim() } : { correct_choice_ids: [...chosen] },
    toggle: (id) => setChosen(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id]),
    setNumber,
  };
}

/** Selects the correct choices or number, and announces the result. */
export function Announce({ poll, items, onChanged }: Props) {
  const text = useBoardText();
  const can = useCan();
  const update = usePollUpdate();
  const doing = useAction();
  const [isOpen, setOpen] = useState(false);
  const right = useCorrectAnswer({ poll, items });
  const { labels, body } = right;
  if (!can(pollUpdate.permission)) return null;
  const isOptional = poll.type === 'vote' || poll.type === 'survey';
  const send = () =>
    doing.run(async () => {
      await update.send({ id: poll.id, version: poll.version, status: 'resulted', ...(labels === '' ? {} : body) });
      notify.success(text.done);
      setOpen(false);
      onChanged();
    });
  return (
    <Toolbar>
      <PlainButton onClick={() => setOpen(true)}>{text.announce}</PlainButton>
      <ConfirmDialog
        opened={isOpen}
        title={text.announceTitle}
        tone="danger"
        confirmLabel={text.announce}
        busy={doing.busy}
        disabled={labels === '' && !isOptional}
        error={doing.problem}
        onConfirm={() => void send()}
        onCancel={() => setOpen(false)}
      >
        <Quiet>{text.announceHint}</Quiet>
        <CorrectAnswerInput right={right} items={items} />
        {labels !== '' && <p>{text.announceAsk(labels)}</p>}
      </ConfirmDialog>
    </Toolbar>
  );
}

function CorrectAnswerInput({ right, items }: { readonly right: CorrectAnswer; readonly items: readonly Item[] }) {
  const text = useBoardText();
  if (right.isNumber)
    return (
      <TextInput
        mt="sm"
        label={text.announceNumber}
        inputMode="decimal"
        value={right.number}
        onChange={(event) => right.setNumber(event.currentTarget.value)}
      />
    );
  return (
    <div className={css.options}>
      {items.map((item) => (
        <label key={item.id} className={css.option}>
          <input
            type="checkbox"
            checked={right.chosen.includes(item.choice_id)}
            onChange={() => right.toggle(item.choice_id)}
          />
          {item.label}
        </label>
      ))}
    </div>
  );
}
