// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Option } from '#contract/field.ts';

export type BankCapability = 'balance' | 'statement' | 'transfer' | 'bulk';

export const bankCapabilityOptions: readonly Option[] = [
  { value: 'balance', label: { th: 'เช็คยอด', en: 'Balance' } },
  { value: 'statement', label: { th: 'สเตทเมนต์', en: 'Statement' } },
  { value: 'transfer', label: { th: 'โอน', en: 'Transfer' } },
  { value: 'bulk', label: { th: 'โอนกลุ่ม', en: 'Bulk transfer' } },
];
