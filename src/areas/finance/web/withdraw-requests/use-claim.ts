import { useEffect, useRef, useState } from 'react';
import { withdrawClaim } from '#generated/web/finance/calls/withdraw.ts';
import { useWithdrawClaim, useWithdrawRelease } from '#generated/web/finance/hooks/withdraw.ts';
import { useCan } from '#web/auth/session-context.tsx';
import type { ApiError } from '#web/data/api-error.ts';
import { useDescribeError } from '#web/data/describe-error.ts';
import { failureOf } from '#web/data/failure-of.ts';
import { notify } from '#web/ui/notify.ts';

/** Whose hands a request is in, as far as this screen knows. */
export type Claim =
  | { readonly state: 'none' }
  | { readonly state: 'mine' }
  | { readonly state: 'theirs'; readonly by: string };

/** A claim lasts 120 s: it is renewed well before, and tried again soon if somebody else has it. */
const renewEvery = 60_000;
const retryEvery = 15_000;

/** The lock is a courtesy: on a server that has no such call the version check alone protects the record. */
const isAbsent = ({ fault, status }: ApiError) => fault === 'http' && [404, 405, 501].includes(status);

/** What an answer that is no claim says about whose hands it is in; undefined where it says nothing about that. */
function claimOf(error: ApiError): Claim | undefined {
  if (error.code === 423 && error.conflict) return { state: 'theirs', by: error.conflict.by };
  return isAbsent(error) ? { state: 'none' } : undefined;
}

/** Takes the open request into hand, keeps it so while it is open, and puts it back after. */
export function useClaim(
  id: number | undefined,
  active: boolean,
): { readonly claim: Claim; takeOver: (() => Promise<void>) | undefined } {
  const can = useCan();
  const describe = useDescribeError();
  const { send: take } = useWithdrawClaim();
  const { send: release } = useWithdrawRelease();
  const [claim, setClaim] = useState<Claim>({ state: 'none' });
  const claimedId = active && can(withdrawClaim.permission) ? id : undefined;
  const current = useRef(claimedId);
  current.current = claimedId;

  useEffect(() => {
    if (claimedId === undefined) return;
    let timer: ReturnType<typeof setTimeout>;
    let over = false;
    const ask = async (): Promise<Claim | undefined> => {
      try {
        await take({ id: claimedId });
        return { state: 'mine' };
      } catch (error) {
        return claimOf(failureOf(error));
      }
    };
    const turn = async () => {
      const next = await ask();
      if (over) return;
      // Without an answer nothing is known to have changed.
      if (next) setClaim(next);
      timer = setTimeout(turn, next?.state === 'mine' ? renewEvery : retryEvery);
    };
    void turn();
    return () => {
      over = true;
      clearTimeout(timer);
      setClaim({ state: 'none' });
      // Nobody waits for this: an unreleased claim ends by itself.
      release({ id: claimedId }).catch(() => undefined);
    };
  }, [claimedId, take, release]);

  const takeOver = async () => {
    if (claimedId === undefined) return;
    try {
      await take({ id: claimedId, take_over: true });
      if (current.current === claimedId) setClaim({ state: 'mine' });
    } catch (thrown) {
      const error = failureOf(thrown);
      const next = claimOf(error);
      if (next && current.current === claimedId) setClaim(next);
      // Refused or without an answer: it is in the same hands as before, and that is said.
      if (next?.state !== 'theirs') notify.error(describe(error));
    }
  };
  return { claim, takeOver: can('finance.withdraw.takeover') ? takeOver : undefined };
}
