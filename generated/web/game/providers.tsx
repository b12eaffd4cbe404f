// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import { providerStatusOptions } from '#generated/api/enums/provider-status.ts';
import { providerFields as f } from '#generated/api/fields/provider.ts';
import { listPage } from '#web/screens/list/list-page.tsx';
import { providerDetail, providerList, providerUpdate } from './calls/provider.ts';

const fetchInputs = () => import('./providers.inputs.ts').then(({ inputs }) => inputs);

export default listPage({
  kind: 'list',
  path: '/game/providers',
  area: 'game',
  title: { th: 'ค่ายเกม', en: 'Game providers' },
  permission: 'game.provider.view',
  list: providerList,
  record: providerDetail,
  key: 'id',
  columns: [
    { ...f.logo_url, width: 72 },
    { ...f.code, width: 110, sortable: true, pin: 'start' },
    { ...f.name, width: 180, sortable: true, fact: true },
    { ...f.types, width: 220 },
    { ...f.wallet_mode, sortable: true },
    { ...f.active_game_count, sortable: true, fact: true },
    { ...f.game_count, sortable: true },
    { ...f.cost_pct, sortable: true },
    { ...f.invoice_base, sortable: true },
    { ...f.api_status, sortable: true },
    { ...f.sort_order, sortable: true },
    { ...f.status, sortable: true, pin: 'end' },
  ],
  filters: [
    { name: 'types', operator: 'in', params: ['types'], field: f.types },
    { name: 'api_status', operator: 'in', params: ['api_status'], field: f.api_status },
    { name: 'status', operator: 'in', params: ['status'], field: f.status },
    { name: 'q', operator: 'search', params: ['q'], field: { name: 'q', kind: 'string', label: { th: 'ค้นหา', en: 'Search' } } },
  ],
  sort: 'sort_order',
  limit: 50,
  tabs: { filter: 'status', items: providerStatusOptions },
  groups: ['api_status', 'status'],
  open: '/game/providers/detail?id={id}',
  rowActions: [
    { id: 'edit', label: { th: 'แก้ไข', en: 'Edit' }, icon: 'pencil', permission: 'game.provider.view', to: '/game/providers/detail?id={id}' },
    { id: 'games', label: { th: 'ดูเกม', en: 'Its games' }, icon: 'gamepad-variant', permission: 'game.game.view', to: '/game/manage-game-list?provider_id={id}&status=' },
    {
      id: 'maintain',
      label: { th: 'ปิดปรับปรุง', en: 'Maintenance' },
      icon: 'wrench',
      tone: 'warning',
      permission: 'game.provider.update',
      when: { status: ['active'] },
      call: providerUpdate,
      set: { status: 'maintenance' },
      confirm: { th: 'ปิดปรับปรุงค่าย {name} ทุกเอเย่นต์ทันที?', en: 'Put {name} into maintenance for every agent at once?' },
    },
    {
      id: 'open',
      label: { th: 'เปิด', en: 'Open' },
      icon: 'check-circle-outline',
      permission: 'game.provider.update',
      when: { status: ['maintenance', 'inactive'] },
      call: providerUpdate,
      set: { status: 'active' },
      confirm: { th: 'เปิดค่าย {name} อีกครั้ง?', en: 'Open {name} again?' },
    },
  ],
  bulkActions: [],
  headerActions: [],
  edit: { save: providerUpdate, columns: ['name', 'sort_order'], input: async () => (await fetchInputs())['edit-cells'] },
});
