/** What the tabs of one browser tell each other about the session. */
export type SessionMessage =
  | { readonly type: 'signed-out' }
  | { readonly type: 'signed-in'; readonly userId: string }
  | { readonly type: 'ask' }
  | { readonly type: 'give'; readonly token: string; readonly profile: unknown };

export interface SessionChannel {
  post(message: SessionMessage): void;
  listen(listener: (message: SessionMessage) => void): () => void;
}

/** BroadcastChannel reaches the tabs of this origin only; a browser without it has tabs that do not know each other. */
export function browserChannel(name = 'session'): SessionChannel {
  if (typeof BroadcastChannel === 'undefined') return { post: () => undefined, listen: () => () => undefined };
  const channel = new BroadcastChannel(name);
  return {
    post: (message) => channel.postMessage(message),
    listen(listener) {
      const receive = (event: MessageEvent<SessionMessage>) => listener(event.data);
      channel.addEventListener('message', receive);
      return () => channel.removeEventListener('message', receive);
    },
  };
}
