// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Call } from '#contract/call.ts';
import type { PageReply, RecordReply } from '#contract/envelope.ts';
import type {
  ReplenishAddBody, ReplenishAddReply, ReplenishBanksDetailQuery, ReplenishBanksDetailReply, ReplenishBanksListQuery,
  ReplenishBanksListReply, ReplenishBanksUpdateBody, ReplenishBanksUpdateReply, ReplenishDetailQuery,
  ReplenishDetailReply, ReplenishLogsQuery, ReplenishLogsReply, ReplenishRequestBalanceBody,
  ReplenishRequestBalanceReply, ReplenishRequestTransferBody, ReplenishRequestTransferReply,
  ReplenishRequestTransferVerdictQuery, ReplenishRequestTransferVerdictReply, ReplenishSourcesQuery,
  ReplenishSourcesReply, ReplenishTargetsQuery, ReplenishTargetsReply, ReplenishTransferLogsQuery,
  ReplenishTransferLogsReply, ReplenishUpdateBody, ReplenishUpdateReply,
} from '#generated/api/finance.ts';

/** Add replenish rule: POST /api/system/mbanking/replenish/add */
export const replenishAdd: Call<ReplenishAddBody, RecordReply<ReplenishAddReply>> = {
  id: 'replenish.add',
  method: 'POST',
  path: '/api/system/mbanking/replenish/add',
  permission: 'finance.replenish.create',
  optOut: [400],
  invalidates: ['/api/system/mbanking/replenish/banks/list', '/api/system/mbanking/replenish/detail'],
};

/** Accounts of the rule: GET /api/system/mbanking/replenish/banks/detail */
export const replenishBanksDetail: Call<ReplenishBanksDetailQuery, RecordReply<ReplenishBanksDetailReply>> = {
  id: 'replenish.banks_detail',
  method: 'GET',
  path: '/api/system/mbanking/replenish/banks/detail',
  permission: 'finance.replenish.view',
};

/** Replenish rules: GET /api/system/mbanking/replenish/banks/list */
export const replenishBanksList: Call<ReplenishBanksListQuery, PageReply<ReplenishBanksListReply>> = { id: 'replenish.banks_list', method: 'GET', path: '/api/system/mbanking/replenish/banks/list', permission: 'finance.replenish.view' };

/** Edit accounts of the rule: POST /api/system/mbanking/replenish/banks/update */
export const replenishBanksUpdate: Call<ReplenishBanksUpdateBody, RecordReply<ReplenishBanksUpdateReply>> = {
  id: 'replenish.banks_update',
  method: 'POST',
  path: '/api/system/mbanking/replenish/banks/update',
  permission: 'finance.replenish.update',
  optOut: [400],
  invalidates: [
    '/api/system/mbanking/replenish/banks/detail', '/api/system/mbanking/replenish/banks/list',
    '/api/system/mbanking/replenish/detail',
  ],
  kind: 'update',
  key: 'id',
};

/** Replenish rule: GET /api/system/mbanking/replenish/detail */
export const replenishDetail: Call<ReplenishDetailQuery, RecordReply<ReplenishDetailReply>> = {
  id: 'replenish.detail',
  method: 'GET',
  path: '/api/system/mbanking/replenish/detail',
  permission: 'finance.replenish.view',
  optOut: [400, 404],
  kind: 'record',
  key: 'id',
};

/** History of replenishment: GET /api/system/mbanking/replenish/logs */
export const replenishLogs: Call<ReplenishLogsQuery, PageReply<ReplenishLogsReply>> = { id: 'replenish.logs', method: 'GET', path: '/api/system/mbanking/replenish/logs', permission: 'finance.replenish.view' };

/** Check balance: POST /api/system/mbanking/replenish/transfer/request_balance */
export const replenishRequestBalance: Call<ReplenishRequestBalanceBody, RecordReply<ReplenishRequestBalanceReply>> = {
  id: 'replenish.request_balance',
  method: 'POST',
  path: '/api/system/mbanking/replenish/transfer/request_balance',
  permission: 'finance.bank.balance',
  invalidates: ['/api/system/mbanking/replenish/banks/detail', '/api/system/mbanking/replenish/banks/list'],
};

/** Fill up now: POST /api/system/mbanking/replenish/transfer/request_transfer */
export const replenishRequestTransfer: Call<
  ReplenishRequestTransferBody,
  RecordReply<ReplenishRequestTransferReply>
> = {
  id: 'replenish.request_transfer',
  method: 'POST',
  path: '/api/system/mbanking/replenish/transfer/request_transfer',
  permission: 'finance.replenish.transfer',
  money: true,
  invalidates: [
    '/api/system/mbanking/replenish/banks/detail', '/api/system/mbanking/replenish/banks/list',
    '/api/system/mbanking/replenish/transfer/logs',
  ],
  key: 'id',
};

/** What decides: Fill up now: GET /api/system/mbanking/replenish/transfer/request_transfer/verdict */
export const replenishRequestTransferVerdict: Call<
  ReplenishRequestTransferVerdictQuery,
  RecordReply<ReplenishRequestTransferVerdictReply>
> = { id: 'replenish.request_transfer.verdict', method: 'GET', path: '/api/system/mbanking/replenish/transfer/request_transfer/verdict', permission: 'finance.replenish.transfer', extension: true };

/** Accounts to fill from: GET /api/system/bank/replenish_sources */
export const replenishSources: Call<ReplenishSourcesQuery, RecordReply<readonly ReplenishSourcesReply[]>> = {
  id: 'replenish.sources',
  method: 'GET',
  path: '/api/system/bank/replenish_sources',
  permission: 'finance.replenish.view',
  extension: true,
};

/** Accounts to fill: GET /api/system/bank/replenish_targets */
export const replenishTargets: Call<ReplenishTargetsQuery, RecordReply<readonly ReplenishTargetsReply[]>> = {
  id: 'replenish.targets',
  method: 'GET',
  path: '/api/system/bank/replenish_targets',
  permission: 'finance.replenish.view',
  extension: true,
};

/** History of transfers: GET /api/system/mbanking/replenish/transfer/logs */
export const replenishTransferLogs: Call<ReplenishTransferLogsQuery, PageReply<ReplenishTransferLogsReply>> = {
  id: 'replenish.transfer_logs',
  method: 'GET',
  path: '/api/system/mbanking/replenish/transfer/logs',
  permission: 'finance.replenish.view',
};

/** Edit replenish rule: POST /api/system/mbanking/replenish/update */
export const replenishUpdate: Call<ReplenishUpdateBody, RecordReply<ReplenishUpdateReply>> = {
  id: 'replenish.update',
  method: 'POST',
  path: '/api/system/mbanking/replenish/update',
  permission: 'finance.replenish.update',
  optOut: [400],
  invalidates: ['/api/system/mbanking/replenish/banks/list', '/api/system/mbanking/replenish/detail'],
  kind: 'update',
  key: 'id',
};
