// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Option } from '#contract/field.ts';

export type GatewayBalanceSource = 'callback' | 'poll' | 'manual';

export const gatewayBalanceSourceOptions: readonly Option[] = [
  { value: 'callback', label: { th: 'แจ้งกลับ', en: 'Callback' } },
  { value: 'poll', label: { th: 'ระบบดึง', en: 'Polled' } },
  { value: 'manual', label: { th: 'คนกด', en: 'By hand' } },
];
