// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import { onOffOptions } from '#generated/api/enums/on-off.ts';
import { questItemFields as f } from '#generated/api/fields/quest-item.ts';
import { listPage } from '#web/screens/list/list-page.tsx';
import { questItemDelete, questItemDetail, questItemList, questItemUpdate } from './calls/quest.ts';

const fetchInputs = () => import('./items-list.inputs.ts').then(({ inputs }) => inputs);

export default listPage({
  kind: 'list',
  path: '/quest/items/list',
  area: 'quest',
  title: { th: 'ข้อภารกิจ', en: 'Quest items' },
  permission: 'quest.item.view',
  list: questItemList,
  record: questItemDetail,
  key: 'id',
  columns: [
    { ...f.sort_order, width: 80, sortable: true },
    { ...f.quest_id, width: 200, sortable: true },
    { ...f.name, width: 220, sortable: true, pin: 'start' },
    { ...f.condition_type, width: 170, sortable: true },
    { ...f.target_value, width: 120, sortable: true },
    { ...f.event_reward_id, width: 160, sortable: true },
    { ...f.claim_mode, width: 120, sortable: true },
    { ...f.completed_count, width: 100, sortable: true },
    { ...f.claimed_count, width: 90, sortable: true },
    { ...f.status, sortable: true, pin: 'end' },
  ],
  filters: [
    { name: 'quest_id', operator: 'in', params: ['quest_id'], field: f.quest_id },
    { name: 'condition_type', operator: 'in', params: ['condition_type'], field: f.condition_type },
    { name: 'status', operator: 'in', params: ['status'], field: f.status },
    { name: 'q', operator: 'search', params: ['q'], field: { name: 'q', kind: 'string', label: { th: 'ค้นหา', en: 'Search' } } },
  ],
  sort: 'sort_order',
  limit: 20,
  tabs: { filter: 'status', items: onOffOptions },
  groups: ['condition_type', 'status'],
  open: '/quest/items/detail?id={id}',
  rowActions: [
    { id: 'edit', label: { th: 'แก้ไข', en: 'Edit' }, icon: 'pencil', permission: 'quest.item.view', to: '/quest/items/detail?id={id}' },
    {
      id: 'close',
      label: { th: 'ปิด', en: 'Close' },
      icon: 'close-circle-outline',
      tone: 'danger',
      permission: 'quest.item.update',
      when: { status: ['active'] },
      call: questItemUpdate,
      set: { status: 'inactive' },
      confirm: { th: 'ปิดข้อภารกิจ “{name}”?', en: 'Close the item “{name}”?' },
    },
    {
      id: 'open',
      label: { th: 'เปิด', en: 'Open' },
      icon: 'check-circle-outline',
      permission: 'quest.item.update',
      when: { status: ['inactive'] },
      call: questItemUpdate,
      set: { status: 'active' },
      confirm: { th: 'เปิดข้อภารกิจ “{name}” อีกครั้ง?', en: 'Open the item “{name}” again?' },
    },
    {
      id: 'quest.item_delete',
      label: { th: 'ลบ', en: 'Delete' },
      icon: 'delete-outline',
      tone: 'danger',
      permission: 'quest.item.delete',
      when: { claimed_count: [0] },
      call: questItemDelete,
      confirm: { th: 'ลบข้อภารกิจ “{name}”?', en: 'Delete the item “{name}”?' },
    },
  ],
  bulkActions: [],
  headerActions: [{ id: 'add', label: { th: 'เพิ่มข้อ', en: 'Add item' }, icon: 'plus', permission: 'quest.item.create', to: '/quest/items/add' }],
  edit: { save: questItemUpdate, columns: ['sort_order', 'name', 'target_value', 'claim_mode'], input: async () => (await fetchInputs())['edit-cells'] },
});
