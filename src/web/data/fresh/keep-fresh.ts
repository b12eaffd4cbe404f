import { beatEvery, type Changed, changesCall } from '#contract/changes.ts';
import type { Store } from '#web/store/create-store.ts';
import type { Client } from '../client.ts';
import { createSchedule, originOf } from './schedule.ts';
import { shareStream } from './share.ts';
import { keepStream, type StreamEvent, sleepUntil } from './stream.ts';
import { type Watch, watchConnection } from './watch-connection.ts';

/** Who is signed in, as far as it matters here. */
interface Viewer {
  readonly userId: string;
  readonly token: string;
}

/** Whether somebody is signed in, as the session says it. */
type SignedIn =
  | { readonly status: 'unknown' | 'signed-out' }
  | {
      readonly status: 'signed-in';
      readonly token: string;
      readonly profile: { readonly user: { readonly id: string } } | undefined;
      readonly expired?: true;
    };

/** The session of this page, as far as it matters here. */
export interface ViewerSession {
  readonly state: Pick<Store<SignedIn>, 'get' | 'subscribe'>;
  /** Looks again who the person is and what they may do. */
  validate(): Promise<unknown>;
  handshake(signal: AbortSignal): Promise<unknown>;
}

/** Nobody while the session is over, and while the person is asked to sign in again. */
function viewerOf({ state }: ViewerSession): Viewer | undefined {
  const now = state.get();
  return now.status === 'signed-in' && !now.expired && now.profile
    ? { userId: now.profile.user.id, token: now.token }
    : undefined;
}

/** Milliseconds for which a tab believes the one that has the stream, without a word from it. */
const trust = beatEvery * 2 + 4_000;

/** Any text that differs between sessions, and says nothing of the token. */
const markOf = async (token: string): Promise<string> => {
  const { subtle } = globalThis.crypto;
  if (!subtle) return '';
  const digest = new Uint8Array(await subtle.digest('SHA-256', new TextEncoder().encode(token)));
  return [...digest.slice(0, 8)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
};

/**
 * Keeps everything on screen fresh, whoever is signed in, and watches whether the server is there. Returns how to stop.
 */
export function keepFresh(client: Client, session: ViewerSession): () => void {
  const watch = watchConnection(client.connection, (signal) => session.handshake(signal));
  const validate = () => void session.validate();
  let viewer: Viewer | undefined;
  let end = new AbortController();
  const follow = () => {
    const now = viewerOf(session);
    if (now?.userId === viewer?.userId && now?.token === viewer?.token) return;
    viewer = now;
    end.abort();
    end = new AbortController();
    if (now) void keepFreshFor(now, { client, watch, validate }, end.signal);
  };
  const unfollow = session.state.subscribe(follow);
  follow();
  return () => {
    unfollow();
    end.abort();
    watch.stop();
  };
}

interface Parts {
  readonly client: Client;
  readonly watch: Watch;
  readonly validate: () => void;
}

/** Follows what changes, and reads again what it concerns; asks by itself while nobody tells. Ends with the signal. */
async function keepFreshFor(viewer: Viewer, { client, watch, validate }: Parts, signal: AbortSignal): Promise<void> {
  const { changes, connection, offers, stream } = client;
  const schedule = createSchedule(changes);
  let lastId: string | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const onLive = (live: boolean) => {
    clearTimeout(timer);
    if (signal.aborted) return;
    if (live) timer = setTimeout(() => onLive(false), trust);
    if (live === changes.live.get()) return;
    changes.live.set(live);
    watch.expects(live ? beatEvery * 1.5 : undefined);
  };
  const handlers: Readonly<Record<string, (event: StreamEvent) => void>> = {
    changes: ({ data, id = '' }) => schedule.changed(JSON.parse(data) as Changed, id),
    reset: () => schedule.everything(),
    profile: validate,
  };
  const hear = (event: StreamEvent) => {
    if (signal.aborted) return;
    lastId = event.id ?? lastId;
    connection.saw(true);
    onLive(true);
    handlers[event.name]?.(event);
  };
  signal.addEventListener('abort', () => {
    clearTimeout(timer);
    schedule.stop();
    changes.live.set(false);
    watch.expects(undefined);
  });
  // Only a server that announces the stream is asked for it.
  await new Promise<void>((resolve) => {
    const look = () => {
      if (offers.of(changesCall) !== 'offered' && !signal.aborted) return;
      unsubscribe();
      resolve();
    };
    const unsubscribe = offers.subscribe(look);
    signal.addEventListener('abort', look);
    look();
  });
  if (signal.aborted) return;
  await shareStream(
    {
      name: `changes ${viewer.userId} ${await markOf(viewer.token)}`,
      hear,
      onLive,
      lead: (tell, until) =>
        keepStream(
          {
            base: stream.base,
            fetch: stream.fetch,
            token: () => viewer.token,
            // What was read before the stream began may have changed meanwhile.
            lastId: () => lastId ?? oldest(client),
            sleep: sleepUntil,
            hear: tell.event,
            onLive(live) {
              if (!live) connection.saw(false);
              tell.live(live);
            },
            onEnded: validate,
          },
          until,
        ),
    },
    signal,
  );
}

/** Where the oldest answer on screen was read. */
function oldest({ changes }: Client): string | undefined {
  const all = [...changes.answers.values()].flatMap((answer) => originOf(answer)?.asOf ?? []);
  const moment = (position: string) => Number(position.split('-')[1]);
  return all.sort((a, b) => moment(a) - moment(b))[0];
}
