// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import { type GetHook, type PostHook, useGet, usePost } from '#web/data/hooks.ts';
import {
  migrationBanksAdd, migrationBanksDetail, migrationBanksList, migrationBanksUpdate, migrationDetail, migrationHours,
  migrationLogs, migrationUpdate,
} from '../calls/migration.ts';

export const useMigrationBanksAdd: PostHook<typeof migrationBanksAdd> = () => usePost(migrationBanksAdd);
export const useMigrationBanksDetail: GetHook<typeof migrationBanksDetail> = (query, options) => useGet(migrationBanksDetail, query, options);
export const useMigrationBanksList: GetHook<typeof migrationBanksList> = (query, options) => useGet(migrationBanksList, query, options);
export const useMigrationBanksUpdate: PostHook<typeof migrationBanksUpdate> = () => usePost(migrationBanksUpdate);
export const useMigrationDetail: GetHook<typeof migrationDetail> = (query, options) => useGet(migrationDetail, query, options);
export const useMigrationHours: GetHook<typeof migrationHours> = (query, options) => useGet(migrationHours, query, options);
export const useMigrationLogs: GetHook<typeof migrationLogs> = (query, options) => useGet(migrationLogs, query, options);
export const useMigrationUpdate: PostHook<typeof migrationUpdate> = () => usePost(migrationUpdate);
