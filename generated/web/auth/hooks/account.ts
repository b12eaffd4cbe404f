// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { RecordReply } from '#contract/envelope.ts';
import type {
  AccountNoticesQuery,
  AccountNoticesReply,
  AccountNoticesSeenBody,
  AccountNoticesSeenReply,
} from '#generated/api/auth.ts';
import { type Mutation, type Query, type QueryOptions, useGet, usePost } from '#web/data/hooks.ts';
import { accountNotices, accountNoticesSeen } from '../calls/account.ts';

/** Notices about accounts: GET /api/account/notices */
export function useAccountNotices(
  query: AccountNoticesQuery | null,
  options?: QueryOptions,
): Query<RecordReply<AccountNoticesReply>> {
  return useGet(accountNotices, query, options);
}

/** Notices about accounts read: POST /api/account/notices/seen */
export function useAccountNoticesSeen(): Mutation<AccountNoticesSeenBody, RecordReply<AccountNoticesSeenReply>> {
  return usePost(accountNoticesSeen);
}
