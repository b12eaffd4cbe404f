// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Call } from '#contract/call.ts';

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

export const migrationBanksList: Call = { id: 'migration.banks_list', method: 'GET', path: '/api/system/mbanking/migration/banks/list', permission: 'finance.migration.view', onError: 'log' };

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

export const migrationDetail: Call = { id: 'migration.detail', method: 'GET', path: '/api/system/mbanking/migration/detail', permission: 'finance.migration.view', onError: 'log' };

export const migrationHours: Call = { id: 'migration.hours', method: 'GET', path: '/api/system/mbanking/migration/hours', permission: 'finance.migration.view', onError: 'log', extension: true };

export const migrationLogs: Call = { id: 'migration.logs', method: 'GET', path: '/api/system/mbanking/migration/logs', permission: 'finance.migration.view', onError: 'log' };

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
