// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Call } from '#contract/call.ts';

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
