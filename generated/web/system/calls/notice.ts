// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Call } from '#contract/call.ts';
import type { RecordReply } from '#contract/envelope.ts';
import type {
  NoticeListQuery, NoticeListReply, NoticeReadAllBody, NoticeReadAllReply, NoticeReadBody, NoticeReadReply,
} from '#generated/api/system.ts';

/** My notices: GET /api/account/notice/list */
export const noticeList: Call<NoticeListQuery, RecordReply<NoticeListReply>> = { id: 'notice.list', method: 'GET', path: '/api/account/notice/list', permission: 'signed-in', extension: true };

/** A notice is read: POST /api/account/notice/read */
export const noticeRead: Call<NoticeReadBody, RecordReply<NoticeReadReply>> = { id: 'notice.read', method: 'POST', path: '/api/account/notice/read', permission: 'signed-in', invalidates: ['/api/account/notice/list'], extension: true };

/** All notices are read: POST /api/account/notice/read_all */
export const noticeReadAll: Call<NoticeReadAllBody, RecordReply<NoticeReadAllReply>> = {
  id: 'notice.read_all',
  method: 'POST',
  path: '/api/account/notice/read_all',
  permission: 'signed-in',
  invalidates: ['/api/account/notice/list'],
  extension: true,
};
