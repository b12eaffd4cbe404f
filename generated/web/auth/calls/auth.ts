// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Call } from '#contract/call.ts';

export const authChangePassword: Call = { id: 'auth.change_password', method: 'POST', path: '/api/change_password', permission: 'signed-in', onError: 'session-expired-on-401', optOut: [400] };

export const authFirebaseSignIn: Call = { id: 'auth.firebase_sign_in', method: 'POST', path: '/api/firebase_auth', permission: 'public', onError: 'session-expired-on-401', optOut: [400, 401, 404] };

export const authHandshake: Call = { id: 'auth.handshake', method: 'POST', path: '/api/handshake', permission: 'public', onError: 'session-expired-on-401' };

export const authLogout: Call = { id: 'auth.logout', method: 'POST', path: '/api/logout', permission: 'signed-in', onError: 'log', optOut: [400, 401, 404] };

export const authProfile: Call = { id: 'auth.profile', method: 'GET', path: '/api/profile', permission: 'signed-in', onError: 'session-expired-on-401' };

export const authSignIn: Call = { id: 'auth.sign_in', method: 'POST', path: '/api/auth', permission: 'public', onError: 'session-expired-on-401', optOut: [400, 401, 404] };
