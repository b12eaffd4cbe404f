import { beatEvery } from '#contract/changes.ts';
import { Lane } from '../base/lane.ts';
import type { Principal } from '../context/context.ts';
import type { Platform } from '../context/platform.ts';
import { asWork } from '../db/lanes.ts';
import { type Batch, type Feed, type FeedEvent, merged } from './feed.ts';
import { type Tell, teller } from './told.ts';

/** Whoever listens: how to write to them, and who they are. */
export interface Listener {
  readonly token: string;
  readonly ip: string;
  /** Id of the last event that they have seen. */
  readonly lastId: string | undefined;
  /** Takes text; false = they do not keep up. */
  write(text: string): boolean;
  end(): void;
}

/** The open streams of this server. */
export interface Streams {
  /** Is there room for one more of this session, or of this key? */
  hasRoom(principal: Principal): boolean;
  /** Returns what ends the stream. */
  open(listener: Listener, principal: Principal): () => void;
  /** Ends all of them: the server stops. */
  close(): void;
}

interface Stream extends Listener {
  principal: Principal;
  /** When the session has to be looked at again, whatever changes. */
  timer: ReturnType<typeof setTimeout> | undefined;
}

interface Parts {
  readonly platform: Platform;
  readonly feed: Feed;
  readonly tell: Tell;
  readonly streams: Set<Stream>;
  /** Many people have one role: they are looked at a few at a time. */
  readonly looking: Lane;
  /** One batch after the other, so that ids only rise; agents, about whose rows the database is asked, keep nobody waiting. */
  rows: Record<'staff' | 'agents', Promise<unknown>>;
  /** How many batches wait. */
  waiting: number;
  /** What agents have not been told yet. */
  held: Batch | undefined;
  heldUntil: ReturnType<typeof setTimeout> | undefined;
}

/** Streams of one session, or of one key; a browser shares one among its tabs. */
const mostOfSession = 20;
/** Milliseconds between two batches for agents: which rows are theirs is asked of the database, for each of them. */
const agentsEvery = 1_000;
/** Milliseconds that a timer can wait at most. */
const longest = 2 ** 31 - 1;

/** With an id whoever comes back has seen everything up to it. */
const event = (id: string | undefined, name: string, data = ''): string =>
  `${id === undefined ? '' : `id: ${id}\n`}event: ${name}\ndata: ${data}\n\n`;

/** Everything about a person but how long their session lasts. */
const profileOf = (principal: Principal): string =>
  JSON.stringify({ ...principal, grants: [...principal.grants].sort(), validUntil: null });

/** Who may see the same, and is told the same. */
const groupOf = ({ agentIds, grants }: Principal): string => JSON.stringify([agentIds, [...grants].sort().join()]);

/** May the change have ended the session, or changed who the person is or what they may do? */
function concerns({ principal: { userId, sessionId, agentIds, key } }: Stream, { changes }: Batch): boolean {
  const has = (table: string, key: number) => {
    const keys = changes.get(table)?.keys;
    return keys !== undefined && (keys === 'many' || keys.has(key));
  };
  return (
    ['app_user', 'user_credential', 'account_event', 'account_notice_seen'].some((table) => has(table, userId)) ||
    (sessionId !== null && has('session', Number(sessionId))) ||
    (key !== undefined && (has('api_key', key.id) || has('app_user', key.responsibleId))) ||
    changes.has('role') ||
    (agentIds !== 'all' && changes.has('agent'))
  );
}

/** Does something after what waits already. */
function queue(parts: Parts, row: keyof Parts['rows'], work: () => Promise<unknown>): void {
  parts.waiting += 1;
  parts.rows[row] = parts.rows[row].then(work).finally(() => {
    parts.waiting -= 1;
  });
}

const isAgent = ({ principal }: Stream): boolean => principal.agentIds !== 'all';

function drop({ streams }: Parts, stream: Stream): void {
  clearTimeout(stream.timer);
  streams.delete(stream);
}

function write(parts: Parts, stream: Stream, text: string): void {
  if (!parts.streams.has(stream) || stream.write(text)) return;
  // They come back and say what they have seen.
  drop(parts, stream);
  stream.end();
}

/** Looks at the session when it would end, if nobody does anything before. */
function watch(parts: Parts, stream: Stream): void {
  clearTimeout(stream.timer);
  const { validUntil } = stream.principal;
  if (!validUntil) return;
  const left = validUntil.getTime() - parts.platform.clock.now().getTime();
  stream.timer = setTimeout(() => void look(parts, stream, false), Math.min(longest, Math.max(left, 0) + 1_000));
  stream.timer.unref();
}

/** Reads the session again: it may be over, or mean something else. `notices` = there are some to be seen. */
async function look(parts: Parts, stream: Stream, notices: boolean): Promise<void> {
  const { looking, platform, streams } = parts;
  await looking.enter();
  try {
    const { token, ip } = stream;
    const now = await asWork('job', () => platform.identity.principalOf(token, { ip, background: true }));
    if (!streams.has(stream)) return;
    if (!now || now.userId !== stream.principal.userId) {
      write(parts, stream, event(undefined, 'ended'));
      drop(parts, stream);
      return stream.end();
    }
    const isNew = profileOf(now) !== profileOf(stream.principal);
    stream.principal = now;
    watch(parts, stream);
    if (isNew || notices) write(parts, stream, event(undefined, 'profile'));
    // Whoever may see something else now has read what they might see before.
    if (isNew) write(parts, stream, event(undefined, 'reset'));
  } catch (error) {
    // Whose session nobody can look at is told nothing more; they come back.
    platform.logger.warn({ err: error }, 'a session could not be looked at');
    drop(parts, stream);
    stream.end();
  } finally {
    looking.leave();
  }
}

/** Tells each what they may know of a batch. */
async function pass(parts: Parts, batch: Batch, to: readonly Stream[]): Promise<void> {
  const { feed, platform, tell } = parts;
  const id = feed.positionOf(batch);
  const texts = new Map<string, Promise<string | undefined>>();
  const textFor = ({ principal }: Stream) => {
    const group = groupOf(principal);
    const known = texts.get(group);
    if (known) return known;
    const text = asWork('job', () => tell(principal, batch)).then(
      (told) => told && event(id, 'changes', JSON.stringify(told)),
    );
    texts.set(group, text);
    return text;
  };
  for (const stream of to) {
    try {
      const text = await textFor(stream);
      if (text !== undefined) write(parts, stream, text);
    } catch (error) {
      platform.logger.warn({ err: error }, 'changes could not be passed on');
      write(parts, stream, event(id, 'reset'));
    }
  }
}

/** Those who see everything are told at once, agents at once but not all the time. */
function passOn(parts: Parts, batch: Batch): void {
  const all = [...parts.streams];
  const others = all.filter((stream) => !isAgent(stream));
  queue(parts, 'staff', () => pass(parts, batch, others));
  if (!all.some(isAgent)) return;
  const flush = () => {
    const { held } = parts;
    Object.assign(parts, { held: undefined, heldUntil: undefined });
    if (!held) return;
    parts.heldUntil = setTimeout(flush, agentsEvery);
    queue(parts, 'agents', () => pass(parts, held, [...parts.streams].filter(isAgent)));
  };
  parts.held = merged(parts.held, batch);
  if (parts.heldUntil === undefined) flush();
}

function hear(parts: Parts, told: FeedEvent): void {
  if (told === 'gap') {
    for (const stream of parts.streams) write(parts, stream, event(parts.feed.position(), 'reset'));
    return;
  }
  if (parts.streams.size === 0) return;
  const notices = told.changes.has('account_event') || told.changes.has('account_notice_seen');
  const concerned = [...parts.streams].filter((stream) => concerns(stream, told));
  for (const [row, of] of [
    ['staff', concerned.filter((stream) => !isAgent(stream))],
    ['agents', concerned.filter(isAgent)],
  ] as const)
    if (of.length > 0) queue(parts, row, () => Promise.all(of.map((stream) => look(parts, stream, notices))));
  passOn(parts, told);
}

/**
 * Passes changes on to whoever listens, each told what they may know. A session that ends ends its streams; a change of
 * permissions counts from the next event on.
 */
export function createStreams(platform: Platform, feed: Feed, most: number): Streams {
  const looking = new Lane(4, undefined, () => new Error('Too many wait.'));
  const streams = new Set<Stream>();
  const parts: Parts = {
    platform,
    feed,
    tell: teller(platform),
    streams,
    looking,
    rows: { staff: Promise.resolve(), agents: Promise.resolve() },
    waiting: 0,
    held: undefined,
    heldUntil: undefined,
  };
  const unsubscribe = feed.subscribe((told) => hear(parts, told));
  const beat = setInterval(() => {
    const isAllTold = parts.waiting === 0 && parts.held === undefined && !feed.isCollecting();
    const text = event(isAllTold ? feed.position() : undefined, 'beat');
    for (const stream of streams) write(parts, stream, text);
  }, beatEvery);
  beat.unref();
  return {
    hasRoom({ sessionId, key }) {
      const same = [...streams].filter(({ principal: other }) =>
        key ? other.key?.id === key.id : other.sessionId === sessionId,
      );
      return streams.size < most && ((sessionId === null && !key) || same.length < mostOfSession);
    },
    open(listener, principal) {
      const stream: Stream = { ...listener, principal, timer: undefined };
      streams.add(stream);
      watch(parts, stream);
      const missed = listener.lastId === undefined ? [] : feed.since(listener.lastId);
      // Without an id: what was missed has not been seen yet.
      write(parts, stream, missed ? event(undefined, 'open') : event(feed.position(), 'reset'));
      const together = missed?.reduce<Batch | undefined>(merged, undefined);
      if (together) queue(parts, isAgent(stream) ? 'agents' : 'staff', () => pass(parts, together, [stream]));
      return () => drop(parts, stream);
    },
    close() {
      unsubscribe();
      clearInterval(beat);
      clearTimeout(parts.heldUntil);
      for (const stream of streams) {
        drop(parts, stream);
        stream.end();
      }
    },
  };
}
