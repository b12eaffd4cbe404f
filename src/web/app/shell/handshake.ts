import { calls } from '#web/auth/calls.ts';
import type { Client } from '#web/data/client.ts';
import { createStore } from '#web/store/create-store.ts';

export type Handshake = 'pending' | 'done' | 'failed';

/** Has the server answered? Losing the network counts as failed, until it is back and the server answers again. */
export const handshakeStore = createStore<Handshake>('pending');

/** Greets the server now and whenever the network comes back. Returns what ends it. */
export function keepHandshake(client: Client): () => void {
  let ended = false;
  const greet = () =>
    client.request(calls.handshake, { quiet: true }).then(
      () => !ended && handshakeStore.set('done'),
      () => !ended && handshakeStore.set('failed'),
    );
  const lost = () => handshakeStore.set('failed');
  const back = () => void greet();
  window.addEventListener('online', back);
  window.addEventListener('offline', lost);
  void greet();
  return () => {
    ended = true;
    window.removeEventListener('online', back);
    window.removeEventListener('offline', lost);
  };
}
