import { Suspense, useState } from 'react';
import { pollWinnerFields } from '#generated/api/fields/poll-winner.ts';
import {
  rankRewardsDistribute,
  rankRewardsPollRewards,
  rankRewardsRandomWinners,
} from '#generated/web/poll/calls/rank_rewards.ts';
import { useRankRewardsPollRewards } from '#generated/web/poll/hooks/rank_rewards.ts';
import { useCan } from '#web/auth/session-context.tsx';
import { useDescribeError } from '#web/data/describe-error.ts';
import { formatValue } from '#web/fields/formats.ts';
import { useFormatContext } from '#web/fields/use-format-context.ts';
import { exportOf } from '#web/screens/list/export-request.ts';
import { late } from '#web/ui/late.tsx';
import { PlainButton } from '#web/ui/plain-button.tsx';
import { SkeletonLines } from '#web/ui/skeletons.tsx';
import { AssignDialog, ClearDialog, DistributeDialog, DrawDialog } from './dialogs.tsx';
import { count, maskName, type Poll, type Slot } from './parts.ts';
import { Proof } from './proof.tsx';
import shared from './shared.module.css';
import { useBoardText } from './texts.ts';
import { useReel } from './use-reel.ts';
import css from './winners.module.css';

const ExportDialog = late(() =>
  import('#web/screens/list/export-dialog.tsx').then((part) => ({ default: part.ExportDialog })),
);

interface Props {
  readonly poll: Poll;
  /** Members who were right and may win; null = nobody says. */
  readonly entrants: number | null;
  readonly isAired: boolean;
  readonly onChanged: () => void;
}

type Asking = { readonly kind: 'draw' | 'distribute' } | { readonly kind: 'clear' | 'assign'; readonly slot: Slot };

/** The prizes by rank, who won them, and what can be done about it. */
export function Winners({ poll, entrants, isAired, onChanged }: Props) {
  const text = useBoardText();
  const can = useCan();
  const describe = useDescribeError();
  const isPaying = Boolean(poll.paying_since);
  const answer = useRankRewardsPollRewards(
    { poll_id: [poll.id], limit: 500 },
    { refresh: isPaying ? 1_500 : undefined },
  );
  const [asking, setAsking] = useState<Asking>();
  const [isExporting, setExporting] = useState(false);
  const slots = answer.data?.data ?? [];
  const reel = useReel(slots.flatMap(({ username }) => (username ? [username] : [])));
  const open = slots.filter(({ status }) => status === 'selected' || status === 'failed');
  const empty = slots.filter(({ status }) => status === 'empty').length;
  // Nobody wins twice: whoever has a prize is no longer among those who are drawn from.
  const left = Math.max(0, (entrants ?? poll.correct_count ?? 0) - (slots.length - empty));
  const given = slots.filter(({ status }) => status === 'paid').length;
  const broken = slots.filter(({ status }) => status === 'failed').length;
  const isOver = poll.status === 'distributed';
  const mayChoose = can(rankRewardsRandomWinners.permission) && !isOver && !isPaying;
  const changed = () => {
    void answer.refresh();
    onChanged();
  };
  return (
    <div className={shared.panel} data-wide>
      <div className={shared.line}>
        <h3>{text.winners}</h3>
        <span className={shared.gap} />
        {mayChoose && empty > 0 && <PlainButton onClick={() => setAsking({ kind: 'draw' })}>{text.draw}</PlainButton>}
        {!isAired && can(rankRewardsDistribute.permission) && !isOver && open.length > 0 && !isPaying && (
          <PlainButton onClick={() => setAsking({ kind: 'distribute' })}>{text.distribute}</PlainButton>
        )}
        {!isAired && can('poll.poll.export') && slots.length > 0 && (
          <PlainButton variant="default" onClick={() => setExporting(true)}>
            {text.export}
          </PlainButton>
        )}
      </div>
      {(isPaying || broken > 0 || isOver) && (
        <div className={css.progress} role="status">
          <span>
            {isPaying
              ? text.paying(count(given), count(given + open.length))
              : broken > 0
                ? text.failed(count(broken))
                : text.paid(count(given))}
          </span>
          <progress max={Math.max(1, given + open.length)} value={given} aria-label={text.distribute} />
        </div>
      )}
      {answer.isLoading ? (
        <SkeletonLines count={6} />
      ) : slots.length === 0 ? (
        <p className={shared.quiet}>{answer.error ? describe(answer.error) : text.noSlots}</p>
      ) : (
        <ol className={css.slots} data-aired={isAired || undefined}>
          {slots.map((slot) => (
            <SlotCard
              key={slot.slot_id}
              slot={slot}
              isAired={isAired}
              rolling={slot.selected_by === 'random' ? reel.nameOf(slot.rank ?? 0, slot.username ?? '') : undefined}
              mayChoose={mayChoose && !isAired}
              onAsk={(kind) => setAsking({ kind, slot })}
            />
          ))}
        </ol>
      )}
      <Proof pollId={poll.id} />
      {isExporting && (
        <Suspense>
          <ExportDialog
            request={exportOf(rankRewardsPollRewards, { poll_id: String(poll.id) })}
            total={slots.length}
            onClose={() => setExporting(false)}
          />
        </Suspense>
      )}
      {asking?.kind === 'draw' && (
        <DrawDialog
          poll={poll}
          empty={empty}
          entrants={left}
          onClose={() => setAsking(undefined)}
          onDrawn={() => {
            reel.spin();
            changed();
          }}
        />
      )}
      {asking?.kind === 'distribute' && (
        <DistributeDialog poll={poll} slots={open} onClose={() => setAsking(undefined)} onChanged={changed} />
      )}
      {asking?.kind === 'clear' && (
        <ClearDialog poll={poll} slot={asking.slot} onClose={() => setAsking(undefined)} onChanged={changed} />
      )}
      {asking?.kind === 'assign' && (
        <AssignDialog poll={poll} slot={asking.slot} onClose={() => setAsking(undefined)} onChanged={changed} />
      )}
    </div>
  );
}

interface SlotProps {
  readonly slot: Slot;
  readonly isAired: boolean;
  /** What the reel shows instead of the name while it turns. */
  readonly rolling: string | undefined;
  readonly mayChoose: boolean;
  readonly onAsk: (kind: 'clear' | 'assign') => void;
}

function SlotCard({ slot, isAired, rolling, mayChoose, onAsk }: SlotProps) {
  const text = useBoardText();
  const context = useFormatContext();
  const name = rolling ?? slot.username;
  const shown = name === null || name === undefined ? text.empty : isAired ? maskName(name) : name;
  const prize = `${formatValue(pollWinnerFields.reward_type, slot.reward_type, context)} ${formatValue(pollWinnerFields.reward_value, slot.reward_value, context).replace(/\.00$/, '')}`;
  return (
    <li
      className={css.slot}
      data-status={slot.status}
      data-rolling={(rolling !== undefined && rolling !== slot.username) || undefined}
    >
      <span className={css.rank}>{text.rank(String(slot.rank))}</span>
      <b className={css.winner}>{shown}</b>
      <span className={css.prize}>{slot.rank_reward_name ? `${slot.rank_reward_name} · ${prize}` : prize}</span>
      {slot.status !== 'empty' && !isAired && (
        <span className={css.slotNote}>
          {formatValue(pollWinnerFields.status, slot.status, context)}
          {slot.selected_by && ` · ${formatValue(pollWinnerFields.selected_by, slot.selected_by, context)}`}
          {slot.message && ` · ${slot.message}`}
        </span>
      )}
      {mayChoose && (
        <span className={css.slotActions}>
          {slot.status === 'empty' ? (
            <button type="button" className={shared.small} onClick={() => onAsk('assign')}>
              {text.assign}
            </button>
          ) : slot.status === 'paid' ? null : (
            <button type="button" className={shared.small} data-tone="danger" onClick={() => onAsk('clear')}>
              {text.clear}
            </button>
          )}
        </span>
      )}
    </li>
  );
}
