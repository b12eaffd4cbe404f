// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Option } from '#contract/field.ts';

export type GatewayMethod = 'qr' | 'transfer' | 'truewallet' | 'payout';

export const gatewayMethodOptions: readonly Option[] = [
  { value: 'qr', label: { th: 'คิวอาร์', en: 'QR' } },
  { value: 'transfer', label: { th: 'โอนเข้าบัญชี', en: 'Bank transfer' } },
  { value: 'truewallet', label: { th: 'ทรูวอลเล็ท', en: 'TrueMoney Wallet' } },
  { value: 'payout', label: { th: 'โอนออก', en: 'Payout' } },
];
