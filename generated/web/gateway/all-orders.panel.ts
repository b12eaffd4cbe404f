// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Panel } from '#contract/panel.ts';
import { gatewayOrderFields as f } from '#generated/api/fields/gateway-order.ts';
import { icons } from '../icons.ts';

export const panel: Panel = {
  title: { th: 'คำสั่ง {order_ref}', en: 'Order {order_ref}' },
  name: f.order_ref,
  chips: [f.type, f.status],
  sections: [
    { note: { th: '{message}', en: '{message}' }, tone: 'warning' },
    { when: { qr_payload: { not: [null] } }, part: () => import('#areas/gateway/web/parts/order-qr.tsx') },
    { title: { th: 'ยอดเงิน', en: 'Money' }, fields: [f.request_amount, f.pay_amount, f.fee, f.net_amount] },
    {
      title: { th: 'สมาชิกและบัญชี', en: 'Member and account' },
      fields: [{ ...f.username, link: '/member/users?open={member_id}', permission: 'member.member.view' }, f.member_name, f.agent_code, f.bank_code, f.bank_account_no, f.bank_account_name],
    },
    {
      title: { th: 'การชำระ', en: 'Payment' },
      fields: [
        f.account_id,
        f.type,
        f.method,
        f.gateway_ref,
        f.gateway_status,
        { ...f.deposit_ref, link: '/finance/deposit_requests?ref={deposit_ref}', permission: 'finance.deposit.view' },
        { ...f.withdraw_ref, link: '/finance/withdraw_requests?ref={withdraw_ref}', permission: 'finance.withdraw.view' },
      ],
    },
    { fields: [f.pay_url] },
    { when: { qr_payload: [null] }, fields: [f.qr_image_url] },
    {
      title: { th: 'ลำดับเหตุการณ์', en: 'What happened' },
      moments: [
        { field: f.created_at, label: { th: 'สร้างเมื่อ', en: 'Created' } },
        { field: f.paid_at, label: { th: 'ชำระเมื่อ', en: 'Paid at' } },
        { field: f.callback_at, label: { th: 'ได้รับ callback {callback_count} ครั้ง', en: 'Callbacks: {callback_count}' }, when: { last_callback_status: [null] } },
        { field: f.callback_at, label: { th: 'ได้รับ callback {callback_count} ครั้ง · {last_callback_status}', en: 'Callbacks: {callback_count} · {last_callback_status}' }, when: { last_callback_status: { not: [null] } } },
        { field: f.expires_at, label: { th: 'หมดอายุ', en: 'Expired' }, when: { paid_at: [null], expires_at: { below: { now: 0 } } } },
        { field: f.expires_at, label: { th: 'จะหมดอายุ', en: 'Expires' }, when: { paid_at: [null], expires_at: { atLeast: { now: 0 } } } },
        { label: { th: 'ยังไม่ได้รับ callback', en: 'No callback yet' }, when: { callback_count: [0] } },
      ],
    },
    { fields: [f.request_json], fold: true },
    { fields: [f.response_json], fold: true },
  ],
  places: [f.order_ref, f.message, f.callback_count, f.last_callback_status],
  figure: { field: f.pay_amount },
  icons: icons,
};
