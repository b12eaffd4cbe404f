import { useCallback } from 'react';
import { useLocation } from 'wouter';
import { forgetPlace } from '#web/auth/return-to.ts';
import { useSession } from '#web/auth/session-context.tsx';
import { useText } from '#web/locale/use-text.ts';
import { notify } from '#web/ui/notify.ts';
import { timings } from '../constants.ts';

/** Signs out, goes to sign-in and says so for three seconds. */
export function useSignOut(): () => Promise<void> {
  const session = useSession();
  const [, navigate] = useLocation();
  const t = useText();
  return useCallback(async () => {
    await session.signOut();
    forgetPlace();
    navigate('/login', { replace: true });
    notify.success(t.shell.logoutDone, { duration: timings.logoutToast, progress: true });
  }, [session, navigate, t]);
}
