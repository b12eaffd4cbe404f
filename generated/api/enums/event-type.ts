// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Option } from '#contract/field.ts';

export type EventType =
  | 'deposit.opened' | 'deposit.credited' | 'deposit.suspicious' | 'deposit.failed' | 'deposit.expired' |
  'deposit.cancelled' | 'deposit.reversed' | 'ticket.opened' | 'ticket.accepted' | 'ticket.released' |
  'ticket.transferred' | 'ticket.rejected' | 'ticket.completed' | 'ticket.cancelled' | 'transfer.requested' |
  'transfer.paid' | 'transfer.unknown' | 'transfer.failed' | 'withdrawal.requested' | 'withdrawal.verified' |
  'withdrawal.approved' | 'withdrawal.paid' | 'withdrawal.unknown' | 'withdrawal.failed' | 'withdrawal.refunded' |
  'webhook.tested' | 'member.created' | 'member.updated' | 'sms_campaign.begun' | 'sms_campaign.done' |
  'sms_campaign.stopped' | 'redemption.requested' | 'redemption.approved' | 'redemption.credited' |
  'redemption.shipped' | 'redemption.delivered' | 'redemption.returned' | 'redemption.rejected' |
  'redemption.cancelled' | 'wheel_reward.credited' | 'wheel_reward.awaited' | 'wheel_reward.shipped' |
  'wheel_reward.cancelled' | 'wheel_reward.expired' | 'gateway_order.created' | 'gateway_order.paid' |
  'gateway_order.success' | 'gateway_order.unknown' | 'gateway_order.failed' | 'gateway_order.suspicious' |
  'gateway_order.reversed';

export const eventTypeOptions: readonly Option[] = [
  { value: 'deposit.opened', label: { th: 'เปิดรายการฝาก', en: 'Deposit opened' } },
  { value: 'deposit.credited', label: { th: 'เติมเครดิตแล้ว', en: 'Deposit credited' } },
  { value: 'deposit.suspicious', label: { th: 'รายการฝากน่าสงสัย', en: 'Deposit in doubt' } },
  { value: 'deposit.failed', label: { th: 'เติมเครดิตไม่สำเร็จ', en: 'Deposit failed' } },
  { value: 'deposit.expired', label: { th: 'รายการฝากหมดเวลา', en: 'Deposit expired' } },
  { value: 'deposit.cancelled', label: { th: 'ยกเลิกรายการฝาก', en: 'Deposit cancelled' } },
  { value: 'deposit.reversed', label: { th: 'ดึงเครดิตคืนแล้ว', en: 'Deposit taken back' } },
  { value: 'ticket.opened', label: { th: 'เปิดใบขอเติมเงิน', en: 'Ticket opened' } },
  { value: 'ticket.accepted', label: { th: 'รับงานใบขอเติมเงิน', en: 'Ticket accepted' } },
  { value: 'ticket.released', label: { th: 'คืนงานใบขอเติมเงิน', en: 'Ticket given back' } },
  { value: 'ticket.transferred', label: { th: 'แจ้งโอนตามใบขอแล้ว', en: 'Transfer for a ticket reported' } },
  { value: 'ticket.rejected', label: { th: 'ยอดของใบขอไม่เข้า', en: 'Transfer for a ticket not arrived' } },
  { value: 'ticket.completed', label: { th: 'ใบขอเติมเงินเสร็จสิ้น', en: 'Ticket completed' } },
  { value: 'ticket.cancelled', label: { th: 'ยกเลิกใบขอเติมเงิน', en: 'Ticket cancelled' } },
  { value: 'transfer.requested', label: { th: 'สั่งโอนระหว่างบัญชี', en: 'Bank transfer requested' } },
  { value: 'transfer.paid', label: { th: 'โอนระหว่างบัญชีสำเร็จ', en: 'Bank transfer made' } },
  { value: 'transfer.unknown', label: { th: 'ไม่ทราบผลโอนระหว่างบัญชี', en: 'Result of a bank transfer unknown' } },
  { value: 'transfer.failed', label: { th: 'โอนระหว่างบัญชีไม่สำเร็จ', en: 'Bank transfer failed' } },
  { value: 'withdrawal.requested', label: { th: 'มีคำขอถอน', en: 'Withdrawal requested' } },
  { value: 'withdrawal.verified', label: { th: 'ตรวจสอบคำขอถอนแล้ว', en: 'Withdrawal verified' } },
  { value: 'withdrawal.approved', label: { th: 'อนุมัติถอนและกำลังโอน', en: 'Withdrawal approved' } },
  { value: 'withdrawal.paid', label: { th: 'ถอนสำเร็จ', en: 'Withdrawal paid' } },
  { value: 'withdrawal.unknown', label: { th: 'ไม่ทราบผลโอนของรายการถอน', en: 'Result of a withdrawal unknown' } },
  { value: 'withdrawal.failed', label: { th: 'โอนถอนไม่สำเร็จ', en: 'Withdrawal failed' } },
  { value: 'withdrawal.refunded', label: { th: 'คืนเครดิตรายการถอน', en: 'Withdrawal refunded' } },
  { value: 'webhook.tested', label: { th: 'ทดสอบการส่ง', en: 'Test of an endpoint' } },
  { value: 'member.created', label: { th: 'มีสมาชิกใหม่', en: 'Member created' } },
  { value: 'member.updated', label: { th: 'ข้อมูลสมาชิกเปลี่ยน', en: 'Member updated' } },
  { value: 'sms_campaign.begun', label: { th: 'เริ่มส่งข้อความถึงสมาชิก', en: 'Campaign of texts begun' } },
  { value: 'sms_campaign.done', label: { th: 'ส่งข้อความถึงสมาชิกครบแล้ว', en: 'Campaign of texts done' } },
  { value: 'sms_campaign.stopped', label: { th: 'หยุดส่งข้อความถึงสมาชิก', en: 'Campaign of texts stopped' } },
  { value: 'redemption.requested', label: { th: 'มีคำขอแลกของรางวัล', en: 'Redemption requested' } },
  { value: 'redemption.approved', label: { th: 'อนุมัติแลกของรางวัล', en: 'Redemption approved' } },
  { value: 'redemption.credited', label: { th: 'เติมของรางวัลให้แล้ว', en: 'Redemption credited' } },
  { value: 'redemption.shipped', label: { th: 'จัดส่งของรางวัลแล้ว', en: 'Redemption shipped' } },
  { value: 'redemption.delivered', label: { th: 'สมาชิกได้รับของรางวัล', en: 'Redemption delivered' } },
  { value: 'redemption.returned', label: { th: 'ของรางวัลตีกลับ', en: 'Redemption returned' } },
  { value: 'redemption.rejected', label: { th: 'ปฏิเสธแลกของรางวัล', en: 'Redemption rejected' } },
  { value: 'redemption.cancelled', label: { th: 'สมาชิกยกเลิกการแลก', en: 'Redemption cancelled' } },
  { value: 'wheel_reward.credited', label: { th: 'เติมรางวัลวงล้อแล้ว', en: 'Wheel reward credited' } },
  { value: 'wheel_reward.awaited', label: { th: 'รางวัลวงล้อรอจัดส่ง', en: 'Wheel reward to be shipped' } },
  { value: 'wheel_reward.shipped', label: { th: 'จัดส่งรางวัลวงล้อแล้ว', en: 'Wheel reward shipped' } },
  { value: 'wheel_reward.cancelled', label: { th: 'ยกเลิกรางวัลวงล้อ', en: 'Wheel reward cancelled' } },
  { value: 'wheel_reward.expired', label: { th: 'รางวัลวงล้อหมดอายุ', en: 'Wheel reward expired' } },
  { value: 'gateway_order.created', label: { th: 'สร้างคำสั่งเกตเวย์', en: 'Gateway order created' } },
  { value: 'gateway_order.paid', label: { th: 'คำสั่งเกตเวย์ชำระแล้ว', en: 'Gateway order paid' } },
  { value: 'gateway_order.success', label: { th: 'คำสั่งเกตเวย์สำเร็จ', en: 'Gateway order succeeded' } },
  { value: 'gateway_order.unknown', label: { th: 'ไม่ทราบผลคำสั่งเกตเวย์', en: 'Result of a gateway order unknown' } },
  { value: 'gateway_order.failed', label: { th: 'คำสั่งเกตเวย์ไม่สำเร็จ', en: 'Gateway order failed' } },
  { value: 'gateway_order.suspicious', label: { th: 'คำสั่งเกตเวย์น่าสงสัย', en: 'Gateway order in doubt' } },
  { value: 'gateway_order.reversed', label: { th: 'คำสั่งเกตเวย์ถูกดึงเงินคืน', en: 'Gateway order reversed' } },
];
