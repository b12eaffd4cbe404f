// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import { providerConfigFields as f } from '#generated/api/fields/provider-config.ts';
import { listPage } from '#web/screens/list/list-page.tsx';
import { providerConfig, providerConfigCopy, providerConfigUpdate, providerConfigs } from './calls/provider.ts';

const fetchInputs = () => import('./agent-provider-manage.inputs.ts').then(({ inputs }) => inputs);

export default listPage({
  kind: 'list',
  path: '/game/agent-provider/manage',
  area: 'game',
  title: { th: 'ตั้งค่าค่ายเกมของเอเย่นต์', en: 'Providers of an agent' },
  permission: 'game.agent_provider.view',
  list: providerConfigs,
  record: providerConfig,
  key: 'id',
  columns: [
    { ...f.agent_id, width: 150, sortable: true },
    { ...f.provider_id, width: 140, sortable: true, pin: 'start' },
    { ...f.operator_code, width: 160, sortable: true },
    { ...f.share_pct, sortable: true },
    { ...f.commission_pct, sortable: true },
    { ...f.member_commission_pct, sortable: true },
    { ...f.min_bet, sortable: true },
    { ...f.max_bet, sortable: true },
    { ...f.count_turnover, sortable: true },
    { ...f.sub_provider_ids, width: 180 },
    { ...f.sort_order, sortable: true },
    { ...f.provider_status, width: 120, sortable: true },
    { ...f.updated_at, hidden: true, sortable: true },
    { ...f.status, sortable: true, pin: 'end' },
  ],
  filters: [
    { name: 'agent_id', operator: 'in', params: ['agent_id'], field: f.agent_id },
    { name: 'provider_id', operator: 'in', params: ['provider_id'], field: f.provider_id },
    { name: 'provider_types', operator: 'in', params: ['provider_types'], field: f.provider_types },
    { name: 'status', operator: 'in', params: ['status'], field: f.status },
    { name: 'q', operator: 'search', params: ['q'], field: { name: 'q', kind: 'string', label: { th: 'ค้นหา', en: 'Search' } } },
  ],
  sort: 'sort_order',
  limit: 50,
  open: '/game/agent-provider/detail?id={id}',
  rowActions: [
    { id: 'edit', label: { th: 'แก้ไข', en: 'Edit' }, icon: 'pencil', permission: 'game.agent_provider.view', to: '/game/agent-provider/detail?id={id}' },
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
  ],
  bulkActions: [
    { id: 'copy', label: { th: 'คัดลอกไปเอเย่นต์อื่น', en: 'Copy to another agent' }, icon: 'content-copy', permission: 'game.agent_provider.create', call: providerConfigCopy, input: async () => (await fetchInputs()).copy },
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
  headerActions: [
    { id: 'add', label: { th: 'เพิ่มค่าย', en: 'Add provider' }, icon: 'plus', permission: 'game.agent_provider.create', to: '/game/agent-provider/detail' },
    { id: 'matrix', label: { th: 'ดูแบบตาราง', en: 'As a matrix' }, icon: 'grid', permission: 'game.agent_provider.view', to: '/game/agent-provider' },
  ],
  edit: { save: providerConfigUpdate, columns: ['operator_code', 'min_bet', 'max_bet', 'sort_order'], input: async () => (await fetchInputs())['edit-cells'] },
});
