import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { slipForm } from './slip.ts';

/** What the crowd works on, and with whose tokens; `url` may change while it works. */
export interface Work {
  readonly url: () => string;
  /** Settles when a server answers again. */
  readonly up: () => Promise<void>;
  readonly tokens: readonly string[];
  readonly ids: readonly number[];
  readonly bank: number;
}

/** People who decide about withdrawals over HTTP and repeat, with the same key, whatever nobody answered. */
export interface Crowd {
  /** `<id> <action>` → how often it was acknowledged. */
  readonly acknowledged: ReadonlyMap<string, number>;
  /** All acknowledgements so far. */
  count(): number;
  /** Requests that broke off, answers that were repetitions of a stored one. */
  readonly unanswered: () => number;
  readonly replayed: () => number;
  /** After the queue is done the crowd adds notes until it is told to stop. Rejects at the first wrong answer. */
  readonly finished: Promise<unknown>;
  stop(): void;
}

type Body = Readonly<Record<string, unknown>> | FormData;

export function startCrowd(work: Work): Crowd {
  const acknowledged = new Map<string, number>();
  let unanswered = 0;
  let replayed = 0;
  let next = 0;
  let noted = 0;
  let stopped = false;

  /** Sends until there is a definite answer; the key stays the same. Returns the error of the envelope. */
  async function send(action: string, body: Body, token: string): Promise<number> {
    const form = body instanceof FormData;
    const headers = {
      authorization: `Bearer ${token}`,
      'idempotency-key': randomUUID(),
      ...(form ? {} : { 'content-type': 'application/json' }),
    };
    for (;;) {
      await work.up();
      try {
        const response = await fetch(`${work.url()}/api/system/withdraw/action/${action}`, {
          method: 'POST',
          headers,
          body: form ? body : JSON.stringify(body),
        });
        const answer = (await response.json()) as { readonly error: number };
        if (response.status < 500 && !response.headers.has('retry-after')) {
          if (response.headers.get('idempotency-replayed') === 'true') replayed += 1;
          return answer.error;
        }
      } catch {
        unanswered += 1;
      }
      // Somebody who gets no answer tries again.
      await sleep(20);
    }
  }

  async function wish(id: number, action: string, body: Body, token: string): Promise<void> {
    const error = await send(action, body, token);
    const key = `${id} ${action}`;
    if (error === 0) acknowledged.set(key, (acknowledged.get(key) ?? 0) + 1);
    else throw new Error(`${action} of ${id} answered ${error}`);
  }

  async function person(token: string): Promise<void> {
    for (;;) {
      const id = work.ids[next++];
      if (id === undefined) {
        if (stopped) return;
        const any = work.ids[noted++ % work.ids.length] ?? 0;
        await wish(any, 'add_note', { id: any, note: 'x' }, token);
        continue;
      }
      await wish(id, 'verify', { id, expected_status: 'pending' }, token);
      const way = id % 4;
      if (way < 2) await wish(id, 'approve', { id, type: 'auto_bank', from_bank_id: work.bank }, token);
      if (way === 2) await wish(id, 'refund', { id, reason: 'duplicate' }, token);
      if (way === 3) await wish(id, 'manual', await slipForm({ id, from_bank_id: work.bank }, randomUUID()), token);
    }
  }

  return {
    acknowledged,
    count: () => [...acknowledged.values()].reduce((sum, times) => sum + times, 0),
    unanswered: () => unanswered,
    replayed: () => replayed,
    finished: Promise.all(work.tokens.map(person)),
    stop() {
      stopped = true;
    },
  };
}
