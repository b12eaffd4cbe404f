import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { type Can, canOf } from '#web/core/can.ts';
import { useStore } from '#web/store/create-store.ts';
import type { Profile, User } from './profile.ts';
import type { Session, SessionState } from './session.ts';

const SessionContext = createContext<Session | undefined>(undefined);
const CanContext = createContext<Can>(() => false);

interface Props {
  readonly session: Session;
  readonly children: ReactNode;
}

const nothing: readonly string[] = [];

/** Who is signed in, for everything below. Grants become one set here, once, and not in each row. */
export function SessionProvider({ session, children }: Props) {
  const state = useStore(session.state);
  const signedIn = state.status === 'signed-in';
  const grants = (signedIn && state.profile?.permissions) || nothing;
  const can = useMemo(() => canOf(grants, signedIn), [grants, signedIn]);
  return (
    <SessionContext value={session}>
      <CanContext value={can}>{children}</CanContext>
    </SessionContext>
  );
}

export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error('useSession needs a SessionProvider above it');
  return session;
}

export function useSessionState(): SessionState {
  return useStore(useSession().state);
}

/** The profile of the person, absent while signed out or before the first one arrives. */
export function useProfile(): Profile | undefined {
  const state = useSessionState();
  return state.status === 'signed-in' ? state.profile : undefined;
}

export function useUser(): User | undefined {
  return useProfile()?.user;
}

/** May the person do this? `useCan()('area.resource.action')`; absent and `public` = everyone. A set look-up. */
export function useCan(): Can {
  return useContext(CanContext);
}
