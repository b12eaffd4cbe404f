// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { FieldShape } from '#contract/field.ts';

export const redemptionFactShape: FieldShape = {
  name: 'RedemptionFact',
  fields: [
    { name: 'reference', kind: 'code', label: { th: 'เลขอ้างอิงของผู้ส่ง', en: 'Reference of the sender' }, required: true },
    { name: 'username', kind: 'string', label: { th: 'ยูสเซอร์เนม', en: 'Username' }, required: true, maxLength: 16 },
    { name: 'item_id', kind: 'integer', label: { th: 'สินค้า', en: 'Item' }, required: true, min: 1 },
    { name: 'qty', kind: 'integer', label: { th: 'จำนวน', en: 'Quantity' }, min: 1, max: 1000, initial: 1 },
    { name: 'receiver_name', kind: 'string', label: { th: 'ผู้รับ', en: 'Receiver' }, nullable: true, maxLength: 120 },
    { name: 'receiver_tel', kind: 'phone', label: { th: 'เบอร์ผู้รับ', en: 'Telephone' }, nullable: true },
    { name: 'address', kind: 'string', label: { th: 'ที่อยู่', en: 'Address' }, nullable: true, maxLength: 500 },
  ],
};
