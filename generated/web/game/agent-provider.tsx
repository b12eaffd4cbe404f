// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import { providerConfigFields as f } from '#generated/api/fields/provider-config.ts';
import { providerFields } from '#generated/api/fields/provider.ts';
import { matrixPage } from '#web/screens/matrix/matrix-page.tsx';
import { agentItems } from '../agent/calls/agent.ts';
import { providerConfigUpdate, providerConfigs, providerItems } from './calls/provider.ts';

export default matrixPage({
  kind: 'matrix',
  path: '/game/agent-provider',
  area: 'game',
  title: { th: 'ค่ายเกมรายเอเย่นต์', en: 'Providers by agent' },
  permission: 'game.agent_provider.view',
  cells: providerConfigs,
  key: 'id',
  rows: { list: agentItems, key: 'id', cell: f.agent_id, name: 'code', hint: 'name', where: { type: { not: ['master'] } }, filters: [], open: '/game/agent-provider/manage?agent_id={id}' },
  columns: { list: providerItems, key: 'id', cell: f.provider_id, name: 'code', hint: 'name', filters: [providerFields.types], state: providerFields.status },
  show: f.status,
  facts: [f.operator_code],
  empty: { th: 'ยังไม่ตั้งค่า', en: 'Not set up' },
  open: '/game/agent-provider/detail?id={id}',
  add: { to: '/game/agent-provider/detail?agent_id={agent_id}&provider_id={provider_id}', permission: 'game.agent_provider.create' },
  limit: 100,
  rowActions: [
    {
      id: 'open',
      label: { th: 'เปิด', en: 'Open' },
      icon: 'check-circle-outline',
      permission: 'game.agent_provider.update',
      when: { status: ['inactive', 'maintenance'] },
      call: providerConfigUpdate,
      set: { status: 'active' },
      confirm: { th: 'เปิดค่าย {provider_name} ของ {agent_name}?', en: 'Open {provider_name} for {agent_name}?' },
    },
    {
      id: 'close',
      label: { th: 'ปิด', en: 'Close' },
      icon: 'close-circle-outline',
      tone: 'danger',
      permission: 'game.agent_provider.update',
      when: { status: ['active', 'maintenance'] },
      call: providerConfigUpdate,
      set: { status: 'inactive' },
      confirm: { th: 'ปิดค่าย {provider_name} ของ {agent_name}?', en: 'Close {provider_name} for {agent_name}?' },
    },
  ],
  bulkActions: [
    {
      id: 'bulk-open',
      label: { th: 'เปิด', en: 'Open' },
      permission: 'game.agent_provider.update',
      when: { status: ['inactive', 'maintenance'] },
      call: providerConfigUpdate,
      set: { status: 'active' },
      confirm: { th: 'เปิด {n} ค่าย?', en: 'Open {n} providers?' },
    },
    {
      id: 'bulk-close',
      label: { th: 'ปิด', en: 'Close' },
      tone: 'danger',
      permission: 'game.agent_provider.update',
      when: { status: ['active', 'maintenance'] },
      call: providerConfigUpdate,
      set: { status: 'inactive' },
      confirm: { th: 'ปิด {n} ค่าย?', en: 'Close {n} providers?' },
    },
  ],
  headerActions: [{ id: 'list', label: { th: 'ดูแบบรายการ', en: 'As a list' }, icon: 'format-list-bulleted', permission: 'game.agent_provider.view', to: '/game/agent-provider/manage' }],
});
