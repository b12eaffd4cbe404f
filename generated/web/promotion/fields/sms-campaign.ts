// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Field } from '#contract/field.ts';
import { campaignStatusOptions } from '#generated/api/enums/campaign-status.ts';
import { smsSegmentOptions } from '#generated/api/enums/sms-segment.ts';

export type SmsCampaignFieldName =
  | 'id'
  | 'campaign_ref'
  | 'promotion_id'
  | 'agent_ids'
  | 'segment'
  | 'audience'
  | 'is_test'
  | 'message'
  | 'parts'
  | 'part_price'
  | 'total_count'
  | 'skipped_count'
  | 'sent_count'
  | 'failed_count'
  | 'unknown_count'
  | 'batch_count'
  | 'cost_estimate'
  | 'schedule_at'
  | 'started_at'
  | 'finished_at'
  | 'status'
  | 'created_at'
  | 'created_by'
  | 'updated_at'
  | 'updated_by'
  | 'version';

export const smsCampaignFields: Readonly<Record<SmsCampaignFieldName, Field>> = {
  id: { name: 'id', kind: 'id', label: { th: 'รหัส', en: 'ID' }, readonly: true },
  campaign_ref: { name: 'campaign_ref', kind: 'code', label: { th: 'เลขที่', en: 'Reference' }, readonly: true },
  promotion_id: {
    name: 'promotion_id',
    kind: 'ref',
    label: { th: 'โปร', en: 'Promotion' },
    readonly: true,
    nullable: true,
    reference: {
      entity: 'Promotion',
      path: '/api/promotion/items',
      value: 'id',
      label: 'name',
      hint: 'code',
      instead: '/api/promotion/list',
    },
  },
  agent_ids: {
    name: 'agent_ids',
    kind: 'list',
    label: { th: 'เอเย่นต์', en: 'Agents' },
    readonly: true,
    item: {
      kind: 'ref',
      reference: { entity: 'Agent', path: '/api/system/agent/items', value: 'id', label: 'name', hint: 'code' },
    },
  },
  segment: {
    name: 'segment',
    kind: 'enum',
    label: { th: 'กลุ่มเป้าหมาย', en: 'Audience' },
    readonly: true,
    options: smsSegmentOptions,
  },
  audience: { name: 'audience', kind: 'json', label: { th: 'เงื่อนไขกลุ่ม', en: 'Filter' }, readonly: true },
  is_test: { name: 'is_test', kind: 'boolean', label: { th: 'ทดสอบ', en: 'Test' }, readonly: true, initial: false },
  message: { name: 'message', kind: 'text', label: { th: 'ข้อความ', en: 'Text' }, readonly: true, maxLength: 1000 },
  parts: { name: 'parts', kind: 'integer', label: { th: 'ข้อความต่อคน', en: 'Parts each' }, readonly: true },
  part_price: {
    name: 'part_price',
    kind: 'money',
    label: { th: 'ราคาต่อข้อความ', en: 'Price of a part' },
    readonly: true,
  },
  total_count: { name: 'total_count', kind: 'integer', label: { th: 'ผู้รับ', en: 'Recipients' }, readonly: true },
  skipped_count: {
    name: 'skipped_count',
    kind: 'integer',
    label: { th: 'ข้าม', en: 'Left out' },
    readonly: true,
    initial: 0,
  },
  sent_count: {
    name: 'sent_count',
    kind: 'integer',
    label: { th: 'ส่งแล้ว', en: 'Sent' },
    readonly: true,
    initial: 0,
  },
  failed_count: {
    name: 'failed_count',
    kind: 'integer',
    label: { th: 'ส่งไม่ได้', en: 'Failed' },
    readonly: true,
    initial: 0,
  },
  unknown_count: {
    name: 'unknown_count',
    kind: 'integer',
    label: { th: 'ไม่ทราบผล', en: 'Unknown' },
    readonly: true,
    initial: 0,
  },
  batch_count: {
    name: 'batch_count',
    kind: 'integer',
    label: { th: 'ชุดที่ส่งแล้ว', en: 'Batches' },
    readonly: true,
    initial: 0,
  },
  cost_estimate: {
    name: 'cost_estimate',
    kind: 'money',
    label: { th: 'ค่าใช้จ่ายโดยประมาณ', en: 'Estimated cost' },
    readonly: true,
  },
  schedule_at: {
    name: 'schedule_at',
    kind: 'datetime',
    label: { th: 'ตั้งเวลาส่ง', en: 'Scheduled for' },
    readonly: true,
    nullable: true,
  },
  started_at: {
    name: 'started_at',
    kind: 'datetime',
    label: { th: 'เริ่มส่ง', en: 'Begun' },
    readonly: true,
    nullable: true,
  },
  finished_at: {
    name: 'finished_at',
    kind: 'datetime',
    label: { th: 'ส่งครบเมื่อ', en: 'Finished' },
    readonly: true,
    nullable: true,
  },
  status: {
    name: 'status',
    kind: 'enum',
    label: { th: 'สถานะ', en: 'Status' },
    readonly: true,
    options: campaignStatusOptions,
    initial: 'scheduled',
  },
  created_at: { name: 'created_at', kind: 'datetime', label: { th: 'วันที่สร้าง', en: 'Created' }, readonly: true },
  created_by: {
    name: 'created_by',
    kind: 'ref',
    label: { th: 'ผู้สร้าง', en: 'Created by' },
    readonly: true,
    nullable: true,
  },
  updated_at: { name: 'updated_at', kind: 'datetime', label: { th: 'แก้ไขล่าสุด', en: 'Updated' }, readonly: true },
  updated_by: {
    name: 'updated_by',
    kind: 'ref',
    label: { th: 'ผู้แก้ไข', en: 'Updated by' },
    readonly: true,
    nullable: true,
  },
  version: { name: 'version', kind: 'integer', label: { th: 'รุ่นข้อมูล', en: 'Version' }, readonly: true },
};
