import { useOffers } from '#web/data/use-offers.ts';
import { useSession } from './session-context.tsx';

/** Is there anybody to register with, or to ask for a new password? Where an outside service does it no call of ours is needed. */
export function useIdentityOffer(): (door: 'register' | 'forgot') => boolean {
  const { identity, calls } = useSession();
  const offered = useOffers();
  return (door) => identity.name !== 'local' || offered(calls[door]);
}
