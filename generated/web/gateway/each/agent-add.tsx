// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Call } from '#contract/call.ts';
import type { GatewayInfo } from '#contract/catalog.ts';
import type { Field } from '#contract/field.ts';
import type { Validator } from '#contract/screen.ts';
import type { GatewayAgentConfigFieldName } from '#generated/api/fields/gateway-agent-config.ts';
import { formPage } from '#web/screens/form/form-page.tsx';

/** What a gateway has of its own for this page. */
export type Own = { readonly gatewayAgentAdd: Call; readonly validateGatewayAgentAdd: Validator; readonly f: Readonly<Record<GatewayAgentConfigFieldName, Field>> };

export const page = (g: GatewayInfo, own: Own) =>
  formPage({
    kind: 'form',
    path: `/${g.name}/agent/add`,
    area: g.name,
    title: { th: `เพิ่มเอเย่นต์ ${g.title.th}`, en: `Add ${g.title.en} agent config` },
    permission: `gateway.${g.name}.agent_config.create`,
    mode: 'create',
    save: own.gatewayAgentAdd,
    savePermission: `gateway.${g.name}.agent_config.create`,
    key: 'id',
    fields: [
      own.f.agent_id,
      own.f.account_id,
      own.f.display_name,
      own.f.priority,
      own.f.status,
      own.f.deposit_enabled,
      own.f.withdraw_enabled,
      own.f.deposit_min,
      own.f.deposit_max,
      own.f.withdraw_min,
      own.f.withdraw_max,
      own.f.auto_withdraw_max,
      own.f.fee_payer,
      own.f.allowed_banks,
      own.f.member_levels,
      own.f.open_from,
      own.f.open_to,
    ],
    groups: [
      { title: { th: 'เอเย่นต์', en: 'Agent' }, fields: ['agent_id', 'account_id', 'display_name', 'priority', 'status'] },
      {
        title: { th: 'ฝากและถอน', en: 'Deposits and withdrawals' },
        fields: [
          'deposit_enabled', 'withdraw_enabled', 'deposit_min', 'deposit_max', 'withdraw_min', 'withdraw_max',
          'auto_withdraw_max',
        ],
      },
      { title: { th: 'เงื่อนไข', en: 'Conditions' }, fields: ['fee_payer', 'allowed_banks', 'member_levels', 'open_from', 'open_to'] },
    ],
    validate: own.validateGatewayAgentAdd,
    related: [],
    actions: [],
    done: `/${g.name}/agent/manage`,
  });
