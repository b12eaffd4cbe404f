import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { type Executor, many } from '../../db/sql.ts';
import type { RawAnswer } from '../protocol.ts';
import type { SmsTransport, TextMessage } from '../sms.ts';
import type { Wait } from '../wait.ts';
import { silence } from './reply.ts';
import { chance } from './scenarios.ts';

interface Settings {
  readonly seed: string;
  /** Shortest and longest latency in milliseconds. */
  readonly latency: readonly [number, number];
  /** Milliseconds until a late result can be seen. */
  readonly lateAfter: number;
  /** See SandboxSettings. */
  readonly wait?: Wait;
}

/**
 * A telephone company, played by the sandbox. It sends every text that it is given, even twice under one reference, and
 * keeps honest books. Numbers that end in 98 are not in service; a number that ends in 9797 makes it fall silent after it
 * has sent the whole batch; one that ends in 9696 makes it refuse the call with nothing sent.
 */
export function sandboxSms(db: Executor, { seed, latency, lateAfter, wait }: Settings, now: () => Date): SmsTransport {
  const delay = async (about: string, signal: AbortSignal) => {
    const [least, most] = latency;
    const milliseconds = least + chance(seed, about) * (most - least);
    if (milliseconds >= 1) await sleep(milliseconds, undefined, { signal });
  };
  const json = (results: readonly object[]): RawAnswer => ({
    status: 200,
    contentType: 'application/json',
    body: JSON.stringify({ results }),
  });
  const idOf = (reference: string) => `SMS${Math.floor(chance(seed, reference) * 1e12)}`;
  const result = (reference: string, outcome: string) => ({
    reference,
    id: idOf(reference),
    status: outcome === 'sent' ? 'SENT' : 'FAILED',
    message: outcome === 'sent' ? null : 'หมายเลขนี้ปิดให้บริการ',
  });
  const ends = (messages: readonly TextMessage[], ending: string) =>
    messages.some(({ mobile }) => mobile.endsWith(ending));
  return {
    async send(messages, signal) {
      await delay(`sms ${messages[0]?.reference ?? ''}`, signal);
      if (ends(messages, '9696')) return { status: 503, contentType: 'text/html', body: '<h1>503</h1>' };
      const isSilent = ends(messages, '9797');
      const visibleAt = new Date(now().getTime() + (isSilent ? lateAfter : 0));
      const rows = messages.map((one) => ({ ...one, outcome: one.mobile.endsWith('98') ? 'failed' : 'sent' }));
      await many(
        sql`insert into sandbox_sms (reference, mobile, body, outcome, visible_at) values ${sql.join(
          rows.map(
            (one) => sql`(${one.reference}, ${one.mobile}, ${one.text}, ${one.outcome}, ${visibleAt}::timestamptz)`,
          ),
        )}`,
        db,
      );
      if (isSilent) return silence(signal, wait);
      return json(rows.map(({ reference, outcome }) => result(reference, outcome)));
    },
    async inquire(references, signal) {
      await delay(`sms? ${references[0] ?? ''}`, signal);
      const rows = await many(
        sql<{ reference: string; outcome: string }>`
          select distinct on (reference) reference, outcome from sandbox_sms
          where reference in (${sql.join([...references])}) and visible_at <= ${now()}::timestamptz order by reference, id`,
        db,
      );
      return json(rows.map(({ reference, outcome }) => result(reference, outcome)));
    },
  };
}
