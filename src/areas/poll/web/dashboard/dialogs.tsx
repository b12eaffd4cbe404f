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
import { useShown } from '#web/ui/use-shown.ts';
import css from './dialogs.module.css';
import { count, type Poll, type Slot, sumOf } from './parts.ts';
import shared from './shared.module.css';
import { useBoardText } from './texts.ts';
import { useDoing } from './use-doing.ts';

interface Common {
  readonly poll: Poll;
  readonly onClose: () => void;
}

interface AskedProps {
  /** What is done, on the button and, without a title, above the question. */
  readonly label: string;
  readonly title?: string;
  readonly tone?: 'danger' | 'money';
  readonly disabled?: boolean;
  /** Whether what is typed suffices. */
  readonly check?: () => boolean;
  readonly send: () => Promise<void>;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Asks, does it when the answer is yes, and stays open to say why it could not be done. */
function Asked({ label, title = label, tone = 'danger', disabled, check, send, onClose, children }: AskedProps) {
  const doing = useDoing();
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
  /** Members who are drawn from. */
  readonly entrants: number;
  readonly onDrawn: () => void;
}

/** Asks before a draw for all empty slots. */
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
    <Asked label={text.draw} send={send} onClose={onClose}>
      <p>{text.drawAsk(count(Math.min(empty, entrants)), count(entrants))}</p>
      <label className={shared.field}>
        {text.note}
        <input
          className={shared.search}
          maxLength={64}
          value={note}
          onChange={(event) => setNote(event.currentTarget.value)}
        />
        <small className={shared.quiet}>{text.noteHint}</small>
      </label>
    </Asked>
  );
}

interface SlotProps extends Common {
  readonly slot: Slot;
  readonly onChanged: () => void;
}

/** Asks before a slot is emptied. */
export function ClearDialog({ poll, slot, onClose, onChanged }: SlotProps) {
  const text = useBoardText();
  const clear = useRankRewardsClearWinner();
  const send = async () => {
    await clear.send({ poll_id: poll.id, slot_id: slot.slot_id });
    notify.success(text.done);
    onChanged();
  };
  return (
    <Asked label={text.clear} send={send} onClose={onClose}>
      {text.clearAsk(String(slot.rank), slot.username ?? '')}
    </Asked>
  );
}

/** Members who were right and may win, the earliest answers first. */
function useEntrants(poll: Poll, words: string) {
  return usePollSubmissions(
    {
      poll_id: [poll.id],
      is_correct: true,
      eligible: true,
      limit: 20,
      sort: 'submitted_at',
      ...(words.length >= 2 ? { q: words } : {}),
    },
    { keepPrevious: true },
  );
}

/** Finds somebody who was right and puts them into a slot. */
export function AssignDialog({ poll, slot, onClose, onChanged }: SlotProps) {
  const text = useBoardText();
  const describe = useDescribeError();
  const assign = useRankRewardsAssignWinner();
  const [q, setQ] = useState('');
  const [chosen, setChosen] = useState<{ readonly id: number; readonly username: string }>();
  const found = useEntrants(poll, q.trim());
  const rows = (found.data?.data ?? []).filter(({ won_rank: won }) => won === null);
  const send = async () => {
    if (!chosen) return;
    await assign.send({ poll_id: poll.id, slot_id: slot.slot_id, submission_id: chosen.id });
    notify.success(text.done);
    onChanged();
  };
  return (
    <Asked
      label={text.assign}
      title={text.assignTitle(String(slot.rank))}
      disabled={!chosen}
      send={send}
      onClose={onClose}
    >
      <input
        className={shared.search}
        type="search"
        placeholder={text.assignSearch}
        aria-label={text.assignSearch}
        value={q}
        onChange={(event) => setQ(event.currentTarget.value)}
      />
      <ul className={css.found} aria-busy={found.isValidating || undefined}>
        {rows.map((row) => (
          <li key={row.submission_id}>
            <label className={css.option}>
              <input
                type="radio"
                name="winner"
                checked={chosen?.id === row.submission_id}
                onChange={() => setChosen({ id: row.submission_id, username: row.username ?? '' })}
              />
              <b>{row.username}</b>
              <span className={shared.quiet}>
                {row.agent_code} · {row.answer}
              </span>
            </label>
          </li>
        ))}
        {rows.length === 0 && !found.isLoading && (
          <li className={shared.quiet}>{found.error ? describe(found.error) : text.assignNone}</li>
        )}
      </ul>
      {chosen && <p>{text.assignAsk(chosen.username, String(slot.rank))}</p>}
    </Asked>
  );
}

interface DistributeProps extends Common {
  readonly slots: readonly Slot[];
  readonly onChanged: () => void;
}

/** Asks before the prizes are given. The key of the order is made when the dialog opens: it is given once. */
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
    <Asked
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
    </Asked>
  );
}
