// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import { subscriptionFileFields as f } from '#generated/api/fields/subscription-file.ts';
import { listPage } from '#web/screens/list/list-page.tsx';
import { viewsPage } from '#web/screens/list/views-page.tsx';
import { subscriptionFile, subscriptionFiles, subscriptionList } from './calls/subscription.ts';

const first = listPage({
  kind: 'list',
  path: '/account/reports',
  area: 'system',
  title: { th: 'รายงานที่ส่งถึงฉัน', en: 'Reports sent to me' },
  permission: 'signed-in',
  list: subscriptionFiles,
  key: 'id',
  columns: [
    { ...f.created_at, label: { th: 'ส่งเมื่อ', en: 'Sent' }, width: 172, sortable: true },
    { ...f.name, width: 240, sortable: true, pin: 'start' },
    { ...f.file_name, width: 300, fact: true },
    { ...f.format, width: 100 },
    { ...f.row_count, width: 120, pin: 'end' },
    { ...f.row_total, width: 120, hidden: true },
    { ...f.due_at, hidden: true },
  ],
  filters: [
    { name: 'date', operator: 'between', params: ['date_from', 'date_to'], field: f.created_at, maxDays: 93 },
    { name: 'q', operator: 'search', params: ['q'], field: { name: 'q', kind: 'string', label: { th: 'ค้นหา', en: 'Search' } } },
  ],
  sort: '-created_at',
  limit: 20,
  click: 'download',
  rowActions: [{ id: 'download', label: { th: 'ดาวน์โหลด', en: 'Download' }, icon: 'download', permission: 'signed-in', call: subscriptionFile, part: () => import('#areas/system/web/parts/received-file.tsx') }],
  bulkActions: [],
  headerActions: [],
});

export default viewsPage({
  first: first,
  name: 'files',
  title: { th: 'ไฟล์', en: 'Files' },
  views: [{ name: 'subscriptions', title: { th: 'การส่ง', en: 'Subscriptions' }, permission: 'signed-in', needs: subscriptionList, load: () => import('./account-reports.subscriptions.tsx') }],
});
