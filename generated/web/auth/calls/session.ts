// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Call } from '#contract/call.ts';

export const sessionList: Call = { id: 'session.list', method: 'GET', path: '/api/session/list', permission: 'signed-in', onError: 'log', extension: true };

export const sessionRevoke: Call = { id: 'session.revoke', method: 'POST', path: '/api/session/revoke', permission: 'signed-in', onError: 'log', extension: true };
