// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Option } from '#contract/field.ts';

export type GatewayAccountStatus = 'active' | 'maintenance' | 'inactive';

export const gatewayAccountStatusOptions: readonly Option[] = [
  { value: 'active', label: { th: 'เปิดใช้งาน', en: 'Active' }, tone: 'success' },
  { value: 'maintenance', label: { th: 'ปิดปรับปรุง', en: 'Maintenance' }, tone: 'warning' },
  { value: 'inactive', label: { th: 'ปิด', en: 'Inactive' }, tone: 'neutral' },
];
