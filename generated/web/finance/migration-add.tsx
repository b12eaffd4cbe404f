// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import { sweepRuleFields as f } from '#generated/api/fields/sweep-rule.ts';
import { formPage } from '#web/screens/form/form-page.tsx';
import { migrationBanksAdd } from './calls/migration.ts';
import { validateMigrationBanksAdd } from './validators.ts';

export default formPage({
  kind: 'form',
  path: '/finance/migration/add',
  area: 'finance',
  title: { th: 'เพิ่มกฎโยกเงิน', en: 'Add sweep rule' },
  permission: 'finance.migration.create',
  mode: 'create',
  save: migrationBanksAdd,
  savePermission: 'finance.migration.create',
  key: 'id',
  fields: [f.source_bank_id, f.dest_bank_ids, f.method, f.ceiling_min, f.ceiling_max, f.remain_min, f.remain_max, f.per_transfer_max, f.daily_max, f.status],
  groups: [
    { title: { th: 'บัญชี', en: 'Accounts' }, fields: ['source_bank_id', 'dest_bank_ids', 'method'] },
    { title: { th: 'เงื่อนไข', en: 'When and how much' }, fields: ['ceiling_min', 'ceiling_max', 'remain_min', 'remain_max'] },
    { title: { th: 'วงเงิน', en: 'Limits' }, fields: ['per_transfer_max', 'daily_max', 'status'] },
  ],
  validate: validateMigrationBanksAdd,
  related: [],
  actions: [],
  done: '/finance/migration/banks',
  aside: () => import('#areas/finance/web/parts/sweep-sentence.tsx'),
});
