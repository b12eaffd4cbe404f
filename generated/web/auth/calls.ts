// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Call } from '#contract/call.ts';

export const authChangePassword: Call = {
  id: 'auth.change_password',
  method: 'POST',
  path: '/api/change_password',
  permission: 'signed-in',
  onError: 'session-expired-on-401',
  optOut: [400],
};

export const authFirebaseSignIn: Call = {
  id: 'auth.firebase_sign_in',
  method: 'POST',
  path: '/api/firebase_auth',
  permission: 'public',
  onError: 'session-expired-on-401',
  optOut: [400, 401, 404],
};

export const authHandshake: Call = {
  id: 'auth.handshake',
  method: 'POST',
  path: '/api/handshake',
  permission: 'public',
  onError: 'session-expired-on-401',
};

export const authLogout: Call = {
  id: 'auth.logout',
  method: 'POST',
  path: '/api/logout',
  permission: 'signed-in',
  onError: 'log',
  optOut: [400, 401, 404],
};

export const authProfile: Call = {
  id: 'auth.profile',
  method: 'GET',
  path: '/api/profile',
  permission: 'signed-in',
  onError: 'session-expired-on-401',
};

export const authSignIn: Call = {
  id: 'auth.sign_in',
  method: 'POST',
  path: '/api/auth',
  permission: 'public',
  onError: 'session-expired-on-401',
  optOut: [400, 401, 404],
};

export const identityConfirm: Call = {
  id: 'identity.confirm',
  method: 'POST',
  path: '/api/identity/confirm',
  permission: 'public',
  onError: 'log',
  optOut: [400, 401, 404],
  extension: true,
};

export const identityForgot: Call = {
  id: 'identity.forgot',
  method: 'POST',
  path: '/api/identity/forgot',
  permission: 'public',
  onError: 'log',
  optOut: [400, 401, 404],
  extension: true,
};

export const identityRegister: Call = {
  id: 'identity.register',
  method: 'POST',
  path: '/api/identity/register',
  permission: 'public',
  onError: 'log',
  optOut: [400, 401, 404],
  extension: true,
};

export const identityReset: Call = {
  id: 'identity.reset',
  method: 'POST',
  path: '/api/identity/reset',
  permission: 'public',
  onError: 'log',
  optOut: [400, 401, 404],
  extension: true,
};

export const sessionList: Call = {
  id: 'session.list',
  method: 'GET',
  path: '/api/session/list',
  permission: 'signed-in',
  onError: 'log',
  optOut: [400, 404],
  extension: true,
};

export const sessionRevoke: Call = {
  id: 'session.revoke',
  method: 'POST',
  path: '/api/session/revoke',
  permission: 'signed-in',
  onError: 'log',
  optOut: [400, 404],
  extension: true,
};

export const userSessions: Call = {
  id: 'user.sessions',
  method: 'GET',
  path: '/api/system/user/sessions',
  permission: 'system.user.view',
  onError: 'log',
  extension: true,
};

export const userSignOut: Call = {
  id: 'user.sign_out',
  method: 'POST',
  path: '/api/system/user/sign_out',
  permission: 'system.user.resetpw',
  onError: 'log',
  extension: true,
};
