// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { PageReply, RecordReply } from '#contract/envelope.ts';
import type {
  MemberActivenessQuery,
  MemberActivenessReply,
  MemberFilterActivenessQuery,
  MemberFilterActivenessReply,
} from '#generated/api/report.ts';
import { type Query, type QueryOptions, useGet } from '#web/data/hooks.ts';
import { memberActiveness, memberFilterActiveness } from '../calls/member.ts';

/** Activity of all members: GET /api/member/activeness */
export function useMemberActiveness(
  query: MemberActivenessQuery | null,
  options?: QueryOptions,
): Query<RecordReply<MemberActivenessReply>> {
  return useGet(memberActiveness, query, options);
}

/** Activeness: GET /api/member/filter */
export function useMemberFilterActiveness(
  query: MemberFilterActivenessQuery | null,
  options?: QueryOptions,
): Query<PageReply<MemberFilterActivenessReply>> {
  return useGet(memberFilterActiveness, query, options);
}
