import { pollWinnerFields } from '#generated/api/fields/poll-winner.ts';
import { formatValue } from '#web/fields/formats.ts';
import { useFormatContext } from '#web/fields/use-format-context.ts';
import { maskName, type Slot } from './parts.ts';
import shared from './shared.module.css';
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
