// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import { providerConfigFields as f } from '#generated/api/fields/provider-config.ts';
import { formPage } from '#web/screens/form/form-page.tsx';
import { recordHistory } from '../record-history.ts';
import { providerConfig, providerConfigAdd, providerConfigUpdate } from './calls/provider.ts';
import { validateProviderConfigAdd, validateProviderConfigUpdate } from './validators.ts';

export default formPage({
  kind: 'form',
  path: '/game/agent-provider/detail',
  area: 'game',
  title: { th: 'ค่ายเกมของเอเย่นต์', en: 'Provider config' },
  permission: 'game.agent_provider.view',
  mode: 'update',
  record: providerConfig,
  save: providerConfigUpdate,
  savePermission: 'game.agent_provider.update',
  key: 'id',
  fields: [
    {
      name: 'agent_id',
      kind: 'ref',
      label: f.agent_id.label,
      readonly: true,
      reference: { entity: 'Agent', path: '/api/system/agent/items', value: 'id', label: 'name', hint: 'code', tree: { parent: 'parent_id', all: { th: 'ทุกเอเย่นต์', en: 'All agents' } } },
    },
    { name: 'provider_id', kind: 'ref', label: f.provider_id.label, readonly: true, reference: { entity: 'Provider', path: '/api/game/provider/items', value: 'id', label: 'name', hint: 'code' } },
    f.operator_code,
    f.api_key,
    f.secret_key,
    f.bet_limit_group,
    f.min_bet,
    f.max_bet,
    f.share_pct,
    f.commission_pct,
    f.member_commission_pct,
    f.count_turnover,
    f.sub_provider_ids,
    f.sort_order,
    f.status,
  ],
  groups: [
    { title: { th: 'ค่าย', en: 'Provider' }, fields: ['agent_id', 'provider_id', 'operator_code', 'api_key', 'secret_key'] },
    {
      title: { th: 'เดิมพันและส่วนแบ่ง', en: 'Bets and shares' },
      fields: [
        'bet_limit_group', 'min_bet', 'max_bet', 'share_pct', 'commission_pct', 'member_commission_pct',
        'count_turnover',
      ],
    },
    { title: { th: 'การแสดงผล', en: 'Display' }, fields: ['sub_provider_ids', 'sort_order', 'status'] },
  ],
  validate: validateProviderConfigUpdate,
  add: {
    title: { th: 'เพิ่มค่ายให้เอเย่นต์', en: 'Add provider to agent' },
    save: providerConfigAdd,
    savePermission: 'game.agent_provider.create',
    fields: [
      f.agent_id,
      f.provider_id,
      f.operator_code,
      f.api_key,
      f.secret_key,
      f.bet_limit_group,
      f.min_bet,
      f.max_bet,
      f.share_pct,
      f.commission_pct,
      f.member_commission_pct,
      f.count_turnover,
      f.sub_provider_ids,
      f.sort_order,
      f.status,
    ],
    groups: [
      { title: { th: 'ค่าย', en: 'Provider' }, fields: ['agent_id', 'provider_id', 'operator_code', 'api_key', 'secret_key'] },
      {
        title: { th: 'เดิมพันและส่วนแบ่ง', en: 'Bets and shares' },
        fields: [
          'bet_limit_group', 'min_bet', 'max_bet', 'share_pct', 'commission_pct', 'member_commission_pct',
          'count_turnover',
        ],
      },
      { title: { th: 'การแสดงผล', en: 'Display' }, fields: ['sub_provider_ids', 'sort_order', 'status'] },
    ],
    validate: validateProviderConfigAdd,
  },
  related: [],
  actions: [],
  done: '/game/agent-provider/manage?agent_id={agent_id}',
  about: '{agent_name} · {provider_name}',
  asks: [{ question: { th: 'ส่วนแบ่งหรือคอมมิชชั่นใหม่มีผลตั้งแต่วันนี้ ยืนยัน?', en: 'The new share or commission counts from today. Go on?' }, fields: ['share_pct', 'commission_pct', 'member_commission_pct'] }],
  history: { call: recordHistory, entity: 'ProviderConfig' },
});
