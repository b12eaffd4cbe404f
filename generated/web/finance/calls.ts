// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Call } from '#contract/call.ts';

export const bankAdd: Call = {
  id: 'bank.add',
  method: 'POST',
  path: '/api/system/bank/add',
  permission: 'finance.bank.create',
  onError: 'log',
  optOut: [400],
  invalidates: [
    '/api/system/bank/cross',
    '/api/system/bank/detail',
    '/api/system/bank/list',
    '/api/system/bank/mlist',
    '/api/system/bank/replenish_sources',
    '/api/system/bank/replenish_targets',
    '/api/system/bank/sources',
    '/api/system/bank/sweep_sources',
    '/api/system/bank/sweep_targets',
    '/api/system/true_money/list',
  ],
};

export const bankAgree: Call = {
  id: 'bank.agree',
  method: 'POST',
  path: '/api/system/bank/agree',
  permission: 'finance.bank.freeze',
  onError: 'log',
  optOut: [400],
  invalidates: [
    '/api/system/bank/cross',
    '/api/system/bank/detail',
    '/api/system/bank/list',
    '/api/system/bank/mlist',
    '/api/system/bank/replenish_sources',
    '/api/system/bank/replenish_targets',
    '/api/system/bank/sources',
    '/api/system/bank/sweep_sources',
    '/api/system/bank/sweep_targets',
  ],
  extension: true,
  kind: 'update',
  key: 'id',
};

export const bankCross: Call = {
  id: 'bank.cross',
  method: 'GET',
  path: '/api/system/bank/cross',
  permission: 'finance.bank.view',
  onError: 'log',
};

export const bankDays: Call = {
  id: 'bank.days',
  method: 'GET',
  path: '/api/system/bank/days',
  permission: 'finance.bank.view',
  onError: 'log',
  extension: true,
};

export const bankDetail: Call = {
  id: 'bank.detail',
  method: 'GET',
  path: '/api/system/bank/detail',
  permission: 'finance.bank.view',
  onError: 'log',
  optOut: [400, 404],
  kind: 'record',
  key: 'id',
};

export const bankDifferences: Call = {
  id: 'bank.differences',
  method: 'GET',
  path: '/api/system/bank/differences',
  permission: 'finance.bank.view',
  onError: 'log',
  extension: true,
};

export const bankFlow: Call = {
  id: 'bank.flow',
  method: 'GET',
  path: '/api/system/bank/flow',
  permission: 'finance.bank.view',
  onError: 'log',
  extension: true,
};

export const bankItems: Call = {
  id: 'bank.items',
  method: 'GET',
  path: '/api/system/bank/items',
  permission: 'signed-in',
  onError: 'log',
};

export const bankList: Call = {
  id: 'bank.list',
  method: 'GET',
  path: '/api/system/bank/list',
  permission: 'finance.bank.view',
  onError: 'log',
};

export const bankMlist: Call = {
  id: 'bank.mlist',
  method: 'GET',
  path: '/api/system/bank/mlist',
  permission: 'finance.mbanking.view',
  onError: 'log',
};

export const bankRelogin: Call = {
  id: 'bank.relogin',
  method: 'POST',
  path: '/api/system/bank/re-login',
  permission: 'finance.bank.relogin',
  onError: 'log',
  invalidates: [
    '/api/system/bank/cross',
    '/api/system/bank/detail',
    '/api/system/bank/list',
    '/api/system/bank/mlist',
    '/api/system/bank/replenish_sources',
    '/api/system/bank/replenish_targets',
    '/api/system/bank/sources',
    '/api/system/bank/sweep_sources',
    '/api/system/bank/sweep_targets',
  ],
};

export const bankSources: Call = {
  id: 'bank.sources',
  method: 'GET',
  path: '/api/system/bank/sources',
  permission: 'finance.withdraw.view',
  onError: 'log',
  extension: true,
};

export const bankUpdate: Call = {
  id: 'bank.update',
  method: 'POST',
  path: '/api/system/bank/update',
  permission: 'finance.bank.update',
  onError: 'log',
  optOut: [400],
  invalidates: [
    '/api/system/bank/cross',
    '/api/system/bank/detail',
    '/api/system/bank/list',
    '/api/system/bank/mlist',
    '/api/system/bank/replenish_sources',
    '/api/system/bank/replenish_targets',
    '/api/system/bank/sources',
    '/api/system/bank/sweep_sources',
    '/api/system/bank/sweep_targets',
    '/api/system/true_money/list',
  ],
  kind: 'update',
  key: 'id',
};

export const bankUpdateBalances: Call = {
  id: 'bank.update_balances',
  method: 'POST',
  path: '/api/system/bank/update_balances',
  permission: 'finance.bank.balance',
  onError: 'log',
  invalidates: [
    '/api/system/bank/cross',
    '/api/system/bank/detail',
    '/api/system/bank/list',
    '/api/system/bank/mlist',
    '/api/system/bank/replenish_sources',
    '/api/system/bank/replenish_targets',
    '/api/system/bank/sources',
    '/api/system/bank/sweep_sources',
    '/api/system/bank/sweep_targets',
    '/api/system/true_money/list',
  ],
};

export const depositContext: Call = {
  id: 'deposit.context',
  method: 'GET',
  path: '/api/system/deposit/context',
  permission: 'finance.deposit.view',
  onError: 'log',
  extension: true,
};

export const depositList: Call = {
  id: 'deposit.list',
  method: 'GET',
  path: '/api/system/deposit/list',
  permission: 'finance.deposit.view',
  onError: 'log',
};

export const depositMemberItems: Call = {
  id: 'deposit.member_items',
  method: 'GET',
  path: '/api/system/deposit/members',
  permission: 'finance.suspicious.view',
  onError: 'log',
  extension: true,
};

export const depositRawTransactions: Call = {
  id: 'deposit.raw_transactions',
  method: 'GET',
  path: '/api/system/deposit/raw_transactions',
  permission: 'finance.deposit.view',
  onError: 'log',
};

export const depositReverse: Call = {
  id: 'deposit.reverse',
  method: 'POST',
  path: '/api/system/deposit/reverse',
  permission: 'finance.deposit.reverse',
  onError: 'log',
  money: true,
  invalidates: ['/api/system/deposit/context', '/api/system/deposit/list', '/api/system/deposit/transactions'],
  extension: true,
};

export const depositReview: Call = {
  id: 'deposit.review',
  method: 'POST',
  path: '/api/system/deposit/suspicious/review',
  permission: 'finance.suspicious.review',
  onError: 'log',
  money: true,
  invalidates: [
    '/api/system/deposit/context',
    '/api/system/deposit/list',
    '/api/system/deposit/raw_transactions',
    '/api/system/deposit/transactions',
  ],
  extension: true,
};

export const depositTransactions: Call = {
  id: 'deposit.transactions',
  method: 'GET',
  path: '/api/system/deposit/transactions',
  permission: 'finance.deposit.view',
  onError: 'log',
};

export const financeBankCacheTransactions: Call = {
  id: 'finance.bank_cache_transactions',
  method: 'GET',
  path: '/api/system/finance/bank_cache_transactions',
  permission: 'finance.cache.view',
  onError: 'log',
};

export const mbankingBalance: Call = {
  id: 'mbanking.balance',
  method: 'POST',
  path: '/api/system/mbanking/balance',
  permission: 'finance.mbanking.view',
  onError: 'log',
};

export const mbankingBankList: Call = {
  id: 'mbanking.bank-list',
  method: 'POST',
  path: '/api/system/mbanking/bank-list',
  permission: 'finance.mbanking.view',
  onError: 'log',
};

export const mbankingBulkAddRecipient: Call = {
  id: 'mbanking.bulk.add-recipient',
  method: 'POST',
  path: '/api/system/mbanking/bulk/add-recipient',
  permission: 'finance.mbanking.bulk',
  onError: 'log',
};

export const mbankingBulkCreateGroup: Call = {
  id: 'mbanking.bulk.create-group',
  method: 'POST',
  path: '/api/system/mbanking/bulk/create-group',
  permission: 'finance.mbanking.bulk',
  onError: 'log',
};

export const mbankingBulkDeleteGroup: Call = {
  id: 'mbanking.bulk.delete-group',
  method: 'POST',
  path: '/api/system/mbanking/bulk/delete-group',
  permission: 'finance.mbanking.bulk',
  onError: 'log',
};

export const mbankingBulkDeleteRecipient: Call = {
  id: 'mbanking.bulk.delete-recipient',
  method: 'POST',
  path: '/api/system/mbanking/bulk/delete-recipient',
  permission: 'finance.mbanking.bulk',
  onError: 'log',
};

export const mbankingBulkGroupList: Call = {
  id: 'mbanking.bulk.group-list',
  method: 'POST',
  path: '/api/system/mbanking/bulk/group-list',
  permission: 'finance.mbanking.view',
  onError: 'log',
};

export const mbankingBulkRecipientList: Call = {
  id: 'mbanking.bulk.recipient-list',
  method: 'POST',
  path: '/api/system/mbanking/bulk/recipient-list',
  permission: 'finance.mbanking.view',
  onError: 'log',
};

export const mbankingBulkStop: Call = {
  id: 'mbanking.bulk.stop',
  method: 'POST',
  path: '/api/system/mbanking/bulk/stop',
  permission: 'finance.mbanking.bulk',
  onError: 'log',
  extension: true,
};

export const mbankingBulkWithdraw: Call = {
  id: 'mbanking.bulk.withdraw',
  method: 'POST',
  path: '/api/system/mbanking/bulk/withdraw',
  permission: 'finance.mbanking.bulk',
  onError: 'log',
  money: true,
};

export const mbankingRecentTransactions: Call = {
  id: 'mbanking.recent-transactions',
  method: 'POST',
  path: '/api/system/mbanking/recent-transactions',
  permission: 'finance.mbanking.view',
  onError: 'log',
};

export const mbankingStatement: Call = {
  id: 'mbanking.statement',
  method: 'POST',
  path: '/api/system/mbanking/statement',
  permission: 'finance.mbanking.view',
  onError: 'log',
};

export const mbankingTransactions: Call = {
  id: 'mbanking.transactions',
  method: 'POST',
  path: '/api/system/mbanking/transactions',
  permission: 'finance.mbanking.view',
  onError: 'log',
};

export const mbankingTransfer: Call = {
  id: 'mbanking.transfer',
  method: 'POST',
  path: '/api/system/mbanking/transfer',
  permission: 'finance.mbanking.transfer',
  onError: 'log',
  money: true,
  invalidates: ['/api/system/mbanking/replenish/transfer/logs', '/api/system/mbanking/transfers'],
};

export const mbankingTransferResolve: Call = {
  id: 'mbanking.transfer_resolve',
  method: 'POST',
  path: '/api/system/mbanking/transfer-resolve',
  permission: 'finance.mbanking.transfer',
  onError: 'log',
  money: true,
  invalidates: ['/api/system/mbanking/replenish/transfer/logs', '/api/system/mbanking/transfers'],
  extension: true,
};

export const mbankingTransferState: Call = {
  id: 'mbanking.transfer_state',
  method: 'POST',
  path: '/api/system/mbanking/transfer-state',
  permission: 'finance.mbanking.view',
  onError: 'log',
  extension: true,
};

export const mbankingTransfers: Call = {
  id: 'mbanking.transfers',
  method: 'GET',
  path: '/api/system/mbanking/transfers',
  permission: 'finance.mbanking.view',
  onError: 'log',
  extension: true,
};

export const migrationBanksAdd: Call = {
  id: 'migration.banks_add',
  method: 'POST',
  path: '/api/system/mbanking/migration/banks/add',
  permission: 'finance.migration.create',
  onError: 'log',
  optOut: [400],
  invalidates: ['/api/system/mbanking/migration/banks/detail', '/api/system/mbanking/migration/banks/list'],
};

export const migrationBanksDetail: Call = {
  id: 'migration.banks_detail',
  method: 'GET',
  path: '/api/system/mbanking/migration/banks/detail',
  permission: 'finance.migration.view',
  onError: 'log',
  optOut: [400, 404],
  kind: 'record',
  key: 'id',
};

export const migrationBanksList: Call = {
  id: 'migration.banks_list',
  method: 'GET',
  path: '/api/system/mbanking/migration/banks/list',
  permission: 'finance.migration.view',
  onError: 'log',
};

export const migrationBanksUpdate: Call = {
  id: 'migration.banks_update',
  method: 'POST',
  path: '/api/system/mbanking/migration/banks/update',
  permission: 'finance.migration.update',
  onError: 'log',
  optOut: [400],
  invalidates: ['/api/system/mbanking/migration/banks/detail', '/api/system/mbanking/migration/banks/list'],
  kind: 'update',
  key: 'id',
};

export const migrationDetail: Call = {
  id: 'migration.detail',
  method: 'GET',
  path: '/api/system/mbanking/migration/detail',
  permission: 'finance.migration.view',
  onError: 'log',
};

export const migrationLogs: Call = {
  id: 'migration.logs',
  method: 'GET',
  path: '/api/system/mbanking/migration/logs',
  permission: 'finance.migration.view',
  onError: 'log',
};

export const migrationUpdate: Call = {
  id: 'migration.update',
  method: 'POST',
  path: '/api/system/mbanking/migration/update',
  permission: 'finance.migration.update',
  onError: 'log',
  optOut: [400],
  invalidates: ['/api/system/mbanking/migration/detail'],
  kind: 'update',
  key: 'id',
};

export const replenishAdd: Call = {
  id: 'replenish.add',
  method: 'POST',
  path: '/api/system/mbanking/replenish/add',
  permission: 'finance.replenish.create',
  onError: 'log',
  optOut: [400],
  invalidates: ['/api/system/mbanking/replenish/banks/list', '/api/system/mbanking/replenish/detail'],
};

export const replenishBanksDetail: Call = {
  id: 'replenish.banks_detail',
  method: 'GET',
  path: '/api/system/mbanking/replenish/banks/detail',
  permission: 'finance.replenish.view',
  onError: 'log',
};

export const replenishBanksList: Call = {
  id: 'replenish.banks_list',
  method: 'GET',
  path: '/api/system/mbanking/replenish/banks/list',
  permission: 'finance.replenish.view',
  onError: 'log',
};

export const replenishBanksUpdate: Call = {
  id: 'replenish.banks_update',
  method: 'POST',
  path: '/api/system/mbanking/replenish/banks/update',
  permission: 'finance.replenish.update',
  onError: 'log',
  optOut: [400],
  invalidates: [
    '/api/system/mbanking/replenish/banks/detail',
    '/api/system/mbanking/replenish/banks/list',
    '/api/system/mbanking/replenish/detail',
  ],
  kind: 'update',
  key: 'id',
};

export const replenishDetail: Call = {
  id: 'replenish.detail',
  method: 'GET',
  path: '/api/system/mbanking/replenish/detail',
  permission: 'finance.replenish.view',
  onError: 'log',
  optOut: [400, 404],
  kind: 'record',
  key: 'id',
};

export const replenishLogs: Call = {
  id: 'replenish.logs',
  method: 'GET',
  path: '/api/system/mbanking/replenish/logs',
  permission: 'finance.replenish.view',
  onError: 'log',
};

export const replenishRequestBalance: Call = {
  id: 'replenish.request_balance',
  method: 'POST',
  path: '/api/system/mbanking/replenish/transfer/request_balance',
  permission: 'finance.bank.balance',
  onError: 'log',
  invalidates: ['/api/system/mbanking/replenish/banks/detail', '/api/system/mbanking/replenish/banks/list'],
};

export const replenishRequestTransfer: Call = {
  id: 'replenish.request_transfer',
  method: 'POST',
  path: '/api/system/mbanking/replenish/transfer/request_transfer',
  permission: 'finance.replenish.transfer',
  onError: 'log',
  money: true,
  invalidates: [
    '/api/system/mbanking/replenish/banks/detail',
    '/api/system/mbanking/replenish/banks/list',
    '/api/system/mbanking/replenish/transfer/logs',
  ],
};

export const replenishSources: Call = {
  id: 'replenish.sources',
  method: 'GET',
  path: '/api/system/bank/replenish_sources',
  permission: 'finance.replenish.view',
  onError: 'log',
  extension: true,
};

export const replenishTargets: Call = {
  id: 'replenish.targets',
  method: 'GET',
  path: '/api/system/bank/replenish_targets',
  permission: 'finance.replenish.view',
  onError: 'log',
  extension: true,
};

export const replenishTransferLogs: Call = {
  id: 'replenish.transfer_logs',
  method: 'GET',
  path: '/api/system/mbanking/replenish/transfer/logs',
  permission: 'finance.replenish.view',
  onError: 'log',
};

export const replenishUpdate: Call = {
  id: 'replenish.update',
  method: 'POST',
  path: '/api/system/mbanking/replenish/update',
  permission: 'finance.replenish.update',
  onError: 'log',
  optOut: [400],
  invalidates: ['/api/system/mbanking/replenish/banks/list', '/api/system/mbanking/replenish/detail'],
  kind: 'update',
  key: 'id',
};

export const sweepSources: Call = {
  id: 'sweep.sources',
  method: 'GET',
  path: '/api/system/bank/sweep_sources',
  permission: 'finance.migration.view',
  onError: 'log',
  extension: true,
};

export const sweepTargets: Call = {
  id: 'sweep.targets',
  method: 'GET',
  path: '/api/system/bank/sweep_targets',
  permission: 'finance.migration.view',
  onError: 'log',
  extension: true,
};

export const ticketAdd: Call = {
  id: 'ticket.add',
  method: 'POST',
  path: '/api/system/mbanking/ticket/add',
  permission: 'finance.ticket.create',
  onError: 'log',
  optOut: [400],
  invalidates: ['/api/system/mbanking/ticket/detail', '/api/system/mbanking/ticket/list'],
};

export const ticketDetail: Call = {
  id: 'ticket.detail',
  method: 'GET',
  path: '/api/system/mbanking/ticket/detail',
  permission: 'finance.ticket.view',
  onError: 'log',
  optOut: [400, 404],
  kind: 'record',
  key: 'id',
};

export const ticketList: Call = {
  id: 'ticket.list',
  method: 'GET',
  path: '/api/system/mbanking/ticket/list',
  permission: 'finance.ticket.view',
  onError: 'log',
};

export const ticketUpdate: Call = {
  id: 'ticket.update',
  method: 'POST',
  path: '/api/system/mbanking/ticket/update',
  permission: 'finance.ticket.update',
  onError: 'log',
  money: true,
  multipart: true,
  invalidates: ['/api/system/mbanking/ticket/detail', '/api/system/mbanking/ticket/list'],
};

export const trueMoneyEvents: Call = {
  id: 'true_money.events',
  method: 'GET',
  path: '/api/system/true_money/events',
  permission: 'finance.truemoney.view',
  onError: 'log',
  extension: true,
};

export const trueMoneyList: Call = {
  id: 'true_money.list',
  method: 'GET',
  path: '/api/system/true_money/list',
  permission: 'finance.truemoney.view',
  onError: 'log',
};

export const withdrawAddNote: Call = {
  id: 'withdraw.add_note',
  method: 'POST',
  path: '/api/system/withdraw/action/add_note',
  permission: 'finance.withdraw.note',
  onError: 'log',
  optOut: [400],
  invalidates: ['/api/system/withdraw/detail', '/api/system/withdraw/list'],
  kind: 'move',
  key: 'id',
};

export const withdrawApprove: Call = {
  id: 'withdraw.approve',
  method: 'POST',
  path: '/api/system/withdraw/action/approve',
  permission: 'finance.withdraw.approve',
  onError: 'log',
  money: true,
  optOut: [400],
  invalidates: ['/api/system/withdraw/detail', '/api/system/withdraw/list'],
  kind: 'move',
  key: 'id',
};

export const withdrawChangeType: Call = {
  id: 'withdraw.change_type',
  method: 'POST',
  path: '/api/system/withdraw/action/change_type',
  permission: 'finance.withdraw.change_type',
  onError: 'log',
  money: true,
  optOut: [400],
  invalidates: ['/api/system/withdraw/detail', '/api/system/withdraw/list'],
  kind: 'move',
  key: 'id',
};

export const withdrawClaim: Call = {
  id: 'withdraw.claim',
  method: 'POST',
  path: '/api/system/withdraw/action/claim',
  permission: 'finance.withdraw.verify',
  onError: 'log',
  extension: true,
};

export const withdrawContext: Call = {
  id: 'withdraw.context',
  method: 'GET',
  path: '/api/system/withdraw/context',
  permission: 'finance.withdraw.view',
  onError: 'log',
  extension: true,
};

export const withdrawDetail: Call = {
  id: 'withdraw.detail',
  method: 'GET',
  path: '/api/system/withdraw/detail',
  permission: 'finance.withdraw.view',
  onError: 'log',
  optOut: [400, 404],
  kind: 'record',
  key: 'id',
};

export const withdrawList: Call = {
  id: 'withdraw.list',
  method: 'GET',
  path: '/api/system/withdraw/list',
  permission: 'finance.withdraw.view',
  onError: 'log',
};

export const withdrawManual: Call = {
  id: 'withdraw.manual',
  method: 'POST',
  path: '/api/system/withdraw/action/manual',
  permission: 'finance.withdraw.manual',
  onError: 'log',
  money: true,
  multipart: true,
  optOut: [400],
  invalidates: ['/api/system/withdraw/detail', '/api/system/withdraw/list'],
  kind: 'move',
  key: 'id',
};

export const withdrawRefund: Call = {
  id: 'withdraw.refund',
  method: 'POST',
  path: '/api/system/withdraw/action/refund',
  permission: 'finance.withdraw.refund',
  onError: 'log',
  money: true,
  optOut: [400],
  invalidates: ['/api/system/withdraw/detail', '/api/system/withdraw/list'],
  kind: 'move',
  key: 'id',
};

export const withdrawRelease: Call = {
  id: 'withdraw.release',
  method: 'POST',
  path: '/api/system/withdraw/action/release',
  permission: 'finance.withdraw.verify',
  onError: 'log',
  extension: true,
};

export const withdrawVerify: Call = {
  id: 'withdraw.verify',
  method: 'POST',
  path: '/api/system/withdraw/action/verify',
  permission: 'finance.withdraw.verify',
  onError: 'log',
  money: true,
  optOut: [400],
  invalidates: ['/api/system/withdraw/detail', '/api/system/withdraw/list'],
  kind: 'move',
  key: 'id',
};
