import type { SessionCalls } from './calls.ts';

const expires = {} as const;
const form = { optOut: [400, 401, 404], method: 'POST' } as const;
const ours = { ...form, extension: true } as const;

/** Session calls for tests that bring their own server. */
export const testCalls: SessionCalls = {
  handshake: { id: 'handshake', path: '/api/handshake', permission: 'public', ...form, ...expires },
  signIn: { id: 'sign-in', path: '/api/auth', permission: 'public', ...form, ...expires },
  signOut: { id: 'sign-out', path: '/api/logout', permission: 'signed-in', ...form },
  profile: { id: 'profile', method: 'GET', path: '/api/profile', permission: 'signed-in', ...expires },
  firebaseSignIn: { id: 'firebase', path: '/api/firebase_auth', permission: 'public', ...form, ...expires },
  register: { id: 'register', path: '/api/identity/register', permission: 'public', ...ours },
  confirm: { id: 'confirm', path: '/api/identity/confirm', permission: 'public', ...ours },
  forgot: { id: 'forgot', path: '/api/identity/forgot', permission: 'public', ...ours },
  reset: { id: 'reset', path: '/api/identity/reset', permission: 'public', ...ours },
  devices: { id: 'devices', method: 'GET', path: '/api/session/list', permission: 'signed-in' },
  revokeDevice: {
    id: 'revoke',
    method: 'POST',
    path: '/api/session/revoke',
    permission: 'signed-in',
    invalidates: ['/api/session/list'],
  },
  notices: { id: 'notices', method: 'GET', path: '/api/account/notices', permission: 'signed-in' },
  noticesSeen: {
    id: 'notices-seen',
    method: 'POST',
    path: '/api/account/notices/seen',
    permission: 'signed-in',
    invalidates: ['/api/account/notices'],
  },
  changePassword: { id: 'password', path: '/api/change_password', permission: 'signed-in', ...form, ...expires },
};
