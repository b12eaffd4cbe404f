// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Call } from '#contract/call.ts';
import type { PageReply, RecordReply } from '#contract/envelope.ts';
import type {
  ImportAffQuery, ImportAffReply, ImportBatchQuery, ImportBatchReply, ImportBatchesQuery, ImportBatchesReply,
  ImportCancelBody, ImportCancelReply, ImportErrorsQuery, ImportErrorsReply, ImportFixBody, ImportFixReply,
  ImportRowsQuery, ImportRowsReply, ImportRunForm, ImportRunReply, ImportRunVerdictQuery, ImportRunVerdictReply,
  ImportWalletQuery, ImportWalletReply,
} from '#generated/api/system.ts';

/** Staged affiliates: GET /api/system/user/import_aff */
export const importAff: Call<ImportAffQuery, PageReply<ImportAffReply>> = { id: 'import.aff', method: 'GET', path: '/api/system/user/import_aff', permission: 'system.import.view' };

/** Import batch: GET /api/system/user/import/batch */
export const importBatch: Call<ImportBatchQuery, RecordReply<ImportBatchReply>> = { id: 'import.batch', method: 'GET', path: '/api/system/user/import/batch', permission: 'system.import.view', extension: true };

/** Import batches: GET /api/system/user/import/batches */
export const importBatches: Call<ImportBatchesQuery, PageReply<ImportBatchesReply>> = { id: 'import.batches', method: 'GET', path: '/api/system/user/import/batches', permission: 'system.import.view', extension: true };

/** Stop importing: POST /api/system/user/import/cancel */
export const importCancel: Call<ImportCancelBody, RecordReply<ImportCancelReply>> = {
  id: 'import.cancel',
  method: 'POST',
  path: '/api/system/user/import/cancel',
  permission: 'system.import.run',
  money: true,
  invalidates: [
    '/api/system/user/import/batch', '/api/system/user/import/batches', '/api/system/user/import/rows',
    '/api/system/user/import_aff', '/api/system/user/import_wallet',
  ],
  extension: true,
};

/** Download lines that failed: GET /api/system/user/import/errors */
export const importErrors: Call<ImportErrorsQuery, RecordReply<ImportErrorsReply>> = { id: 'import.errors', method: 'GET', path: '/api/system/user/import/errors', permission: 'system.import.run', extension: true };

/** Repair a line: POST /api/system/user/import/fix */
export const importFix: Call<ImportFixBody, RecordReply<ImportFixReply>> = {
  id: 'import.fix',
  method: 'POST',
  path: '/api/system/user/import/fix',
  permission: 'system.import.run',
  money: true,
  invalidates: [
    '/api/system/user/import/batch', '/api/system/user/import/batches', '/api/system/user/import/rows',
    '/api/system/user/import_aff', '/api/system/user/import_wallet',
  ],
  extension: true,
};

/** Rows of a batch: GET /api/system/user/import/rows */
export const importRows: Call<ImportRowsQuery, PageReply<ImportRowsReply>> = { id: 'import.rows', method: 'GET', path: '/api/system/user/import/rows', permission: 'system.import.view', extension: true };

/** Import: POST /api/system/user/import */
export const importRun: Call<ImportRunForm, RecordReply<ImportRunReply>> = {
  id: 'import.run',
  method: 'POST',
  path: '/api/system/user/import',
  permission: 'system.import.run',
  money: true,
  multipart: true,
  optOut: [400],
  invalidates: [
    '/api/system/user/import/batch', '/api/system/user/import/batches', '/api/system/user/import/rows',
    '/api/system/user/import_aff', '/api/system/user/import_wallet',
  ],
};

/** What decides: Import: GET /api/system/user/import/verdict */
export const importRunVerdict: Call<ImportRunVerdictQuery, RecordReply<ImportRunVerdictReply>> = { id: 'import.run.verdict', method: 'GET', path: '/api/system/user/import/verdict', permission: 'system.import.run', extension: true };

/** Staged balances: GET /api/system/user/import_wallet */
export const importWallet: Call<ImportWalletQuery, PageReply<ImportWalletReply>> = { id: 'import.wallet', method: 'GET', path: '/api/system/user/import_wallet', permission: 'system.import.view' };
