// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Field } from '#contract/field.ts';
import { bannerAudienceOptions } from '#generated/api/enums/banner-audience.ts';
import { bannerLinkOptions } from '#generated/api/enums/banner-link.ts';
import { bannerPositionOptions } from '#generated/api/enums/banner-position.ts';
import { bannerStatusOptions } from '#generated/api/enums/banner-status.ts';

export type BannerFieldName =
  | 'id' | 'title' | 'image' | 'image_mobile' | 'position' | 'agent_ids' | 'link_type' | 'link_value' | 'open_new_tab' |
  'audience' | 'start_at' | 'end_at' | 'sort_order' | 'view_count' | 'click_count' | 'ctr_pct' | 'status' |
  'created_at' | 'created_by' | 'updated_at' | 'updated_by' | 'version';

export const bannerFields: Readonly<Record<BannerFieldName, Field>> = {
  id: { name: 'id', kind: 'id', label: { th: 'รหัส', en: 'ID' }, readonly: true },
  title: { name: 'title', kind: 'string', label: { th: 'ชื่อแบนเนอร์', en: 'Title' }, required: true, maxLength: 80 },
  image: { name: 'image', kind: 'image', label: { th: 'รูปคอมพิวเตอร์', en: 'Desktop picture' }, hint: { th: 'แนะนำ 1920×600 พิกเซล ไม่เกิน 2 MB', en: 'Best at 1920×600 pixels, at most 2 MB' }, required: true },
  image_mobile: { name: 'image_mobile', kind: 'image', label: { th: 'รูปมือถือ', en: 'Mobile picture' }, hint: { th: 'แนะนำ 1080×720 พิกเซล ไม่เกิน 2 MB', en: 'Best at 1080×720 pixels, at most 2 MB' }, required: true },
  position: { name: 'position', kind: 'enum', label: { th: 'ตำแหน่ง', en: 'Position' }, required: true, options: bannerPositionOptions, initial: 'home_slide' },
  agent_ids: {
    name: 'agent_ids',
    kind: 'list',
    label: { th: 'เอเย่นต์', en: 'Agents' },
    required: true,
    minLength: 1,
    item: { kind: 'ref', reference: { entity: 'Agent', path: '/api/system/agent/items', value: 'id', label: 'name', hint: 'code', tree: { parent: 'parent_id', all: { th: 'ทุกเอเย่นต์', en: 'All agents' } } } },
  },
  link_type: { name: 'link_type', kind: 'enum', label: { th: 'ชนิดลิงก์', en: 'Kind of link' }, required: true, options: bannerLinkOptions, initial: 'none' },
  link_value: {
    name: 'link_value',
    kind: 'string',
    label: { th: 'ลิงก์', en: 'Link' },
    hint: { th: 'หน้าในเว็บขึ้นต้นด้วย / · โปรโมชั่นและเกมใช้รหัส · ลิงก์ภายนอกต้องเป็น https', en: 'A page begins with /, promotions and games go by code, other sites by https' },
    nullable: true,
    maxLength: 500,
  },
  open_new_tab: { name: 'open_new_tab', kind: 'boolean', label: { th: 'เปิดแท็บใหม่', en: 'New tab' }, initial: false },
  audience: { name: 'audience', kind: 'enum', label: { th: 'กลุ่มผู้เห็น', en: 'Audience' }, required: true, options: bannerAudienceOptions, initial: 'all' },
  start_at: { name: 'start_at', kind: 'datetime', label: { th: 'เริ่มแสดง', en: 'From' }, nullable: true },
  end_at: { name: 'end_at', kind: 'datetime', label: { th: 'สิ้นสุด', en: 'Until' }, nullable: true },
  sort_order: { name: 'sort_order', kind: 'integer', label: { th: 'ลำดับ', en: 'Order' }, required: true, min: 0, max: 999999, initial: 10 },
  view_count: { name: 'view_count', kind: 'integer', label: { th: 'เห็น', en: 'Views' }, readonly: true, initial: 0 },
  click_count: { name: 'click_count', kind: 'integer', label: { th: 'คลิก', en: 'Clicks' }, readonly: true, initial: 0 },
  ctr_pct: { name: 'ctr_pct', kind: 'percent', label: { th: 'CTR (%)', en: 'CTR (%)' }, hint: { th: 'คลิก ÷ เห็น', en: 'Clicks ÷ views' }, readonly: true, nullable: true },
  status: { name: 'status', kind: 'enum', label: { th: 'สถานะ', en: 'Status' }, required: true, options: bannerStatusOptions, initial: 'active' },
  created_at: { name: 'created_at', kind: 'datetime', label: { th: 'วันที่สร้าง', en: 'Created' }, readonly: true },
  created_by: { name: 'created_by', kind: 'ref', label: { th: 'ผู้สร้าง', en: 'Created by' }, readonly: true, nullable: true },
  updated_at: { name: 'updated_at', kind: 'datetime', label: { th: 'แก้ไขล่าสุด', en: 'Updated' }, readonly: true },
  updated_by: { name: 'updated_by', kind: 'ref', label: { th: 'ผู้แก้ไข', en: 'Updated by' }, readonly: true, nullable: true },
  version: { name: 'version', kind: 'integer', label: { th: 'รุ่นข้อมูล', en: 'Version' }, readonly: true },
};
