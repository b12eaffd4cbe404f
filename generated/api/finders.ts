// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Finder } from '#contract/finder.ts';

export const finders: readonly Finder[] = [
  { path: '/agent/manage', title: { th: 'จัดการเอเย่นต์', en: 'Agents' }, permission: 'agent.agent.view', call: 'agent.list', by: ['code'], show: ['name', 'type', 'status'], open: '/agent/detail?agent_id={id}' },
  { path: '/finance/deposit_requests', title: { th: 'คำขอฝาก', en: 'Deposit requests' }, permission: 'finance.deposit.view', call: 'deposit.list', by: ['deposit_ref', 'slip_ref'], show: ['username', 'requested_amount', 'status'] },
  { path: '/finance/suspicious', title: { th: 'รายการดิบ', en: 'Statement lines' }, permission: 'finance.suspicious.view', call: 'deposit.raw_transactions', by: ['raw_ref', 'upstream_ref'], show: ['bank_name', 'amount', 'match_status'] },
  {
    path: '/finance/ticket/manage',
    title: { th: 'ใบขอเติมเงิน', en: 'Tickets' },
    permission: 'finance.ticket.view',
    call: 'ticket.list',
    by: ['ticket_ref'],
    show: ['target_bank_name', 'amount', 'status'],
    open: '/finance/ticket/detail?id={id}',
  },
  { path: '/finance/withdraw_requests', title: { th: 'รายการถอน', en: 'Withdrawals' }, permission: 'finance.withdraw.view', call: 'withdraw.list', by: ['withdraw_ref', 'upstream_ref'], show: ['username', 'amount', 'status'] },
  { path: '/integration/keys', title: { th: 'คีย์ API', en: 'API keys' }, permission: 'integration.key.view', call: 'key.list', by: ['prefix'], show: ['name', 'status'], open: '/integration/keys/detail?id={id}' },
  { path: '/member/users', title: { th: 'รายชื่อสมาชิก', en: 'Members' }, permission: 'member.member.view', call: 'member.users', by: ['referral_code'], show: ['name', 'agent_code', 'status'] },
  { path: '/shop/redeem-list', title: { th: 'รายการแลกรางวัล', en: 'Redemptions' }, permission: 'shop.redeem.view', call: 'shop.inquiry.list', by: ['redeem_ref', 'tracking_no'], show: ['username', 'item_name', 'status'] },
  { path: '/system/audit', title: { th: 'ประวัติการใช้งาน', en: 'Audit log' }, permission: 'system.audit.view', call: 'audit.list', by: ['request_id'], show: ['actor_name', 'action_name', 'at'], open: '/system/audit/detail?seq={seq}' },
  {
    path: '/system/users',
    title: { th: 'รายการผู้ใช้งานระบบ', en: 'Staff users' },
    permission: 'system.user.view',
    call: 'user.list',
    by: ['username', 'email'],
    show: ['name', 'role_name', 'status'],
    open: '/system/users/detail?user_id={id}',
  },
  { path: '/bitpayz/orders', title: { th: 'คำสั่งฝาก/ถอน BitPayz', en: 'BitPayz orders' }, permission: 'gateway.bitpayz.order.view', call: 'bitpayz.orders', by: ['order_ref', 'gateway_ref'], show: ['username', 'pay_amount', 'status'] },
  { path: '/direpay/orders', title: { th: 'คำสั่งฝาก/ถอน DirePay', en: 'DirePay orders' }, permission: 'gateway.direpay.order.view', call: 'direpay.orders', by: ['order_ref', 'gateway_ref'], show: ['username', 'pay_amount', 'status'] },
  { path: '/hengpay/orders', title: { th: 'คำสั่งฝาก/ถอน HengPay', en: 'HengPay orders' }, permission: 'gateway.hengpay.order.view', call: 'hengpay.orders', by: ['order_ref', 'gateway_ref'], show: ['username', 'pay_amount', 'status'] },
  { path: '/onepay/orders', title: { th: 'คำสั่งฝาก/ถอน OnePay', en: 'OnePay orders' }, permission: 'gateway.onepay.order.view', call: 'onepay.orders', by: ['order_ref', 'gateway_ref'], show: ['username', 'pay_amount', 'status'] },
  { path: '/payonex/orders', title: { th: 'คำสั่งฝาก/ถอน PayoneX', en: 'PayoneX orders' }, permission: 'gateway.payonex.order.view', call: 'payonex.orders', by: ['order_ref', 'gateway_ref'], show: ['username', 'pay_amount', 'status'] },
  { path: '/vizpay/orders', title: { th: 'คำสั่งฝาก/ถอน VizPay', en: 'VizPay orders' }, permission: 'gateway.vizpay.order.view', call: 'vizpay.orders', by: ['order_ref', 'gateway_ref'], show: ['username', 'pay_amount', 'status'] },
  { path: '/zappay/orders', title: { th: 'คำสั่งฝาก/ถอน ZapPay', en: 'ZapPay orders' }, permission: 'gateway.zappay.order.view', call: 'zappay.orders', by: ['order_ref', 'gateway_ref'], show: ['username', 'pay_amount', 'status'] },
];
