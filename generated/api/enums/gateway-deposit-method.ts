// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Option } from '#contract/field.ts';

export type GatewayDepositMethod = 'qr' | 'transfer' | 'truewallet';

export const gatewayDepositMethodOptions: readonly Option[] = [
  { value: 'qr', label: { th: 'คิวอาร์พร้อมเพย์', en: 'PromptPay QR' } },
  { value: 'transfer', label: { th: 'โอนเข้าบัญชี', en: 'Bank transfer' } },
  { value: 'truewallet', label: { th: 'ทรูวอลเล็ท', en: 'TrueMoney Wallet' } },
];
