// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import { bitPayzAccountFields as f } from '#generated/api/fields/bit-payz-account.ts';
import { formPage } from '#web/screens/form/form-page.tsx';
import { bitpayzAdd } from './calls/bitpayz.ts';
import { validateBitpayzAdd } from './validators.ts';

export default formPage({
  kind: 'form',
  path: '/bitpayz/account/add',
  area: 'bitpayz',
  title: { th: 'เพิ่มบัญชี BitPayz', en: 'Add BitPayz account' },
  permission: 'gateway.bitpayz.account.create',
  mode: 'create',
  save: bitpayzAdd,
  savePermission: 'gateway.bitpayz.account.create',
  key: 'id',
  fields: [
    f.name,
    f.merchant_id,
    f.api_key,
    f.secret_key,
    f.api_url,
    f.callback_ips,
    f.deposit_enabled,
    f.withdraw_enabled,
    f.deposit_methods,
    f.deposit_min,
    f.deposit_max,
    f.withdraw_min,
    f.withdraw_max,
    f.qr_expire_min,
    f.deposit_fee_pct,
    f.deposit_fee_fixed,
    f.withdraw_fee_pct,
    f.withdraw_fee_fixed,
    f.daily_in_limit,
    f.daily_out_limit,
    f.low_balance_alert,
    f.status,
    f.note,
  ],
  groups: [
    { title: { th: 'ข้อมูลบัญชี', en: 'Account' }, fields: ['name', 'merchant_id', 'api_key', 'secret_key', 'api_url', 'callback_ips'] },
    {
      title: { th: 'ฝากและถอน', en: 'Deposits and withdrawals' },
      fields: [
        'deposit_enabled', 'withdraw_enabled', 'deposit_methods', 'deposit_min', 'deposit_max', 'withdraw_min',
        'withdraw_max', 'qr_expire_min',
      ],
    },
    {
      title: { th: 'ค่าธรรมเนียมและวงเงิน', en: 'Fees and limits' },
      fields: [
        'deposit_fee_pct', 'deposit_fee_fixed', 'withdraw_fee_pct', 'withdraw_fee_fixed', 'daily_in_limit',
        'daily_out_limit', 'low_balance_alert',
      ],
    },
    { title: { th: 'สถานะ', en: 'Status' }, fields: ['status', 'note'] },
  ],
  validate: validateBitpayzAdd,
  related: [],
  actions: [],
  done: '/bitpayz/account/detail?id={id}',
});
