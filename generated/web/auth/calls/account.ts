// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Call } from '#contract/call.ts';

export const accountNotices: Call = { id: 'account.notices', method: 'GET', path: '/api/account/notices', permission: 'signed-in', onError: 'log', extension: true };

export const accountNoticesSeen: Call = { id: 'account.notices_seen', method: 'POST', path: '/api/account/notices/seen', permission: 'signed-in', onError: 'log', invalidates: ['/api/account/notices'], extension: true };
