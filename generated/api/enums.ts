// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Option } from '#contract/field.ts';

export type ActivityState = 'new' | 'active' | 'at_risk' | 'inactive' | 'lost' | 'never';

export const activityStateOptions: readonly Option[] = [
  { value: 'new', label: { th: 'ใหม่', en: 'New' }, tone: 'info' },
  { value: 'active', label: { th: 'เล่นประจำ', en: 'Active' }, tone: 'success' },
  { value: 'at_risk', label: { th: 'เสี่ยงเลิกเล่น', en: 'At risk' }, tone: 'warning' },
  { value: 'inactive', label: { th: 'ไม่เคลื่อนไหว', en: 'Inactive' }, tone: 'neutral' },
  { value: 'lost', label: { th: 'เลิกเล่น', en: 'Lost' }, tone: 'danger' },
  { value: 'never', label: { th: 'ไม่เคยฝาก', en: 'Never deposited' }, tone: 'neutral' },
];

export type Actor = 'member' | 'system' | 'staff' | 'provider';

export const actorOptions: readonly Option[] = [
  { value: 'member', label: { th: 'สมาชิก', en: 'Member' } },
  { value: 'system', label: { th: 'ระบบ', en: 'System' } },
  { value: 'staff', label: { th: 'แอดมิน', en: 'Staff' } },
  { value: 'provider', label: { th: 'ค่ายเกม', en: 'Provider' } },
];

export type AgentStatus = 'active' | 'suspended' | 'closed';

export const agentStatusOptions: readonly Option[] = [
  { value: 'active', label: { th: 'เปิดใช้งาน', en: 'Active' }, tone: 'success' },
  { value: 'suspended', label: { th: 'ระงับ', en: 'Suspended' }, tone: 'danger' },
  { value: 'closed', label: { th: 'ปิดถาวร', en: 'Closed' }, tone: 'neutral' },
];

export type AgentType = 'master' | 'agent';

export const agentTypeOptions: readonly Option[] = [
  { value: 'master', label: { th: 'มาสเตอร์', en: 'Master' } },
  { value: 'agent', label: { th: 'เอเย่นต์', en: 'Agent' } },
];

export type BankChannel = 'app' | 'sms' | 'web' | 'api' | 'manual';

export const bankChannelOptions: readonly Option[] = [
  { value: 'app', label: { th: 'แอปธนาคาร', en: 'Bank app' } },
  { value: 'sms', label: { th: 'SMS', en: 'SMS' } },
  { value: 'web', label: { th: 'เว็บธนาคาร', en: 'Bank website' } },
  { value: 'api', label: { th: 'API', en: 'API' } },
  { value: 'manual', label: { th: 'ไม่เชื่อม', en: 'Not connected' } },
];

export type BankSession = 'online' | 'offline' | 'otp_required' | 'locked' | 'error' | 'none';

export const bankSessionOptions: readonly Option[] = [
  { value: 'online', label: { th: 'ออนไลน์', en: 'Online' }, tone: 'success' },
  { value: 'offline', label: { th: 'ออฟไลน์', en: 'Offline' }, tone: 'neutral' },
  { value: 'otp_required', label: { th: 'รอ OTP', en: 'Waiting for OTP' }, tone: 'warning' },
  { value: 'locked', label: { th: 'บัญชีถูกล็อก', en: 'Locked' }, tone: 'danger' },
  { value: 'error', label: { th: 'ผิดพลาด', en: 'Error' }, tone: 'danger' },
  { value: 'none', label: { th: 'ไม่เชื่อม', en: 'Not connected' }, tone: 'neutral' },
];

export type BankStatus = 'active' | 'paused' | 'closed' | 'frozen';

export const bankStatusOptions: readonly Option[] = [
  { value: 'active', label: { th: 'เปิด', en: 'Active' }, tone: 'success' },
  { value: 'paused', label: { th: 'พักใช้งาน', en: 'Paused' }, tone: 'warning' },
  { value: 'closed', label: { th: 'ปิด', en: 'Closed' }, tone: 'neutral' },
  { value: 'frozen', label: { th: 'ถูกอายัด', en: 'Frozen' }, tone: 'danger' },
];

export type BankUsage = 'deposit' | 'withdraw' | 'both' | 'holding' | 'spare';

export const bankUsageOptions: readonly Option[] = [
  { value: 'deposit', label: { th: 'ฝาก', en: 'Deposit' }, tone: 'info' },
  { value: 'withdraw', label: { th: 'ถอน', en: 'Withdrawal' }, tone: 'info' },
  { value: 'both', label: { th: 'ฝากและถอน', en: 'Deposit and withdrawal' }, tone: 'info' },
  { value: 'holding', label: { th: 'พักเงิน', en: 'Holding' }, tone: 'neutral' },
  { value: 'spare', label: { th: 'สำรอง', en: 'Spare' }, tone: 'neutral' },
];

export type FeePayer = 'company' | 'agent' | 'member';

export const feePayerOptions: readonly Option[] = [
  { value: 'company', label: { th: 'บริษัท', en: 'Company' } },
  { value: 'agent', label: { th: 'เอเย่นต์', en: 'Agent' } },
  { value: 'member', label: { th: 'สมาชิก', en: 'Member' } },
];

export type GatewayAccountStatus = 'active' | 'maintenance' | 'inactive';

export const gatewayAccountStatusOptions: readonly Option[] = [
  { value: 'active', label: { th: 'เปิดใช้งาน', en: 'Active' }, tone: 'success' },
  { value: 'maintenance', label: { th: 'ปิดปรับปรุง', en: 'Maintenance' }, tone: 'warning' },
  { value: 'inactive', label: { th: 'ปิด', en: 'Inactive' }, tone: 'neutral' },
];

export type GatewayBalanceReason = 'order' | 'settlement' | 'fee' | 'topup' | 'withdraw_out' | 'sync';

export const gatewayBalanceReasonOptions: readonly Option[] = [
  { value: 'order', label: { th: 'คำสั่งฝาก/ถอน', en: 'Order' } },
  { value: 'settlement', label: { th: 'เคลียร์ยอด', en: 'Settlement' } },
  { value: 'fee', label: { th: 'ค่าธรรมเนียม', en: 'Fee' } },
  { value: 'topup', label: { th: 'เติมเงิน', en: 'Top-up' } },
  { value: 'withdraw_out', label: { th: 'ถอนออก', en: 'Withdrawn' } },
  { value: 'sync', label: { th: 'ปรับตามเกตเวย์', en: 'Aligned with the gateway' } },
];

export type GatewayBalanceSource = 'callback' | 'poll' | 'manual';

export const gatewayBalanceSourceOptions: readonly Option[] = [
  { value: 'callback', label: { th: 'แจ้งกลับ', en: 'Callback' } },
  { value: 'poll', label: { th: 'ระบบดึง', en: 'Polled' } },
  { value: 'manual', label: { th: 'คนกด', en: 'By hand' } },
];

export type GatewayDepositMethod = 'qr' | 'transfer' | 'truewallet';

export const gatewayDepositMethodOptions: readonly Option[] = [
  { value: 'qr', label: { th: 'คิวอาร์พร้อมเพย์', en: 'PromptPay QR' } },
  { value: 'transfer', label: { th: 'โอนเข้าบัญชี', en: 'Bank transfer' } },
  { value: 'truewallet', label: { th: 'ทรูวอลเล็ท', en: 'TrueMoney Wallet' } },
];

export type GatewayHealth = 'ok' | 'degraded' | 'down' | 'unknown';

export const gatewayHealthOptions: readonly Option[] = [
  { value: 'ok', label: { th: 'ปกติ', en: 'OK' }, tone: 'success' },
  { value: 'degraded', label: { th: 'ช้า/ล้มเหลวบางส่วน', en: 'Degraded' }, tone: 'warning' },
  { value: 'down', label: { th: 'ล่ม', en: 'Down' }, tone: 'danger' },
  { value: 'unknown', label: { th: 'ไม่ทราบ', en: 'Unknown' }, tone: 'unknown' },
];

export type GatewayMethod = 'qr' | 'transfer' | 'truewallet' | 'payout';

export const gatewayMethodOptions: readonly Option[] = [
  { value: 'qr', label: { th: 'คิวอาร์', en: 'QR' } },
  { value: 'transfer', label: { th: 'โอนเข้าบัญชี', en: 'Bank transfer' } },
  { value: 'truewallet', label: { th: 'ทรูวอลเล็ท', en: 'TrueMoney Wallet' } },
  { value: 'payout', label: { th: 'โอนออก', en: 'Payout' } },
];

export type GatewayOrderStatus =
  | 'created'
  | 'pending'
  | 'processing'
  | 'paid'
  | 'success'
  | 'expired'
  | 'failed'
  | 'cancelled'
  | 'reversed'
  | 'suspicious'
  | 'unknown';

export const gatewayOrderStatusOptions: readonly Option[] = [
  { value: 'created', label: { th: 'สร้างแล้ว', en: 'Created' }, tone: 'neutral' },
  { value: 'pending', label: { th: 'รอชำระ/รอโอน', en: 'Pending' }, tone: 'warning' },
  { value: 'processing', label: { th: 'กำลังดำเนินการ', en: 'Processing' }, tone: 'info' },
  { value: 'paid', label: { th: 'ชำระแล้ว รอเติมเครดิต', en: 'Paid, credit waiting' }, tone: 'info' },
  { value: 'success', label: { th: 'สำเร็จ', en: 'Success' }, tone: 'success' },
  { value: 'expired', label: { th: 'หมดอายุ', en: 'Expired' }, tone: 'neutral' },
  { value: 'failed', label: { th: 'ไม่สำเร็จ', en: 'Failed' }, tone: 'danger' },
  { value: 'cancelled', label: { th: 'ยกเลิก', en: 'Cancelled' }, tone: 'neutral' },
  { value: 'reversed', label: { th: 'ถูกดึงเงินคืน', en: 'Reversed' }, tone: 'danger' },
  { value: 'suspicious', label: { th: 'น่าสงสัย', en: 'Suspicious' }, tone: 'unknown' },
  { value: 'unknown', label: { th: 'ไม่ทราบผล', en: 'Unknown' }, tone: 'unknown' },
];

export type GatewayOrderType = 'deposit' | 'withdraw';

export const gatewayOrderTypeOptions: readonly Option[] = [
  { value: 'deposit', label: { th: 'ฝาก', en: 'Deposit' }, tone: 'success' },
  { value: 'withdraw', label: { th: 'ถอน', en: 'Withdrawal' }, tone: 'info' },
];

export type GatewayProcess = 'credited' | 'updated' | 'duplicate' | 'ignored' | 'rejected' | 'error';

export const gatewayProcessOptions: readonly Option[] = [
  { value: 'credited', label: { th: 'เติมเครดิตแล้ว', en: 'Credited' }, tone: 'success' },
  { value: 'updated', label: { th: 'อัปเดตแล้ว', en: 'Updated' }, tone: 'success' },
  { value: 'duplicate', label: { th: 'ซ้ำ', en: 'Duplicate' }, tone: 'neutral' },
  { value: 'ignored', label: { th: 'ข้าม', en: 'Ignored' }, tone: 'neutral' },
  { value: 'rejected', label: { th: 'ปฏิเสธ', en: 'Rejected' }, tone: 'danger' },
  { value: 'error', label: { th: 'ผิดพลาด', en: 'Error' }, tone: 'danger' },
];

export type GatewayTransactionType = 'deposit' | 'withdraw' | 'settlement' | 'fee' | 'adjust' | 'reversal';

export const gatewayTransactionTypeOptions: readonly Option[] = [
  { value: 'deposit', label: { th: 'ฝาก', en: 'Deposit' }, tone: 'success' },
  { value: 'withdraw', label: { th: 'ถอน', en: 'Withdrawal' }, tone: 'info' },
  { value: 'settlement', label: { th: 'เคลียร์ยอด', en: 'Settlement' }, tone: 'neutral' },
  { value: 'fee', label: { th: 'ค่าธรรมเนียม', en: 'Fee' }, tone: 'neutral' },
  { value: 'adjust', label: { th: 'ปรับยอด', en: 'Adjustment' }, tone: 'warning' },
  { value: 'reversal', label: { th: 'คืนรายการ', en: 'Reversal' }, tone: 'danger' },
];

export type MemberLevel = 'bronze' | 'silver' | 'gold' | 'platinum' | 'diamond';

export const memberLevelOptions: readonly Option[] = [
  { value: 'bronze', label: { th: 'บรอนซ์', en: 'Bronze' } },
  { value: 'silver', label: { th: 'ซิลเวอร์', en: 'Silver' } },
  { value: 'gold', label: { th: 'โกลด์', en: 'Gold' } },
  { value: 'platinum', label: { th: 'แพลทินัม', en: 'Platinum' } },
  { value: 'diamond', label: { th: 'ไดมอนด์', en: 'Diamond' } },
];

export type MemberStatus = 'active' | 'suspended' | 'locked' | 'blacklist' | 'pending';

export const memberStatusOptions: readonly Option[] = [
  { value: 'active', label: { th: 'ปกติ', en: 'Active' }, tone: 'success' },
  { value: 'suspended', label: { th: 'ระงับ', en: 'Suspended' }, tone: 'danger' },
  { value: 'locked', label: { th: 'ล็อก (รหัสผิด)', en: 'Locked (wrong password)' }, tone: 'warning' },
  { value: 'blacklist', label: { th: 'แบล็คลิสต์', en: 'Blacklisted' }, tone: 'danger' },
  { value: 'pending', label: { th: 'รอยืนยัน', en: 'Unconfirmed' }, tone: 'warning' },
];

export type MemberTag = 'vip' | 'watch' | 'bonus_hunter' | 'new';

export const memberTagOptions: readonly Option[] = [
  { value: 'vip', label: { th: 'วีไอพี', en: 'VIP' }, tone: 'info' },
  { value: 'watch', label: { th: 'เฝ้าระวัง', en: 'Watch' }, tone: 'warning' },
  { value: 'bonus_hunter', label: { th: 'ล่าโปร', en: 'Bonus hunter' }, tone: 'danger' },
  { value: 'new', label: { th: 'ใหม่', en: 'New' }, tone: 'success' },
];

export type MenuBadge =
  | 'none'
  | 'withdraw_pending'
  | 'deposit_unmatched'
  | 'suspicious'
  | 'ticket_open'
  | 'redeem_pending';

export const menuBadgeOptions: readonly Option[] = [
  { value: 'none', label: { th: 'ไม่มี', en: 'None' } },
  { value: 'withdraw_pending', label: { th: 'รายการถอนรอดำเนินการ', en: 'Waiting withdrawals' } },
  { value: 'deposit_unmatched', label: { th: 'ยอดฝากยังไม่จับคู่', en: 'Unmatched deposits' } },
  { value: 'suspicious', label: { th: 'ยอดน่าสงสัย', en: 'Suspicious transactions' } },
  { value: 'ticket_open', label: { th: 'ใบขอเติมเงินค้าง', en: 'Open tickets' } },
  { value: 'redeem_pending', label: { th: 'แลกรางวัลรอ', en: 'Waiting redemptions' } },
];

export type MenuStatus = 'active' | 'hidden';

export const menuStatusOptions: readonly Option[] = [
  { value: 'active', label: { th: 'แสดง', en: 'Shown' }, tone: 'success' },
  { value: 'hidden', label: { th: 'ซ่อน', en: 'Hidden' }, tone: 'neutral' },
];

export type OnOff = 'active' | 'inactive';

export const onOffOptions: readonly Option[] = [
  { value: 'active', label: { th: 'ใช้งาน', en: 'Active' }, tone: 'success' },
  { value: 'inactive', label: { th: 'ปิดใช้งาน', en: 'Inactive' }, tone: 'neutral' },
];

export type RefundReason =
  | 'turnover_not_met'
  | 'account_mismatch'
  | 'bonus_abuse'
  | 'duplicate'
  | 'bank_closed'
  | 'member_request'
  | 'other';

export const refundReasonOptions: readonly Option[] = [
  { value: 'turnover_not_met', label: { th: 'ทำเทิร์นไม่ครบ', en: 'Turnover not met' } },
  { value: 'account_mismatch', label: { th: 'ชื่อบัญชีไม่ตรง', en: 'Account name mismatch' } },
  { value: 'bonus_abuse', label: { th: 'ผิดเงื่อนไขโปร', en: 'Bonus abuse' } },
  { value: 'duplicate', label: { th: 'แจ้งซ้ำ', en: 'Duplicate request' } },
  { value: 'bank_closed', label: { th: 'บัญชีปลายทางปิด', en: 'Destination account closed' } },
  { value: 'member_request', label: { th: 'สมาชิกขอยกเลิก', en: 'Member asked to cancel' } },
  { value: 'other', label: { th: 'อื่น ๆ', en: 'Other' } },
];

export type RegisterChannel = 'web' | 'line' | 'affiliate' | 'agent' | 'import';

export const registerChannelOptions: readonly Option[] = [
  { value: 'web', label: { th: 'เว็บ', en: 'Web' } },
  { value: 'line', label: { th: 'ไลน์', en: 'LINE' } },
  { value: 'affiliate', label: { th: 'ลิงก์แนะนำ', en: 'Affiliate link' } },
  { value: 'agent', label: { th: 'เอเย่นต์', en: 'Agent' } },
  { value: 'import', label: { th: 'นำเข้า', en: 'Import' } },
];

export type Risk = 'low' | 'medium' | 'high';

export const riskOptions: readonly Option[] = [
  { value: 'low', label: { th: 'ต่ำ', en: 'Low' }, tone: 'neutral' },
  { value: 'medium', label: { th: 'กลาง', en: 'Medium' }, tone: 'warning' },
  { value: 'high', label: { th: 'สูง', en: 'High' }, tone: 'danger' },
];

export type RiskLevel = 'low' | 'medium' | 'high';

export const riskLevelOptions: readonly Option[] = [
  { value: 'low', label: { th: 'ต่ำ (<30)', en: 'Low (<30)' }, tone: 'success' },
  { value: 'medium', label: { th: 'กลาง (30–59)', en: 'Medium (30–59)' }, tone: 'warning' },
  { value: 'high', label: { th: 'สูง (≥60)', en: 'High (≥60)' }, tone: 'danger' },
];

export type RoleScope = 'all' | 'assigned' | 'own_tree';

export const roleScopeOptions: readonly Option[] = [
  { value: 'all', label: { th: 'ทุกเอเย่นต์', en: 'All agents' } },
  { value: 'assigned', label: { th: 'เฉพาะที่มอบหมาย', en: 'Assigned agents' } },
  { value: 'own_tree', label: { th: 'สายงานตนเอง', en: 'Own tree' } },
];

export type ServerKey = 'cat350_v2' | 'rc100_v2' | 'welike_v3' | 'dgbet';

export const serverKeyOptions: readonly Option[] = [
  { value: 'cat350_v2', label: { th: 'CAT350', en: 'CAT350' } },
  { value: 'rc100_v2', label: { th: 'RC100', en: 'RC100' } },
  { value: 'welike_v3', label: { th: 'WELIKE', en: 'WELIKE' } },
  { value: 'dgbet', label: { th: 'DGBET', en: 'DGBET' } },
];

export type Shift = 'morning' | 'evening' | 'night' | 'all';

export const shiftOptions: readonly Option[] = [
  { value: 'morning', label: { th: 'เช้า 08–16', en: 'Morning 08–16' } },
  { value: 'evening', label: { th: 'บ่าย 16–24', en: 'Evening 16–24' } },
  { value: 'night', label: { th: 'ดึก 00–08', en: 'Night 00–08' } },
  { value: 'all', label: { th: 'ตลอดวัน', en: 'All day' } },
];

export type SuspiciousFlag =
  | 'name_mismatch'
  | 'dup_amount_time'
  | 'dup_slip'
  | 'third_party'
  | 'shared_account'
  | 'fast_in_out'
  | 'big_amount'
  | 'odd_hours_burst'
  | 'blacklist_account'
  | 'late_credit'
  | 'no_owner';

export const suspiciousFlagOptions: readonly Option[] = [
  {
    value: 'name_mismatch',
    label: { th: 'ชื่อผู้โอนไม่ตรงชื่อสมาชิก', en: 'Sender is not the member' },
    tone: 'danger',
  },
  {
    value: 'dup_amount_time',
    label: { th: 'ยอดและเวลาใกล้กันซ้ำ', en: 'Same amount moments apart' },
    tone: 'warning',
  },
  { value: 'dup_slip', label: { th: 'สลิปซ้ำ', en: 'Slip used before' }, tone: 'danger' },
  { value: 'third_party', label: { th: 'โอนจากบัญชีบุคคลอื่น', en: 'Third-party account' }, tone: 'danger' },
  { value: 'shared_account', label: { th: 'หลายยูสใช้บัญชีเดียวกัน', en: 'Shared bank account' }, tone: 'warning' },
  { value: 'fast_in_out', label: { th: 'ฝากแล้วถอนทันที', en: 'In and out at once' }, tone: 'warning' },
  { value: 'big_amount', label: { th: 'ยอดสูงผิดปกติ', en: 'Unusually large' }, tone: 'warning' },
  { value: 'odd_hours_burst', label: { th: 'ฝากถี่ผิดปกติ', en: 'Burst of deposits' }, tone: 'warning' },
  { value: 'blacklist_account', label: { th: 'บัญชีแบล็คลิสต์', en: 'Blacklisted account' }, tone: 'danger' },
  { value: 'late_credit', label: { th: 'เงินเข้าล่าช้า', en: 'Late credit' }, tone: 'neutral' },
  { value: 'no_owner', label: { th: 'ไม่พบเจ้าของยอด', en: 'No owner found' }, tone: 'neutral' },
];

export type UserStatus = 'active' | 'suspended' | 'pending';

export const userStatusOptions: readonly Option[] = [
  { value: 'active', label: { th: 'ใช้งาน', en: 'Active' }, tone: 'success' },
  { value: 'suspended', label: { th: 'ระงับ', en: 'Suspended' }, tone: 'danger' },
  { value: 'pending', label: { th: 'รออนุมัติ', en: 'Pending' }, tone: 'warning' },
];

export type WalletLogType =
  | 'deposit'
  | 'withdraw'
  | 'withdraw_refund'
  | 'bet'
  | 'settle'
  | 'cancel_bet'
  | 'rollback'
  | 'promotion'
  | 'credit_free'
  | 'bonus_cut'
  | 'cashback_winloss'
  | 'cashback_turnover'
  | 'affiliate'
  | 'wheel_reward'
  | 'quest_reward'
  | 'poll_reward'
  | 'shop_redeem'
  | 'shop_refund'
  | 'shop_deposit'
  | 'wheel_spin'
  | 'transfer_in'
  | 'transfer_out'
  | 'adjust_add'
  | 'adjust_sub'
  | 'import';

export const walletLogTypeOptions: readonly Option[] = [
  { value: 'deposit', label: { th: 'ฝากเงิน', en: 'Deposit' }, tone: 'success' },
  { value: 'withdraw', label: { th: 'ถอนเงิน', en: 'Withdrawal' }, tone: 'danger' },
  { value: 'withdraw_refund', label: { th: 'คืนเครดิตรายการถอน', en: 'Withdrawal refunded' }, tone: 'info' },
  { value: 'bet', label: { th: 'วางเดิมพัน', en: 'Bet' } },
  { value: 'settle', label: { th: 'จ่ายผลรางวัล', en: 'Settlement' } },
  { value: 'cancel_bet', label: { th: 'ยกเลิกเดิมพัน', en: 'Bet cancelled' } },
  { value: 'rollback', label: { th: 'ดึงยอดคืน (Rollback)', en: 'Rollback' }, tone: 'warning' },
  { value: 'promotion', label: { th: 'โบนัสโปรโมชั่น', en: 'Promotion bonus' } },
  { value: 'credit_free', label: { th: 'เครดิตฟรี', en: 'Free credit' } },
  { value: 'bonus_cut', label: { th: 'ตัดโบนัส', en: 'Bonus cut' } },
  { value: 'cashback_winloss', label: { th: 'คืนยอดเสีย', en: 'Loss rebate' } },
  { value: 'cashback_turnover', label: { th: 'คืนยอดเทิร์น', en: 'Turnover rebate' } },
  { value: 'affiliate', label: { th: 'รายได้แนะนำเพื่อน', en: 'Affiliate income' } },
  { value: 'wheel_reward', label: { th: 'รางวัลกงล้อนำโชค', en: 'Wheel prize' } },
  { value: 'quest_reward', label: { th: 'รางวัลภารกิจ', en: 'Quest prize' } },
  { value: 'poll_reward', label: { th: 'รางวัลทายผล', en: 'Poll prize' } },
  { value: 'shop_redeem', label: { th: 'แลกของรางวัล', en: 'Shop redemption' } },
  { value: 'shop_refund', label: { th: 'คืนแต้มแลกรางวัล', en: 'Redemption refunded' } },
  { value: 'shop_deposit', label: { th: 'แต้มจากยอดฝาก', en: 'Points from deposit' } },
  { value: 'wheel_spin', label: { th: 'ใช้ตั๋วหมุนกงล้อ', en: 'Wheel spin' } },
  { value: 'transfer_in', label: { th: 'โยกเข้ากระเป๋า', en: 'Transfer in' } },
  { value: 'transfer_out', label: { th: 'โยกออกจากกระเป๋า', en: 'Transfer out' } },
  { value: 'adjust_add', label: { th: 'เพิ่มเครดิต (แอดมิน)', en: 'Credit added (staff)' }, tone: 'warning' },
  { value: 'adjust_sub', label: { th: 'ลดเครดิต (แอดมิน)', en: 'Credit taken (staff)' }, tone: 'warning' },
  { value: 'import', label: { th: 'นำเข้ายอดจากระบบเดิม', en: 'Imported balance' } },
];

export type WalletRef =
  | 'deposit'
  | 'withdraw'
  | 'bet'
  | 'promotion'
  | 'quest'
  | 'wheel'
  | 'poll'
  | 'shop'
  | 'cashback'
  | 'import'
  | 'manual';

export const walletRefOptions: readonly Option[] = [
  { value: 'deposit', label: { th: 'รายการฝาก', en: 'Deposit' } },
  { value: 'withdraw', label: { th: 'รายการถอน', en: 'Withdrawal' } },
  { value: 'bet', label: { th: 'เดิมพัน', en: 'Bet' } },
  { value: 'promotion', label: { th: 'โปรโมชั่น', en: 'Promotion' } },
  { value: 'quest', label: { th: 'ภารกิจ', en: 'Quest' } },
  { value: 'wheel', label: { th: 'กงล้อ', en: 'Wheel' } },
  { value: 'poll', label: { th: 'ทายผล', en: 'Poll' } },
  { value: 'shop', label: { th: 'ร้านค้า', en: 'Shop' } },
  { value: 'cashback', label: { th: 'คืนยอด', en: 'Cashback' } },
  { value: 'import', label: { th: 'นำเข้า', en: 'Import' } },
  { value: 'manual', label: { th: 'ทำด้วยมือ', en: 'Manual' } },
];

export type WalletType = 'main' | 'bonus' | 'cashback' | 'commission' | 'affiliate' | 'point' | 'ticket';

export const walletTypeOptions: readonly Option[] = [
  { value: 'main', label: { th: 'กระเป๋าเครดิต', en: 'Main credit' } },
  { value: 'bonus', label: { th: 'กระเป๋าโบนัส', en: 'Bonus' } },
  { value: 'cashback', label: { th: 'คืนยอดเสีย', en: 'Loss rebate' } },
  { value: 'commission', label: { th: 'ค่าคอมมิชชั่น (คืนยอดเทิร์น)', en: 'Commission (turnover rebate)' } },
  { value: 'affiliate', label: { th: 'รายได้แนะนำเพื่อน', en: 'Affiliate income' } },
  { value: 'point', label: { th: 'แต้มสะสม', en: 'Points' } },
  { value: 'ticket', label: { th: 'ตั๋วกงล้อ', en: 'Wheel tickets' } },
];

export type WithdrawalStatus = 'pending' | 'verified' | 'processing' | 'unknown' | 'failed' | 'success' | 'refunded';

export const withdrawalStatusOptions: readonly Option[] = [
  { value: 'pending', label: { th: 'รอตรวจสอบ', en: 'Pending' }, tone: 'warning' },
  { value: 'verified', label: { th: 'ตรวจสอบแล้ว', en: 'Verified' }, tone: 'warning' },
  { value: 'processing', label: { th: 'กำลังโอน', en: 'Processing' }, tone: 'info' },
  { value: 'unknown', label: { th: 'ไม่ทราบผลโอน', en: 'Unknown' }, tone: 'unknown' },
  { value: 'failed', label: { th: 'โอนไม่สำเร็จ', en: 'Failed' }, tone: 'danger' },
  { value: 'success', label: { th: 'สำเร็จ', en: 'Success' }, tone: 'success' },
  { value: 'refunded', label: { th: 'คืนเครดิตแล้ว', en: 'Refunded' }, tone: 'neutral' },
];

export type WithdrawalType = 'auto_bank' | 'gateway' | 'manual' | 'truewallet';

export const withdrawalTypeOptions: readonly Option[] = [
  { value: 'auto_bank', label: { th: 'อัตโนมัติ (บัญชีธนาคาร)', en: 'Automatic bank transfer' } },
  { value: 'gateway', label: { th: 'เกตเวย์', en: 'Gateway' } },
  { value: 'manual', label: { th: 'โอนมือ', en: 'Manual' } },
  { value: 'truewallet', label: { th: 'ทรูวอลเล็ท', en: 'TrueMoney Wallet' } },
];
