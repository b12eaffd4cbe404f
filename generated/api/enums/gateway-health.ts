// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Option } from '#contract/field.ts';

export type GatewayHealth = 'ok' | 'degraded' | 'down' | 'unknown';

export const gatewayHealthOptions: readonly Option[] = [
  { value: 'ok', label: { th: 'ปกติ', en: 'OK' }, tone: 'success' },
  { value: 'degraded', label: { th: 'ช้า/ล้มเหลวบางส่วน', en: 'Degraded' }, tone: 'warning' },
  { value: 'down', label: { th: 'ล่ม', en: 'Down' }, tone: 'danger' },
  { value: 'unknown', label: { th: 'ไม่ทราบ', en: 'Unknown' }, tone: 'unknown' },
];
