// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Option } from '#contract/field.ts';

export type AuditResult = 'ok' | 'denied' | 'failed';

export const auditResultOptions: readonly Option[] = [
  { value: 'ok', label: { th: 'สำเร็จ', en: 'Done' }, tone: 'success' },
  { value: 'denied', label: { th: 'ไม่อนุญาต', en: 'Denied' }, tone: 'danger' },
  { value: 'failed', label: { th: 'ไม่สำเร็จ', en: 'Failed' }, tone: 'warning' },
];
