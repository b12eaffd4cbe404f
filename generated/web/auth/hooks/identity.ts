// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { RecordReply } from '#contract/envelope.ts';
import type {
  IdentityConfirmBody,
  IdentityConfirmReply,
  IdentityForgotBody,
  IdentityForgotReply,
  IdentityRegisterBody,
  IdentityRegisterReply,
  IdentityResetBody,
  IdentityResetReply,
} from '#generated/api/auth.ts';
import { type Mutation, usePost } from '#web/data/hooks.ts';
import { identityConfirm, identityForgot, identityRegister, identityReset } from '../calls/identity.ts';

/** Confirm e-mail: POST /api/identity/confirm */
export function useIdentityConfirm(): Mutation<IdentityConfirmBody, RecordReply<IdentityConfirmReply>> {
  return usePost(identityConfirm);
}

/** Send reset link: POST /api/identity/forgot */
export function useIdentityForgot(): Mutation<IdentityForgotBody, RecordReply<IdentityForgotReply>> {
  return usePost(identityForgot);
}

/** Register: POST /api/identity/register */
export function useIdentityRegister(): Mutation<IdentityRegisterBody, RecordReply<IdentityRegisterReply>> {
  return usePost(identityRegister);
}

/** Set a new password: POST /api/identity/reset */
export function useIdentityReset(): Mutation<IdentityResetBody, RecordReply<IdentityResetReply>> {
  return usePost(identityReset);
}
