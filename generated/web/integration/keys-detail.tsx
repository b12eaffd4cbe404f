// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import { apiKeyFields as f } from '#generated/api/fields/api-key.ts';
import { auditEntryFields } from '#generated/api/fields/audit-entry.ts';
import { detailPage } from '#web/screens/detail/detail-page.tsx';
import { recordHistory } from '../record-history.ts';
import { auditList } from '../system/calls/audit.ts';
import { keyDetail, keyRevoke, keyRotate, keyScopes, keyTakeOver, keyUpdate } from './calls/key.ts';

const fetchInputs = () => import('./keys-detail.inputs.ts').then(({ inputs }) => inputs);

export default detailPage({
  kind: 'detail',
  path: '/integration/keys/detail',
  area: 'integration',
  title: { th: 'รายละเอียดคีย์ API', en: 'API key' },
  permission: 'integration.key.view',
  record: keyDetail,
  key: 'id',
  fields: [f.name, f.prefix, { ...f.status, nullable: true }, f.responsible_id, f.note, f.scope_count, f.agent_ids, f.allow_ips, f.expires_at, f.overlap_until, f.last_used_at, f.last_used_ip, f.created_by, f.created_at],
  groups: [
    { title: { th: 'คีย์', en: 'Key' }, fields: ['name', 'prefix', 'status', 'responsible_id', 'note'] },
    { title: { th: 'ขอบเขต', en: 'Reach' }, fields: ['scope_count', 'agent_ids', 'allow_ips'] },
    { title: { th: 'อายุและการใช้', en: 'Life and use' }, fields: ['expires_at', 'overlap_until', 'last_used_at', 'last_used_ip', 'created_by', 'created_at'] },
  ],
  actions: [
    { id: 'edit', label: { th: 'แก้ไข', en: 'Edit' }, icon: 'pencil', permission: 'integration.key.update', when: { status: ['active', 'rotating'] }, call: keyUpdate, part: () => import('#areas/integration/web/parts/key-form.tsx') },
    {
      id: 'rotate',
      label: { th: 'เปลี่ยนคีย์', en: 'Change the secret' },
      icon: 'key-change',
      permission: 'integration.key.update',
      when: { status: ['active', 'rotating'] },
      call: keyRotate,
      part: () => import('#areas/integration/web/parts/key-rotation.tsx'),
    },
    {
      id: 'take_over',
      label: { th: 'รับผิดชอบคีย์นี้', en: 'Take responsibility' },
      icon: 'account-key',
      permission: 'integration.key.update',
      when: { responsible_id: { me: false } },
      call: keyTakeOver,
      confirm: { th: 'รับผิดชอบคีย์ “{name}” แทน {responsible_name}? จากนี้คีย์ทำได้ไม่เกินสิทธิ์ของคุณ', en: 'Answer for “{name}” in place of {responsible_name}? From now on it can do at most what you may do.' },
    },
    {
      id: 'key.revoke',
      label: { th: 'เพิกถอน', en: 'Revoke' },
      icon: 'key-remove',
      tone: 'danger',
      permission: 'integration.key.delete',
      when: { status: ['active', 'rotating'] },
      call: keyRevoke,
      input: async () => (await fetchInputs())['key.revoke'],
    },
  ],
  panels: [{ name: 'scopes', title: { th: 'สิทธิ์', en: 'Scopes' }, part: () => import('#areas/integration/web/parts/key-scopes.tsx'), permission: 'integration.key.view', call: keyScopes }],
  related: [
    {
      name: 'log',
      title: { th: 'สิ่งที่คีย์ทำ', en: 'What it did' },
      list: auditList,
      key: 'seq',
      columns: [{ ...auditEntryFields.at, sortable: true }, auditEntryFields.action, auditEntryFields.entity_type, auditEntryFields.entity_id, auditEntryFields.reason, auditEntryFields.ip, { ...auditEntryFields.result, pin: 'end' }],
      filters: [
        { name: 'date', operator: 'between', params: ['date_from', 'date_to'], field: auditEntryFields.at, initial: 'last7', maxDays: 93 },
        { name: 'action', operator: 'in', params: ['action'], field: auditEntryFields.action },
        { name: 'entity_type', operator: 'in', params: ['entity_type'], field: auditEntryFields.entity_type },
        { name: 'entity_id', operator: 'eq', params: ['entity_id'], field: auditEntryFields.entity_id },
        { name: 'result', operator: 'in', params: ['result'], field: auditEntryFields.result },
        { name: 'by_key', operator: 'eq', params: ['by_key'], field: { ...auditEntryFields.auth_method, kind: 'boolean', label: { th: 'โดยคีย์ API', en: 'By API keys' } }, where: { auth_method: ['key'] } },
        { name: 'ip', operator: 'eq', params: ['ip'], field: auditEntryFields.ip },
        { name: 'request_id', operator: 'eq', params: ['request_id'], field: auditEntryFields.request_id },
        { name: 'q', operator: 'search', params: ['q'], field: { name: 'q', kind: 'string', label: { th: 'ค้นหา', en: 'Search' } } },
      ],
      sort: '-seq',
      limit: 50,
      match: { actor_id: 'account_id' },
      permission: 'system.audit.view',
    },
  ],
  history: { call: recordHistory, entity: 'ApiKey' },
});
