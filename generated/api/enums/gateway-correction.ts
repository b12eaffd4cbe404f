// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Option } from '#contract/field.ts';

export type GatewayCorrection = 'none' | 'asked' | 'person';

export const gatewayCorrectionOptions: readonly Option[] = [
  { value: 'none', label: { th: 'ไม่ต้องแก้ไข', en: 'Nothing to correct' }, tone: 'neutral' },
  { value: 'asked', label: { th: 'สั่งให้ระบบแก้ไขตามเกตเวย์แล้ว', en: 'Correction under way' }, tone: 'info' },
  { value: 'person', label: { th: 'ต้องให้เจ้าหน้าที่ตรวจสอบ', en: 'A person must look' }, tone: 'warning' },
];
