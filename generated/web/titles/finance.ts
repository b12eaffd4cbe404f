// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Titles } from '#contract/route.ts';

export const titles: Titles = {
  '/finance/cache_transactions': { th: 'แคชธุรกรรมธนาคาร', en: 'Cached bank transactions' },
  '/finance/deposit_requests': { th: 'รายการฝาก', en: 'Deposits' },
  '/finance/m_banking': { th: 'โมบายแบงก์กิ้ง', en: 'Mobile banking' },
  '/finance/manage_bank': { th: 'แก้ไขบัญชีธนาคาร', en: 'Edit bank account' },
  '/finance/manage_banks': { th: 'บัญชีธนาคาร', en: 'Bank accounts' },
  '/finance/manage_true_money': { th: 'ทรูมันนี่วอลเล็ท', en: 'TrueMoney wallets' },
  '/finance/migration/add': { th: 'เพิ่มกฎโยกเงิน', en: 'Add sweep rule' },
  '/finance/migration/banks': { th: 'บัญชีโยกเงิน', en: 'Sweep rules' },
  '/finance/migration/detail': { th: 'แก้ไขกฎโยกเงิน', en: 'Sweep rule' },
  '/finance/migration/report': { th: 'รายงานโยกเงิน', en: 'Sweep report' },
  '/finance/replenish/add': { th: 'เพิ่มกฎเติมเงิน', en: 'Add replenish rule' },
  '/finance/replenish/banks': { th: 'เติมบัญชีถอน', en: 'Replenishment' },
  '/finance/replenish/detail': { th: 'แก้ไขกฎเติมเงิน', en: 'Replenish rule' },
  '/finance/suspicious': { th: 'ยอดน่าสงสัย', en: 'Suspicious transactions' },
  '/finance/ticket/add': { th: 'สร้างใบขอเติมเงิน', en: 'New ticket' },
  '/finance/ticket/detail': { th: 'รายละเอียดใบขอเติมเงิน', en: 'Ticket' },
  '/finance/ticket/manage': { th: 'ใบขอเติมเงิน', en: 'Replenish tickets' },
  '/finance/withdraw_requests': { th: 'รายการถอน', en: 'Withdrawal queue' },
};
