// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Call } from '#contract/call.ts';
import type { RecordReply } from '#contract/envelope.ts';
import type {
  AuthChangePasswordBody, AuthChangePasswordReply, AuthFirebaseSignInBody, AuthFirebaseSignInReply, AuthHandshakeBody,
  AuthHandshakeReply, AuthLogoutBody, AuthLogoutReply, AuthProfileQuery, AuthProfileReply, AuthSignInBody,
  AuthSignInReply,
} from '#generated/api/auth.ts';

/** Change password: POST /api/change_password */
export const authChangePassword: Call<AuthChangePasswordBody, RecordReply<AuthChangePasswordReply>> = { id: 'auth.change_password', method: 'POST', path: '/api/change_password', permission: 'signed-in', optOut: [400] };

/** Sign in with Google: POST /api/firebase_auth */
export const authFirebaseSignIn: Call<AuthFirebaseSignInBody, RecordReply<AuthFirebaseSignInReply>> = { id: 'auth.firebase_sign_in', method: 'POST', path: '/api/firebase_auth', permission: 'public', optOut: [400, 401, 404] };

/** Connect: POST /api/handshake */
export const authHandshake: Call<AuthHandshakeBody, RecordReply<AuthHandshakeReply>> = { id: 'auth.handshake', method: 'POST', path: '/api/handshake', permission: 'public' };

/** Sign out: POST /api/logout */
export const authLogout: Call<AuthLogoutBody, RecordReply<AuthLogoutReply>> = { id: 'auth.logout', method: 'POST', path: '/api/logout', permission: 'signed-in', optOut: [400, 401, 404] };

/** Profile: GET /api/profile */
export const authProfile: Call<AuthProfileQuery, RecordReply<AuthProfileReply>> = { id: 'auth.profile', method: 'GET', path: '/api/profile', permission: 'signed-in' };

/** Sign in: POST /api/auth */
export const authSignIn: Call<AuthSignInBody, RecordReply<AuthSignInReply>> = { id: 'auth.sign_in', method: 'POST', path: '/api/auth', permission: 'public', optOut: [400, 401, 404] };
