// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Field } from '#contract/field.ts';
import { gameTypeOptions } from '#generated/api/enums/game-type.ts';
import { invoiceBaseOptions } from '#generated/api/enums/invoice-base.ts';
import { providerApiOptions } from '#generated/api/enums/provider-api.ts';
import { providerStatusOptions } from '#generated/api/enums/provider-status.ts';
import { providerWalletOptions } from '#generated/api/enums/provider-wallet.ts';

export type ProviderFieldName =
  | 'id' | 'code' | 'name' | 'logo_url' | 'types' | 'wallet_mode' | 'api_status' | 'cost_pct' | 'invoice_base' |
  'min_fee' | 'carry_negative' | 'game_count' | 'active_game_count' | 'sort_order' | 'maintenance_from' |
  'maintenance_to' | 'status' | 'note' | 'created_at' | 'created_by' | 'updated_at' | 'updated_by' | 'version';

export const providerFields: Readonly<Record<ProviderFieldName, Field>> = {
  id: { name: 'id', kind: 'id', label: { th: 'รหัส', en: 'ID' }, readonly: true },
  code: { name: 'code', kind: 'string', label: { th: 'รหัส', en: 'Code' }, readonly: true },
  name: { name: 'name', kind: 'string', label: { th: 'ค่ายเกม', en: 'Name' }, required: true, maxLength: 80 },
  logo_url: { name: 'logo_url', kind: 'image', label: { th: 'โลโก้', en: 'Logo' }, nullable: true },
  types: { name: 'types', kind: 'list', label: { th: 'หมวด', en: 'Types' }, required: true, minLength: 1, item: { kind: 'enum', options: gameTypeOptions } },
  wallet_mode: { name: 'wallet_mode', kind: 'enum', label: { th: 'ระบบกระเป๋า', en: 'Wallet mode' }, readonly: true, options: providerWalletOptions, initial: 'seamless' },
  api_status: { name: 'api_status', kind: 'enum', label: { th: 'สถานะ API', en: 'API' }, readonly: true, options: providerApiOptions, initial: 'ok' },
  cost_pct: { name: 'cost_pct', kind: 'percent', label: { th: 'ต้นทุน (%)', en: 'Cost (%)' }, required: true, min: '0', max: '100' },
  invoice_base: { name: 'invoice_base', kind: 'enum', label: { th: 'คิดจาก', en: 'Invoiced on' }, required: true, options: invoiceBaseOptions, initial: 'ggr' },
  min_fee: { name: 'min_fee', kind: 'money', label: { th: 'ค่าบริการขั้นต่ำต่อเดือน', en: 'Least fee a month' }, min: '0.00', initial: '0.00' },
  carry_negative: { name: 'carry_negative', kind: 'boolean', label: { th: 'ยกยอดติดลบไปเดือนถัดไป', en: 'Carry losses over' }, required: true, initial: true },
  game_count: { name: 'game_count', kind: 'integer', label: { th: 'เกมทั้งหมด', en: 'Games' }, readonly: true, initial: 0 },
  active_game_count: { name: 'active_game_count', kind: 'integer', label: { th: 'เกมที่เปิด', en: 'Active games' }, readonly: true, initial: 0 },
  sort_order: { name: 'sort_order', kind: 'integer', label: { th: 'ลำดับ', en: 'Order' }, nullable: true },
  maintenance_from: { name: 'maintenance_from', kind: 'datetime', label: { th: 'ปิดปรับปรุงตั้งแต่', en: 'Maintenance from' }, nullable: true },
  maintenance_to: { name: 'maintenance_to', kind: 'datetime', label: { th: 'ปิดปรับปรุงถึง', en: 'Maintenance to' }, nullable: true },
  status: { name: 'status', kind: 'enum', label: { th: 'สถานะ', en: 'Status' }, required: true, options: providerStatusOptions, initial: 'active' },
  note: { name: 'note', kind: 'text', label: { th: 'หมายเหตุ', en: 'Note' }, nullable: true },
  created_at: { name: 'created_at', kind: 'datetime', label: { th: 'วันที่สร้าง', en: 'Created' }, readonly: true },
  created_by: { name: 'created_by', kind: 'ref', label: { th: 'ผู้สร้าง', en: 'Created by' }, readonly: true, nullable: true },
  updated_at: { name: 'updated_at', kind: 'datetime', label: { th: 'แก้ไขล่าสุด', en: 'Updated' }, readonly: true },
  updated_by: { name: 'updated_by', kind: 'ref', label: { th: 'ผู้แก้ไข', en: 'Updated by' }, readonly: true, nullable: true },
  version: { name: 'version', kind: 'integer', label: { th: 'รุ่นข้อมูล', en: 'Version' }, readonly: true },
};
