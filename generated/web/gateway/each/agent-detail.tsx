// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Call } from '#contract/call.ts';
import type { GatewayInfo } from '#contract/catalog.ts';
import type { Field } from '#contract/field.ts';
import type { Validator } from '#contract/screen.ts';
import type { GatewayAgentConfigFieldName } from '#generated/api/fields/gateway-agent-config.ts';
import { formPage } from '#web/screens/form/form-page.tsx';
import { recordHistory } from '../../record-history.ts';

/** What a gateway has of its own for this page. */
export type Own = { readonly gatewayAgentDetail: Call; readonly gatewayAgentUpdate: Call; readonly validateGatewayAgentUpdate: Validator; readonly f: Readonly<Record<GatewayAgentConfigFieldName, Field>> };

export const page = (g: GatewayInfo, own: Own) =>
  formPage({
    kind: 'form',
    path: `/${g.name}/agent/detail`,
    area: g.name,
    title: { th: `แก้ไขตั้งค่าเอเย่นต์ ${g.title.th}`, en: `${g.title.en} agent config` },
    permission: `gateway.${g.name}.agent_config.view`,
    mode: 'update',
    record: own.gatewayAgentDetail,
    save: own.gatewayAgentUpdate,
    savePermission: `gateway.${g.name}.agent_config.update`,
    key: 'id',
    fields: [
      {
        name: 'agent_id',
        kind: 'ref',
        label: own.f.agent_id.label,
        readonly: true,
        reference: { entity: 'Agent', path: '/api/system/agent/items', value: 'id', label: 'name', hint: 'code', tree: { parent: 'parent_id', all: { th: 'ทุกเอเย่นต์', en: 'All agents' } } },
      },
      {
        name: 'account_id',
        kind: 'ref',
        label: own.f.account_id.label,
        readonly: true,
        reference: { entity: `${g.title.en}Account`, path: `/api/system/${g.name}/account/items`, value: 'id', label: 'name', instead: `/api/system/${g.name}/accounts` },
      },
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
    validate: own.validateGatewayAgentUpdate,
    related: [],
    actions: [],
    done: `/${g.name}/agent/manage`,
    history: { call: recordHistory, entity: `${g.title.en}AgentConfig` },
  });
