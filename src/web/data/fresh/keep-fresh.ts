import { beatEvery, type Changed, changesCall } from '#contract/changes.ts';
import type { Client } from '../client.ts';
import { createSchedule } from './schedule.ts';
import { shareStream } from './share.ts';
import { keepStream, type StreamEvent, sleepUntil } from './stream.ts';

/** Whose screens are kept fresh. */
export interface Viewer {
  readonly userId: string;
  readonly token: string;
  /** What the person is or may do has changed. */
  readonly onProfile: () => void;
  /** The session is over. */
  readonly onEnded: () => void;
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

/** Follows what changes, and reads again what it concerns; asks by itself while nobody tells. Ends with the signal. */
export async function keepFresh(client: Client, viewer: Viewer, signal: AbortSignal): Promise<void> {
  const { changes, connection, offers, stream } = client;
  const schedule = createSchedule(changes);
  let lastId: string | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const onLive = (live: boolean) => {
    clearTimeout(timer);
    if (signal.aborted) return;
    if (live) timer = setTimeout(() => onLive(false), trust);
    changes.live.set(live);
    connection.expects(live ? trust : undefined);
  };
  const handlers: Readonly<Record<string, (event: StreamEvent) => void>> = {
    changes: ({ data, id = '' }) => schedule.changed(JSON.parse(data) as Changed, id),
    reset: () => schedule.everything(),
    profile: viewer.onProfile,
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
    connection.expects(undefined);
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
            onEnded: viewer.onEnded,
          },
          until,
        ),
    },
    signal,
  );
}

/** Where the oldest answer on screen was read. */
function oldest({ changes }: Client): string | undefined {
  return [...changes.origins.values()]
    .map(({ asOf }) => asOf)
    .sort((a, b) => Number(a.split('-')[1]) - Number(b.split('-')[1]))[0];
}
