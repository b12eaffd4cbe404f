// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import { menuFields as f } from '#generated/api/fields/menu.ts';
import { orderedPage } from '#web/screens/list/ordered-page.tsx';
import { menuDetail, menuItems, menuUpdate } from './calls/menu.ts';

const fetchInputs = () => import('./menus.inputs.ts').then(({ inputs }) => inputs);

export default orderedPage({
  kind: 'list',
  path: '/system/menus',
  area: 'system',
  title: { th: 'เมนู', en: 'Menus' },
  permission: 'system.menu.view',
  list: menuItems,
  record: menuDetail,
  key: 'id',
  columns: [
    { ...f.label, width: 310, pin: 'start' },
    { ...f.icon, width: 190 },
    { ...f.link, width: 255, fact: true },
    { ...f.badge_key, width: 170 },
    { ...f.sort_order, width: 80 },
    { ...f.role_count, width: 120, fact: true },
    { ...f.status, width: 90, pin: 'end' },
  ],
  filters: [{ name: 'status', operator: 'in', params: ['status'], field: f.status }, { name: 'q', operator: 'search', params: ['q'], field: { name: 'q', kind: 'string', label: { th: 'ค้นหา', en: 'Search' } } }],
  sort: 'sort_order',
  limit: 500,
  open: '/system/menus/detail?menu_id={id}',
  rowActions: [
    { id: 'edit', label: { th: 'แก้ไข', en: 'Edit' }, icon: 'pencil', permission: 'system.menu.view', to: '/system/menus/detail?menu_id={id}' },
    { id: 'add-below', label: { th: 'เพิ่มเมนูย่อย', en: 'Add an entry below' }, icon: 'plus', permission: 'system.menu.create', when: { parent_id: [null] }, to: '/system/menus/add?parent_id={id}' },
    {
      id: 'hide',
      label: { th: 'ซ่อน', en: 'Hide' },
      icon: 'eye-off',
      permission: 'system.menu.update',
      when: { status: ['active'] },
      call: menuUpdate,
      set: { status: 'hidden' },
      confirm: { th: 'ซ่อนเมนู “{label}” จากทุกตำแหน่ง?', en: 'Hide “{label}” from every role?' },
    },
    {
      id: 'show',
      label: { th: 'แสดง', en: 'Show' },
      icon: 'eye',
      permission: 'system.menu.update',
      when: { status: ['hidden'] },
      call: menuUpdate,
      set: { status: 'active' },
      confirm: { th: 'แสดงเมนู “{label}” ให้ทุกตำแหน่งที่มีสิทธิ์?', en: 'Show “{label}” to every role that has it?' },
    },
  ],
  bulkActions: [],
  headerActions: [{ id: 'add', label: { th: 'เพิ่มเมนู', en: 'Add menu' }, icon: 'plus', permission: 'system.menu.create', to: '/system/menus/add' }],
  whole: true,
  tree: 'parent_id',
  order: { field: 'sort_order', save: menuUpdate, key: 'id', min: 0, max: 1000000 },
  edit: { save: menuUpdate, columns: ['label'], input: async () => (await fetchInputs())['edit-cells'] },
});
