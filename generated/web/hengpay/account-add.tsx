// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import { hengPayAccountFields as f } from '#generated/api/fields/heng-pay-account.ts';
import { formPage } from '#web/screens/form/form-page.tsx';
import { hengpayAdd } from './calls/hengpay.ts';
import { validateHengpayAdd } from './validators.ts';

export default formPage({
  kind: 'form',
  path: '/hengpay/account/add',
  area: 'hengpay',
  title: { th: 'เพิ่มบัญชี HengPay', en: 'Add HengPay account' },
  permission: 'gateway.hengpay.account.create',
  mode: 'create',
  save: hengpayAdd,
  savePermission: 'gateway.hengpay.account.create',
  key: 'id',
  fields: [
    f.name,
    f.merchant_id,
    f.token,
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
    { title: { th: 'ข้อมูลบัญชี', en: 'Account' }, fields: ['name', 'merchant_id', 'token', 'secret_key', 'api_url', 'callback_ips'] },
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
  validate: validateHengpayAdd,
  related: [],
  actions: [],
  done: '/hengpay/account/detail?id={id}',
});
