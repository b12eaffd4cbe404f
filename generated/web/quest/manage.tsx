// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import { questStatusOptions } from '#generated/api/enums/quest-status.ts';
import { questFields as f } from '#generated/api/fields/quest.ts';
import { listPage } from '#web/screens/list/list-page.tsx';
import { questDetail, questList, questUpdate } from './calls/quest.ts';

const fetchInputs = () => import('./manage.inputs.ts').then(({ inputs }) => inputs);

export default listPage({
  kind: 'list',
  path: '/quest/manage',
  area: 'quest',
  title: { th: 'ภารกิจ', en: 'Quests' },
  permission: 'quest.quest.view',
  list: questList,
  record: questDetail,
  key: 'id',
  columns: [
    { ...f.image_url, width: 72 },
    { ...f.name, width: 240, sortable: true, pin: 'start' },
    { ...f.cycle, width: 110, sortable: true },
    { ...f.agent_ids, width: 180 },
    { ...f.item_count, width: 80, sortable: true, link: '/quest/items/list?quest_id={id}' },
    { ...f.start_at, width: 165, sortable: true },
    { ...f.end_at, width: 165, sortable: true },
    { ...f.joined_count, width: 100, sortable: true, total: true },
    { ...f.completed_count, width: 100, sortable: true, total: true },
    { ...f.reward_paid, width: 130, sortable: true, total: true },
    { ...f.unlock_mode, hidden: true, sortable: true },
    { ...f.updated_at, hidden: true, sortable: true },
    { ...f.status, sortable: true, pin: 'end' },
  ],
  filters: [
    { name: 'agent_ids', operator: 'in', params: ['agent_ids'], field: f.agent_ids },
    { name: 'cycle', operator: 'in', params: ['cycle'], field: f.cycle },
    { name: 'status', operator: 'in', params: ['status'], field: f.status },
    { name: 'q', operator: 'search', params: ['q'], field: { name: 'q', kind: 'string', label: { th: 'ค้นหา', en: 'Search' } } },
  ],
  sort: '-id',
  limit: 20,
  tabs: { filter: 'status', items: questStatusOptions },
  groups: ['cycle', 'status'],
  open: '/quest/detail?id={id}',
  rowActions: [
    { id: 'edit', label: { th: 'แก้ไข', en: 'Edit' }, icon: 'pencil', permission: 'quest.quest.view', to: '/quest/detail?id={id}' },
    { id: 'items', label: { th: 'ข้อภารกิจ', en: 'Items' }, icon: 'format-list-numbered', permission: 'quest.item.view', to: '/quest/items/list?quest_id={id}' },
    {
      id: 'activate',
      label: { th: 'เปิด', en: 'Activate' },
      icon: 'play-circle-outline',
      permission: 'quest.quest.update',
      when: { status: ['draft', 'paused'] },
      call: questUpdate,
      set: { status: 'active' },
      confirm: { th: 'เปิดภารกิจ “{name}”?', en: 'Activate the quest “{name}”?' },
    },
    {
      id: 'pause',
      label: { th: 'พัก', en: 'Pause' },
      icon: 'pause-circle-outline',
      permission: 'quest.quest.update',
      when: { status: ['active'] },
      call: questUpdate,
      set: { status: 'paused' },
      confirm: { th: 'พักภารกิจ “{name}”? ความคืบหน้าของสมาชิกจะหยุดนับ', en: 'Pause the quest “{name}”? Progress is not counted meanwhile' },
    },
    {
      id: 'end',
      label: { th: 'จบภารกิจ', en: 'End' },
      icon: 'stop-circle-outline',
      tone: 'danger',
      permission: 'quest.quest.update',
      when: { status: ['active', 'paused'] },
      call: questUpdate,
      set: { status: 'ended' },
      confirm: { th: 'จบภารกิจ “{name}” ถาวร?', en: 'End the quest “{name}” for good?' },
    },
  ],
  bulkActions: [],
  headerActions: [{ id: 'add', label: { th: 'สร้างภารกิจ', en: 'Add quest' }, icon: 'plus', permission: 'quest.quest.create', to: '/quest/add' }],
  edit: { save: questUpdate, columns: ['name', 'start_at', 'end_at'], when: { status: { not: ['ended'] } }, input: async () => (await fetchInputs())['edit-cells'] },
});
