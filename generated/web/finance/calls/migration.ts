// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Call } from '#contract/call.ts';
import type { PageReply, RecordReply } from '#contract/envelope.ts';
import type {
  MigrationBanksAddBody, MigrationBanksAddReply, MigrationBanksDetailQuery, MigrationBanksDetailReply,
  MigrationBanksListQuery, MigrationBanksListReply, MigrationBanksUpdateBody, MigrationBanksUpdateReply,
  MigrationDetailQuery, MigrationDetailReply, MigrationHoursQuery, MigrationHoursReply, MigrationLogsQuery,
  MigrationLogsReply, MigrationUpdateBody, MigrationUpdateReply,
} from '#generated/api/finance.ts';

/** Add sweep rule: POST /api/system/mbanking/migration/banks/add */
export const migrationBanksAdd: Call<MigrationBanksAddBody, RecordReply<MigrationBanksAddReply>> = {
  id: 'migration.banks_add',
  method: 'POST',
  path: '/api/system/mbanking/migration/banks/add',
  permission: 'finance.migration.create',
  optOut: [400],
  invalidates: ['/api/system/mbanking/migration/banks/detail', '/api/system/mbanking/migration/banks/list'],
};

/** Sweep rule: GET /api/system/mbanking/migration/banks/detail */
export const migrationBanksDetail: Call<MigrationBanksDetailQuery, RecordReply<MigrationBanksDetailReply>> = {
  id: 'migration.banks_detail',
  method: 'GET',
  path: '/api/system/mbanking/migration/banks/detail',
  permission: 'finance.migration.view',
  optOut: [400, 404],
  kind: 'record',
  key: 'id',
};

/** Sweep rules: GET /api/system/mbanking/migration/banks/list */
export const migrationBanksList: Call<MigrationBanksListQuery, PageReply<MigrationBanksListReply>> = { id: 'migration.banks_list', method: 'GET', path: '/api/system/mbanking/migration/banks/list', permission: 'finance.migration.view' };

/** Edit sweep rule: POST /api/system/mbanking/migration/banks/update */
export const migrationBanksUpdate: Call<MigrationBanksUpdateBody, RecordReply<MigrationBanksUpdateReply>> = {
  id: 'migration.banks_update',
  method: 'POST',
  path: '/api/system/mbanking/migration/banks/update',
  permission: 'finance.migration.update',
  optOut: [400],
  invalidates: ['/api/system/mbanking/migration/banks/detail', '/api/system/mbanking/migration/banks/list'],
  kind: 'update',
  key: 'id',
};

/** Sweep settings: GET /api/system/mbanking/migration/detail */
export const migrationDetail: Call<MigrationDetailQuery, RecordReply<MigrationDetailReply>> = { id: 'migration.detail', method: 'GET', path: '/api/system/mbanking/migration/detail', permission: 'finance.migration.view' };

/** Swept by hour of the day: GET /api/system/mbanking/migration/hours */
export const migrationHours: Call<MigrationHoursQuery, RecordReply<MigrationHoursReply>> = { id: 'migration.hours', method: 'GET', path: '/api/system/mbanking/migration/hours', permission: 'finance.migration.view', extension: true };

/** Sweeps: GET /api/system/mbanking/migration/logs */
export const migrationLogs: Call<MigrationLogsQuery, PageReply<MigrationLogsReply>> = { id: 'migration.logs', method: 'GET', path: '/api/system/mbanking/migration/logs', permission: 'finance.migration.view' };

/** Settings: POST /api/system/mbanking/migration/update */
export const migrationUpdate: Call<MigrationUpdateBody, RecordReply<MigrationUpdateReply>> = {
  id: 'migration.update',
  method: 'POST',
  path: '/api/system/mbanking/migration/update',
  permission: 'finance.migration.update',
  optOut: [400],
  invalidates: ['/api/system/mbanking/migration/detail'],
  kind: 'update',
  key: 'id',
};
