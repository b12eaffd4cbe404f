// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Option } from '#contract/field.ts';

export type Actor = 'member' | 'system' | 'staff' | 'provider';

export const actorOptions: readonly Option[] = [
  { value: 'member', label: { th: 'สมาชิก', en: 'Member' } },
  { value: 'system', label: { th: 'ระบบ', en: 'System' } },
  { value: 'staff', label: { th: 'แอดมิน', en: 'Staff' } },
  { value: 'provider', label: { th: 'ค่ายเกม', en: 'Provider' } },
];
