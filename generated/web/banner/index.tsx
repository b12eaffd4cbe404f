// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import { bannerStatusOptions } from '#generated/api/enums/banner-status.ts';
import { bannerFields as f } from '#generated/api/fields/banner.ts';
import { listPage } from '#web/screens/list/list-page.tsx';
import { viewsPage } from '#web/screens/list/views-page.tsx';
import { bannerDetail, bannerList, bannerOrder, bannerUpdate } from './calls/banner.ts';

const fetchInputs = () => import('./index.inputs.ts').then(({ inputs }) => inputs);

const first = listPage({
  kind: 'list',
  path: '/banner',
  area: 'banner',
  title: { th: 'แบนเนอร์', en: 'Banners' },
  permission: 'banner.banner.view',
  list: bannerList,
  record: bannerDetail,
  key: 'id',
  columns: [
    { ...f.image, width: 140 },
    { ...f.title, width: 220, sortable: true, pin: 'start' },
    { ...f.position, sortable: true },
    { ...f.agent_ids, width: 180 },
    { ...f.audience, sortable: true },
    { ...f.link_value, width: 180, sortable: true },
    { ...f.start_at, sortable: true },
    { ...f.end_at, sortable: true },
    { ...f.sort_order, sortable: true },
    { ...f.view_count, sortable: true },
    { ...f.click_count, sortable: true },
    { ...f.ctr_pct, sortable: true },
    { ...f.status, sortable: true, pin: 'end' },
  ],
  filters: [
    { name: 'agent_id', operator: 'in', params: ['agent_id'], field: f.agent_ids },
    { name: 'position', operator: 'in', params: ['position'], field: f.position },
    { name: 'status', operator: 'in', params: ['status'], field: f.status },
    { name: 'q', operator: 'search', params: ['q'], field: { name: 'q', kind: 'string', label: { th: 'ค้นหา', en: 'Search' } } },
  ],
  sort: 'sort_order,title',
  limit: 20,
  tabs: { filter: 'status', items: bannerStatusOptions },
  groups: ['position', 'status'],
  open: '/banner/detail?id={id}',
  rowActions: [
    { id: 'edit', label: { th: 'แก้ไข', en: 'Edit' }, icon: 'pencil', permission: 'banner.banner.view', to: '/banner/detail?id={id}' },
    {
      id: 'hide',
      label: { th: 'ซ่อน', en: 'Hide' },
      icon: 'eye-off',
      tone: 'danger',
      permission: 'banner.banner.update',
      when: { status: ['active', 'scheduled'] },
      call: bannerUpdate,
      set: { status: 'inactive' },
      confirm: { th: 'ต้องการซ่อนแบนเนอร์ “{title}” ใช่หรือไม่?', en: 'Hide the banner “{title}”?' },
    },
    {
      id: 'show',
      label: { th: 'แสดง', en: 'Show' },
      icon: 'eye',
      permission: 'banner.banner.update',
      when: { status: ['inactive', 'draft', 'expired'] },
      call: bannerUpdate,
      set: { status: 'active' },
      confirm: { th: 'ต้องการแสดงแบนเนอร์ “{title}” ใช่หรือไม่?', en: 'Show the banner “{title}”?' },
    },
    { id: 'preview', label: { th: 'ดูตัวอย่าง', en: 'Preview' }, part: () => import('#areas/banner/web/parts/preview-dialog.tsx') },
  ],
  bulkActions: [
    {
      id: 'bulk-hide',
      label: { th: 'ซ่อน', en: 'Hide' },
      tone: 'danger',
      permission: 'banner.banner.update',
      when: { status: ['active', 'scheduled'] },
      call: bannerUpdate,
      set: { status: 'inactive' },
      confirm: { th: 'ซ่อนแบนเนอร์ที่เลือก {n} รายการ?', en: 'Hide {n} banners?' },
    },
  ],
  headerActions: [{ id: 'add', label: { th: 'เพิ่มแบนเนอร์', en: 'Add banner' }, icon: 'plus', permission: 'banner.banner.create', to: '/banner/add' }],
  edit: { save: bannerUpdate, columns: ['title', 'audience', 'start_at', 'end_at', 'sort_order'], input: async () => (await fetchInputs())['edit-cells'] },
});

export default viewsPage({
  first: first,
  name: 'all',
  title: { th: 'ทั้งหมด', en: 'All' },
  views: [{ name: 'order', title: { th: 'จัดลำดับ', en: 'Order' }, permission: 'banner.banner.view', needs: bannerOrder, load: () => import('./index.order.tsx') }],
});
