/** Messages about the session between the tabs of one browser. */
export type SessionMessage =
  /** `forget`: of the person's own will, so that nothing of theirs is kept for their return. */
  | { readonly type: 'signed-out'; readonly forget?: boolean }
  | { readonly type: 'signed-in'; readonly userId: string }
  | { readonly type: 'ask' }
  | { readonly type: 'give'; readonly token: string; readonly profile: unknown };

export interface SessionChannel {
  /** Can the tabs hear each other? Where not, the user in local storage is all they know of each other. */
  readonly reaches: boolean;
  post(message: SessionMessage): void;
  listen(listener: (message: SessionMessage) => void): () => void;
}

/** BroadcastChannel reaches the tabs of this origin only. A token never passes through storage, so nothing else carries it. */
export function browserChannel(name = 'session'): SessionChannel {
  if (typeof BroadcastChannel === 'undefined') {
    return { reaches: false, post: () => undefined, listen: () => () => undefined };
  }
  const channel = new BroadcastChannel(name);
  return {
    reaches: true,
    post: (message) => channel.postMessage(message),
    listen(listener) {
      const receive = (event: MessageEvent<SessionMessage>) => listener(event.data);
      channel.addEventListener('message', receive);
      return () => channel.removeEventListener('message', receive);
    },
  };
}
