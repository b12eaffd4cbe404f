import { TextInput } from '@mantine/core';
import { type ReactNode, useRef, useState } from 'react';
import { rankRewardsDistributeVerdict } from '#generated/web/poll/calls/rank_rewards.ts';
import { usePollSubmissions } from '#generated/web/poll/hooks/poll.ts';
import {
  useRankRewardsAssignWinner,
  useRankRewardsClearWinner,
  useRankRewardsDistribute,
  useRankRewardsRandomWinners,
} from '#generated/web/poll/hooks/rank_rewards.ts';
import { useDescribeError } from '#web/data/describe-error.ts';
import { failureOf } from '#web/data/failure-of.ts';
import { useOwnDecision } from '#web/screens/shared/decision/use-own-decision.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { notify } from '#web/ui/notify.ts';
import { Quiet } from '#web/ui/quiet.tsx';
import { useShown } from '#web/ui/use-shown.ts';
import css from './dialogs.module.css';
import { count, type Poll, type Slot, sumOf } from './parts.ts';
import { useBoardText } from './texts.ts';
import { useAction } from './use-action.ts';

interface Common {
  readonly poll: Poll;
  readonly onClose: () => void;
}

interface ConfirmActionProps {
  /** The action: the label of the button and, without a title, the heading. */
  readonly label: string;
  readonly title?: string;
  readonly tone?: 'danger' | 'money';
  readonly disabled?: boolean;
  /** Whether the input is complete. */
  readonly check?: () => boolean;
  readonly send: () => Promise<void>;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Confirmation dialog: runs the action on confirm, and stays open to show why it failed. */
function ConfirmAction({
  label,
  title = label,
  tone = 'danger',
  disabled,
  check,
  send,
  onClose,
  children,
}: ConfirmActionProps) {
  const doing = useAction();
  const isShown = useShown();
  const confirm = async () => {
    if (check?.() === false) return;
    await doing.run(async () => {
      await send();
      if (isShown()) onClose();
    });
  };
  return (
    <ConfirmDialog
      opened
      title={title}
      tone={tone}
      confirmLabel={label}
      busy={doing.busy}
      disabled={disabled ?? false}
      error={doing.problem}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      {children}
    </ConfirmDialog>
  );
}

interface DrawProps extends Common {
  readonly empty: number;
  /** Members in the draw. */
  readonly entrants: number;
  readonly onDrawn: () => void;
}

/** Confirms a draw for all empty slots. */
export function DrawDialog({ poll, empty, entrants, onClose, onDrawn }: DrawProps) {
  const text = useBoardText();
  const draw = useRankRewardsRandomWinners();
  const [note, setNote] = useState('');
  const send = async () => {
    const seed = note.trim();
    const answer = await draw.send({ poll_id: poll.id, ...(seed === '' ? {} : { seed }) });
    notify.success(text.drawn(count(answer.data?.winner_count)));
    onDrawn();
  };
  return (
    <ConfirmAction label={text.draw} send={send} onClose={onClose}>
      <p>{text.drawAsk(count(Math.min(empty, entrants)), count(entrants))}</p>
      <TextInput
        label={text.note}
        description={text.noteHint}
        maxLength={64}
        value={note}
        onChange={(event) => setNote(event.currentTarget.value)}
      />
    </ConfirmAction>
  );
}

interface SlotProps extends Common {
  readonly slot: Slot;
  readonly onChanged: () => void;
}

/** Confirms clearing a slot. */
export function ClearDialog({ poll, slot, onClose, onChanged }: SlotProps) {
  const text = useBoardText();
  const clear = useRankRewardsClearWinner();
  const send = async () => {
    await clear.send({ poll_id: poll.id, slot_id: slot.slot_id });
    notify.success(text.done);
    onChanged();
  };
  return (
    <ConfirmAction label={text.clear} send={send} onClose={onClose}>
      {text.clearAsk(String(slot.rank), slot.username ?? '')}
    </ConfirmAction>
  );
}

/** Members with a correct answer who are eligible, earliest answers first. */
function useEntrants(poll: Poll, search: string) {
  return usePollSubmissions(
    {
      poll_id: [poll.id],
      is_correct: true,
      eligible: true,
      limit: 20,
      sort: 'submitted_at',
      ...(search.length >= 2 ? { q: search } : {}),
    },
    { keepPrevious: true },
  );
}

/** Finds an eligible member and assigns them to a slot. */
export function AssignDialog({ poll, slot, onClose, onChanged }: SlotProps) {
  const text = useBoardText();
  const describe = useDescribeError();
  const assign = useRankRewardsAssignWinner();
  const [q, setQ] = useState('');
  const [winner, setWinner] = useState<{ readonly id: number; readonly username: string }>();
  const entrants = useEntrants(poll, q.trim());
  const rows = (entrants.data?.data ?? []).filter(({ won_rank: won }) => won === null);
  const send = async () => {
    if (!winner) return;
    await assign.send({ poll_id: poll.id, slot_id: slot.slot_id, submission_id: winner.id });
    notify.success(text.done);
    onChanged();
  };
  return (
    <ConfirmAction
      label={text.assign}
      title={text.assignTitle(String(slot.rank))}
      disabled={!winner}
      send={send}
      onClose={onClose}
    >
      <TextInput
        type="search"
        placeholder={text.assignSearch}
        aria-label={text.assignSearch}
        value={q}
        onChange={(event) => setQ(event.currentTarget.value)}
      />
      <ul className={css.options} aria-busy={entrants.isValidating || undefined}>
        {rows.map((row) => (
          <li key={row.submission_id}>
            <label className={css.option}>
              <input
                type="radio"
                name="winner"
                checked={winner?.id === row.submission_id}
                onChange={() => setWinner({ id: row.submission_id, username: row.username ?? '' })}
              />
              <b>{row.username}</b>
              <small>
                {row.agent_code} · {row.answer}
              </small>
            </label>
          </li>
        ))}
        {rows.length === 0 && !entrants.isLoading && (
          <li>
            <Quiet>{entrants.error ? describe(entrants.error) : text.assignNone}</Quiet>
          </li>
        )}
      </ul>
      {winner && <p>{text.assignAsk(winner.username, String(slot.rank))}</p>}
    </ConfirmAction>
  );
}

interface DistributeProps extends Common {
  readonly slots: readonly Slot[];
  readonly onChanged: () => void;
}

/** Confirms paying the prizes. The idempotency key is created when the dialog opens, so that they are paid once. */
export function DistributeDialog({ poll, slots, onClose, onChanged }: DistributeProps) {
  const text = useBoardText();
  const distribute = useRankRewardsDistribute();
  const key = useRef(crypto.randomUUID());
  const decision = useOwnDecision(
    rankRewardsDistributeVerdict,
    { poll_id: poll.id },
    { isSending: distribute.isSending },
  );
  const send = async () => {
    try {
      await distribute.send({ poll_id: poll.id, ...decision.body }, { idempotencyKey: key.current });
    } catch (error) {
      decision.failed(failureOf(error));
      throw error;
    }
    decision.done();
    onChanged();
  };
  return (
    <ConfirmAction
      label={text.distribute}
      tone="money"
      disabled={!decision.isOpen}
      check={decision.check}
      send={send}
      onClose={onClose}
    >
      <p>{text.distributeAsk(count(slots.length), sumOf(slots, text))}</p>
      {decision.facts}
      {decision.objections}
    </ConfirmAction>
  );
}
