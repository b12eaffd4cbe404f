// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Call } from '#contract/call.ts';

export const trueMoneyEvents: Call = { id: 'true_money.events', method: 'GET', path: '/api/system/true_money/events', permission: 'finance.truemoney.view', onError: 'log', extension: true };

export const trueMoneyList: Call = { id: 'true_money.list', method: 'GET', path: '/api/system/true_money/list', permission: 'finance.truemoney.view', onError: 'log' };
