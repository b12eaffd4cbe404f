import type { StreamEvent } from './stream.ts';

/** What tabs say to each other: the one with the stream what it hears, a new one its name. */
type Message =
  | { readonly event: StreamEvent; readonly to?: string }
  | { readonly live: boolean }
  | { readonly newcomer: string };

/** Events that are told again to a tab that comes later: what it has read may be from before them. */
const mostRecent = 200;

export interface ShareParts {
  /** Whose stream it is: tabs of another person, or of another session, have their own. */
  readonly name: string;
  /** Opens the stream; called in one tab, until the signal ends. */
  readonly lead: (tell: Teller, signal: AbortSignal) => Promise<void>;
  readonly hear: (event: StreamEvent) => void;
  readonly onLive: (live: boolean) => void;
  readonly page?: Window;
}

export interface Teller {
  readonly event: (event: StreamEvent) => void;
  readonly live: (live: boolean) => void;
}

/** A browser opens six connections to a server at most: where tabs cannot share one, only those that are seen have one. */
async function alone({ lead, hear, onLive, page = window }: ShareParts, signal: AbortSignal): Promise<void> {
  let line: AbortController | undefined;
  const follow = () => {
    if (page.document.visibilityState === 'hidden' || signal.aborted) {
      line?.abort();
      line = undefined;
      onLive(false);
    } else if (!line) {
      line = new AbortController();
      void lead({ event: hear, live: onLive }, line.signal);
    }
  };
  page.document.addEventListener('visibilitychange', follow, { signal });
  signal.addEventListener('abort', follow);
  follow();
}

/** One tab of a browser has the stream and tells the others; when it closes, another one takes it over. */
export async function shareStream(parts: ShareParts, signal: AbortSignal): Promise<void> {
  const { name, lead, hear, onLive, page = window } = parts;
  const { locks } = page.navigator;
  if (!locks || typeof BroadcastChannel === 'undefined') return alone(parts, signal);
  const channel = new BroadcastChannel(name);
  const post = (message: Message) => channel.postMessage(message);
  let isLeader = false;
  let isLive = false;
  let recent: StreamEvent[] = [];
  const me = `${Math.random()}`;
  const listen = ({ data }: MessageEvent<Message>) => {
    if ('newcomer' in data) {
      if (!isLeader) return;
      post({ live: isLive });
      for (const event of recent) post({ event, to: data.newcomer });
    } else if (isLeader) return;
    else if ('live' in data) onLive(data.live);
    else if (data.to === undefined || data.to === me) hear(data.event);
  };
  channel.addEventListener('message', listen);
  signal.addEventListener('abort', () => channel.close());
  post({ newcomer: me });
  const tell: Teller = {
    event(event) {
      if (event.name === 'changes') recent = [...recent, event].slice(-mostRecent);
      post({ event });
      hear(event);
    },
    live(live) {
      isLive = live;
      post({ live });
      onLive(live);
    },
  };
  await locks
    .request(name, { signal }, async () => {
      isLeader = true;
      await lead(tell, signal);
    })
    // The wait for the lock ends with the signal.
    .catch(() => undefined);
}
