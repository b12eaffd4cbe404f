// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Field } from '#contract/field.ts';
import { gatewayAccountStatusOptions } from '#generated/api/enums/gateway-account-status.ts';
import { gatewayHealthOptions } from '#generated/api/enums/gateway-health.ts';

export type GatewayOverviewFieldName =
  | 'gateway' | 'title' | 'status' | 'health' | 'success_rate' | 'pending' | 'pending_query';

export const gatewayOverviewFields: Readonly<Record<GatewayOverviewFieldName, Field>> = {
  gateway: { name: 'gateway', kind: 'string', label: { th: 'เกตเวย์', en: 'Gateway' }, nullable: true },
  title: { name: 'title', kind: 'string', label: { th: 'ชื่อเกตเวย์', en: 'Name' }, nullable: true },
  status: { name: 'status', kind: 'enum', label: { th: 'สถานะ', en: 'Status' }, nullable: true, options: gatewayAccountStatusOptions },
  health: { name: 'health', kind: 'enum', label: { th: 'สุขภาพ', en: 'Health' }, nullable: true, options: gatewayHealthOptions },
  success_rate: { name: 'success_rate', kind: 'percent', label: { th: 'สำเร็จ 1 ชม. (%)', en: 'Success, 1 h (%)' }, nullable: true },
  pending: { name: 'pending', kind: 'integer', label: { th: 'รอดำเนินการ', en: 'Waiting' }, nullable: true },
  pending_query: { name: 'pending_query', kind: 'string', label: { th: 'ตัวกรองของรายการที่รอ', en: 'Filter of those that wait' }, nullable: true },
};
