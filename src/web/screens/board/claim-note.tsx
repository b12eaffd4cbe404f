import { Button } from '@mantine/core';
import { useEffect } from 'react';
import css from './panel.module.css';
import { usePanelText } from './texts.ts';
import type { useClaim } from './use-claim.ts';

interface Props extends ReturnType<typeof useClaim> {
  /** Reads the list again. */
  readonly refresh: () => Promise<unknown>;
}

/** Somebody else has the record in hand: who, and for whoever may, the way to take it over. */
export function ClaimNote({ claim, takeOver, refresh }: Props) {
  const text = usePanelText();
  // Somebody has just let go or taken it: the list says so, too.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the claim changes
  useEffect(() => void refresh(), [claim.state]);
  if (claim.state !== 'theirs') return null;
  return (
    <div className={css.held} role="status">
      {text.heldBy(claim.by)}
      {takeOver && (
        <Button size="compact-sm" variant="default" onClick={() => void takeOver()}>
          {text.takeOver}
        </Button>
      )}
    </div>
  );
}
