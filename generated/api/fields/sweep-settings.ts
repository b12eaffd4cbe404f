// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Field } from '#contract/field.ts';

export type SweepSettingsFieldName =
  | 'id' | 'enabled' | 'interval_min' | 'active_from' | 'active_to' | 'max_per_day' | 'stop_on_error_count' |
  'notify_channel' | 'created_at' | 'created_by' | 'updated_at' | 'updated_by' | 'version';

export const sweepSettingsFields: Readonly<Record<SweepSettingsFieldName, Field>> = {
  id: { name: 'id', kind: 'id', label: { th: 'รหัส', en: 'ID' }, readonly: true },
  enabled: { name: 'enabled', kind: 'boolean', label: { th: 'เปิดโยกเงินอัตโนมัติ', en: 'Automatic sweeps' }, required: true, initial: false },
  interval_min: { name: 'interval_min', kind: 'integer', label: { th: 'รอบตรวจ', en: 'Check every' }, unit: { th: 'นาที', en: 'min' }, required: true, min: 1, max: 60, initial: 5 },
  active_from: { name: 'active_from', kind: 'time', label: { th: 'ทำงานตั้งแต่', en: 'Works from' }, hint: { th: 'เว้นว่างทั้งสองช่อง = ตลอดวัน', en: 'Both empty = all day' }, nullable: true },
  active_to: { name: 'active_to', kind: 'time', label: { th: 'ถึงเวลา', en: 'Works until' }, nullable: true },
  max_per_day: { name: 'max_per_day', kind: 'money', label: { th: 'วงเงินโยกต่อวัน', en: 'Most a day' }, hint: { th: 'รวมทุกบัญชี เว้นว่าง = ไม่จำกัด', en: 'All accounts together; empty = no limit' }, nullable: true, min: '0.01' },
  stop_on_error_count: { name: 'stop_on_error_count', kind: 'integer', label: { th: 'หยุดเมื่อผิดพลาดติดกัน', en: 'Stop after errors in a row' }, unit: { th: 'ครั้ง', en: 'times' }, required: true, min: 1, max: 20, initial: 3 },
  notify_channel: {
    name: 'notify_channel',
    kind: 'string',
    label: { th: 'กลุ่มที่แจ้งเตือน', en: 'Group to notify' },
    hint: { th: 'รหัสกลุ่ม Telegram หรือ LINE ของทีม', en: 'The team’s Telegram or LINE group' },
    nullable: true,
    maxLength: 80,
  },
  created_at: { name: 'created_at', kind: 'datetime', label: { th: 'วันที่สร้าง', en: 'Created' }, readonly: true },
  created_by: { name: 'created_by', kind: 'ref', label: { th: 'ผู้สร้าง', en: 'Created by' }, readonly: true, nullable: true },
  updated_at: { name: 'updated_at', kind: 'datetime', label: { th: 'แก้ไขล่าสุด', en: 'Updated' }, readonly: true },
  updated_by: { name: 'updated_by', kind: 'ref', label: { th: 'ผู้แก้ไข', en: 'Updated by' }, readonly: true, nullable: true },
  version: { name: 'version', kind: 'integer', label: { th: 'รุ่นข้อมูล', en: 'Version' }, readonly: true },
};
