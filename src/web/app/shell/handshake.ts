import type { Session } from '#web/auth/session.ts';
import { createStore } from '#web/store/create-store.ts';

export type Handshake = 'pending' | 'done' | 'failed';

/** Has the server answered? Losing the network counts as failed, until it is back and the server answers again. */
export const handshakeStore = createStore<Handshake>('pending');

/** Greets the server now and whenever the network comes back. Returns what ends it. */
export function keepHandshake(session: Session): () => void {
  let ended = false;
  const greet = () =>
    session.handshake().then(
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
