// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Call } from '#contract/call.ts';
import type { GatewayInfo } from '#contract/catalog.ts';
import type { Field } from '#contract/field.ts';
import type { Validator } from '#contract/screen.ts';
import type { GatewayAccountFieldName } from '#generated/api/fields/gateway-account.ts';
import { formPage } from '#web/screens/form/form-page.tsx';

/** What a gateway has of its own for this page. */
export type Own = { readonly gatewayAdd: Call; readonly validateGatewayAdd: Validator; readonly f: Readonly<Record<GatewayAccountFieldName, Field>>; readonly fields: readonly Field[]; readonly accountFields: readonly string[] };

export const page = (g: GatewayInfo, own: Own) =>
  formPage({
    kind: 'form',
    path: `/${g.name}/account/add`,
    area: g.name,
    title: { th: `เพิ่มบัญชี ${g.title.th}`, en: `Add ${g.title.en} account` },
    permission: `gateway.${g.name}.account.create`,
    mode: 'create',
    save: own.gatewayAdd,
    savePermission: `gateway.${g.name}.account.create`,
    key: 'id',
    fields: [
      own.f.name,
      ...own.fields,
      own.f.api_url,
      own.f.callback_ips,
      own.f.deposit_enabled,
      own.f.withdraw_enabled,
      own.f.deposit_methods,
      own.f.deposit_min,
      own.f.deposit_max,
      own.f.withdraw_min,
      own.f.withdraw_max,
      own.f.qr_expire_min,
      own.f.deposit_fee_pct,
      own.f.deposit_fee_fixed,
      own.f.withdraw_fee_pct,
      own.f.withdraw_fee_fixed,
      own.f.daily_in_limit,
      own.f.daily_out_limit,
      own.f.low_balance_alert,
      own.f.status,
      own.f.note,
    ],
    groups: [
      { title: { th: 'ข้อมูลบัญชี', en: 'Account' }, fields: ['name', ...own.accountFields, 'api_url', 'callback_ips'] },
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
    validate: own.validateGatewayAdd,
    related: [],
    actions: [],
    done: `/${g.name}/account/detail?id={id}`,
  });
