// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Field } from '#contract/field.ts';
import { noticeToneOptions } from '#generated/api/enums/notice-tone.ts';

export type NoticeFieldName = 'id' | 'user_id' | 'happening' | 'tone' | 'text' | 'link' | 'at' | 'read_at';

export const noticeFields: Readonly<Record<NoticeFieldName, Field>> = {
  id: { name: 'id', kind: 'id', label: { th: 'รหัส', en: 'ID' }, readonly: true },
  user_id: { name: 'user_id', kind: 'ref', label: { th: 'ผู้รับ', en: 'For' }, required: true },
  happening: { name: 'happening', kind: 'string', label: { th: 'เหตุการณ์', en: 'Happening' }, required: true, maxLength: 200 },
  tone: { name: 'tone', kind: 'enum', label: { th: 'ความสำคัญ', en: 'How much it matters' }, required: true, options: noticeToneOptions },
  text: { name: 'text', kind: 'text', label: { th: 'ข้อความ', en: 'Text' }, required: true, maxLength: 2000 },
  link: { name: 'link', kind: 'string', label: { th: 'ลิงก์', en: 'Link' }, required: true, maxLength: 500 },
  at: { name: 'at', kind: 'datetime', label: { th: 'เวลา', en: 'At' }, required: true },
  read_at: { name: 'read_at', kind: 'datetime', label: { th: 'อ่านเมื่อ', en: 'Read at' }, nullable: true },
};
