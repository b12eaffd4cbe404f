import { appendFile, mkdir, readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Kysely } from 'kysely';
import { bangkokDay } from '#contract/time.ts';
import type { Database } from '../db/database.ts';

/** The last hash of the chain on one day: rewriting the log afterwards cannot reproduce it. */
export interface KeptHead {
  /** Day in Bangkok. */
  readonly day: string;
  readonly seq: bigint;
  /** 64 hexadecimal digits. */
  readonly hash: string;
}

/** Store of heads: a file, or an https address that accepts a line by POST and returns all by GET. */
export interface HeadStore {
  readonly place: string;
  keep(line: string): Promise<void>;
  read(): Promise<string>;
}

/** Request timeout. */
const patience = 10_000;

/** @param place path of a file, or an http(s) address. */
export function headStore(place: string): HeadStore {
  return /^https?:\/\//.test(place) ? remote(place) : file(place);
}

function file(place: string): HeadStore {
  return {
    place,
    async keep(line) {
      await mkdir(dirname(place), { recursive: true });
      await appendFile(place, line, { mode: 0o600 });
    },
    read: () =>
      readFile(place, 'utf8').catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return '';
        throw error;
      }),
  };
}

function remote(place: string): HeadStore {
  const ask = async (options: RequestInit) => {
    const answer = await fetch(place, { ...options, redirect: 'error', signal: AbortSignal.timeout(patience) });
    if (!answer.ok) throw new Error(`${new URL(place).host} answered ${answer.status}`);
    return answer.text();
  };
  return {
    place,
    async keep(line) {
      await ask({ method: 'POST', headers: { 'content-type': 'text/plain; charset=utf-8' }, body: line });
    },
    read: () => ask({ method: 'GET' }),
  };
}

/** `2026-01-31 1842 9f…`: one line per day. */
export function headLine({ day, seq, hash }: KeptHead): string {
  return `${day} ${seq} ${hash}\n`;
}

/** Parses the heads of a store. A malformed line is an error: it was tampered with. */
export function parseHeads(text: string): readonly KeptHead[] {
  return text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [, day, seq, hash] = /^(\d{4}-\d{2}-\d{2}) (\d{1,18}) ([0-9a-f]{64})$/.exec(line.trim()) ?? [];
      if (day === undefined || seq === undefined || hash === undefined) {
        throw new Error(`Not the head of an audit log: ${line.slice(0, 80)}`);
      }
      return { day, seq: BigInt(seq), hash };
    });
}

/** Stores the current head of the chain once a day. Returns it, or undefined if the day already has one. */
export async function keepHead(db: Kysely<Database>, store: HeadStore, now: Date): Promise<KeptHead | undefined> {
  const day = bangkokDay(now);
  const last = parseHeads(await store.read()).at(-1);
  if (last && last.day >= day) return undefined;
  const head = await db.selectFrom('audit_head').select(['seq', 'hash']).executeTakeFirstOrThrow();
  if (head.seq === 0n) return undefined;
  const kept = { day, seq: head.seq, hash: Buffer.from(head.hash).toString('hex') };
  await store.keep(headLine(kept));
  return kept;
}
