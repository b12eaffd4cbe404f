// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { PageReply, RecordReply } from '#contract/envelope.ts';
import type {
  ImportAffQuery,
  ImportAffReply,
  ImportBatchQuery,
  ImportBatchReply,
  ImportBatchesQuery,
  ImportBatchesReply,
  ImportCancelBody,
  ImportCancelReply,
  ImportErrorsQuery,
  ImportErrorsReply,
  ImportFixBody,
  ImportFixReply,
  ImportRowsQuery,
  ImportRowsReply,
  ImportRunForm,
  ImportRunReply,
  ImportRunVerdictQuery,
  ImportRunVerdictReply,
  ImportWalletQuery,
  ImportWalletReply,
} from '#generated/api/system.ts';
import { type Mutation, type Query, type QueryOptions, useGet, usePost } from '#web/data/hooks.ts';
import {
  importAff,
  importBatch,
  importBatches,
  importCancel,
  importErrors,
  importFix,
  importRows,
  importRun,
  importRunVerdict,
  importWallet,
} from '../calls/import.ts';

/** Staged affiliates: GET /api/system/user/import_aff */
export function useImportAff(query: ImportAffQuery | null, options?: QueryOptions): Query<PageReply<ImportAffReply>> {
  return useGet(importAff, query, options);
}

/** Import batch: GET /api/system/user/import/batch */
export function useImportBatch(
  query: ImportBatchQuery | null,
  options?: QueryOptions,
): Query<RecordReply<ImportBatchReply>> {
  return useGet(importBatch, query, options);
}

/** Import batches: GET /api/system/user/import/batches */
export function useImportBatches(
  query: ImportBatchesQuery | null,
  options?: QueryOptions,
): Query<PageReply<ImportBatchesReply>> {
  return useGet(importBatches, query, options);
}

/** Stop importing: POST /api/system/user/import/cancel */
export function useImportCancel(): Mutation<ImportCancelBody, RecordReply<ImportCancelReply>> {
  return usePost(importCancel);
}

/** Download lines that failed: GET /api/system/user/import/errors */
export function useImportErrors(
  query: ImportErrorsQuery | null,
  options?: QueryOptions,
): Query<RecordReply<ImportErrorsReply>> {
  return useGet(importErrors, query, options);
}

/** Repair a line: POST /api/system/user/import/fix */
export function useImportFix(): Mutation<ImportFixBody, RecordReply<ImportFixReply>> {
  return usePost(importFix);
}

/** Rows of a batch: GET /api/system/user/import/rows */
export function useImportRows(
  query: ImportRowsQuery | null,
  options?: QueryOptions,
): Query<PageReply<ImportRowsReply>> {
  return useGet(importRows, query, options);
}

/** Import: POST /api/system/user/import */
export function useImportRun(): Mutation<ImportRunForm, RecordReply<ImportRunReply>> {
  return usePost(importRun);
}

/** What decides: Import: GET /api/system/user/import/verdict */
export function useImportRunVerdict(
  query: ImportRunVerdictQuery | null,
  options?: QueryOptions,
): Query<RecordReply<ImportRunVerdictReply>> {
  return useGet(importRunVerdict, query, options);
}

/** Staged balances: GET /api/system/user/import_wallet */
export function useImportWallet(
  query: ImportWalletQuery | null,
  options?: QueryOptions,
): Query<PageReply<ImportWalletReply>> {
  return useGet(importWallet, query, options);
}
