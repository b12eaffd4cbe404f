// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Option } from '#contract/field.ts';

export type WalletWebhook = 'connected' | 'lost' | 'none';

export const walletWebhookOptions: readonly Option[] = [
  { value: 'connected', label: { th: 'เชื่อมแล้ว', en: 'Connected' }, tone: 'success' },
  { value: 'lost', label: { th: 'ขาดการเชื่อมต่อ', en: 'Lost' }, tone: 'danger' },
  { value: 'none', label: { th: 'ไม่ตั้งค่า', en: 'Not set up' }, tone: 'neutral' },
];
