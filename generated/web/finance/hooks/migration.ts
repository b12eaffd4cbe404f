// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { PageReply, RecordReply } from '#contract/envelope.ts';
import type {
  MigrationBanksAddBody,
  MigrationBanksAddReply,
  MigrationBanksDetailQuery,
  MigrationBanksDetailReply,
  MigrationBanksListQuery,
  MigrationBanksListReply,
  MigrationBanksUpdateBody,
  MigrationBanksUpdateReply,
  MigrationDetailQuery,
  MigrationDetailReply,
  MigrationHoursQuery,
  MigrationHoursReply,
  MigrationLogsQuery,
  MigrationLogsReply,
  MigrationUpdateBody,
  MigrationUpdateReply,
} from '#generated/api/finance.ts';
import { type Mutation, type Query, type QueryOptions, useGet, usePost } from '#web/data/hooks.ts';
import {
  migrationBanksAdd,
  migrationBanksDetail,
  migrationBanksList,
  migrationBanksUpdate,
  migrationDetail,
  migrationHours,
  migrationLogs,
  migrationUpdate,
} from '../calls/migration.ts';

/** Add sweep rule: POST /api/system/mbanking/migration/banks/add */
export function useMigrationBanksAdd(): Mutation<MigrationBanksAddBody, RecordReply<MigrationBanksAddReply>> {
  return usePost(migrationBanksAdd);
}

/** Sweep rule: GET /api/system/mbanking/migration/banks/detail */
export function useMigrationBanksDetail(
  query: MigrationBanksDetailQuery | null,
  options?: QueryOptions,
): Query<RecordReply<MigrationBanksDetailReply>> {
  return useGet(migrationBanksDetail, query, options);
}

/** Sweep rules: GET /api/system/mbanking/migration/banks/list */
export function useMigrationBanksList(
  query: MigrationBanksListQuery | null,
  options?: QueryOptions,
): Query<PageReply<MigrationBanksListReply>> {
  return useGet(migrationBanksList, query, options);
}

/** Edit sweep rule: POST /api/system/mbanking/migration/banks/update */
export function useMigrationBanksUpdate(): Mutation<MigrationBanksUpdateBody, RecordReply<MigrationBanksUpdateReply>> {
  return usePost(migrationBanksUpdate);
}

/** Sweep settings: GET /api/system/mbanking/migration/detail */
export function useMigrationDetail(
  query: MigrationDetailQuery | null,
  options?: QueryOptions,
): Query<RecordReply<MigrationDetailReply>> {
  return useGet(migrationDetail, query, options);
}

/** Swept by hour of the day: GET /api/system/mbanking/migration/hours */
export function useMigrationHours(
  query: MigrationHoursQuery | null,
  options?: QueryOptions,
): Query<RecordReply<MigrationHoursReply>> {
  return useGet(migrationHours, query, options);
}

/** Sweeps: GET /api/system/mbanking/migration/logs */
export function useMigrationLogs(
  query: MigrationLogsQuery | null,
  options?: QueryOptions,
): Query<PageReply<MigrationLogsReply>> {
  return useGet(migrationLogs, query, options);
}

/** Settings: POST /api/system/mbanking/migration/update */
export function useMigrationUpdate(): Mutation<MigrationUpdateBody, RecordReply<MigrationUpdateReply>> {
  return usePost(migrationUpdate);
}
