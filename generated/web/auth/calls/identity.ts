// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Call } from '#contract/call.ts';
import type { RecordReply } from '#contract/envelope.ts';
import type {
  IdentityConfirmBody, IdentityConfirmReply, IdentityForgotBody, IdentityForgotReply, IdentityRegisterBody,
  IdentityRegisterReply, IdentityResetBody, IdentityResetReply,
} from '#generated/api/auth.ts';

/** Confirm e-mail: POST /api/identity/confirm */
export const identityConfirm: Call<IdentityConfirmBody, RecordReply<IdentityConfirmReply>> = { id: 'identity.confirm', method: 'POST', path: '/api/identity/confirm', permission: 'public', optOut: [401], extension: true };

/** Send reset link: POST /api/identity/forgot */
export const identityForgot: Call<IdentityForgotBody, RecordReply<IdentityForgotReply>> = { id: 'identity.forgot', method: 'POST', path: '/api/identity/forgot', permission: 'public', optOut: [401], extension: true };

/** Register: POST /api/identity/register */
export const identityRegister: Call<IdentityRegisterBody, RecordReply<IdentityRegisterReply>> = { id: 'identity.register', method: 'POST', path: '/api/identity/register', permission: 'public', optOut: [401], extension: true };

/** Set a new password: POST /api/identity/reset */
export const identityReset: Call<IdentityResetBody, RecordReply<IdentityResetReply>> = { id: 'identity.reset', method: 'POST', path: '/api/identity/reset', permission: 'public', optOut: [401], extension: true };
