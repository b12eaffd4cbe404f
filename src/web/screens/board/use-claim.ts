import { useEffect, useRef, useState } from 'react';
import type { Row } from '#contract/envelope.ts';
import type { PanelClaim } from '#contract/panel.ts';
import { useCan } from '#web/auth/session-context.tsx';
import { meets } from '#web/core/actions.ts';
import { rowId } from '#web/core/live-rows.ts';
import type { ApiError } from '#web/data/api-error.ts';
import { useClient } from '#web/data/client-context.tsx';
import { useDescribeError } from '#web/data/describe-error.ts';
import { failureOf } from '#web/data/failure-of.ts';
import { notify } from '#web/ui/notify.ts';

/** Whose hands a record is in, as far as this screen knows. */
export type Claim =
  | { readonly state: 'none' }
  | { readonly state: 'mine' }
  | { readonly state: 'theirs'; readonly by: string };

/** Milliseconds: a claim lasts two minutes. It is renewed well before, and tried again soon if somebody else has it. */
const renewEvery = 60_000;
const retryEvery = 15_000;

/** The claim is a courtesy: on a server that has no such call the version check alone protects the record. */
const isAbsent = ({ fault, status }: ApiError) => fault === 'http' && [404, 405, 501].includes(status);

/** What an answer that is no claim says about whose hands it is in; undefined where it says nothing about that. */
function claimOf(error: ApiError): Claim | undefined {
  if (error.code === 423 && error.conflict) return { state: 'theirs', by: error.conflict.by };
  return isAbsent(error) ? { state: 'none' } : undefined;
}

/** Takes the open record into hand, keeps it so while it is open, and puts it back after. */
export function useClaim(
  spec: PanelClaim | undefined,
  row: Row,
  key: string,
): { readonly claim: Claim; takeOver: (() => Promise<void>) | undefined } {
  const can = useCan();
  const client = useClient();
  const describe = useDescribeError();
  const [claim, setClaim] = useState<Claim>({ state: 'none' });
  const isDue = spec !== undefined && can(spec.take.permission) && (!spec.when || meets(spec.when, row));
  const id = isDue ? rowId(row, key) : undefined;
  const current = useRef(id);
  current.current = id;
  const value = row[key];
  const take = (more: Row = {}) => spec && client.request(spec.take, { body: { [key]: value, ...more } });

  // biome-ignore lint/correctness/useExhaustiveDependencies: of one record, as long as it is to be taken
  useEffect(() => {
    if (id === undefined) return;
    let timer: ReturnType<typeof setTimeout>;
    let isOver = false;
    const ask = async (): Promise<Claim | undefined> => {
      try {
        await take();
        return { state: 'mine' };
      } catch (error) {
        return claimOf(failureOf(error));
      }
    };
    const turn = async () => {
      const next = await ask();
      if (isOver) return;
      // Without an answer nothing is known to have changed.
      if (next) setClaim(next);
      timer = setTimeout(turn, next?.state === 'mine' ? renewEvery : retryEvery);
    };
    void turn();
    return () => {
      isOver = true;
      clearTimeout(timer);
      setClaim({ state: 'none' });
      // Nobody waits for this: an unreleased claim ends by itself.
      if (spec) client.request(spec.release, { body: { [key]: value } }).catch(() => undefined);
    };
  }, [id, client]);

  const takeOver = async () => {
    if (id === undefined) return;
    try {
      await take({ take_over: true });
      if (current.current === id) setClaim({ state: 'mine' });
    } catch (thrown) {
      const error = failureOf(thrown);
      const next = claimOf(error);
      if (next && current.current === id) setClaim(next);
      // Refused or without an answer: it is in the same hands as before, and that is said.
      if (next?.state !== 'theirs') notify.error(describe(error));
    }
  };
  return { claim, takeOver: spec?.take.over !== undefined && can(spec.take.over) ? takeOver : undefined };
}
