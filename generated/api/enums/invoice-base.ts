// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Option } from '#contract/field.ts';

export type InvoiceBase = 'ggr' | 'turnover';
export const invoiceBaseOptions: readonly Option[] = [{ value: 'ggr', label: { th: 'กำไรขั้นต้น', en: 'Gross gaming revenue' } }, { value: 'turnover', label: { th: 'ยอดเทิร์น', en: 'Turnover' } }];
