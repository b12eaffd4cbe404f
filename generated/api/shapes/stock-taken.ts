// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { FieldShape } from '#contract/field.ts';

export const stockTakenShape: FieldShape = {
  name: 'StockTaken',
  fields: [{ name: 'stock_id', kind: 'integer', label: { th: 'ล็อต', en: 'Lot' }, required: true }, { name: 'qty', kind: 'integer', label: { th: 'จำนวน', en: 'Quantity' }, required: true }],
};
