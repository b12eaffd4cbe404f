// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Field } from '#contract/field.ts';
import { subscriptionDayOptions } from '#generated/api/enums/subscription-day.ts';
import { subscriptionFormatOptions } from '#generated/api/enums/subscription-format.ts';
import { subscriptionRhythmOptions } from '#generated/api/enums/subscription-rhythm.ts';
import { subscriptionTestOptions } from '#generated/api/enums/subscription-test.ts';

export type SubscriptionFieldName =
  | 'id' | 'user_id' | 'name' | 'screen' | 'call' | 'query' | 'rhythm' | 'weekday' | 'month_day' | 'at' | 'format' |
  'by_mail' | 'measure' | 'test' | 'threshold' | 'holds' | 'is_on' | 'next_at' | 'sent_at' | 'failure' | 'created_at' |
  'created_by' | 'updated_at' | 'updated_by' | 'version';

export const subscriptionFields: Readonly<Record<SubscriptionFieldName, Field>> = {
  id: { name: 'id', kind: 'id', label: { th: 'รหัส', en: 'ID' }, readonly: true },
  user_id: { name: 'user_id', kind: 'ref', label: { th: 'ผู้รับ', en: 'For' }, readonly: true },
  name: { name: 'name', kind: 'string', label: { th: 'ชื่อรายงาน', en: 'Name' }, required: true, maxLength: 80 },
  screen: { name: 'screen', kind: 'string', label: { th: 'หน้า', en: 'Page' }, required: true, maxLength: 120 },
  call: { name: 'call', kind: 'string', label: { th: 'คำขอข้อมูล', en: 'Call' }, required: true, maxLength: 80 },
  query: { name: 'query', kind: 'string', label: { th: 'เงื่อนไข', en: 'Query' }, maxLength: 2000, initial: '' },
  rhythm: { name: 'rhythm', kind: 'enum', label: { th: 'ส่งเมื่อ', en: 'Comes' }, required: true, options: subscriptionRhythmOptions },
  weekday: { name: 'weekday', kind: 'enum', label: { th: 'วันในสัปดาห์', en: 'Day of the week' }, nullable: true, options: subscriptionDayOptions },
  month_day: {
    name: 'month_day',
    kind: 'integer',
    label: { th: 'วันที่ของเดือน', en: 'Day of the month' },
    hint: { th: 'เดือนที่สั้นกว่าจะส่งวันสุดท้ายของเดือน', en: 'In shorter months on their last day' },
    nullable: true,
    min: 1,
    max: 31,
  },
  at: { name: 'at', kind: 'time', label: { th: 'เวลา', en: 'At' }, required: true, initial: '08:00' },
  format: { name: 'format', kind: 'enum', label: { th: 'ชนิดไฟล์', en: 'Format' }, required: true, options: subscriptionFormatOptions, initial: 'xlsx' },
  by_mail: { name: 'by_mail', kind: 'boolean', label: { th: 'ส่งทางอีเมลด้วย', en: 'By mail as well' }, initial: false },
  measure: { name: 'measure', kind: 'string', label: { th: 'ตัวเลขที่ดู', en: 'Figure' }, nullable: true, maxLength: 80 },
  test: { name: 'test', kind: 'enum', label: { th: 'เทียบ', en: 'Is' }, nullable: true, options: subscriptionTestOptions },
  threshold: { name: 'threshold', kind: 'string', label: { th: 'ค่าที่เทียบ', en: 'Threshold' }, nullable: true, maxLength: 20, pattern: '^-?[0-9]{1,13}([.][0-9]{1,2})?$' },
  holds: { name: 'holds', kind: 'boolean', label: { th: 'เงื่อนไขเป็นจริงอยู่', en: 'It is so' }, readonly: true, initial: false },
  is_on: { name: 'is_on', kind: 'boolean', label: { th: 'เปิดใช้', en: 'On' }, initial: true },
  next_at: { name: 'next_at', kind: 'datetime', label: { th: 'ส่งครั้งถัดไป', en: 'Next' }, readonly: true, nullable: true },
  sent_at: { name: 'sent_at', kind: 'datetime', label: { th: 'ส่งล่าสุด', en: 'Sent last' }, readonly: true, nullable: true },
  failure: { name: 'failure', kind: 'text', label: { th: 'ส่งไม่ได้เพราะ', en: 'Not sent because' }, readonly: true, nullable: true },
  created_at: { name: 'created_at', kind: 'datetime', label: { th: 'วันที่สร้าง', en: 'Created' }, readonly: true },
  created_by: { name: 'created_by', kind: 'ref', label: { th: 'ผู้สร้าง', en: 'Created by' }, readonly: true, nullable: true },
  updated_at: { name: 'updated_at', kind: 'datetime', label: { th: 'แก้ไขล่าสุด', en: 'Updated' }, readonly: true },
  updated_by: { name: 'updated_by', kind: 'ref', label: { th: 'ผู้แก้ไข', en: 'Updated by' }, readonly: true, nullable: true },
  version: { name: 'version', kind: 'integer', label: { th: 'รุ่นข้อมูล', en: 'Version' }, readonly: true },
};
