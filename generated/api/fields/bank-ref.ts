// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Field } from '#contract/field.ts';
import { onOffOptions } from '#generated/api/enums/on-off.ts';

export type BankRefFieldName =
  | 'code' | 'bot_code' | 'name_th' | 'name_en' | 'acct_digits' | 'colour' | 'can_deposit' | 'can_withdraw' |
  'sort_order' | 'status';

export const bankRefFields: Readonly<Record<BankRefFieldName, Field>> = {
  code: { name: 'code', kind: 'string', label: { th: 'รหัสธนาคาร', en: 'Code' }, required: true, maxLength: 16, pattern: '^[A-Z0-9]{2,16}$' },
  bot_code: { name: 'bot_code', kind: 'string', label: { th: 'รหัส ธปท.', en: 'Bank of Thailand code' }, nullable: true, maxLength: 3 },
  name_th: { name: 'name_th', kind: 'string', label: { th: 'ชื่อไทย', en: 'Thai name' }, required: true, maxLength: 80, english: 'name_en' },
  name_en: { name: 'name_en', kind: 'string', label: { th: 'ชื่ออังกฤษ', en: 'English name' }, required: true, maxLength: 80 },
  acct_digits: { name: 'acct_digits', kind: 'list', label: { th: 'จำนวนหลักบัญชี', en: 'Account digits' }, required: true, item: { kind: 'integer' } },
  colour: { name: 'colour', kind: 'string', label: { th: 'สี', en: 'Colour' }, required: true, maxLength: 7, pattern: '^#[0-9A-F]{6}$' },
  can_deposit: { name: 'can_deposit', kind: 'boolean', label: { th: 'ใช้ฝาก', en: 'Can deposit' }, initial: true },
  can_withdraw: { name: 'can_withdraw', kind: 'boolean', label: { th: 'ใช้ถอน', en: 'Can withdraw' }, initial: true },
  sort_order: { name: 'sort_order', kind: 'integer', label: { th: 'ลำดับ', en: 'Order' }, required: true, initial: 0 },
  status: { name: 'status', kind: 'enum', label: { th: 'สถานะ', en: 'Status' }, required: true, options: onOffOptions, initial: 'active' },
};
