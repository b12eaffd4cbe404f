import { Button } from '@mantine/core';
import { pollWinnerFields } from '#generated/api/fields/poll-winner.ts';
import { formatValue } from '#web/fields/formats.ts';
import { useFormatContext } from '#web/fields/use-format-context.ts';
import { maskName, type Slot } from './parts.ts';
import { useBoardText } from './texts.ts';
import css from './winners.module.css';

interface SlotProps {
  readonly slot: Slot;
  readonly isAired: boolean;
  /** The name shown instead while the reel turns. */
  readonly rolling: string | undefined;
  readonly mayChoose: boolean;
  readonly onAsk: (kind: 'clear' | 'assign') => void;
}

/** A prize, its winner, and the actions on it. */
export function SlotCard({ slot, isAired, rolling, mayChoose, onAsk }: SlotProps) {
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
      <small>{text.rank(String(slot.rank))}</small>
      <b>{shown}</b>
      <small>{slot.rank_reward_name ? `${slot.rank_reward_name} · ${prize}` : prize}</small>
      {slot.status !== 'empty' && !isAired && (
        <small>
          {formatValue(pollWinnerFields.status, slot.status, context)}
          {slot.selected_by && ` · ${formatValue(pollWinnerFields.selected_by, slot.selected_by, context)}`}
          {slot.message && ` · ${slot.message}`}
        </small>
      )}
      {mayChoose && slot.status === 'empty' && (
        <Button size="compact-xs" variant="default" onClick={() => onAsk('assign')}>
          {text.assign}
        </Button>
      )}
      {mayChoose && slot.status !== 'empty' && slot.status !== 'paid' && (
        <Button size="compact-xs" variant="light" color="red" onClick={() => onAsk('clear')}>
          {text.clear}
        </Button>
      )}
    </li>
  );
}
