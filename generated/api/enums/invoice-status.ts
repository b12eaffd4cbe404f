// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Option } from '#contract/field.ts';

export type InvoiceStatus = 'estimated' | 'final';
export const invoiceStatusOptions: readonly Option[] = [{ value: 'estimated', label: { th: 'ประมาณการ', en: 'Estimated' }, tone: 'info' }, { value: 'final', label: { th: 'สรุปแล้ว', en: 'Final' }, tone: 'success' }];
