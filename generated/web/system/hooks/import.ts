// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import { type GetHook, type PostHook, useGet, usePost } from '#web/data/hooks.ts';
import {
  importAff, importBatch, importBatches, importCancel, importErrors, importFix, importRows, importRun,
  importRunVerdict, importWallet,
} from '../calls/import.ts';

export const useImportAff: GetHook<typeof importAff> = (query, options) => useGet(importAff, query, options);
export const useImportBatch: GetHook<typeof importBatch> = (query, options) => useGet(importBatch, query, options);
export const useImportBatches: GetHook<typeof importBatches> = (query, options) => useGet(importBatches, query, options);
export const useImportCancel: PostHook<typeof importCancel> = () => usePost(importCancel);
export const useImportErrors: GetHook<typeof importErrors> = (query, options) => useGet(importErrors, query, options);
export const useImportFix: PostHook<typeof importFix> = () => usePost(importFix);
export const useImportRows: GetHook<typeof importRows> = (query, options) => useGet(importRows, query, options);
export const useImportRun: PostHook<typeof importRun> = () => usePost(importRun);
export const useImportRunVerdict: GetHook<typeof importRunVerdict> = (query, options) => useGet(importRunVerdict, query, options);
export const useImportWallet: GetHook<typeof importWallet> = (query, options) => useGet(importWallet, query, options);
