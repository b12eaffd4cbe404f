// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Option } from '#contract/field.ts';

export type AgentStatus = 'active' | 'suspended' | 'closed';

export const agentStatusOptions: readonly Option[] = [
  { value: 'active', label: { th: 'เปิดใช้งาน', en: 'Active' }, tone: 'success' },
  { value: 'suspended', label: { th: 'ระงับ', en: 'Suspended' }, tone: 'danger' },
  { value: 'closed', label: { th: 'ปิดถาวร', en: 'Closed' }, tone: 'neutral' },
];
