// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Call } from '#contract/call.ts';

export const importAff: Call = { id: 'import.aff', method: 'GET', path: '/api/system/user/import_aff', permission: 'system.import.view', onError: 'log' };

export const importBatch: Call = { id: 'import.batch', method: 'GET', path: '/api/system/user/import/batch', permission: 'system.import.view', onError: 'log', extension: true };

export const importBatches: Call = { id: 'import.batches', method: 'GET', path: '/api/system/user/import/batches', permission: 'system.import.view', onError: 'log', extension: true };

export const importCancel: Call = {
  id: 'import.cancel',
  method: 'POST',
  path: '/api/system/user/import/cancel',
  permission: 'system.import.run',
  onError: 'log',
  money: true,
  invalidates: [
    '/api/system/user/import/batch', '/api/system/user/import/batches', '/api/system/user/import/rows',
    '/api/system/user/import_aff', '/api/system/user/import_wallet',
  ],
  extension: true,
};

export const importErrors: Call = { id: 'import.errors', method: 'GET', path: '/api/system/user/import/errors', permission: 'system.import.run', onError: 'log', extension: true };

export const importFix: Call = {
  id: 'import.fix',
  method: 'POST',
  path: '/api/system/user/import/fix',
  permission: 'system.import.run',
  onError: 'log',
  money: true,
  invalidates: [
    '/api/system/user/import/batch', '/api/system/user/import/batches', '/api/system/user/import/rows',
    '/api/system/user/import_aff', '/api/system/user/import_wallet',
  ],
  extension: true,
};

export const importRows: Call = { id: 'import.rows', method: 'GET', path: '/api/system/user/import/rows', permission: 'system.import.view', onError: 'log', extension: true };

export const importRun: Call = {
  id: 'import.run',
  method: 'POST',
  path: '/api/system/user/import',
  permission: 'system.import.run',
  onError: 'log',
  money: true,
  multipart: true,
  optOut: [400],
  invalidates: [
    '/api/system/user/import/batch', '/api/system/user/import/batches', '/api/system/user/import/rows',
    '/api/system/user/import_aff', '/api/system/user/import_wallet',
  ],
};

export const importRunVerdict: Call = { id: 'import.run.verdict', method: 'GET', path: '/api/system/user/import/verdict', permission: 'system.import.run', onError: 'log', extension: true };

export const importWallet: Call = { id: 'import.wallet', method: 'GET', path: '/api/system/user/import_wallet', permission: 'system.import.view', onError: 'log' };
