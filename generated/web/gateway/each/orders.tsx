// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Call } from '#contract/call.ts';
import type { GatewayInfo } from '#contract/catalog.ts';
import type { Field } from '#contract/field.ts';
import type { Action } from '#contract/screen.ts';
import { gatewayOrderStatusOptions } from '#generated/api/enums/gateway-order-status.ts';
import type { GatewayOrderFieldName } from '#generated/api/fields/gateway-order.ts';
import { listPage } from '#web/screens/list/list-page.tsx';

/** What a gateway has of its own for this page. */
export type Own = { readonly gatewayOrders: Call; readonly f: Readonly<Record<GatewayOrderFieldName, Field>>; readonly gatewayOrderInquiry?: Call };

export const page = (g: GatewayInfo, own: Own) =>
  listPage({
    kind: 'list',
    path: `/${g.name}/orders`,
    area: g.name,
    title: { th: `คำสั่งฝาก/ถอน ${g.title.th}`, en: `${g.title.en} orders` },
    permission: `gateway.${g.name}.order.view`,
    list: own.gatewayOrders,
    key: 'id',
    columns: [
      { ...own.f.created_at, sortable: true },
      { ...own.f.order_ref, pin: 'start', sortable: true },
      { ...own.f.gateway_ref, sortable: true },
      { ...own.f.account_id, sortable: true },
      { ...own.f.agent_code, label: { th: 'เอเย่นต์', en: 'Agent' }, sortable: true },
      { ...own.f.username, sortable: true },
      { ...own.f.member_name, sortable: true },
      { ...own.f.type, sortable: true },
      { ...own.f.method, sortable: true },
      { ...own.f.bank_code, sortable: true },
      own.f.bank_account_no,
      { ...own.f.request_amount, sortable: true, total: true },
      { ...own.f.pay_amount, sortable: true, total: true },
      { ...own.f.fee, sortable: true, total: true },
      { ...own.f.net_amount, sortable: true, total: true },
      { ...own.f.expires_at, sortable: true },
      { ...own.f.paid_at, sortable: true },
      { ...own.f.callback_count, sortable: true },
      { ...own.f.deposit_ref, sortable: true, link: '/finance/deposit_requests?ref={deposit_ref}' },
      { ...own.f.withdraw_ref, sortable: true, link: '/finance/withdraw_requests?ref={withdraw_ref}' },
      { ...own.f.message, sortable: true },
      { ...own.f.status, pin: 'end', sortable: true },
    ],
    filters: [
      { name: 'date', operator: 'between', params: ['date_from', 'date_to'], field: own.f.created_at, initial: 'today', maxDays: 31 },
      { name: 'agent_id', operator: 'in', params: ['agent_id'], field: own.f.agent_id },
      { name: 'account_id', operator: 'in', params: ['account_id'], field: own.f.account_id },
      { name: 'type', operator: 'in', params: ['type'], field: own.f.type },
      { name: 'method', operator: 'in', params: ['method'], field: own.f.method },
      { name: 'status', operator: 'in', params: ['status'], field: own.f.status },
      { name: 'bank_code', operator: 'in', params: ['bank_code'], field: own.f.bank_code },
      { name: 'amount', operator: 'between', params: ['amount_min', 'amount_max'], field: own.f.pay_amount },
      { name: 'no_callback', operator: 'eq', params: ['no_callback'], field: { ...own.f.callback_count, kind: 'boolean', label: { th: 'ยังไม่ได้รับ callback', en: 'No callback yet' } }, equals: 0 },
      { name: 'q', operator: 'search', params: ['q'], field: { name: 'q', kind: 'string', label: { th: 'ค้นหา', en: 'Search' } } },
    ],
    sort: '-created_at',
    limit: 20,
    tabs: { filter: 'status', items: gatewayOrderStatusOptions },
    rowActions: [
      ...(own.gatewayOrderInquiry ? ([
        {
          id: 'inquiry',
          label: { th: 'ตรวจสอบกับเกตเวย์', en: 'Ask the gateway' },
          icon: 'cloud-search',
          permission: `gateway.${g.name}.order.inquiry`,
          call: own.gatewayOrderInquiry,
          send: ['order_ref'],
          confirm: { th: `ตรวจสอบสถานะ {order_ref} กับ ${g.title.th}?`, en: `Ask ${g.title.en} about {order_ref}?` },
        },
      ] satisfies readonly Action[]) : []),
    ],
    bulkActions: [],
    headerActions: [],
    refresh: 15000,
    export: `gateway.${g.name}.order.export`,
    cards: [
      { filter: 'status', values: ['success'], of: ['success', 'expired', 'failed', 'cancelled', 'reversed'], label: { th: 'อัตราสำเร็จ', en: 'Success rate' }, tone: 'success' },
      { filter: 'status', values: ['created', 'pending', 'processing'], label: { th: 'รอชำระ/รอโอน', en: 'Waiting' }, tone: 'warning' },
      { filter: 'status', values: ['failed', 'expired'], label: { th: 'ไม่สำเร็จ/หมดอายุ', en: 'Failed or expired' }, tone: 'danger' },
      { field: own.f.pay_amount },
      { field: own.f.fee },
      { field: own.f.duration_sec, label: { th: 'เวลาเฉลี่ยจนชำระ', en: 'Average time to pay' } },
    ],
  });
