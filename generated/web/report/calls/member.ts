// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Call } from '#contract/call.ts';
import type { PageReply, RecordReply } from '#contract/envelope.ts';
import type {
  MemberActivenessQuery, MemberActivenessReply, MemberFilterActivenessQuery, MemberFilterActivenessReply,
} from '#generated/api/report.ts';

/** Activity of all members: GET /api/member/activeness */
export const memberActiveness: Call<MemberActivenessQuery, RecordReply<MemberActivenessReply>> = { id: 'member.activeness', method: 'GET', path: '/api/member/activeness', permission: 'report.activeness.view', extension: true };

/** Activeness: GET /api/member/filter */
export const memberFilterActiveness: Call<MemberFilterActivenessQuery, PageReply<MemberFilterActivenessReply>> = {
  id: 'member.filter_activeness',
  method: 'GET',
  path: '/api/member/filter',
  variant: { segment: 'activeness' },
  permission: 'report.activeness.view',
};
