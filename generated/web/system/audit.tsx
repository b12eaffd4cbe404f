// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import { auditEntryFields as f } from '#generated/api/fields/audit-entry.ts';
import { listPage } from '#web/screens/list/list-page.tsx';
import { auditList } from './calls/audit.ts';

export default listPage({
  kind: 'list',
  path: '/system/audit',
  area: 'system',
  title: { th: 'ประวัติการใช้งาน', en: 'Audit log' },
  permission: 'system.audit.view',
  list: auditList,
  key: 'seq',
  columns: [
    { ...f.at, width: 165, pin: 'start', sortable: true },
    { ...f.actor_id, width: 150 },
    { ...f.actor_role, width: 110 },
    { ...f.action, width: 210 },
    { ...f.entity_type, width: 150 },
    { ...f.entity_id, width: 120 },
    { ...f.reason, width: 220 },
    { ...f.ip, width: 130 },
    { ...f.user_agent, hidden: true },
    { ...f.request_id, width: 150 },
    { ...f.on_behalf_of, hidden: true },
    { ...f.approver_id, hidden: true },
    { ...f.auth_method, hidden: true },
    { ...f.result, width: 110, pin: 'end' },
  ],
  filters: [
    { name: 'date', operator: 'between', params: ['date_from', 'date_to'], field: f.at, initial: 'last7', maxDays: 93 },
    { name: 'actor_id', operator: 'in', params: ['actor_id'], field: f.actor_id },
    { name: 'action', operator: 'in', params: ['action'], field: f.action },
    { name: 'entity_type', operator: 'in', params: ['entity_type'], field: f.entity_type },
    { name: 'entity_id', operator: 'eq', params: ['entity_id'], field: f.entity_id },
    { name: 'result', operator: 'in', params: ['result'], field: f.result },
    { name: 'by_key', operator: 'eq', params: ['by_key'], field: { ...f.auth_method, kind: 'boolean', label: { th: 'โดยคีย์ API', en: 'By API keys' } }, where: { auth_method: ['key'] } },
    { name: 'ip', operator: 'eq', params: ['ip'], field: f.ip },
    { name: 'request_id', operator: 'eq', params: ['request_id'], field: f.request_id },
    { name: 'q', operator: 'search', params: ['q'], field: { name: 'q', kind: 'string', label: { th: 'ค้นหา', en: 'Search' } } },
  ],
  sort: '-seq',
  limit: 50,
  open: '/system/audit/detail?seq={seq}',
  rowActions: [],
  bulkActions: [],
  headerActions: [],
  export: 'system.audit.export',
});
