// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import { type PostHook, usePost } from '#web/data/hooks.ts';
import { identityConfirm, identityForgot, identityRegister, identityReset } from '../calls/identity.ts';

export const useIdentityConfirm: PostHook<typeof identityConfirm> = () => usePost(identityConfirm);
export const useIdentityForgot: PostHook<typeof identityForgot> = () => usePost(identityForgot);
export const useIdentityRegister: PostHook<typeof identityRegister> = () => usePost(identityRegister);
export const useIdentityReset: PostHook<typeof identityReset> = () => usePost(identityReset);
