// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import { pollChoiceStatusOptions } from '#generated/api/enums/poll-choice-status.ts';
import { pollChoiceFields as f } from '#generated/api/fields/poll-choice.ts';
import { listPage } from '#web/screens/list/list-page.tsx';
import { choicesDelete, choicesDetail, choicesList, choicesUpdate } from './calls/choices.ts';

const fetchInputs = () => import('./choices.inputs.ts').then(({ inputs }) => inputs);

export default listPage({
  kind: 'list',
  path: '/poll/choices',
  area: 'poll',
  title: { th: 'คลังตัวเลือก', en: 'Choice library' },
  permission: 'poll.choice.view',
  list: choicesList,
  record: choicesDetail,
  key: 'id',
  columns: [
    { ...f.image_url, width: 72 },
    { ...f.name, width: 220, sortable: true, pin: 'start' },
    { ...f.category, width: 110, sortable: true },
    { ...f.external_ref, width: 160, sortable: true },
    { ...f.used_count, width: 110, sortable: true },
    { ...f.updated_at, width: 170, sortable: true },
    { ...f.status, width: 110, sortable: true, pin: 'end' },
  ],
  filters: [
    { name: 'category', operator: 'in', params: ['category'], field: f.category },
    { name: 'status', operator: 'in', params: ['status'], field: f.status },
    { name: 'q', operator: 'search', params: ['q'], field: { name: 'q', kind: 'string', label: { th: 'ค้นหา', en: 'Search' } } },
  ],
  sort: 'name',
  limit: 20,
  tabs: { filter: 'status', items: pollChoiceStatusOptions },
  groups: ['category', 'status'],
  open: '/poll/choices/detail?id={id}',
  rowActions: [
    { id: 'edit', label: { th: 'แก้ไข', en: 'Edit' }, icon: 'pencil', permission: 'poll.choice.view', to: '/poll/choices/detail?id={id}' },
    {
      id: 'delete',
      label: { th: 'ลบตัวเลือก', en: 'Delete choice' },
      icon: 'delete',
      tone: 'danger',
      permission: 'poll.choice.delete',
      when: { used_count: [0] },
      call: choicesDelete,
      confirm: { th: 'ลบตัวเลือก “{name}”?', en: 'Delete “{name}”?' },
    },
  ],
  bulkActions: [
    {
      id: 'bulk-delete',
      label: { th: 'ลบที่เลือก', en: 'Delete selected' },
      icon: 'delete',
      tone: 'danger',
      permission: 'poll.choice.delete',
      when: { used_count: [0] },
      call: choicesDelete,
      confirm: { th: 'ลบตัวเลือก {n} รายการ?', en: 'Delete {n} choices?' },
    },
  ],
  headerActions: [{ id: 'add', label: { th: 'เพิ่ม', en: 'Add' }, icon: 'plus', permission: 'poll.choice.create', to: '/poll/choices/add' }],
  edit: { save: choicesUpdate, columns: ['name', 'category', 'external_ref'], input: async () => (await fetchInputs())['edit-cells'] },
});
