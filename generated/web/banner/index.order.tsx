// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import { bannerFields as f } from '#generated/api/fields/banner.ts';
import { orderedPage } from '#web/screens/list/ordered-page.tsx';
import { bannerOrder, bannerUpdate } from './calls/banner.ts';

const fetchInputs = () => import('./index.order.inputs.ts').then(({ inputs }) => inputs);

export default orderedPage({
  kind: 'list',
  path: '/banner',
  area: 'banner',
  title: { th: 'จัดลำดับ', en: 'Order' },
  permission: 'banner.banner.view',
  list: bannerOrder,
  key: 'id',
  columns: [{ ...f.image, width: 140 }, { ...f.title, width: 260, pin: 'start' }, f.position, { ...f.agent_ids, width: 220 }, f.sort_order, { ...f.status, pin: 'end' }],
  filters: [{ name: 'position', operator: 'in', params: ['position'], field: f.position }],
  sort: 'sort_order',
  limit: 500,
  rowActions: [],
  bulkActions: [],
  headerActions: [],
  whole: true,
  order: { field: 'sort_order', save: bannerUpdate, key: 'id', min: 0, max: 999999 },
  edit: { save: bannerUpdate, columns: ['title'], input: async () => (await fetchInputs())['edit-cells'] },
  view: 'order',
});
