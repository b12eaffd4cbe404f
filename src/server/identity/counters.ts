import { networkOf } from '../base/network.ts';
import type { RequestInfo } from '../context/context.ts';
import type { Settings } from '../settings/settings.ts';
import { accountSubject, type Counter } from './guard.ts';
import { tokenHash } from './sessions.ts';

export type GuardSettings = Pick<
  Settings,
  'signInAttempts' | 'lockOutMinutes' | 'guessesPerAccount' | 'guessesPerNetwork' | 'guessesInAll'
>;

interface Door {
  readonly userId: number | undefined;
  /** The typed name, in lower case. */
  readonly name: string;
  readonly request: Pick<RequestInfo, 'ip' | 'device'>;
  /** Whether the user has signed in with this browser before. */
  readonly isKnown: boolean;
}

/** After a correct password the first is cleared; for the others only the attempt is reverted. */
export type Counters = readonly [own: Counter, ...wider: Counter[]];

/**
 * The counters of an attempt to sign in. A browser that the user has used before has its own: nothing that
 * strangers do affects it. Everybody else is counted by account and network, and in addition by the account from
 * everywhere, by the network for all names, and with all strangers: many networks or many names help nobody.
 */
export function signInCounters({ userId, name, request, isKnown }: Door, settings: GuardSettings): Counters {
  const account = accountSubject(userId, name);
  const own = { attempts: settings.signInAttempts, minutes: settings.lockOutMinutes, grows: true as const };
  if (isKnown)
    return [{ ...own, subject: `${account}|device:${tokenHash(request.device ?? '').toString('base64url')}` }];
  const network = networkOf(request.ip);
  return [
    { ...own, subject: `${account}|${network}` },
    { subject: account, attempts: settings.guessesPerAccount, minutes: 60 },
    { subject: `network:${network}`, attempts: settings.guessesPerNetwork, minutes: settings.lockOutMinutes },
    { subject: 'everybody', attempts: settings.guessesInAll, minutes: settings.lockOutMinutes },
  ];
}

/** Counter of re-typed passwords: the session alone, which no other user can affect. */
export function sessionCounter(
  sessionId: string | null,
  { signInAttempts, lockOutMinutes }: Pick<GuardSettings, 'signInAttempts' | 'lockOutMinutes'>,
): Counter {
  return { subject: `session:${sessionId ?? '-'}`, attempts: signInAttempts, minutes: lockOutMinutes, grows: true };
}
