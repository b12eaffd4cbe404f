// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Queue } from '#contract/queue.ts';
import { matchStatusOptions } from '#generated/api/enums/match-status.ts';
import { ticketStatusOptions } from '#generated/api/enums/ticket-status.ts';
import { withdrawalStatusOptions } from '#generated/api/enums/withdrawal-status.ts';
import { depositRawTransactions } from './finance/calls/deposit.ts';
import { ticketList } from './finance/calls/ticket.ts';
import { withdrawList } from './finance/calls/withdraw.ts';
import { shopInquiryList } from './shop/calls/shop.ts';

export const queues: readonly Queue[] = [
  {
    key: 'withdraw_pending',
    title: { th: 'รายการถอน', en: 'Withdrawals' },
    path: '/finance/withdraw_requests',
    permissions: ['finance.withdraw.view'],
    call: withdrawList,
    filter: { status: 'pending,verified,failed,unknown' },
    oldest: 'requested_at',
    sum: { field: 'amount' },
    parts: { filter: 'status', options: withdrawalStatusOptions },
  },
  {
    key: 'withdraw_for_lead',
    title: { th: 'รายการถอนที่รอหัวหน้า', en: 'Withdrawals for a lead' },
    path: '/finance/withdraw_requests',
    permissions: ['finance.withdraw.view', 'finance.withdraw.takeover'],
    call: withdrawList,
    filter: { for_lead: 'true', status: 'pending,verified,failed,unknown' },
    oldest: 'requested_at',
    sum: { field: 'amount' },
  },
  {
    key: 'deposit_unmatched',
    title: { th: 'ยอดรอเจ้าของ', en: 'Money without an owner' },
    path: '/finance/suspicious',
    permissions: ['finance.suspicious.view', 'finance.deposit.view'],
    call: depositRawTransactions,
    filter: { direction: 'in', match_status: 'unmatched,multiple,suspicious', review_status: 'open' },
    oldest: 'detected_at',
    sum: { field: 'amount', part: 'in' },
    parts: { filter: 'match_status', options: matchStatusOptions },
  },
  {
    key: 'suspicious',
    title: { th: 'ยอดที่เติมแล้ว รอตรวจ', en: 'Credited, to be reviewed' },
    path: '/finance/suspicious',
    permissions: ['finance.suspicious.view', 'finance.deposit.view'],
    call: depositRawTransactions,
    filter: { direction: 'in', match_status: 'matched', review_status: 'open' },
    oldest: 'detected_at',
    sum: { field: 'amount', part: 'in' },
  },
  {
    key: 'ticket_open',
    title: { th: 'ใบขอเติมเงิน', en: 'Tickets' },
    path: '/finance/ticket/manage',
    permissions: ['finance.ticket.view'],
    call: ticketList,
    filter: { status: 'open,accepted,transferred' },
    oldest: 'created_at',
    parts: { filter: 'status', options: ticketStatusOptions },
  },
  { key: 'redeem_pending', title: { th: 'รายการแลกรางวัล', en: 'Redemptions' }, path: '/shop/redeem-list', permissions: ['shop.redeem.view'], call: shopInquiryList, filter: { status: 'pending' }, oldest: 'created_at' },
];
