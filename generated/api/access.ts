// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { PermissionInfo, RoleInfo } from '#contract/catalog.ts';

export type Permission =
  | 'agent.agent.export'
  | 'agent.agent.update'
  | 'agent.agent.view'
  | 'agent.finance.export'
  | 'agent.finance.view'
  | 'agent.summary.export'
  | 'agent.summary.view'
  | 'agent.winloss.export'
  | 'agent.winloss.view'
  | 'banner.banner.create'
  | 'banner.banner.update'
  | 'banner.banner.view'
  | 'cashback.turnover.export'
  | 'cashback.turnover.view'
  | 'cashback.winloss.export'
  | 'cashback.winloss.view'
  | 'finance.bank.balance'
  | 'finance.bank.create'
  | 'finance.bank.export'
  | 'finance.bank.freeze'
  | 'finance.bank.relogin'
  | 'finance.bank.update'
  | 'finance.bank.view'
  | 'finance.cache.view'
  | 'finance.deposit.export'
  | 'finance.deposit.view'
  | 'finance.mbanking.bulk'
  | 'finance.mbanking.transfer'
  | 'finance.mbanking.view'
  | 'finance.migration.create'
  | 'finance.migration.update'
  | 'finance.migration.view'
  | 'finance.replenish.create'
  | 'finance.replenish.transfer'
  | 'finance.replenish.update'
  | 'finance.replenish.view'
  | 'finance.suspicious.export'
  | 'finance.suspicious.review'
  | 'finance.suspicious.view'
  | 'finance.ticket.cancel'
  | 'finance.ticket.confirm'
  | 'finance.ticket.create'
  | 'finance.ticket.update'
  | 'finance.ticket.view'
  | 'finance.truemoney.update'
  | 'finance.truemoney.view'
  | 'finance.withdraw.approve'
  | 'finance.withdraw.bulk'
  | 'finance.withdraw.change_type'
  | 'finance.withdraw.export'
  | 'finance.withdraw.manual'
  | 'finance.withdraw.note'
  | 'finance.withdraw.override_turnover'
  | 'finance.withdraw.refund'
  | 'finance.withdraw.takeover'
  | 'finance.withdraw.verify'
  | 'finance.withdraw.view'
  | 'game.agent_provider.create'
  | 'game.agent_provider.update'
  | 'game.agent_provider.view'
  | 'game.game.create'
  | 'game.game.export'
  | 'game.game.update'
  | 'game.game.view'
  | 'game.provider.update'
  | 'game.provider.view'
  | 'game.provider_history.export'
  | 'game.provider_history.view'
  | 'game.updater.import'
  | 'game.updater.view'
  | 'gateway.bitpayz.account.balance'
  | 'gateway.bitpayz.account.create'
  | 'gateway.bitpayz.account.statement'
  | 'gateway.bitpayz.account.update'
  | 'gateway.bitpayz.account.view'
  | 'gateway.bitpayz.agent_config.create'
  | 'gateway.bitpayz.agent_config.update'
  | 'gateway.bitpayz.agent_config.view'
  | 'gateway.bitpayz.order.export'
  | 'gateway.bitpayz.order.inquiry'
  | 'gateway.bitpayz.order.view'
  | 'gateway.bitpayz.transaction.export'
  | 'gateway.bitpayz.transaction.inquiry'
  | 'gateway.bitpayz.transaction.view'
  | 'gateway.direpay.account.balance'
  | 'gateway.direpay.account.create'
  | 'gateway.direpay.account.statement'
  | 'gateway.direpay.account.update'
  | 'gateway.direpay.account.view'
  | 'gateway.direpay.agent_config.create'
  | 'gateway.direpay.agent_config.update'
  | 'gateway.direpay.agent_config.view'
  | 'gateway.direpay.order.export'
  | 'gateway.direpay.order.inquiry'
  | 'gateway.direpay.order.view'
  | 'gateway.direpay.transaction.export'
  | 'gateway.direpay.transaction.inquiry'
  | 'gateway.direpay.transaction.view'
  | 'gateway.hengpay.account.balance'
  | 'gateway.hengpay.account.create'
  | 'gateway.hengpay.account.statement'
  | 'gateway.hengpay.account.update'
  | 'gateway.hengpay.account.view'
  | 'gateway.hengpay.agent_config.create'
  | 'gateway.hengpay.agent_config.update'
  | 'gateway.hengpay.agent_config.view'
  | 'gateway.hengpay.order.export'
  | 'gateway.hengpay.order.inquiry'
  | 'gateway.hengpay.order.view'
  | 'gateway.hengpay.transaction.export'
  | 'gateway.hengpay.transaction.inquiry'
  | 'gateway.hengpay.transaction.view'
  | 'gateway.onepay.account.balance'
  | 'gateway.onepay.account.create'
  | 'gateway.onepay.account.statement'
  | 'gateway.onepay.account.update'
  | 'gateway.onepay.account.view'
  | 'gateway.onepay.agent_config.create'
  | 'gateway.onepay.agent_config.update'
  | 'gateway.onepay.agent_config.view'
  | 'gateway.onepay.order.export'
  | 'gateway.onepay.order.inquiry'
  | 'gateway.onepay.order.view'
  | 'gateway.onepay.transaction.export'
  | 'gateway.onepay.transaction.inquiry'
  | 'gateway.onepay.transaction.view'
  | 'gateway.payonex.account.balance'
  | 'gateway.payonex.account.create'
  | 'gateway.payonex.account.statement'
  | 'gateway.payonex.account.update'
  | 'gateway.payonex.account.view'
  | 'gateway.payonex.agent_config.create'
  | 'gateway.payonex.agent_config.update'
  | 'gateway.payonex.agent_config.view'
  | 'gateway.payonex.order.export'
  | 'gateway.payonex.order.inquiry'
  | 'gateway.payonex.order.view'
  | 'gateway.payonex.transaction.export'
  | 'gateway.payonex.transaction.inquiry'
  | 'gateway.payonex.transaction.view'
  | 'gateway.vizpay.account.balance'
  | 'gateway.vizpay.account.create'
  | 'gateway.vizpay.account.statement'
  | 'gateway.vizpay.account.update'
  | 'gateway.vizpay.account.view'
  | 'gateway.vizpay.agent_config.create'
  | 'gateway.vizpay.agent_config.update'
  | 'gateway.vizpay.agent_config.view'
  | 'gateway.vizpay.order.export'
  | 'gateway.vizpay.order.inquiry'
  | 'gateway.vizpay.order.view'
  | 'gateway.vizpay.transaction.export'
  | 'gateway.vizpay.transaction.inquiry'
  | 'gateway.vizpay.transaction.view'
  | 'gateway.zappay.account.balance'
  | 'gateway.zappay.account.create'
  | 'gateway.zappay.account.statement'
  | 'gateway.zappay.account.update'
  | 'gateway.zappay.account.view'
  | 'gateway.zappay.agent_config.create'
  | 'gateway.zappay.agent_config.update'
  | 'gateway.zappay.agent_config.view'
  | 'gateway.zappay.order.export'
  | 'gateway.zappay.order.inquiry'
  | 'gateway.zappay.order.view'
  | 'gateway.zappay.transaction.export'
  | 'gateway.zappay.transaction.inquiry'
  | 'gateway.zappay.transaction.view'
  | 'home.dashboard.view'
  | 'member.affiliate.export'
  | 'member.affiliate.view'
  | 'member.finance.export'
  | 'member.finance.view'
  | 'member.member.export'
  | 'member.member.view'
  | 'member.pii.view'
  | 'member.wallet.export'
  | 'member.wallet.view'
  | 'member.winloss.export'
  | 'member.winloss.view'
  | 'poll.choice.create'
  | 'poll.choice.delete'
  | 'poll.choice.update'
  | 'poll.choice.view'
  | 'poll.poll.create'
  | 'poll.poll.distribute'
  | 'poll.poll.draw'
  | 'poll.poll.export'
  | 'poll.poll.update'
  | 'poll.poll.view'
  | 'promotion.promotion.export'
  | 'promotion.promotion.view'
  | 'promotion.sms.send'
  | 'quest.item.create'
  | 'quest.item.delete'
  | 'quest.item.update'
  | 'quest.item.view'
  | 'quest.quest.create'
  | 'quest.quest.delete'
  | 'quest.quest.update'
  | 'quest.quest.view'
  | 'report.activeness.export'
  | 'report.activeness.view'
  | 'report.agent_raw.export'
  | 'report.agent_raw.view'
  | 'report.creditfree.export'
  | 'report.creditfree.view'
  | 'report.game_stats.export'
  | 'report.game_stats.view'
  | 'report.invoice.export'
  | 'report.invoice.view'
  | 'report.member_raw.export'
  | 'report.member_raw.view'
  | 'shop.deposit.create'
  | 'shop.deposit.delete'
  | 'shop.deposit.update'
  | 'shop.deposit.view'
  | 'shop.item.create'
  | 'shop.item.delete'
  | 'shop.item.update'
  | 'shop.item.view'
  | 'shop.redeem.export'
  | 'shop.redeem.handle'
  | 'shop.redeem.view'
  | 'system.audit.export'
  | 'system.audit.view'
  | 'system.export_ign.run'
  | 'system.import.run'
  | 'system.import.view'
  | 'system.import.wallet'
  | 'system.menu.create'
  | 'system.menu.delete'
  | 'system.menu.update'
  | 'system.menu.view'
  | 'system.permission.create'
  | 'system.permission.delete'
  | 'system.permission.update'
  | 'system.permission.view'
  | 'system.role.create'
  | 'system.role.delete'
  | 'system.role.update'
  | 'system.role.view'
  | 'system.user.create'
  | 'system.user.resetpw'
  | 'system.user.update'
  | 'system.user.view'
  | 'wheel.reward.create'
  | 'wheel.reward.delete'
  | 'wheel.reward.update'
  | 'wheel.reward.view'
  | 'wheel.wheel.create'
  | 'wheel.wheel.delete'
  | 'wheel.wheel.update'
  | 'wheel.wheel.view';

export type RoleCode =
  | 'owner'
  | 'admin'
  | 'finance_lead'
  | 'finance'
  | 'marketing'
  | 'support'
  | 'agent_master'
  | 'auditor';

export const permissions: readonly (PermissionInfo & { readonly key: Permission })[] = [
  { key: 'agent.agent.export', title: { th: 'ส่งออก เอเย่นต์', en: 'Agents: export' }, risk: 'medium' },
  { key: 'agent.agent.update', title: { th: 'แก้ไข เอเย่นต์', en: 'Agents: update' }, risk: 'medium' },
  { key: 'agent.agent.view', title: { th: 'ดู เอเย่นต์', en: 'Agents: view' }, risk: 'low' },
  {
    key: 'agent.finance.export',
    title: { th: 'ส่งออก ฝาก-ถอน เอเย่นต์', en: 'Agent deposits and withdrawals: export' },
    risk: 'medium',
  },
  {
    key: 'agent.finance.view',
    title: { th: 'ดู ฝาก-ถอน เอเย่นต์', en: 'Agent deposits and withdrawals: view' },
    risk: 'low',
  },
  { key: 'agent.summary.export', title: { th: 'ส่งออก สรุปเอเย่นต์', en: 'Agent summary: export' }, risk: 'medium' },
  { key: 'agent.summary.view', title: { th: 'ดู สรุปเอเย่นต์', en: 'Agent summary: view' }, risk: 'low' },
  {
    key: 'agent.winloss.export',
    title: { th: 'ส่งออก แพ้/ชนะ เอเย่นต์', en: 'Agent win/loss: export' },
    risk: 'medium',
  },
  { key: 'agent.winloss.view', title: { th: 'ดู แพ้/ชนะ เอเย่นต์', en: 'Agent win/loss: view' }, risk: 'low' },
  { key: 'banner.banner.create', title: { th: 'เพิ่ม แบนเนอร์', en: 'Banners: create' }, risk: 'medium' },
  { key: 'banner.banner.update', title: { th: 'แก้ไข แบนเนอร์', en: 'Banners: update' }, risk: 'medium' },
  { key: 'banner.banner.view', title: { th: 'ดู แบนเนอร์', en: 'Banners: view' }, risk: 'low' },
  {
    key: 'cashback.turnover.export',
    title: { th: 'ส่งออก คืนยอดเทิร์น', en: 'Turnover rebate: export' },
    risk: 'medium',
  },
  { key: 'cashback.turnover.view', title: { th: 'ดู คืนยอดเทิร์น', en: 'Turnover rebate: view' }, risk: 'low' },
  { key: 'cashback.winloss.export', title: { th: 'ส่งออก คืนยอดเสีย', en: 'Loss rebate: export' }, risk: 'medium' },
  { key: 'cashback.winloss.view', title: { th: 'ดู คืนยอดเสีย', en: 'Loss rebate: view' }, risk: 'low' },
  {
    key: 'finance.bank.balance',
    title: { th: 'เช็คยอด บัญชีธนาคาร', en: 'Bank accounts: check balance' },
    risk: 'low',
  },
  { key: 'finance.bank.create', title: { th: 'เพิ่ม บัญชีธนาคาร', en: 'Bank accounts: create' }, risk: 'medium' },
  { key: 'finance.bank.export', title: { th: 'ส่งออก บัญชีธนาคาร', en: 'Bank accounts: export' }, risk: 'medium' },
  { key: 'finance.bank.freeze', title: { th: 'อายัดบัญชี บัญชีธนาคาร', en: 'Bank accounts: freeze' }, risk: 'high' },
  {
    key: 'finance.bank.relogin',
    title: { th: 'เข้าสู่ระบบธนาคารใหม่ บัญชีธนาคาร', en: 'Bank accounts: sign in to the bank again' },
    risk: 'medium',
  },
  { key: 'finance.bank.update', title: { th: 'แก้ไข บัญชีธนาคาร', en: 'Bank accounts: update' }, risk: 'medium' },
  { key: 'finance.bank.view', title: { th: 'ดู บัญชีธนาคาร', en: 'Bank accounts: view' }, risk: 'low' },
  {
    key: 'finance.cache.view',
    title: { th: 'ดู แคชธุรกรรมธนาคาร', en: 'Cached bank transactions: view' },
    risk: 'low',
  },
  { key: 'finance.deposit.export', title: { th: 'ส่งออก รายการฝาก', en: 'Deposits: export' }, risk: 'medium' },
  { key: 'finance.deposit.view', title: { th: 'ดู รายการฝาก', en: 'Deposits: view' }, risk: 'low' },
  {
    key: 'finance.mbanking.bulk',
    title: { th: 'ทำรายการแบบกลุ่ม โมบายแบงก์กิ้ง', en: 'Mobile banking: act in bulk' },
    risk: 'high',
  },
  {
    key: 'finance.mbanking.transfer',
    title: { th: 'โอนเงิน โมบายแบงก์กิ้ง', en: 'Mobile banking: transfer' },
    risk: 'high',
  },
  { key: 'finance.mbanking.view', title: { th: 'ดู โมบายแบงก์กิ้ง', en: 'Mobile banking: view' }, risk: 'low' },
  { key: 'finance.migration.create', title: { th: 'เพิ่ม โยกเงินอัตโนมัติ', en: 'Sweeps: create' }, risk: 'medium' },
  { key: 'finance.migration.update', title: { th: 'แก้ไข โยกเงินอัตโนมัติ', en: 'Sweeps: update' }, risk: 'medium' },
  { key: 'finance.migration.view', title: { th: 'ดู โยกเงินอัตโนมัติ', en: 'Sweeps: view' }, risk: 'low' },
  {
    key: 'finance.replenish.create',
    title: { th: 'เพิ่ม เติมบัญชีถอน', en: 'Replenishment: create' },
    risk: 'medium',
  },
  {
    key: 'finance.replenish.transfer',
    title: { th: 'โอนเงิน เติมบัญชีถอน', en: 'Replenishment: transfer' },
    risk: 'high',
  },
  {
    key: 'finance.replenish.update',
    title: { th: 'แก้ไข เติมบัญชีถอน', en: 'Replenishment: update' },
    risk: 'medium',
  },
  { key: 'finance.replenish.view', title: { th: 'ดู เติมบัญชีถอน', en: 'Replenishment: view' }, risk: 'low' },
  {
    key: 'finance.suspicious.export',
    title: { th: 'ส่งออก ยอดน่าสงสัย', en: 'Suspicious transactions: export' },
    risk: 'medium',
  },
  {
    key: 'finance.suspicious.review',
    title: { th: 'ตรวจทาน ยอดน่าสงสัย', en: 'Suspicious transactions: review' },
    risk: 'medium',
  },
  {
    key: 'finance.suspicious.view',
    title: { th: 'ดู ยอดน่าสงสัย', en: 'Suspicious transactions: view' },
    risk: 'low',
  },
  {
    key: 'finance.ticket.cancel',
    title: { th: 'ยกเลิก ใบขอเติมเงิน', en: 'Replenish tickets: cancel' },
    risk: 'medium',
  },
  {
    key: 'finance.ticket.confirm',
    title: { th: 'ยืนยัน ใบขอเติมเงิน', en: 'Replenish tickets: confirm' },
    risk: 'high',
  },
  {
    key: 'finance.ticket.create',
    title: { th: 'เพิ่ม ใบขอเติมเงิน', en: 'Replenish tickets: create' },
    risk: 'medium',
  },
  {
    key: 'finance.ticket.update',
    title: { th: 'แก้ไข ใบขอเติมเงิน', en: 'Replenish tickets: update' },
    risk: 'medium',
  },
  { key: 'finance.ticket.view', title: { th: 'ดู ใบขอเติมเงิน', en: 'Replenish tickets: view' }, risk: 'low' },
  {
    key: 'finance.truemoney.update',
    title: { th: 'แก้ไข ทรูมันนี่วอลเล็ท', en: 'TrueMoney wallets: update' },
    risk: 'medium',
  },
  { key: 'finance.truemoney.view', title: { th: 'ดู ทรูมันนี่วอลเล็ท', en: 'TrueMoney wallets: view' }, risk: 'low' },
  { key: 'finance.withdraw.approve', title: { th: 'อนุมัติ รายการถอน', en: 'Withdrawals: approve' }, risk: 'high' },
  {
    key: 'finance.withdraw.bulk',
    title: { th: 'ทำรายการแบบกลุ่ม รายการถอน', en: 'Withdrawals: act in bulk' },
    risk: 'high',
  },
  {
    key: 'finance.withdraw.change_type',
    title: { th: 'เปลี่ยนวิธีโอน รายการถอน', en: 'Withdrawals: change transfer method' },
    risk: 'medium',
  },
  { key: 'finance.withdraw.export', title: { th: 'ส่งออก รายการถอน', en: 'Withdrawals: export' }, risk: 'medium' },
  { key: 'finance.withdraw.manual', title: { th: 'โอนมือ รายการถอน', en: 'Withdrawals: pay by hand' }, risk: 'high' },
  { key: 'finance.withdraw.note', title: { th: 'เพิ่มบันทึก รายการถอน', en: 'Withdrawals: add note' }, risk: 'low' },
  {
    key: 'finance.withdraw.override_turnover',
    title: { th: 'ข้ามเงื่อนไขเทิร์น รายการถอน', en: 'Withdrawals: override turnover' },
    risk: 'high',
  },
  { key: 'finance.withdraw.refund', title: { th: 'คืนเครดิต รายการถอน', en: 'Withdrawals: refund' }, risk: 'high' },
  {
    key: 'finance.withdraw.takeover',
    title: { th: 'รับช่วงรายการที่ผู้อื่นทำอยู่ รายการถอน', en: 'Withdrawals: take over a locked request' },
    risk: 'medium',
  },
  { key: 'finance.withdraw.verify', title: { th: 'ตรวจสอบ รายการถอน', en: 'Withdrawals: verify' }, risk: 'medium' },
  { key: 'finance.withdraw.view', title: { th: 'ดู รายการถอน', en: 'Withdrawals: view' }, risk: 'low' },
  {
    key: 'game.agent_provider.create',
    title: { th: 'เพิ่ม ค่ายเกมรายเอเย่นต์', en: 'Providers by agent: create' },
    risk: 'medium',
  },
  {
    key: 'game.agent_provider.update',
    title: { th: 'แก้ไข ค่ายเกมรายเอเย่นต์', en: 'Providers by agent: update' },
    risk: 'medium',
  },
  {
    key: 'game.agent_provider.view',
    title: { th: 'ดู ค่ายเกมรายเอเย่นต์', en: 'Providers by agent: view' },
    risk: 'low',
  },
  { key: 'game.game.create', title: { th: 'เพิ่ม เกม', en: 'Games: create' }, risk: 'medium' },
  { key: 'game.game.export', title: { th: 'ส่งออก เกม', en: 'Games: export' }, risk: 'medium' },
  { key: 'game.game.update', title: { th: 'แก้ไข เกม', en: 'Games: update' }, risk: 'medium' },
  { key: 'game.game.view', title: { th: 'ดู เกม', en: 'Games: view' }, risk: 'low' },
  { key: 'game.provider.update', title: { th: 'แก้ไข ค่ายเกม', en: 'Game providers: update' }, risk: 'medium' },
  { key: 'game.provider.view', title: { th: 'ดู ค่ายเกม', en: 'Game providers: view' }, risk: 'low' },
  {
    key: 'game.provider_history.export',
    title: { th: 'ส่งออก ประวัติธุรกรรมค่ายเกม', en: 'Provider history: export' },
    risk: 'medium',
  },
  {
    key: 'game.provider_history.view',
    title: { th: 'ดู ประวัติธุรกรรมค่ายเกม', en: 'Provider history: view' },
    risk: 'low',
  },
  { key: 'game.updater.import', title: { th: 'นำเข้า อัปเดตเกมจากค่าย', en: 'Game updater: import' }, risk: 'high' },
  { key: 'game.updater.view', title: { th: 'ดู อัปเดตเกมจากค่าย', en: 'Game updater: view' }, risk: 'low' },
  {
    key: 'gateway.bitpayz.account.balance',
    title: { th: 'เช็คยอด บัญชี BitPayz', en: 'BitPayz accounts: check balance' },
    risk: 'low',
  },
  {
    key: 'gateway.bitpayz.account.create',
    title: { th: 'เพิ่ม บัญชี BitPayz', en: 'BitPayz accounts: create' },
    risk: 'medium',
  },
  {
    key: 'gateway.bitpayz.account.statement',
    title: { th: 'ดูสเตทเมนต์ บัญชี BitPayz', en: 'BitPayz accounts: read statement' },
    risk: 'low',
  },
  {
    key: 'gateway.bitpayz.account.update',
    title: { th: 'แก้ไข บัญชี BitPayz', en: 'BitPayz accounts: update' },
    risk: 'medium',
  },
  {
    key: 'gateway.bitpayz.account.view',
    title: { th: 'ดู บัญชี BitPayz', en: 'BitPayz accounts: view' },
    risk: 'low',
  },
  {
    key: 'gateway.bitpayz.agent_config.create',
    title: { th: 'เพิ่ม ตั้งค่าเอเย่นต์ BitPayz', en: 'BitPayz agent configs: create' },
    risk: 'medium',
  },
  {
    key: 'gateway.bitpayz.agent_config.update',
    title: { th: 'แก้ไข ตั้งค่าเอเย่นต์ BitPayz', en: 'BitPayz agent configs: update' },
    risk: 'medium',
  },
  {
    key: 'gateway.bitpayz.agent_config.view',
    title: { th: 'ดู ตั้งค่าเอเย่นต์ BitPayz', en: 'BitPayz agent configs: view' },
    risk: 'low',
  },
  {
    key: 'gateway.bitpayz.order.export',
    title: { th: 'ส่งออก คำสั่งฝาก/ถอน BitPayz', en: 'BitPayz orders: export' },
    risk: 'medium',
  },
  {
    key: 'gateway.bitpayz.order.inquiry',
    title: { th: 'ตรวจสอบกับเกตเวย์ คำสั่งฝาก/ถอน BitPayz', en: 'BitPayz orders: ask the gateway' },
    risk: 'low',
  },
  {
    key: 'gateway.bitpayz.order.view',
    title: { th: 'ดู คำสั่งฝาก/ถอน BitPayz', en: 'BitPayz orders: view' },
    risk: 'low',
  },
  {
    key: 'gateway.bitpayz.transaction.export',
    title: { th: 'ส่งออก ธุรกรรม BitPayz', en: 'BitPayz transactions: export' },
    risk: 'medium',
  },
  {
    key: 'gateway.bitpayz.transaction.inquiry',
    title: { th: 'ตรวจสอบกับเกตเวย์ ธุรกรรม BitPayz', en: 'BitPayz transactions: ask the gateway' },
    risk: 'low',
  },
  {
    key: 'gateway.bitpayz.transaction.view',
    title: { th: 'ดู ธุรกรรม BitPayz', en: 'BitPayz transactions: view' },
    risk: 'low',
  },
  {
    key: 'gateway.direpay.account.balance',
    title: { th: 'เช็คยอด บัญชี DirePay', en: 'DirePay accounts: check balance' },
    risk: 'low',
  },
  {
    key: 'gateway.direpay.account.create',
    title: { th: 'เพิ่ม บัญชี DirePay', en: 'DirePay accounts: create' },
    risk: 'medium',
  },
  {
    key: 'gateway.direpay.account.statement',
    title: { th: 'ดูสเตทเมนต์ บัญชี DirePay', en: 'DirePay accounts: read statement' },
    risk: 'low',
  },
  {
    key: 'gateway.direpay.account.update',
    title: { th: 'แก้ไข บัญชี DirePay', en: 'DirePay accounts: update' },
    risk: 'medium',
  },
  {
    key: 'gateway.direpay.account.view',
    title: { th: 'ดู บัญชี DirePay', en: 'DirePay accounts: view' },
    risk: 'low',
  },
  {
    key: 'gateway.direpay.agent_config.create',
    title: { th: 'เพิ่ม ตั้งค่าเอเย่นต์ DirePay', en: 'DirePay agent configs: create' },
    risk: 'medium',
  },
  {
    key: 'gateway.direpay.agent_config.update',
    title: { th: 'แก้ไข ตั้งค่าเอเย่นต์ DirePay', en: 'DirePay agent configs: update' },
    risk: 'medium',
  },
  {
    key: 'gateway.direpay.agent_config.view',
    title: { th: 'ดู ตั้งค่าเอเย่นต์ DirePay', en: 'DirePay agent configs: view' },
    risk: 'low',
  },
  {
    key: 'gateway.direpay.order.export',
    title: { th: 'ส่งออก คำสั่งฝาก/ถอน DirePay', en: 'DirePay orders: export' },
    risk: 'medium',
  },
  {
    key: 'gateway.direpay.order.inquiry',
    title: { th: 'ตรวจสอบกับเกตเวย์ คำสั่งฝาก/ถอน DirePay', en: 'DirePay orders: ask the gateway' },
    risk: 'low',
  },
  {
    key: 'gateway.direpay.order.view',
    title: { th: 'ดู คำสั่งฝาก/ถอน DirePay', en: 'DirePay orders: view' },
    risk: 'low',
  },
  {
    key: 'gateway.direpay.transaction.export',
    title: { th: 'ส่งออก ธุรกรรม DirePay', en: 'DirePay transactions: export' },
    risk: 'medium',
  },
  {
    key: 'gateway.direpay.transaction.inquiry',
    title: { th: 'ตรวจสอบกับเกตเวย์ ธุรกรรม DirePay', en: 'DirePay transactions: ask the gateway' },
    risk: 'low',
  },
  {
    key: 'gateway.direpay.transaction.view',
    title: { th: 'ดู ธุรกรรม DirePay', en: 'DirePay transactions: view' },
    risk: 'low',
  },
  {
    key: 'gateway.hengpay.account.balance',
    title: { th: 'เช็คยอด บัญชี HengPay', en: 'HengPay accounts: check balance' },
    risk: 'low',
  },
  {
    key: 'gateway.hengpay.account.create',
    title: { th: 'เพิ่ม บัญชี HengPay', en: 'HengPay accounts: create' },
    risk: 'medium',
  },
  {
    key: 'gateway.hengpay.account.statement',
    title: { th: 'ดูสเตทเมนต์ บัญชี HengPay', en: 'HengPay accounts: read statement' },
    risk: 'low',
  },
  {
    key: 'gateway.hengpay.account.update',
    title: { th: 'แก้ไข บัญชี HengPay', en: 'HengPay accounts: update' },
    risk: 'medium',
  },
  {
    key: 'gateway.hengpay.account.view',
    title: { th: 'ดู บัญชี HengPay', en: 'HengPay accounts: view' },
    risk: 'low',
  },
  {
    key: 'gateway.hengpay.agent_config.create',
    title: { th: 'เพิ่ม ตั้งค่าเอเย่นต์ HengPay', en: 'HengPay agent configs: create' },
    risk: 'medium',
  },
  {
    key: 'gateway.hengpay.agent_config.update',
    title: { th: 'แก้ไข ตั้งค่าเอเย่นต์ HengPay', en: 'HengPay agent configs: update' },
    risk: 'medium',
  },
  {
    key: 'gateway.hengpay.agent_config.view',
    title: { th: 'ดู ตั้งค่าเอเย่นต์ HengPay', en: 'HengPay agent configs: view' },
    risk: 'low',
  },
  {
    key: 'gateway.hengpay.order.export',
    title: { th: 'ส่งออก คำสั่งฝาก/ถอน HengPay', en: 'HengPay orders: export' },
    risk: 'medium',
  },
  {
    key: 'gateway.hengpay.order.inquiry',
    title: { th: 'ตรวจสอบกับเกตเวย์ คำสั่งฝาก/ถอน HengPay', en: 'HengPay orders: ask the gateway' },
    risk: 'low',
  },
  {
    key: 'gateway.hengpay.order.view',
    title: { th: 'ดู คำสั่งฝาก/ถอน HengPay', en: 'HengPay orders: view' },
    risk: 'low',
  },
  {
    key: 'gateway.hengpay.transaction.export',
    title: { th: 'ส่งออก ธุรกรรม HengPay', en: 'HengPay transactions: export' },
    risk: 'medium',
  },
  {
    key: 'gateway.hengpay.transaction.inquiry',
    title: { th: 'ตรวจสอบกับเกตเวย์ ธุรกรรม HengPay', en: 'HengPay transactions: ask the gateway' },
    risk: 'low',
  },
  {
    key: 'gateway.hengpay.transaction.view',
    title: { th: 'ดู ธุรกรรม HengPay', en: 'HengPay transactions: view' },
    risk: 'low',
  },
  {
    key: 'gateway.onepay.account.balance',
    title: { th: 'เช็คยอด บัญชี OnePay', en: 'OnePay accounts: check balance' },
    risk: 'low',
  },
  {
    key: 'gateway.onepay.account.create',
    title: { th: 'เพิ่ม บัญชี OnePay', en: 'OnePay accounts: create' },
    risk: 'medium',
  },
  {
    key: 'gateway.onepay.account.statement',
    title: { th: 'ดูสเตทเมนต์ บัญชี OnePay', en: 'OnePay accounts: read statement' },
    risk: 'low',
  },
  {
    key: 'gateway.onepay.account.update',
    title: { th: 'แก้ไข บัญชี OnePay', en: 'OnePay accounts: update' },
    risk: 'medium',
  },
  { key: 'gateway.onepay.account.view', title: { th: 'ดู บัญชี OnePay', en: 'OnePay accounts: view' }, risk: 'low' },
  {
    key: 'gateway.onepay.agent_config.create',
    title: { th: 'เพิ่ม ตั้งค่าเอเย่นต์ OnePay', en: 'OnePay agent configs: create' },
    risk: 'medium',
  },
  {
    key: 'gateway.onepay.agent_config.update',
    title: { th: 'แก้ไข ตั้งค่าเอเย่นต์ OnePay', en: 'OnePay agent configs: update' },
    risk: 'medium',
  },
  {
    key: 'gateway.onepay.agent_config.view',
    title: { th: 'ดู ตั้งค่าเอเย่นต์ OnePay', en: 'OnePay agent configs: view' },
    risk: 'low',
  },
  {
    key: 'gateway.onepay.order.export',
    title: { th: 'ส่งออก คำสั่งฝาก/ถอน OnePay', en: 'OnePay orders: export' },
    risk: 'medium',
  },
  {
    key: 'gateway.onepay.order.inquiry',
    title: { th: 'ตรวจสอบกับเกตเวย์ คำสั่งฝาก/ถอน OnePay', en: 'OnePay orders: ask the gateway' },
    risk: 'low',
  },
  {
    key: 'gateway.onepay.order.view',
    title: { th: 'ดู คำสั่งฝาก/ถอน OnePay', en: 'OnePay orders: view' },
    risk: 'low',
  },
  {
    key: 'gateway.onepay.transaction.export',
    title: { th: 'ส่งออก ธุรกรรม OnePay', en: 'OnePay transactions: export' },
    risk: 'medium',
  },
  {
    key: 'gateway.onepay.transaction.inquiry',
    title: { th: 'ตรวจสอบกับเกตเวย์ ธุรกรรม OnePay', en: 'OnePay transactions: ask the gateway' },
    risk: 'low',
  },
  {
    key: 'gateway.onepay.transaction.view',
    title: { th: 'ดู ธุรกรรม OnePay', en: 'OnePay transactions: view' },
    risk: 'low',
  },
  {
    key: 'gateway.payonex.account.balance',
    title: { th: 'เช็คยอด บัญชี PayoneX', en: 'PayoneX accounts: check balance' },
    risk: 'low',
  },
  {
    key: 'gateway.payonex.account.create',
    title: { th: 'เพิ่ม บัญชี PayoneX', en: 'PayoneX accounts: create' },
    risk: 'medium',
  },
  {
    key: 'gateway.payonex.account.statement',
    title: { th: 'ดูสเตทเมนต์ บัญชี PayoneX', en: 'PayoneX accounts: read statement' },
    risk: 'low',
  },
  {
    key: 'gateway.payonex.account.update',
    title: { th: 'แก้ไข บัญชี PayoneX', en: 'PayoneX accounts: update' },
    risk: 'medium',
  },
  {
    key: 'gateway.payonex.account.view',
    title: { th: 'ดู บัญชี PayoneX', en: 'PayoneX accounts: view' },
    risk: 'low',
  },
  {
    key: 'gateway.payonex.agent_config.create',
    title: { th: 'เพิ่ม ตั้งค่าเอเย่นต์ PayoneX', en: 'PayoneX agent configs: create' },
    risk: 'medium',
  },
  {
    key: 'gateway.payonex.agent_config.update',
    title: { th: 'แก้ไข ตั้งค่าเอเย่นต์ PayoneX', en: 'PayoneX agent configs: update' },
    risk: 'medium',
  },
  {
    key: 'gateway.payonex.agent_config.view',
    title: { th: 'ดู ตั้งค่าเอเย่นต์ PayoneX', en: 'PayoneX agent configs: view' },
    risk: 'low',
  },
  {
    key: 'gateway.payonex.order.export',
    title: { th: 'ส่งออก คำสั่งฝาก/ถอน PayoneX', en: 'PayoneX orders: export' },
    risk: 'medium',
  },
  {
    key: 'gateway.payonex.order.inquiry',
    title: { th: 'ตรวจสอบกับเกตเวย์ คำสั่งฝาก/ถอน PayoneX', en: 'PayoneX orders: ask the gateway' },
    risk: 'low',
  },
  {
    key: 'gateway.payonex.order.view',
    title: { th: 'ดู คำสั่งฝาก/ถอน PayoneX', en: 'PayoneX orders: view' },
    risk: 'low',
  },
  {
    key: 'gateway.payonex.transaction.export',
    title: { th: 'ส่งออก ธุรกรรม PayoneX', en: 'PayoneX transactions: export' },
    risk: 'medium',
  },
  {
    key: 'gateway.payonex.transaction.inquiry',
    title: { th: 'ตรวจสอบกับเกตเวย์ ธุรกรรม PayoneX', en: 'PayoneX transactions: ask the gateway' },
    risk: 'low',
  },
  {
    key: 'gateway.payonex.transaction.view',
    title: { th: 'ดู ธุรกรรม PayoneX', en: 'PayoneX transactions: view' },
    risk: 'low',
  },
  {
    key: 'gateway.vizpay.account.balance',
    title: { th: 'เช็คยอด บัญชี VizPay', en: 'VizPay accounts: check balance' },
    risk: 'low',
  },
  {
    key: 'gateway.vizpay.account.create',
    title: { th: 'เพิ่ม บัญชี VizPay', en: 'VizPay accounts: create' },
    risk: 'medium',
  },
  {
    key: 'gateway.vizpay.account.statement',
    title: { th: 'ดูสเตทเมนต์ บัญชี VizPay', en: 'VizPay accounts: read statement' },
    risk: 'low',
  },
  {
    key: 'gateway.vizpay.account.update',
    title: { th: 'แก้ไข บัญชี VizPay', en: 'VizPay accounts: update' },
    risk: 'medium',
  },
  { key: 'gateway.vizpay.account.view', title: { th: 'ดู บัญชี VizPay', en: 'VizPay accounts: view' }, risk: 'low' },
  {
    key: 'gateway.vizpay.agent_config.create',
    title: { th: 'เพิ่ม ตั้งค่าเอเย่นต์ VizPay', en: 'VizPay agent configs: create' },
    risk: 'medium',
  },
  {
    key: 'gateway.vizpay.agent_config.update',
    title: { th: 'แก้ไข ตั้งค่าเอเย่นต์ VizPay', en: 'VizPay agent configs: update' },
    risk: 'medium',
  },
  {
    key: 'gateway.vizpay.agent_config.view',
    title: { th: 'ดู ตั้งค่าเอเย่นต์ VizPay', en: 'VizPay agent configs: view' },
    risk: 'low',
  },
  {
    key: 'gateway.vizpay.order.export',
    title: { th: 'ส่งออก คำสั่งฝาก/ถอน VizPay', en: 'VizPay orders: export' },
    risk: 'medium',
  },
  {
    key: 'gateway.vizpay.order.inquiry',
    title: { th: 'ตรวจสอบกับเกตเวย์ คำสั่งฝาก/ถอน VizPay', en: 'VizPay orders: ask the gateway' },
    risk: 'low',
  },
  {
    key: 'gateway.vizpay.order.view',
    title: { th: 'ดู คำสั่งฝาก/ถอน VizPay', en: 'VizPay orders: view' },
    risk: 'low',
  },
  {
    key: 'gateway.vizpay.transaction.export',
    title: { th: 'ส่งออก ธุรกรรม VizPay', en: 'VizPay transactions: export' },
    risk: 'medium',
  },
  {
    key: 'gateway.vizpay.transaction.inquiry',
    title: { th: 'ตรวจสอบกับเกตเวย์ ธุรกรรม VizPay', en: 'VizPay transactions: ask the gateway' },
    risk: 'low',
  },
  {
    key: 'gateway.vizpay.transaction.view',
    title: { th: 'ดู ธุรกรรม VizPay', en: 'VizPay transactions: view' },
    risk: 'low',
  },
  {
    key: 'gateway.zappay.account.balance',
    title: { th: 'เช็คยอด บัญชี ZapPay', en: 'ZapPay accounts: check balance' },
    risk: 'low',
  },
  {
    key: 'gateway.zappay.account.create',
    title: { th: 'เพิ่ม บัญชี ZapPay', en: 'ZapPay accounts: create' },
    risk: 'medium',
  },
  {
    key: 'gateway.zappay.account.statement',
    title: { th: 'ดูสเตทเมนต์ บัญชี ZapPay', en: 'ZapPay accounts: read statement' },
    risk: 'low',
  },
  {
    key: 'gateway.zappay.account.update',
    title: { th: 'แก้ไข บัญชี ZapPay', en: 'ZapPay accounts: update' },
    risk: 'medium',
  },
  { key: 'gateway.zappay.account.view', title: { th: 'ดู บัญชี ZapPay', en: 'ZapPay accounts: view' }, risk: 'low' },
  {
    key: 'gateway.zappay.agent_config.create',
    title: { th: 'เพิ่ม ตั้งค่าเอเย่นต์ ZapPay', en: 'ZapPay agent configs: create' },
    risk: 'medium',
  },
  {
    key: 'gateway.zappay.agent_config.update',
    title: { th: 'แก้ไข ตั้งค่าเอเย่นต์ ZapPay', en: 'ZapPay agent configs: update' },
    risk: 'medium',
  },
  {
    key: 'gateway.zappay.agent_config.view',
    title: { th: 'ดู ตั้งค่าเอเย่นต์ ZapPay', en: 'ZapPay agent configs: view' },
    risk: 'low',
  },
  {
    key: 'gateway.zappay.order.export',
    title: { th: 'ส่งออก คำสั่งฝาก/ถอน ZapPay', en: 'ZapPay orders: export' },
    risk: 'medium',
  },
  {
    key: 'gateway.zappay.order.inquiry',
    title: { th: 'ตรวจสอบกับเกตเวย์ คำสั่งฝาก/ถอน ZapPay', en: 'ZapPay orders: ask the gateway' },
    risk: 'low',
  },
  {
    key: 'gateway.zappay.order.view',
    title: { th: 'ดู คำสั่งฝาก/ถอน ZapPay', en: 'ZapPay orders: view' },
    risk: 'low',
  },
  {
    key: 'gateway.zappay.transaction.export',
    title: { th: 'ส่งออก ธุรกรรม ZapPay', en: 'ZapPay transactions: export' },
    risk: 'medium',
  },
  {
    key: 'gateway.zappay.transaction.inquiry',
    title: { th: 'ตรวจสอบกับเกตเวย์ ธุรกรรม ZapPay', en: 'ZapPay transactions: ask the gateway' },
    risk: 'low',
  },
  {
    key: 'gateway.zappay.transaction.view',
    title: { th: 'ดู ธุรกรรม ZapPay', en: 'ZapPay transactions: view' },
    risk: 'low',
  },
  { key: 'home.dashboard.view', title: { th: 'ดู หน้าหลัก', en: 'Home dashboard: view' }, risk: 'low' },
  { key: 'member.affiliate.export', title: { th: 'ส่งออก แนะนำเพื่อน', en: 'Affiliates: export' }, risk: 'medium' },
  { key: 'member.affiliate.view', title: { th: 'ดู แนะนำเพื่อน', en: 'Affiliates: view' }, risk: 'low' },
  {
    key: 'member.finance.export',
    title: { th: 'ส่งออก ฝาก-ถอน สมาชิก', en: 'Member deposits and withdrawals: export' },
    risk: 'medium',
  },
  {
    key: 'member.finance.view',
    title: { th: 'ดู ฝาก-ถอน สมาชิก', en: 'Member deposits and withdrawals: view' },
    risk: 'low',
  },
  { key: 'member.member.export', title: { th: 'ส่งออก สมาชิก', en: 'Members: export' }, risk: 'medium' },
  { key: 'member.member.view', title: { th: 'ดู สมาชิก', en: 'Members: view' }, risk: 'low' },
  {
    key: 'member.pii.view',
    title: { th: 'ดู ข้อมูลส่วนบุคคลสมาชิก', en: 'Members\' personal data: view' },
    risk: 'low',
  },
  { key: 'member.wallet.export', title: { th: 'ส่งออก กระเป๋าสมาชิก', en: 'Member wallets: export' }, risk: 'medium' },
  { key: 'member.wallet.view', title: { th: 'ดู กระเป๋าสมาชิก', en: 'Member wallets: view' }, risk: 'low' },
  {
    key: 'member.winloss.export',
    title: { th: 'ส่งออก แพ้/ชนะ สมาชิก', en: 'Member win/loss: export' },
    risk: 'medium',
  },
  { key: 'member.winloss.view', title: { th: 'ดู แพ้/ชนะ สมาชิก', en: 'Member win/loss: view' }, risk: 'low' },
  { key: 'poll.choice.create', title: { th: 'เพิ่ม คลังตัวเลือก', en: 'Choice library: create' }, risk: 'medium' },
  { key: 'poll.choice.delete', title: { th: 'ลบ คลังตัวเลือก', en: 'Choice library: delete' }, risk: 'high' },
  { key: 'poll.choice.update', title: { th: 'แก้ไข คลังตัวเลือก', en: 'Choice library: update' }, risk: 'medium' },
  { key: 'poll.choice.view', title: { th: 'ดู คลังตัวเลือก', en: 'Choice library: view' }, risk: 'low' },
  { key: 'poll.poll.create', title: { th: 'เพิ่ม โพล/ทายผล', en: 'Polls: create' }, risk: 'medium' },
  { key: 'poll.poll.distribute', title: { th: 'แจกรางวัล โพล/ทายผล', en: 'Polls: distribute prizes' }, risk: 'high' },
  { key: 'poll.poll.draw', title: { th: 'สุ่มผู้โชคดี โพล/ทายผล', en: 'Polls: draw winners' }, risk: 'high' },
  { key: 'poll.poll.export', title: { th: 'ส่งออก โพล/ทายผล', en: 'Polls: export' }, risk: 'medium' },
  { key: 'poll.poll.update', title: { th: 'แก้ไข โพล/ทายผล', en: 'Polls: update' }, risk: 'medium' },
  { key: 'poll.poll.view', title: { th: 'ดู โพล/ทายผล', en: 'Polls: view' }, risk: 'low' },
  { key: 'promotion.promotion.export', title: { th: 'ส่งออก โปรโมชั่น', en: 'Promotions: export' }, risk: 'medium' },
  { key: 'promotion.promotion.view', title: { th: 'ดู โปรโมชั่น', en: 'Promotions: view' }, risk: 'low' },
  { key: 'promotion.sms.send', title: { th: 'ส่งข้อความ ส่ง SMS', en: 'SMS: send' }, risk: 'medium' },
  { key: 'quest.item.create', title: { th: 'เพิ่ม ข้อภารกิจ', en: 'Quest items: create' }, risk: 'medium' },
  { key: 'quest.item.delete', title: { th: 'ลบ ข้อภารกิจ', en: 'Quest items: delete' }, risk: 'high' },
  { key: 'quest.item.update', title: { th: 'แก้ไข ข้อภารกิจ', en: 'Quest items: update' }, risk: 'medium' },
  { key: 'quest.item.view', title: { th: 'ดู ข้อภารกิจ', en: 'Quest items: view' }, risk: 'low' },
  { key: 'quest.quest.create', title: { th: 'เพิ่ม ภารกิจ', en: 'Quests: create' }, risk: 'medium' },
  { key: 'quest.quest.delete', title: { th: 'ลบ ภารกิจ', en: 'Quests: delete' }, risk: 'high' },
  { key: 'quest.quest.update', title: { th: 'แก้ไข ภารกิจ', en: 'Quests: update' }, risk: 'medium' },
  { key: 'quest.quest.view', title: { th: 'ดู ภารกิจ', en: 'Quests: view' }, risk: 'low' },
  {
    key: 'report.activeness.export',
    title: { th: 'ส่งออก ความเคลื่อนไหวสมาชิก', en: 'Activeness: export' },
    risk: 'medium',
  },
  { key: 'report.activeness.view', title: { th: 'ดู ความเคลื่อนไหวสมาชิก', en: 'Activeness: view' }, risk: 'low' },
  {
    key: 'report.agent_raw.export',
    title: { th: 'ส่งออก ข้อมูลดิบเอเย่นต์', en: 'Agent raw data: export' },
    risk: 'medium',
  },
  { key: 'report.agent_raw.view', title: { th: 'ดู ข้อมูลดิบเอเย่นต์', en: 'Agent raw data: view' }, risk: 'low' },
  {
    key: 'report.creditfree.export',
    title: { th: 'ส่งออก รายงานเครดิตฟรี', en: 'Free-credit report: export' },
    risk: 'medium',
  },
  { key: 'report.creditfree.view', title: { th: 'ดู รายงานเครดิตฟรี', en: 'Free-credit report: view' }, risk: 'low' },
  { key: 'report.game_stats.export', title: { th: 'ส่งออก สถิติเกม', en: 'Game statistics: export' }, risk: 'medium' },
  { key: 'report.game_stats.view', title: { th: 'ดู สถิติเกม', en: 'Game statistics: view' }, risk: 'low' },
  {
    key: 'report.invoice.export',
    title: { th: 'ส่งออก ใบแจ้งหนี้ค่ายเกม', en: 'Provider invoices: export' },
    risk: 'medium',
  },
  { key: 'report.invoice.view', title: { th: 'ดู ใบแจ้งหนี้ค่ายเกม', en: 'Provider invoices: view' }, risk: 'low' },
  {
    key: 'report.member_raw.export',
    title: { th: 'ส่งออก ข้อมูลดิบสมาชิก', en: 'Member raw data: export' },
    risk: 'medium',
  },
  { key: 'report.member_raw.view', title: { th: 'ดู ข้อมูลดิบสมาชิก', en: 'Member raw data: view' }, risk: 'low' },
  {
    key: 'shop.deposit.create',
    title: { th: 'เพิ่ม กติกาฝากรับแต้ม', en: 'Deposit-to-point rules: create' },
    risk: 'medium',
  },
  {
    key: 'shop.deposit.delete',
    title: { th: 'ลบ กติกาฝากรับแต้ม', en: 'Deposit-to-point rules: delete' },
    risk: 'high',
  },
  {
    key: 'shop.deposit.update',
    title: { th: 'แก้ไข กติกาฝากรับแต้ม', en: 'Deposit-to-point rules: update' },
    risk: 'medium',
  },
  { key: 'shop.deposit.view', title: { th: 'ดู กติกาฝากรับแต้ม', en: 'Deposit-to-point rules: view' }, risk: 'low' },
  { key: 'shop.item.create', title: { th: 'เพิ่ม สินค้าแลกแต้ม', en: 'Shop items: create' }, risk: 'medium' },
  { key: 'shop.item.delete', title: { th: 'ลบ สินค้าแลกแต้ม', en: 'Shop items: delete' }, risk: 'high' },
  { key: 'shop.item.update', title: { th: 'แก้ไข สินค้าแลกแต้ม', en: 'Shop items: update' }, risk: 'medium' },
  { key: 'shop.item.view', title: { th: 'ดู สินค้าแลกแต้ม', en: 'Shop items: view' }, risk: 'low' },
  { key: 'shop.redeem.export', title: { th: 'ส่งออก รายการแลกรางวัล', en: 'Redemptions: export' }, risk: 'medium' },
  { key: 'shop.redeem.handle', title: { th: 'ดำเนินการ รายการแลกรางวัล', en: 'Redemptions: handle' }, risk: 'medium' },
  { key: 'shop.redeem.view', title: { th: 'ดู รายการแลกรางวัล', en: 'Redemptions: view' }, risk: 'low' },
  { key: 'system.audit.export', title: { th: 'ส่งออก ประวัติการใช้งาน', en: 'Audit log: export' }, risk: 'medium' },
  { key: 'system.audit.view', title: { th: 'ดู ประวัติการใช้งาน', en: 'Audit log: view' }, risk: 'low' },
  {
    key: 'system.export_ign.run',
    title: { th: 'สั่งทำงาน ส่งออก IGN', en: 'Export in-game names: run' },
    risk: 'high',
  },
  { key: 'system.import.run', title: { th: 'นำเข้าข้อมูล', en: 'Import' }, risk: 'high' },
  { key: 'system.import.view', title: { th: 'ดู นำเข้าข้อมูล', en: 'Imports: view' }, risk: 'low' },
  {
    key: 'system.import.wallet',
    title: { th: 'นำเข้ายอดกระเป๋า นำเข้าข้อมูล', en: 'Imports: import wallet balances' },
    risk: 'high',
  },
  { key: 'system.menu.create', title: { th: 'เพิ่ม เมนู', en: 'Menus: create' }, risk: 'medium' },
  { key: 'system.menu.delete', title: { th: 'ลบ เมนู', en: 'Menus: delete' }, risk: 'high' },
  { key: 'system.menu.update', title: { th: 'แก้ไข เมนู', en: 'Menus: update' }, risk: 'medium' },
  { key: 'system.menu.view', title: { th: 'ดู เมนู', en: 'Menus: view' }, risk: 'low' },
  {
    key: 'system.permission.create',
    title: { th: 'เพิ่ม สิทธิ์การใช้งาน', en: 'Permissions: create' },
    risk: 'medium',
  },
  { key: 'system.permission.delete', title: { th: 'ลบ สิทธิ์การใช้งาน', en: 'Permissions: delete' }, risk: 'high' },
  {
    key: 'system.permission.update',
    title: { th: 'แก้ไข สิทธิ์การใช้งาน', en: 'Permissions: update' },
    risk: 'medium',
  },
  { key: 'system.permission.view', title: { th: 'ดู สิทธิ์การใช้งาน', en: 'Permissions: view' }, risk: 'low' },
  { key: 'system.role.create', title: { th: 'เพิ่ม ตำแหน่ง', en: 'Roles: create' }, risk: 'medium' },
  { key: 'system.role.delete', title: { th: 'ลบ ตำแหน่ง', en: 'Roles: delete' }, risk: 'high' },
  { key: 'system.role.update', title: { th: 'แก้ไข ตำแหน่ง', en: 'Roles: update' }, risk: 'medium' },
  { key: 'system.role.view', title: { th: 'ดู ตำแหน่ง', en: 'Roles: view' }, risk: 'low' },
  { key: 'system.user.create', title: { th: 'เพิ่ม ผู้ใช้งานระบบ', en: 'Staff users: create' }, risk: 'medium' },
  {
    key: 'system.user.resetpw',
    title: { th: 'ตั้งรหัสผ่านใหม่ ผู้ใช้งานระบบ', en: 'Staff users: reset password' },
    risk: 'high',
  },
  { key: 'system.user.update', title: { th: 'แก้ไข ผู้ใช้งานระบบ', en: 'Staff users: update' }, risk: 'medium' },
  { key: 'system.user.view', title: { th: 'ดู ผู้ใช้งานระบบ', en: 'Staff users: view' }, risk: 'low' },
  { key: 'wheel.reward.create', title: { th: 'เพิ่ม รางวัลกิจกรรม', en: 'Event rewards: create' }, risk: 'medium' },
  { key: 'wheel.reward.delete', title: { th: 'ลบ รางวัลกิจกรรม', en: 'Event rewards: delete' }, risk: 'high' },
  { key: 'wheel.reward.update', title: { th: 'แก้ไข รางวัลกิจกรรม', en: 'Event rewards: update' }, risk: 'medium' },
  { key: 'wheel.reward.view', title: { th: 'ดู รางวัลกิจกรรม', en: 'Event rewards: view' }, risk: 'low' },
  { key: 'wheel.wheel.create', title: { th: 'เพิ่ม กงล้อนำโชค', en: 'Fortune wheels: create' }, risk: 'medium' },
  { key: 'wheel.wheel.delete', title: { th: 'ลบ กงล้อนำโชค', en: 'Fortune wheels: delete' }, risk: 'high' },
  { key: 'wheel.wheel.update', title: { th: 'แก้ไข กงล้อนำโชค', en: 'Fortune wheels: update' }, risk: 'medium' },
  { key: 'wheel.wheel.view', title: { th: 'ดู กงล้อนำโชค', en: 'Fortune wheels: view' }, risk: 'low' },
];

export const roles: readonly (RoleInfo & { readonly code: RoleCode; readonly permissions: readonly Permission[] })[] = [
  {
    code: 'owner',
    title: { th: 'เจ้าของระบบ', en: 'Owner' },
    rank: 1,
    scope: 'all',
    permissions: [
      'agent.agent.export',
      'agent.agent.update',
      'agent.agent.view',
      'agent.finance.export',
      'agent.finance.view',
      'agent.summary.export',
      'agent.summary.view',
      'agent.winloss.export',
      'agent.winloss.view',
      'banner.banner.create',
      'banner.banner.update',
      'banner.banner.view',
      'cashback.turnover.export',
      'cashback.turnover.view',
      'cashback.winloss.export',
      'cashback.winloss.view',
      'finance.bank.balance',
      'finance.bank.create',
      'finance.bank.export',
      'finance.bank.freeze',
      'finance.bank.relogin',
      'finance.bank.update',
      'finance.bank.view',
      'finance.cache.view',
      'finance.deposit.export',
      'finance.deposit.view',
      'finance.mbanking.bulk',
      'finance.mbanking.transfer',
      'finance.mbanking.view',
      'finance.migration.create',
      'finance.migration.update',
      'finance.migration.view',
      'finance.replenish.create',
      'finance.replenish.transfer',
      'finance.replenish.update',
      'finance.replenish.view',
      'finance.suspicious.export',
      'finance.suspicious.review',
      'finance.suspicious.view',
      'finance.ticket.cancel',
      'finance.ticket.confirm',
      'finance.ticket.create',
      'finance.ticket.update',
      'finance.ticket.view',
      'finance.truemoney.update',
      'finance.truemoney.view',
      'finance.withdraw.approve',
      'finance.withdraw.bulk',
      'finance.withdraw.change_type',
      'finance.withdraw.export',
      'finance.withdraw.manual',
      'finance.withdraw.note',
      'finance.withdraw.override_turnover',
      'finance.withdraw.refund',
      'finance.withdraw.takeover',
      'finance.withdraw.verify',
      'finance.withdraw.view',
      'game.agent_provider.create',
      'game.agent_provider.update',
      'game.agent_provider.view',
      'game.game.create',
      'game.game.export',
      'game.game.update',
      'game.game.view',
      'game.provider.update',
      'game.provider.view',
      'game.provider_history.export',
      'game.provider_history.view',
      'game.updater.import',
      'game.updater.view',
      'gateway.bitpayz.account.balance',
      'gateway.bitpayz.account.create',
      'gateway.bitpayz.account.statement',
      'gateway.bitpayz.account.update',
      'gateway.bitpayz.account.view',
      'gateway.bitpayz.agent_config.create',
      'gateway.bitpayz.agent_config.update',
      'gateway.bitpayz.agent_config.view',
      'gateway.bitpayz.order.export',
      'gateway.bitpayz.order.inquiry',
      'gateway.bitpayz.order.view',
      'gateway.bitpayz.transaction.export',
      'gateway.bitpayz.transaction.inquiry',
      'gateway.bitpayz.transaction.view',
      'gateway.direpay.account.balance',
      'gateway.direpay.account.create',
      'gateway.direpay.account.statement',
      'gateway.direpay.account.update',
      'gateway.direpay.account.view',
      'gateway.direpay.agent_config.create',
      'gateway.direpay.agent_config.update',
      'gateway.direpay.agent_config.view',
      'gateway.direpay.order.export',
      'gateway.direpay.order.inquiry',
      'gateway.direpay.order.view',
      'gateway.direpay.transaction.export',
      'gateway.direpay.transaction.inquiry',
      'gateway.direpay.transaction.view',
      'gateway.hengpay.account.balance',
      'gateway.hengpay.account.create',
      'gateway.hengpay.account.statement',
      'gateway.hengpay.account.update',
      'gateway.hengpay.account.view',
      'gateway.hengpay.agent_config.create',
      'gateway.hengpay.agent_config.update',
      'gateway.hengpay.agent_config.view',
      'gateway.hengpay.order.export',
      'gateway.hengpay.order.inquiry',
      'gateway.hengpay.order.view',
      'gateway.hengpay.transaction.export',
      'gateway.hengpay.transaction.inquiry',
      'gateway.hengpay.transaction.view',
      'gateway.onepay.account.balance',
      'gateway.onepay.account.create',
      'gateway.onepay.account.statement',
      'gateway.onepay.account.update',
      'gateway.onepay.account.view',
      'gateway.onepay.agent_config.create',
      'gateway.onepay.agent_config.update',
      'gateway.onepay.agent_config.view',
      'gateway.onepay.order.export',
      'gateway.onepay.order.inquiry',
      'gateway.onepay.order.view',
      'gateway.onepay.transaction.export',
      'gateway.onepay.transaction.inquiry',
      'gateway.onepay.transaction.view',
      'gateway.payonex.account.balance',
      'gateway.payonex.account.create',
      'gateway.payonex.account.statement',
      'gateway.payonex.account.update',
      'gateway.payonex.account.view',
      'gateway.payonex.agent_config.create',
      'gateway.payonex.agent_config.update',
      'gateway.payonex.agent_config.view',
      'gateway.payonex.order.export',
      'gateway.payonex.order.inquiry',
      'gateway.payonex.order.view',
      'gateway.payonex.transaction.export',
      'gateway.payonex.transaction.inquiry',
      'gateway.payonex.transaction.view',
      'gateway.vizpay.account.balance',
      'gateway.vizpay.account.create',
      'gateway.vizpay.account.statement',
      'gateway.vizpay.account.update',
      'gateway.vizpay.account.view',
      'gateway.vizpay.agent_config.create',
      'gateway.vizpay.agent_config.update',
      'gateway.vizpay.agent_config.view',
      'gateway.vizpay.order.export',
      'gateway.vizpay.order.inquiry',
      'gateway.vizpay.order.view',
      'gateway.vizpay.transaction.export',
      'gateway.vizpay.transaction.inquiry',
      'gateway.vizpay.transaction.view',
      'gateway.zappay.account.balance',
      'gateway.zappay.account.create',
      'gateway.zappay.account.statement',
      'gateway.zappay.account.update',
      'gateway.zappay.account.view',
      'gateway.zappay.agent_config.create',
      'gateway.zappay.agent_config.update',
      'gateway.zappay.agent_config.view',
      'gateway.zappay.order.export',
      'gateway.zappay.order.inquiry',
      'gateway.zappay.order.view',
      'gateway.zappay.transaction.export',
      'gateway.zappay.transaction.inquiry',
      'gateway.zappay.transaction.view',
      'home.dashboard.view',
      'member.affiliate.export',
      'member.affiliate.view',
      'member.finance.export',
      'member.finance.view',
      'member.member.export',
      'member.member.view',
      'member.pii.view',
      'member.wallet.export',
      'member.wallet.view',
      'member.winloss.export',
      'member.winloss.view',
      'poll.choice.create',
      'poll.choice.delete',
      'poll.choice.update',
      'poll.choice.view',
      'poll.poll.create',
      'poll.poll.distribute',
      'poll.poll.draw',
      'poll.poll.export',
      'poll.poll.update',
      'poll.poll.view',
      'promotion.promotion.export',
      'promotion.promotion.view',
      'promotion.sms.send',
      'quest.item.create',
      'quest.item.delete',
      'quest.item.update',
      'quest.item.view',
      'quest.quest.create',
      'quest.quest.delete',
      'quest.quest.update',
      'quest.quest.view',
      'report.activeness.export',
      'report.activeness.view',
      'report.agent_raw.export',
      'report.agent_raw.view',
      'report.creditfree.export',
      'report.creditfree.view',
      'report.game_stats.export',
      'report.game_stats.view',
      'report.invoice.export',
      'report.invoice.view',
      'report.member_raw.export',
      'report.member_raw.view',
      'shop.deposit.create',
      'shop.deposit.delete',
      'shop.deposit.update',
      'shop.deposit.view',
      'shop.item.create',
      'shop.item.delete',
      'shop.item.update',
      'shop.item.view',
      'shop.redeem.export',
      'shop.redeem.handle',
      'shop.redeem.view',
      'system.audit.export',
      'system.audit.view',
      'system.export_ign.run',
      'system.import.run',
      'system.import.view',
      'system.import.wallet',
      'system.menu.create',
      'system.menu.delete',
      'system.menu.update',
      'system.menu.view',
      'system.permission.create',
      'system.permission.delete',
      'system.permission.update',
      'system.permission.view',
      'system.role.create',
      'system.role.delete',
      'system.role.update',
      'system.role.view',
      'system.user.create',
      'system.user.resetpw',
      'system.user.update',
      'system.user.view',
      'wheel.reward.create',
      'wheel.reward.delete',
      'wheel.reward.update',
      'wheel.reward.view',
      'wheel.wheel.create',
      'wheel.wheel.delete',
      'wheel.wheel.update',
      'wheel.wheel.view',
    ],
  },
  {
    code: 'admin',
    title: { th: 'ผู้ดูแลระบบ', en: 'Administrator' },
    rank: 10,
    scope: 'all',
    permissions: [
      'agent.agent.export',
      'agent.agent.update',
      'agent.agent.view',
      'agent.finance.export',
      'agent.finance.view',
      'agent.summary.export',
      'agent.summary.view',
      'agent.winloss.export',
      'agent.winloss.view',
      'banner.banner.create',
      'banner.banner.update',
      'banner.banner.view',
      'cashback.turnover.export',
      'cashback.turnover.view',
      'cashback.winloss.export',
      'cashback.winloss.view',
      'finance.bank.balance',
      'finance.bank.create',
      'finance.bank.relogin',
      'finance.bank.update',
      'finance.bank.view',
      'finance.cache.view',
      'finance.deposit.export',
      'finance.deposit.view',
      'finance.mbanking.view',
      'finance.migration.create',
      'finance.migration.update',
      'finance.migration.view',
      'finance.replenish.create',
      'finance.replenish.update',
      'finance.replenish.view',
      'finance.suspicious.export',
      'finance.suspicious.review',
      'finance.suspicious.view',
      'finance.ticket.create',
      'finance.ticket.update',
      'finance.ticket.view',
      'finance.truemoney.update',
      'finance.truemoney.view',
      'finance.withdraw.change_type',
      'finance.withdraw.export',
      'finance.withdraw.note',
      'finance.withdraw.verify',
      'finance.withdraw.view',
      'game.agent_provider.create',
      'game.agent_provider.update',
      'game.agent_provider.view',
      'game.game.create',
      'game.game.update',
      'game.game.view',
      'game.provider.update',
      'game.provider.view',
      'game.provider_history.export',
      'game.provider_history.view',
      'game.updater.import',
      'game.updater.view',
      'gateway.bitpayz.account.balance',
      'gateway.bitpayz.account.create',
      'gateway.bitpayz.account.update',
      'gateway.bitpayz.account.view',
      'gateway.bitpayz.agent_config.create',
      'gateway.bitpayz.agent_config.update',
      'gateway.bitpayz.agent_config.view',
      'gateway.bitpayz.order.export',
      'gateway.bitpayz.order.inquiry',
      'gateway.bitpayz.order.view',
      'gateway.bitpayz.transaction.export',
      'gateway.bitpayz.transaction.inquiry',
      'gateway.bitpayz.transaction.view',
      'gateway.direpay.account.balance',
      'gateway.direpay.account.create',
      'gateway.direpay.account.update',
      'gateway.direpay.account.view',
      'gateway.direpay.agent_config.create',
      'gateway.direpay.agent_config.update',
      'gateway.direpay.agent_config.view',
      'gateway.direpay.order.export',
      'gateway.direpay.order.inquiry',
      'gateway.direpay.order.view',
      'gateway.direpay.transaction.export',
      'gateway.direpay.transaction.inquiry',
      'gateway.direpay.transaction.view',
      'gateway.hengpay.account.balance',
      'gateway.hengpay.account.create',
      'gateway.hengpay.account.update',
      'gateway.hengpay.account.view',
      'gateway.hengpay.agent_config.create',
      'gateway.hengpay.agent_config.update',
      'gateway.hengpay.agent_config.view',
      'gateway.hengpay.order.export',
      'gateway.hengpay.order.inquiry',
      'gateway.hengpay.order.view',
      'gateway.hengpay.transaction.export',
      'gateway.hengpay.transaction.inquiry',
      'gateway.hengpay.transaction.view',
      'gateway.onepay.account.balance',
      'gateway.onepay.account.create',
      'gateway.onepay.account.update',
      'gateway.onepay.account.view',
      'gateway.onepay.agent_config.create',
      'gateway.onepay.agent_config.update',
      'gateway.onepay.agent_config.view',
      'gateway.onepay.order.export',
      'gateway.onepay.order.inquiry',
      'gateway.onepay.order.view',
      'gateway.onepay.transaction.export',
      'gateway.onepay.transaction.inquiry',
      'gateway.onepay.transaction.view',
      'gateway.payonex.account.balance',
      'gateway.payonex.account.create',
      'gateway.payonex.account.update',
      'gateway.payonex.account.view',
      'gateway.payonex.agent_config.create',
      'gateway.payonex.agent_config.update',
      'gateway.payonex.agent_config.view',
      'gateway.payonex.order.export',
      'gateway.payonex.order.inquiry',
      'gateway.payonex.order.view',
      'gateway.payonex.transaction.export',
      'gateway.payonex.transaction.inquiry',
      'gateway.payonex.transaction.view',
      'gateway.vizpay.account.balance',
      'gateway.vizpay.account.create',
      'gateway.vizpay.account.update',
      'gateway.vizpay.account.view',
      'gateway.vizpay.agent_config.create',
      'gateway.vizpay.agent_config.update',
      'gateway.vizpay.agent_config.view',
      'gateway.vizpay.order.export',
      'gateway.vizpay.order.inquiry',
      'gateway.vizpay.order.view',
      'gateway.vizpay.transaction.export',
      'gateway.vizpay.transaction.inquiry',
      'gateway.vizpay.transaction.view',
      'gateway.zappay.account.balance',
      'gateway.zappay.account.create',
      'gateway.zappay.account.update',
      'gateway.zappay.account.view',
      'gateway.zappay.agent_config.create',
      'gateway.zappay.agent_config.update',
      'gateway.zappay.agent_config.view',
      'gateway.zappay.order.export',
      'gateway.zappay.order.inquiry',
      'gateway.zappay.order.view',
      'gateway.zappay.transaction.export',
      'gateway.zappay.transaction.inquiry',
      'gateway.zappay.transaction.view',
      'home.dashboard.view',
      'member.affiliate.export',
      'member.affiliate.view',
      'member.finance.export',
      'member.finance.view',
      'member.member.export',
      'member.member.view',
      'member.pii.view',
      'member.wallet.export',
      'member.wallet.view',
      'member.winloss.export',
      'member.winloss.view',
      'poll.choice.create',
      'poll.choice.delete',
      'poll.choice.update',
      'poll.choice.view',
      'poll.poll.create',
      'poll.poll.distribute',
      'poll.poll.draw',
      'poll.poll.update',
      'poll.poll.view',
      'promotion.promotion.export',
      'promotion.promotion.view',
      'promotion.sms.send',
      'quest.item.create',
      'quest.item.delete',
      'quest.item.update',
      'quest.item.view',
      'quest.quest.create',
      'quest.quest.delete',
      'quest.quest.update',
      'quest.quest.view',
      'report.activeness.export',
      'report.activeness.view',
      'report.agent_raw.export',
      'report.agent_raw.view',
      'report.creditfree.export',
      'report.creditfree.view',
      'report.game_stats.export',
      'report.game_stats.view',
      'report.invoice.export',
      'report.invoice.view',
      'report.member_raw.export',
      'report.member_raw.view',
      'shop.deposit.create',
      'shop.deposit.delete',
      'shop.deposit.update',
      'shop.deposit.view',
      'shop.item.create',
      'shop.item.delete',
      'shop.item.update',
      'shop.item.view',
      'shop.redeem.export',
      'shop.redeem.handle',
      'shop.redeem.view',
      'system.audit.view',
      'system.export_ign.run',
      'system.import.run',
      'system.import.view',
      'system.import.wallet',
      'system.menu.view',
      'system.permission.view',
      'system.role.create',
      'system.role.update',
      'system.role.view',
      'system.user.create',
      'system.user.resetpw',
      'system.user.update',
      'system.user.view',
      'wheel.reward.create',
      'wheel.reward.delete',
      'wheel.reward.update',
      'wheel.reward.view',
      'wheel.wheel.create',
      'wheel.wheel.delete',
      'wheel.wheel.update',
      'wheel.wheel.view',
    ],
  },
  {
    code: 'finance_lead',
    title: { th: 'หัวหน้าการเงิน', en: 'Finance lead' },
    rank: 20,
    scope: 'all',
    permissions: [
      'agent.agent.view',
      'agent.finance.export',
      'agent.finance.view',
      'agent.summary.export',
      'agent.summary.view',
      'agent.winloss.export',
      'agent.winloss.view',
      'cashback.turnover.export',
      'cashback.turnover.view',
      'cashback.winloss.export',
      'cashback.winloss.view',
      'finance.bank.balance',
      'finance.bank.create',
      'finance.bank.export',
      'finance.bank.freeze',
      'finance.bank.relogin',
      'finance.bank.update',
      'finance.bank.view',
      'finance.cache.view',
      'finance.deposit.export',
      'finance.deposit.view',
      'finance.mbanking.bulk',
      'finance.mbanking.transfer',
      'finance.mbanking.view',
      'finance.migration.create',
      'finance.migration.update',
      'finance.migration.view',
      'finance.replenish.create',
      'finance.replenish.transfer',
      'finance.replenish.update',
      'finance.replenish.view',
      'finance.suspicious.export',
      'finance.suspicious.review',
      'finance.suspicious.view',
      'finance.ticket.cancel',
      'finance.ticket.confirm',
      'finance.ticket.create',
      'finance.ticket.update',
      'finance.ticket.view',
      'finance.truemoney.update',
      'finance.truemoney.view',
      'finance.withdraw.approve',
      'finance.withdraw.bulk',
      'finance.withdraw.change_type',
      'finance.withdraw.export',
      'finance.withdraw.manual',
      'finance.withdraw.note',
      'finance.withdraw.override_turnover',
      'finance.withdraw.refund',
      'finance.withdraw.takeover',
      'finance.withdraw.verify',
      'finance.withdraw.view',
      'game.provider_history.view',
      'gateway.bitpayz.account.balance',
      'gateway.bitpayz.account.statement',
      'gateway.bitpayz.account.update',
      'gateway.bitpayz.account.view',
      'gateway.bitpayz.agent_config.update',
      'gateway.bitpayz.agent_config.view',
      'gateway.bitpayz.order.export',
      'gateway.bitpayz.order.inquiry',
      'gateway.bitpayz.order.view',
      'gateway.bitpayz.transaction.export',
      'gateway.bitpayz.transaction.inquiry',
      'gateway.bitpayz.transaction.view',
      'gateway.direpay.account.balance',
      'gateway.direpay.account.statement',
      'gateway.direpay.account.update',
      'gateway.direpay.account.view',
      'gateway.direpay.agent_config.update',
      'gateway.direpay.agent_config.view',
      'gateway.direpay.order.export',
      'gateway.direpay.order.inquiry',
      'gateway.direpay.order.view',
      'gateway.direpay.transaction.export',
      'gateway.direpay.transaction.inquiry',
      'gateway.direpay.transaction.view',
      'gateway.hengpay.account.balance',
      'gateway.hengpay.account.statement',
      'gateway.hengpay.account.update',
      'gateway.hengpay.account.view',
      'gateway.hengpay.agent_config.update',
      'gateway.hengpay.agent_config.view',
      'gateway.hengpay.order.export',
      'gateway.hengpay.order.inquiry',
      'gateway.hengpay.order.view',
      'gateway.hengpay.transaction.export',
      'gateway.hengpay.transaction.inquiry',
      'gateway.hengpay.transaction.view',
      'gateway.onepay.account.balance',
      'gateway.onepay.account.statement',
      'gateway.onepay.account.update',
      'gateway.onepay.account.view',
      'gateway.onepay.agent_config.update',
      'gateway.onepay.agent_config.view',
      'gateway.onepay.order.export',
      'gateway.onepay.order.inquiry',
      'gateway.onepay.order.view',
      'gateway.onepay.transaction.export',
      'gateway.onepay.transaction.inquiry',
      'gateway.onepay.transaction.view',
      'gateway.payonex.account.balance',
      'gateway.payonex.account.statement',
      'gateway.payonex.account.update',
      'gateway.payonex.account.view',
      'gateway.payonex.agent_config.update',
      'gateway.payonex.agent_config.view',
      'gateway.payonex.order.export',
      'gateway.payonex.order.inquiry',
      'gateway.payonex.order.view',
      'gateway.payonex.transaction.export',
      'gateway.payonex.transaction.inquiry',
      'gateway.payonex.transaction.view',
      'gateway.vizpay.account.balance',
      'gateway.vizpay.account.statement',
      'gateway.vizpay.account.update',
      'gateway.vizpay.account.view',
      'gateway.vizpay.agent_config.update',
      'gateway.vizpay.agent_config.view',
      'gateway.vizpay.order.export',
      'gateway.vizpay.order.inquiry',
      'gateway.vizpay.order.view',
      'gateway.vizpay.transaction.export',
      'gateway.vizpay.transaction.inquiry',
      'gateway.vizpay.transaction.view',
      'gateway.zappay.account.balance',
      'gateway.zappay.account.statement',
      'gateway.zappay.account.update',
      'gateway.zappay.account.view',
      'gateway.zappay.agent_config.update',
      'gateway.zappay.agent_config.view',
      'gateway.zappay.order.export',
      'gateway.zappay.order.inquiry',
      'gateway.zappay.order.view',
      'gateway.zappay.transaction.export',
      'gateway.zappay.transaction.inquiry',
      'gateway.zappay.transaction.view',
      'home.dashboard.view',
      'member.affiliate.view',
      'member.finance.export',
      'member.finance.view',
      'member.member.view',
      'member.pii.view',
      'member.wallet.export',
      'member.wallet.view',
      'member.winloss.export',
      'member.winloss.view',
      'poll.poll.view',
      'promotion.promotion.view',
      'report.activeness.view',
      'report.agent_raw.export',
      'report.agent_raw.view',
      'report.creditfree.export',
      'report.creditfree.view',
      'report.game_stats.view',
      'report.invoice.export',
      'report.invoice.view',
      'report.member_raw.export',
      'report.member_raw.view',
      'shop.redeem.view',
      'system.user.view',
    ],
  },
  {
    code: 'finance',
    title: { th: 'การเงิน', en: 'Finance officer' },
    rank: 40,
    scope: 'assigned',
    permissions: [
      'agent.agent.view',
      'agent.finance.view',
      'agent.summary.view',
      'cashback.turnover.view',
      'cashback.winloss.view',
      'finance.bank.balance',
      'finance.bank.relogin',
      'finance.bank.view',
      'finance.cache.view',
      'finance.deposit.export',
      'finance.deposit.view',
      'finance.mbanking.view',
      'finance.migration.view',
      'finance.replenish.view',
      'finance.suspicious.review',
      'finance.suspicious.view',
      'finance.ticket.create',
      'finance.ticket.update',
      'finance.ticket.view',
      'finance.truemoney.view',
      'finance.withdraw.approve',
      'finance.withdraw.change_type',
      'finance.withdraw.manual',
      'finance.withdraw.note',
      'finance.withdraw.refund',
      'finance.withdraw.verify',
      'finance.withdraw.view',
      'game.provider_history.view',
      'gateway.bitpayz.account.balance',
      'gateway.bitpayz.account.view',
      'gateway.bitpayz.agent_config.view',
      'gateway.bitpayz.order.inquiry',
      'gateway.bitpayz.order.view',
      'gateway.bitpayz.transaction.inquiry',
      'gateway.bitpayz.transaction.view',
      'gateway.direpay.account.balance',
      'gateway.direpay.account.view',
      'gateway.direpay.agent_config.view',
      'gateway.direpay.order.inquiry',
      'gateway.direpay.order.view',
      'gateway.direpay.transaction.inquiry',
      'gateway.direpay.transaction.view',
      'gateway.hengpay.account.balance',
      'gateway.hengpay.account.view',
      'gateway.hengpay.agent_config.view',
      'gateway.hengpay.order.inquiry',
      'gateway.hengpay.order.view',
      'gateway.hengpay.transaction.inquiry',
      'gateway.hengpay.transaction.view',
      'gateway.onepay.account.balance',
      'gateway.onepay.account.view',
      'gateway.onepay.agent_config.view',
      'gateway.onepay.order.inquiry',
      'gateway.onepay.order.view',
      'gateway.onepay.transaction.inquiry',
      'gateway.onepay.transaction.view',
      'gateway.payonex.account.balance',
      'gateway.payonex.account.view',
      'gateway.payonex.agent_config.view',
      'gateway.payonex.order.inquiry',
      'gateway.payonex.order.view',
      'gateway.payonex.transaction.inquiry',
      'gateway.payonex.transaction.view',
      'gateway.vizpay.account.balance',
      'gateway.vizpay.account.view',
      'gateway.vizpay.agent_config.view',
      'gateway.vizpay.order.inquiry',
      'gateway.vizpay.order.view',
      'gateway.vizpay.transaction.inquiry',
      'gateway.vizpay.transaction.view',
      'gateway.zappay.account.balance',
      'gateway.zappay.account.view',
      'gateway.zappay.agent_config.view',
      'gateway.zappay.order.inquiry',
      'gateway.zappay.order.view',
      'gateway.zappay.transaction.inquiry',
      'gateway.zappay.transaction.view',
      'home.dashboard.view',
      'member.finance.view',
      'member.member.view',
      'member.pii.view',
      'member.wallet.view',
      'member.winloss.view',
      'promotion.promotion.view',
      'report.creditfree.view',
    ],
  },
  {
    code: 'marketing',
    title: { th: 'การตลาด', en: 'Marketing' },
    rank: 50,
    scope: 'assigned',
    permissions: [
      'agent.agent.view',
      'agent.finance.view',
      'agent.summary.view',
      'agent.winloss.view',
      'banner.banner.create',
      'banner.banner.update',
      'banner.banner.view',
      'cashback.turnover.export',
      'cashback.turnover.view',
      'cashback.winloss.export',
      'cashback.winloss.view',
      'game.game.view',
      'home.dashboard.view',
      'member.affiliate.export',
      'member.affiliate.view',
      'member.finance.view',
      'member.member.export',
      'member.member.view',
      'member.winloss.view',
      'poll.choice.create',
      'poll.choice.delete',
      'poll.choice.update',
      'poll.choice.view',
      'poll.poll.create',
      'poll.poll.draw',
      'poll.poll.update',
      'poll.poll.view',
      'promotion.promotion.export',
      'promotion.promotion.view',
      'promotion.sms.send',
      'quest.item.create',
      'quest.item.delete',
      'quest.item.update',
      'quest.item.view',
      'quest.quest.create',
      'quest.quest.delete',
      'quest.quest.update',
      'quest.quest.view',
      'report.activeness.export',
      'report.activeness.view',
      'report.creditfree.export',
      'report.creditfree.view',
      'report.game_stats.export',
      'report.game_stats.view',
      'shop.deposit.create',
      'shop.deposit.update',
      'shop.deposit.view',
      'shop.item.create',
      'shop.item.update',
      'shop.item.view',
      'shop.redeem.handle',
      'shop.redeem.view',
      'wheel.reward.create',
      'wheel.reward.update',
      'wheel.reward.view',
      'wheel.wheel.create',
      'wheel.wheel.update',
      'wheel.wheel.view',
    ],
  },
  {
    code: 'support',
    title: { th: 'แอดมินบริการลูกค้า', en: 'Customer support' },
    rank: 50,
    scope: 'assigned',
    permissions: [
      'agent.agent.view',
      'banner.banner.view',
      'cashback.turnover.view',
      'cashback.winloss.view',
      'finance.deposit.view',
      'finance.suspicious.view',
      'finance.withdraw.note',
      'finance.withdraw.view',
      'game.agent_provider.view',
      'game.game.view',
      'game.provider.view',
      'game.provider_history.view',
      'gateway.bitpayz.order.view',
      'gateway.bitpayz.transaction.view',
      'gateway.direpay.order.view',
      'gateway.direpay.transaction.view',
      'gateway.hengpay.order.view',
      'gateway.hengpay.transaction.view',
      'gateway.onepay.order.view',
      'gateway.onepay.transaction.view',
      'gateway.payonex.order.view',
      'gateway.payonex.transaction.view',
      'gateway.vizpay.order.view',
      'gateway.vizpay.transaction.view',
      'gateway.zappay.order.view',
      'gateway.zappay.transaction.view',
      'home.dashboard.view',
      'member.affiliate.view',
      'member.finance.view',
      'member.member.view',
      'member.pii.view',
      'member.wallet.view',
      'member.winloss.view',
      'poll.choice.view',
      'poll.poll.view',
      'promotion.promotion.view',
      'quest.item.view',
      'quest.quest.view',
      'report.activeness.view',
      'report.creditfree.view',
      'report.game_stats.view',
      'shop.deposit.view',
      'shop.item.view',
      'shop.redeem.handle',
      'shop.redeem.view',
      'wheel.reward.view',
      'wheel.wheel.view',
    ],
  },
  {
    code: 'agent_master',
    title: { th: 'มาสเตอร์/เอเย่นต์', en: 'Master agent' },
    rank: 60,
    scope: 'own_tree',
    permissions: [
      'agent.agent.view',
      'agent.finance.export',
      'agent.finance.view',
      'agent.summary.export',
      'agent.summary.view',
      'agent.winloss.export',
      'agent.winloss.view',
      'cashback.turnover.view',
      'cashback.winloss.view',
      'finance.deposit.view',
      'finance.withdraw.view',
      'game.agent_provider.view',
      'home.dashboard.view',
      'member.affiliate.view',
      'member.finance.export',
      'member.finance.view',
      'member.member.view',
      'member.wallet.view',
      'member.winloss.export',
      'member.winloss.view',
      'promotion.promotion.view',
      'report.activeness.view',
      'report.agent_raw.export',
      'report.agent_raw.view',
      'report.creditfree.view',
      'report.game_stats.view',
    ],
  },
  {
    code: 'auditor',
    title: { th: 'ผู้ตรวจสอบ (อ่านอย่างเดียว)', en: 'Auditor (read only)' },
    rank: 70,
    scope: 'all',
    permissions: [
      'agent.agent.export',
      'agent.agent.view',
      'agent.finance.export',
      'agent.finance.view',
      'agent.summary.export',
      'agent.summary.view',
      'agent.winloss.export',
      'agent.winloss.view',
      'banner.banner.view',
      'cashback.turnover.export',
      'cashback.turnover.view',
      'cashback.winloss.export',
      'cashback.winloss.view',
      'finance.bank.view',
      'finance.cache.view',
      'finance.deposit.export',
      'finance.deposit.view',
      'finance.migration.view',
      'finance.replenish.view',
      'finance.suspicious.export',
      'finance.suspicious.view',
      'finance.ticket.view',
      'finance.truemoney.view',
      'finance.withdraw.export',
      'finance.withdraw.view',
      'game.agent_provider.view',
      'game.game.view',
      'game.provider.view',
      'game.provider_history.export',
      'game.provider_history.view',
      'gateway.bitpayz.account.view',
      'gateway.bitpayz.agent_config.view',
      'gateway.bitpayz.order.export',
      'gateway.bitpayz.order.view',
      'gateway.bitpayz.transaction.export',
      'gateway.bitpayz.transaction.view',
      'gateway.direpay.account.view',
      'gateway.direpay.agent_config.view',
      'gateway.direpay.order.export',
      'gateway.direpay.order.view',
      'gateway.direpay.transaction.export',
      'gateway.direpay.transaction.view',
      'gateway.hengpay.account.view',
      'gateway.hengpay.agent_config.view',
      'gateway.hengpay.order.export',
      'gateway.hengpay.order.view',
      'gateway.hengpay.transaction.export',
      'gateway.hengpay.transaction.view',
      'gateway.onepay.account.view',
      'gateway.onepay.agent_config.view',
      'gateway.onepay.order.export',
      'gateway.onepay.order.view',
      'gateway.onepay.transaction.export',
      'gateway.onepay.transaction.view',
      'gateway.payonex.account.view',
      'gateway.payonex.agent_config.view',
      'gateway.payonex.order.export',
      'gateway.payonex.order.view',
      'gateway.payonex.transaction.export',
      'gateway.payonex.transaction.view',
      'gateway.vizpay.account.view',
      'gateway.vizpay.agent_config.view',
      'gateway.vizpay.order.export',
      'gateway.vizpay.order.view',
      'gateway.vizpay.transaction.export',
      'gateway.vizpay.transaction.view',
      'gateway.zappay.account.view',
      'gateway.zappay.agent_config.view',
      'gateway.zappay.order.export',
      'gateway.zappay.order.view',
      'gateway.zappay.transaction.export',
      'gateway.zappay.transaction.view',
      'home.dashboard.view',
      'member.affiliate.export',
      'member.affiliate.view',
      'member.finance.export',
      'member.finance.view',
      'member.member.export',
      'member.member.view',
      'member.wallet.export',
      'member.wallet.view',
      'member.winloss.export',
      'member.winloss.view',
      'poll.choice.view',
      'poll.poll.export',
      'poll.poll.view',
      'promotion.promotion.export',
      'promotion.promotion.view',
      'quest.item.view',
      'quest.quest.view',
      'report.activeness.export',
      'report.activeness.view',
      'report.agent_raw.export',
      'report.agent_raw.view',
      'report.creditfree.export',
      'report.creditfree.view',
      'report.game_stats.export',
      'report.game_stats.view',
      'report.invoice.export',
      'report.invoice.view',
      'report.member_raw.export',
      'report.member_raw.view',
      'shop.deposit.view',
      'shop.item.view',
      'shop.redeem.export',
      'shop.redeem.view',
      'system.audit.export',
      'system.audit.view',
      'system.import.view',
      'system.menu.view',
      'system.permission.view',
      'system.role.view',
      'system.user.view',
      'wheel.reward.view',
      'wheel.wheel.view',
    ],
  },
];
