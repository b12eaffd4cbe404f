// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Call } from '#contract/call.ts';
import type { RecordReply } from '#contract/envelope.ts';
import type {
  AccountNoticesQuery, AccountNoticesReply, AccountNoticesSeenBody, AccountNoticesSeenReply,
} from '#generated/api/auth.ts';

/** Notices about accounts: GET /api/account/notices */
export const accountNotices: Call<AccountNoticesQuery, RecordReply<AccountNoticesReply>> = { id: 'account.notices', method: 'GET', path: '/api/account/notices', permission: 'signed-in', extension: true };

/** Notices about accounts read: POST /api/account/notices/seen */
export const accountNoticesSeen: Call<AccountNoticesSeenBody, RecordReply<AccountNoticesSeenReply>> = {
  id: 'account.notices_seen',
  method: 'POST',
  path: '/api/account/notices/seen',
  permission: 'signed-in',
  invalidates: ['/api/account/notices'],
  extension: true,
};
