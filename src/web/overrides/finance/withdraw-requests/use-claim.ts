import { useCallback, useEffect, useRef, useState } from 'react';
import { withdrawClaim } from '#generated/web/finance/calls/withdraw.ts';
import { useWithdrawClaim, useWithdrawRelease } from '#generated/web/finance/hooks/withdraw.ts';
import { useCan } from '#web/auth/session-context.tsx';
import { failureOf } from '#web/data/failure-of.ts';

/** Whose hands a request is in, as far as this screen knows. */
export type Claim =
  | { readonly state: 'none' }
  | { readonly state: 'mine' }
  | { readonly state: 'theirs'; readonly by: string };

/** A claim lasts 120 s: it is renewed well before, and asked for again soon when somebody else has it. */
const renewEvery = 60_000;
const retryEvery = 15_000;

/** Takes the open request into hand, keeps it so while it is open, and puts it back after. */
export function useClaim(
  id: number | undefined,
  active: boolean,
): { readonly claim: Claim; takeOver(): Promise<void> } {
  const can = useCan();
  const { send: take } = useWithdrawClaim();
  const { send: release } = useWithdrawRelease();
  const [claim, setClaim] = useState<Claim>({ state: 'none' });
  const wanted = active && can(withdrawClaim.permission) ? id : undefined;
  const current = useRef(wanted);
  current.current = wanted;

  const ask = useCallback(
    async (target: number, takeOver: boolean): Promise<Claim> => {
      try {
        await take(takeOver ? { id: target, take_over: true } : { id: target });
        return { state: 'mine' };
      } catch (error) {
        // The lock is a courtesy: without it (older server, no network) the version check still protects the record.
        const { code, conflict } = failureOf(error);
        return code === 423 && conflict ? { state: 'theirs', by: conflict.by } : { state: 'none' };
      }
    },
    [take],
  );

  useEffect(() => {
    if (wanted === undefined) return;
    let timer: ReturnType<typeof setTimeout>;
    let over = false;
    const turn = async () => {
      const next = await ask(wanted, false);
      if (over) return;
      setClaim(next);
      timer = setTimeout(turn, next.state === 'mine' ? renewEvery : retryEvery);
    };
    void turn();
    return () => {
      over = true;
      clearTimeout(timer);
      setClaim({ state: 'none' });
      // Nobody waits for this: an unreleased claim ends by itself.
      release({ id: wanted }).catch(() => undefined);
    };
  }, [wanted, ask, release]);

  const takeOver = useCallback(async () => {
    const target = current.current;
    if (target === undefined) return;
    const next = await ask(target, true);
    if (current.current === target) setClaim(next);
  }, [ask]);
  return { claim, takeOver };
}
