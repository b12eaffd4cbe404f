// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Call } from '#contract/call.ts';

export const memberActiveness: Call = { id: 'member.activeness', method: 'GET', path: '/api/member/activeness', permission: 'report.activeness.view', onError: 'log', extension: true };

export const memberFilterActiveness: Call = { id: 'member.filter_activeness', method: 'GET', path: '/api/member/filter', variant: { segment: 'activeness' }, permission: 'report.activeness.view', onError: 'return-status' };
