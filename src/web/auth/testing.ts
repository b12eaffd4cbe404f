import type { SessionCalls } from './calls.ts';

const expires = { onError: 'session-expired-on-401' } as const;
const form = { optOut: [400, 401, 404], method: 'POST' } as const;

/** Session calls for tests that bring their own server. */
export const testCalls: SessionCalls = {
  handshake: { id: 'handshake', path: '/api/handshake', permission: 'public', ...form, ...expires },
  signIn: { id: 'sign-in', path: '/api/auth', permission: 'public', ...form, ...expires },
  signOut: { id: 'sign-out', path: '/api/logout', permission: 'signed-in', ...form, onError: 'log' },
  profile: { id: 'profile', method: 'GET', path: '/api/profile', permission: 'signed-in', ...expires },
  changePassword: { id: 'password', path: '/api/change_password', permission: 'signed-in', ...form, ...expires },
};
