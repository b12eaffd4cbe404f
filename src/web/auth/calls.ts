import type { Call } from '#contract/call.ts';

const expires = { onError: 'session-expired-on-401' } as const;

/**
 * The calls that a session itself needs, before any screen is loaded. They are the same in every deployment;
 * tests/house compares them with the manifest.
 * Signing in opts out of the global handling: a wrong password is told on the form.
 */
export const calls = {
  handshake: {
    id: 'auth.handshake',
    method: 'POST',
    path: '/api/handshake',
    permission: 'public',
    optOut: [400, 401, 404],
    ...expires,
  },
  signIn: {
    id: 'auth.sign-in',
    method: 'POST',
    path: '/api/auth',
    permission: 'public',
    optOut: [400, 401, 404],
    ...expires,
  },
  signOut: {
    id: 'auth.sign-out',
    method: 'POST',
    path: '/api/logout',
    permission: 'signed-in',
    optOut: [400, 401, 404],
    onError: 'log',
  },
  profile: { id: 'auth.profile', method: 'GET', path: '/api/profile', permission: 'signed-in', ...expires },
  changePassword: {
    id: 'auth.change-password',
    method: 'POST',
    path: '/api/change_password',
    permission: 'signed-in',
    optOut: [400],
    ...expires,
  },
} as const satisfies Readonly<Record<string, Call>>;
