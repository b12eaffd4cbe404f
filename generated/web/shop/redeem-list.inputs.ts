// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Inputs } from '#contract/screen.ts';
import { carrierOptions } from '#generated/api/enums/carrier.ts';
import { shopRedeemFields as f } from '#generated/api/fields/shop-redeem.ts';
import { shopInquiryUpdateVerdict } from './calls/shop.ts';
import {
  validateShopInquiryUpdate, validateShopInquiryUpdateOnShopRedeemListReject,
  validateShopInquiryUpdateOnShopRedeemListReturned,
} from './validators.ts';

export type RedeemListInputsAction =
  | 'approve' | 'pack' | 'ship' | 'delivered' | 'returned' | 'reject' | 'note' | 'bulk-approve';

export const inputs: Readonly<Record<RedeemListInputsAction, Inputs>> = {
  approve: {
    fields: [],
    validate: () => [],
    decision: { verdict: shopInquiryUpdateVerdict, amount: f.reward_value, by: ['redeem_ref', 'action'], next: true, facts: [f.redeem_ref] },
    confirm: { th: 'อนุมัติการแลก {redeem_ref}?', en: 'Approve {redeem_ref}?' },
    success: { th: 'อนุมัติการแลก {redeem_ref} ของ {username} แล้ว', en: '{redeem_ref} of {username} is approved' },
  },
  pack: {
    fields: [],
    validate: () => [],
    decision: { verdict: shopInquiryUpdateVerdict, amount: f.reward_value, by: ['redeem_ref', 'action'], next: true, facts: [f.redeem_ref] },
    confirm: { th: 'เตรียมจัดส่ง {redeem_ref} ให้ {receiver_name}?', en: 'Pack {redeem_ref} for {receiver_name}?' },
    success: { th: 'เริ่มเตรียมจัดส่ง {redeem_ref} แล้ว', en: '{redeem_ref} is being packed' },
  },
  ship: {
    fields: [
      { name: 'carrier', kind: 'enum', label: f.carrier.label, required: true, options: carrierOptions },
      { name: 'tracking_no', kind: 'code', label: f.tracking_no.label, required: true, maxLength: 40, pattern: '^[A-Za-z0-9-]{4,40}$' },
    ],
    validate: validateShopInquiryUpdate,
    decision: { verdict: shopInquiryUpdateVerdict, amount: f.reward_value, by: ['redeem_ref', 'action'], next: true, facts: [f.redeem_ref] },
    success: { th: 'จัดส่ง {redeem_ref} ให้ {receiver_name} แล้ว', en: '{redeem_ref} is on its way to {receiver_name}' },
  },
  delivered: {
    fields: [],
    validate: () => [],
    decision: { verdict: shopInquiryUpdateVerdict, amount: f.reward_value, by: ['redeem_ref', 'action'], next: true, facts: [f.redeem_ref] },
    confirm: { th: 'ยืนยันว่าสมาชิกได้รับพัสดุ {tracking_no} แล้ว?', en: 'Has {tracking_no} arrived?' },
    success: { th: 'บันทึกว่า {username} ได้รับ {redeem_ref} แล้ว', en: '{username} has {redeem_ref}' },
  },
  returned: {
    fields: [{ name: 'note', kind: 'string', label: f.note.label, maxLength: 255, nullable: true }],
    validate: validateShopInquiryUpdateOnShopRedeemListReturned,
    decision: { verdict: shopInquiryUpdateVerdict, amount: f.reward_value, by: ['redeem_ref', 'action'], next: true, facts: [f.redeem_ref] },
    confirm: { th: 'ยืนยันว่าพัสดุ {tracking_no} ถูกตีกลับ?', en: 'Has {tracking_no} come back?' },
    success: { th: 'บันทึกว่า {redeem_ref} ถูกตีกลับแล้ว', en: '{redeem_ref} came back' },
  },
  reject: {
    fields: [{ name: 'note', kind: 'string', label: f.note.label, required: true, maxLength: 255 }],
    validate: validateShopInquiryUpdateOnShopRedeemListReject,
    decision: { verdict: shopInquiryUpdateVerdict, amount: f.reward_value, by: ['redeem_ref', 'action'], next: true, facts: [f.redeem_ref] },
    confirm: { th: 'ปฏิเสธและคืนแต้ม {point_used} ให้ {username}?', en: 'Reject, and give {point_used} points back to {username}?' },
    success: { th: 'ปฏิเสธ {redeem_ref} และคืนแต้มให้ {username} แล้ว', en: '{redeem_ref} is rejected, {username} has the points back' },
  },
  note: {
    fields: [{ name: 'note', kind: 'string', label: f.note.label, required: true, maxLength: 255 }],
    validate: validateShopInquiryUpdateOnShopRedeemListReject,
    decision: { verdict: shopInquiryUpdateVerdict, amount: f.reward_value, by: ['redeem_ref', 'action'], next: true, facts: [f.redeem_ref] },
    success: { th: 'บันทึกใน {redeem_ref} แล้ว', en: 'Noted on {redeem_ref}' },
  },
  'bulk-approve': {
    fields: [],
    validate: () => [],
    decision: { verdict: shopInquiryUpdateVerdict, amount: f.reward_value, by: ['redeem_ref', 'action'], next: true, facts: [f.redeem_ref] },
    confirm: { th: 'อนุมัติ {n} รายการ?', en: 'Approve {n} redemptions?' },
  },
};
