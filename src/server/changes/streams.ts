import { beatEvery } from '#contract/changes.ts';
import { Lane } from '../base/lane.ts';
import type { Principal } from '../context/context.ts';
import type { Platform } from '../context/platform.ts';
import { asWork } from '../db/lanes.ts';
import type { Batch, Feed, FeedEvent } from './feed.ts';
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
  /** Is there room for one more of this session? */
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
  /** One batch after the other, so that ids only rise. */
  row: Promise<unknown>;
}

/** Streams of one session; a browser shares one among its tabs. */
const mostOfSession = 20;
/** Milliseconds that a timer can wait at most. */
const longest = 2 ** 31 - 1;

const event = (id: string, name: string, data = ''): string => `id: ${id}\nevent: ${name}\ndata: ${data}\n\n`;

/** Everything about a person but how long their session lasts. */
const profileOf = (principal: Principal): string =>
  JSON.stringify({ ...principal, grants: [...principal.grants].sort(), validUntil: null });

/** Who may see the same, and is told the same. */
const groupOf = ({ agentIds, grants }: Principal): string => JSON.stringify([agentIds, [...grants].sort().join()]);

/** May the change have ended the session, or changed who the person is or what they may do? */
function concerns({ principal: { userId, sessionId, agentIds } }: Stream, { changes }: Batch): boolean {
  const has = (table: string, key: number) => {
    const keys = changes.get(table)?.keys;
    return keys !== undefined && (keys === 'many' || keys.has(key));
  };
  return (
    ['app_user', 'user_credential', 'account_event', 'account_notice_seen'].some((table) => has(table, userId)) ||
    (sessionId !== null && has('session', Number(sessionId))) ||
    changes.has('role') ||
    (agentIds !== 'all' && changes.has('agent'))
  );
}

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
  const { feed, looking, platform, streams } = parts;
  await looking.enter();
  try {
    const { token, ip } = stream;
    const now = await asWork('job', () => platform.identity.principalOf(token, { ip, background: true }));
    if (!streams.has(stream)) return;
    if (!now || now.userId !== stream.principal.userId) {
      write(parts, stream, event(feed.position(), 'ended'));
      drop(parts, stream);
      return stream.end();
    }
    const isNew = profileOf(now) !== profileOf(stream.principal);
    stream.principal = now;
    watch(parts, stream);
    if (isNew || notices) write(parts, stream, event(feed.position(), 'profile'));
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

function hear(parts: Parts, told: FeedEvent): void {
  const all = [...parts.streams];
  if (told === 'gap') {
    for (const stream of all) write(parts, stream, event(parts.feed.position(), 'reset'));
    return;
  }
  if (all.length === 0) return;
  const notices = told.changes.has('account_event') || told.changes.has('account_notice_seen');
  parts.row = parts.row.then(async () => {
    await Promise.all(all.filter((stream) => concerns(stream, told)).map((stream) => look(parts, stream, notices)));
    await pass(parts, told, all);
  });
}

/**
 * Passes changes on to whoever listens, each told what they may know. A session that ends ends its streams; a change of
 * permissions counts from the next event on.
 */
export function createStreams(platform: Platform, feed: Feed, most: number): Streams {
  const looking = new Lane(4, undefined, () => new Error('Too many wait.'));
  const streams = new Set<Stream>();
  const parts: Parts = { platform, feed, tell: teller(platform), streams, looking, row: Promise.resolve() };
  const unsubscribe = feed.subscribe((told) => hear(parts, told));
  const beat = setInterval(() => {
    const text = event(feed.position(), 'beat');
    for (const stream of streams) write(parts, stream, text);
  }, beatEvery);
  beat.unref();
  return {
    hasRoom({ sessionId }) {
      const same = [...streams].filter(({ principal }) => principal.sessionId === sessionId);
      return streams.size < most && (sessionId === null || same.length < mostOfSession);
    },
    open(listener, principal) {
      const stream: Stream = { ...listener, principal, timer: undefined };
      streams.add(stream);
      watch(parts, stream);
      const missed = listener.lastId === undefined ? [] : feed.since(listener.lastId);
      // Without an id: what was missed has not been seen yet.
      write(parts, stream, missed ? 'event: open\ndata:\n\n' : event(feed.position(), 'reset'));
      for (const batch of missed ?? []) parts.row = parts.row.then(() => pass(parts, batch, [stream]));
      return () => drop(parts, stream);
    },
    close() {
      unsubscribe();
      clearInterval(beat);
      for (const stream of streams) {
        drop(parts, stream);
        stream.end();
      }
    },
  };
}
