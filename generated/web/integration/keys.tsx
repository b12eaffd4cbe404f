// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import { apiKeyStatusOptions } from '#generated/api/enums/api-key-status.ts';
import { apiKeyFields as f } from '#generated/api/fields/api-key.ts';
import { listPage } from '#web/screens/list/list-page.tsx';
import { keyAdd, keyList, keyRevoke, keyRotate, keyTakeOver, keyUpdate } from './calls/key.ts';

const fetchInputs = () => import('./keys.inputs.ts').then(({ inputs }) => inputs);

export default listPage({
  kind: 'list',
  path: '/integration/keys',
  area: 'integration',
  title: { th: 'คีย์ API', en: 'API keys' },
  permission: 'integration.key.view',
  list: keyList,
  key: 'id',
  columns: [
    { ...f.name, width: 220, sortable: true, pin: 'start' },
    { ...f.prefix, width: 170 },
    { ...f.scope_count, width: 100, fact: true },
    { ...f.agent_count, width: 120 },
    { ...f.agent_ids, hidden: true },
    { ...f.last_used_at, width: 172, sortable: true, fact: true },
    { ...f.expires_at, width: 172, sortable: true, fact: true },
    { ...f.responsible_id, width: 170 },
    { ...f.allow_ips, hidden: true },
    { ...f.last_used_ip, hidden: true },
    { ...f.overlap_until, hidden: true },
    { ...f.created_at, hidden: true, sortable: true },
    { ...f.status, nullable: true, width: 130, pin: 'end' },
  ],
  filters: [
    { name: 'agent_ids', operator: 'in', params: ['agent_ids'], field: f.agent_ids },
    { name: 'expires', operator: 'between', params: ['expires_from', 'expires_to'], field: f.expires_at, maxDays: 93 },
    { name: 'status', operator: 'in', params: ['status'], field: f.status },
    { name: 'q', operator: 'search', params: ['q'], field: { name: 'q', kind: 'string', label: { th: 'ค้นหา', en: 'Search' } } },
  ],
  sort: 'name',
  limit: 20,
  tabs: { filter: 'status', items: apiKeyStatusOptions },
  groups: ['status'],
  open: '/integration/keys/detail?id={id}',
  rowActions: [
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
  bulkActions: [],
  headerActions: [{ id: 'add', label: { th: 'สร้างคีย์', en: 'Make a key' }, icon: 'key-plus', permission: 'integration.key.create', call: keyAdd, part: () => import('#areas/integration/web/parts/key-form.tsx') }],
});
