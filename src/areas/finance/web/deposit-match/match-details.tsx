import { useRef } from 'react';
import type { OwnerCandidate } from '#generated/api/finance.ts';
import type { DetailsProps } from '#web/screens/board/board-screen.tsx';
import { DetailsPlace } from '#web/screens/board/details-place.tsx';
import { useClaim } from '#web/screens/board/use-claim.ts';
import { lineClaim } from './line-claim.ts';
import { MatchPanel } from './match-panel.tsx';
import { doubtful, isLine, type MatchRow, nameOf } from './read-match.ts';
import { startMatch } from './start-match.ts';
import { useMatchText } from './texts.ts';

/** The comparison of the open row; a digit credits the member of that place, M the first. */
export function MatchDetails({ model, opened, isBeside, keys }: DetailsProps<MatchRow>) {
  const text = useMatchText();
  const owners = useRef<readonly OwnerCandidate[]>([]);
  const { row, close } = opened;
  const held = useClaim(row && isLine(row) ? lineClaim : undefined, row ?? {}, 'id');
  const isHeld = held.claim.state === 'theirs';
  keys.current = (pressed) => {
    const place = pressed === 'm' ? 1 : /^[1-9]$/.test(pressed) ? Number(pressed) : 0;
    // Somebody else has it in hand: the letter is heard, and does nothing.
    if (isHeld && place > 0) return true;
    const owner = owners.current[place - 1];
    if (place === 0 || (owner === undefined && pressed !== 'm')) return false;
    return row !== undefined && isLine(row) && doubtful.has(row.match_status) && startMatch(model, row, owner);
  };
  return (
    <DetailsPlace opened={opened} isBeside={isBeside} title={text.panel(row ? nameOf(row) : '')}>
      {row && (
        <MatchPanel
          key={nameOf(row)}
          row={row}
          model={model}
          held={held}
          onClose={close}
          onOwners={(shown) => {
            owners.current = shown;
          }}
        />
      )}
    </DetailsPlace>
  );
}
