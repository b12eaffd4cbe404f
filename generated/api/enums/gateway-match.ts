// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Option } from '#contract/field.ts';

export type GatewayMatch = 'matched' | 'different' | 'only_gateway' | 'only_local';

export const gatewayMatchOptions: readonly Option[] = [
  { value: 'matched', label: { th: 'ตรงกัน', en: 'Matched' }, tone: 'success' },
  { value: 'different', label: { th: 'ยอดไม่ตรง', en: 'Amount differs' }, tone: 'danger' },
  { value: 'only_gateway', label: { th: 'มีเฉพาะที่เกตเวย์', en: 'Only at the gateway' }, tone: 'warning' },
  { value: 'only_local', label: { th: 'มีเฉพาะในระบบ', en: 'Only here' }, tone: 'warning' },
];
