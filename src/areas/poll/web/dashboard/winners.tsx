import { Suspense, useState } from 'react';
import { rankRewardsDistribute, rankRewardsPollRewards } from '#generated/web/poll/calls/rank_rewards.ts';
import { useCan } from '#web/auth/session-context.tsx';
import { useDescribeError } from '#web/data/describe-error.ts';
import { exportOf } from '#web/screens/list/export-request.ts';
import { Card } from '#web/ui/card.tsx';
import { late } from '#web/ui/late.tsx';
import { PlainButton } from '#web/ui/plain-button.tsx';
import { Quiet } from '#web/ui/quiet.tsx';
import { SkeletonLines } from '#web/ui/skeletons.tsx';
import { Stack, Toolbar } from '#web/ui/stack.tsx';
import { AssignDialog, ClearDialog, DistributeDialog, DrawDialog } from './dialogs.tsx';
import { count, type Poll, type Slot } from './parts.ts';
import { Proof } from './proof.tsx';
import { SlotCard } from './slot-card.tsx';
import { useBoardText } from './texts.ts';
import { type Reel, useReel } from './use-reel.ts';
import { type Slots, useSlots } from './use-slots.ts';
import css from './winners.module.css';

const ExportDialog = late(() =>
  import('#web/screens/list/export-dialog.tsx').then((part) => ({ default: part.ExportDialog })),
);

interface Props {
  readonly poll: Poll;
  /** Eligible members with a correct answer; null = unknown. */
  readonly entrants: number | null;
  readonly isAired: boolean;
  readonly onChanged: () => void;
}

type DialogState =
  | { readonly kind: 'draw' | 'distribute' | 'export' }
  | { readonly kind: 'clear' | 'assign'; readonly slot: Slot };

/** The prizes by rank with their winners, and the actions on them. */
export function Winners({ poll, entrants, isAired, onChanged }: Props) {
  const text = useBoardText();
  const prizes = useSlots(poll, entrants);
  const { slots, open, empty, left } = prizes;
  const [openDialog, setOpenDialog] = useState<DialogState>();
  const reel = useReel(slots.flatMap(({ username }) => (username ? [username] : [])));
  const close = () => setOpenDialog(undefined);
  const changed = () => {
    prizes.refresh();
    onChanged();
  };
  const dialog = { poll, onClose: close, onChanged: changed };
  return (
    <Card
      dense
      level={3}
      title={text.winners}
      aside={<Tools prizes={prizes} isAired={isAired} onAsk={setOpenDialog} />}
    >
      <Progress prizes={prizes} />
      <SlotList prizes={prizes} isAired={isAired} reel={reel} onAsk={setOpenDialog} />
      <Proof pollId={poll.id} />
      {openDialog?.kind === 'export' && (
        <Suspense>
          <ExportDialog
            request={exportOf(rankRewardsPollRewards, { poll_id: String(poll.id) })}
            total={slots.length}
            onClose={close}
          />
        </Suspense>
      )}
      {openDialog?.kind === 'draw' && (
        <DrawDialog
          poll={poll}
          empty={empty}
          entrants={left}
          onClose={close}
          onDrawn={() => {
            reel.spin();
            changed();
          }}
        />
      )}
      {openDialog?.kind === 'distribute' && <DistributeDialog {...dialog} slots={open} />}
      {openDialog?.kind === 'clear' && <ClearDialog {...dialog} slot={openDialog.slot} />}
      {openDialog?.kind === 'assign' && <AssignDialog {...dialog} slot={openDialog.slot} />}
    </Card>
  );
}

interface ToolsProps {
  readonly prizes: Slots;
  readonly isAired: boolean;
  readonly onAsk: (dialog: DialogState) => void;
}

function Tools({ prizes, isAired, onAsk }: ToolsProps) {
  const text = useBoardText();
  const can = useCan();
  const { slots, open, empty, isPaying, isOver, mayChoose } = prizes;
  const mayGive = can(rankRewardsDistribute.permission) && !isOver && open.length > 0 && !isPaying;
  return (
    <Toolbar>
      {mayChoose && empty > 0 && <PlainButton onClick={() => onAsk({ kind: 'draw' })}>{text.draw}</PlainButton>}
      {!isAired && mayGive && (
        <PlainButton onClick={() => onAsk({ kind: 'distribute' })}>{text.distribute}</PlainButton>
      )}
      {!isAired && can('poll.poll.export') && slots.length > 0 && (
        <PlainButton variant="default" onClick={() => onAsk({ kind: 'export' })}>
          {text.export}
        </PlainButton>
      )}
    </Toolbar>
  );
}

/** Progress of the payment, during and after it. */
function Progress({ prizes: { open, given, broken, isPaying, isOver } }: Pick<ToolsProps, 'prizes'>) {
  const text = useBoardText();
  if (!isPaying && broken === 0 && !isOver) return null;
  const all = given + open.length;
  const outcome = broken > 0 ? text.failed(count(broken)) : text.paid(count(given));
  return (
    <Stack gap={2} role="status">
      <span>{isPaying ? text.paying(count(given), count(all)) : outcome}</span>
      <progress className={css.progress} max={Math.max(1, all)} value={given} aria-label={text.distribute} />
    </Stack>
  );
}

interface ListProps extends ToolsProps {
  readonly reel: Reel;
}

function SlotList({ prizes, isAired, reel, onAsk }: ListProps) {
  const text = useBoardText();
  const describe = useDescribeError();
  const { slots, mayChoose, isLoading, error } = prizes;
  if (isLoading) return <SkeletonLines count={6} />;
  if (slots.length === 0) return <Quiet>{error ? describe(error) : text.noSlots}</Quiet>;
  return (
    <ol className={css.slots} data-aired={isAired || undefined}>
      {slots.map((slot) => (
        <SlotCard
          key={slot.slot_id}
          slot={slot}
          isAired={isAired}
          rolling={slot.selected_by === 'random' ? reel.nameOf(slot.rank ?? 0, slot.username ?? '') : undefined}
          mayChoose={mayChoose && !isAired}
          onAsk={(kind) => onAsk({ kind, slot })}
        />
      ))}
    </ol>
  );
}
