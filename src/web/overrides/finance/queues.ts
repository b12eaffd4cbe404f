import type { Tone } from '#contract/field.ts';
import type { Text } from '#contract/text.ts';
import { depositRawTransactions } from '#generated/web/finance/calls/deposit.ts';
import { ticketList } from '#generated/web/finance/calls/ticket.ts';
import { withdrawList } from '#generated/web/finance/calls/withdraw.ts';
import type { Queue } from '#web/data/queues.tsx';
import { daysAgo, mostDays } from '#web/screens/shared/days-ago.ts';

type Unknown = Readonly<Record<string, unknown>>;
const isRecord = (value: unknown): value is Unknown => typeof value === 'object' && value !== null;

/** Statuses in which somebody has to do something, the most urgent last. */
const waiting: readonly { readonly value: string; readonly label: Text; readonly tone: Tone }[] = [
  { value: 'pending', label: { th: 'รอตรวจสอบ', en: 'To verify' }, tone: 'warning' },
  { value: 'verified', label: { th: 'รออนุมัติ', en: 'To approve' }, tone: 'info' },
  { value: 'failed', label: { th: 'โอนไม่สำเร็จ', en: 'Failed' }, tone: 'danger' },
  { value: 'unknown', label: { th: 'ไม่ทราบผลโอน', en: 'Result unknown' }, tone: 'unknown' },
];

const link = '/finance/withdraw_requests';

const tickets = '/finance/ticket/manage';

/** Statuses in which a ticket waits for somebody. */
const ticketsWaiting: readonly { readonly value: string; readonly label: Text; readonly tone: Tone }[] = [
  { value: 'open', label: { th: 'รอรับงาน', en: 'To accept' }, tone: 'warning' },
  { value: 'accepted', label: { th: 'กำลังดำเนินการ', en: 'Under way' }, tone: 'info' },
  { value: 'transferred', label: { th: 'รอยืนยันยอดเข้า', en: 'To confirm' }, tone: 'warning' },
];

function facetsOf(reply: unknown): Unknown {
  return isRecord(reply) && isRecord(reply.facets) ? reply.facets : {};
}

const total = (reply: unknown): number => (isRecord(reply) && typeof reply.total === 'number' ? reply.total : 0);

/** The sum of a column over all rows of the reply. */
function sumOf(reply: unknown, column: string): string | undefined {
  const sum = isRecord(reply) && isRecord(reply.totals) ? reply.totals[column] : undefined;
  return typeof sum === 'string' ? sum : undefined;
}

/** The oldest row of a reply that is sorted by when its lines were found. */
function foundAt(reply: unknown): string | undefined {
  const first = isRecord(reply) && Array.isArray(reply.data) ? reply.data[0] : undefined;
  return isRecord(first) && typeof first.detected_at === 'string' ? first.detected_at : undefined;
}

/** Lines of the days that a list answers for; days are counted at every look, a page may stay open for many. */
const lines = (wanted: Readonly<Record<string, string>>) => ({
  ...wanted,
  date_from: daysAgo(mostDays),
  date_to: daysAgo(1),
  sort: 'detected_at',
  limit: 1,
});

const linesLink = '/finance/suspicious';

/** Ways in which a line waits for its owner. */
const ownerless: readonly { readonly value: string; readonly label: Text; readonly tone: Tone }[] = [
  { value: 'unmatched', label: { th: 'ยังไม่จับคู่', en: 'Unmatched' }, tone: 'warning' },
  { value: 'multiple', label: { th: 'พบหลายคน', en: 'Several candidates' }, tone: 'warning' },
  { value: 'suspicious', label: { th: 'น่าสงสัย', en: 'Suspicious' }, tone: 'unknown' },
];
const ownerlessStatuses = ownerless.map(({ value }) => value).join(',');

/** What waits for people, in the order in which it matters. */
export const queues: readonly Queue[] = [
  {
    key: 'withdraw_pending',
    title: { th: 'รายการถอน', en: 'Withdrawals' },
    link,
    call: withdrawList,
    // One row is enough: the oldest. The counts come with it.
    query: { status: waiting.map(({ value }) => value).join(','), sort: 'requested_at', limit: 1 },
    count: total,
    parts(reply) {
      const facets = facetsOf(reply);
      return waiting.flatMap(({ value, label, tone }) => {
        const count = facets[value];
        return typeof count === 'number' ? [{ label, tone, count, link: `${link}?status=${value}` }] : [];
      });
    },
    oldest(reply) {
      const first = isRecord(reply) && Array.isArray(reply.data) ? reply.data[0] : undefined;
      return isRecord(first) && typeof first.requested_at === 'string' ? first.requested_at : undefined;
    },
    amount: (reply) => sumOf(reply, 'amount'),
  },
  {
    key: 'withdraw_for_lead',
    title: { th: 'รายการถอนที่รอหัวหน้า', en: 'Withdrawals for a lead' },
    link: `${link}?status=&for_lead=true`,
    call: withdrawList,
    // Whoever may take work out of the hands of others decides what they hand on.
    permission: 'finance.withdraw.takeover',
    query: { for_lead: 'true', status: waiting.map(({ value }) => value).join(','), sort: 'requested_at', limit: 1 },
    count: total,
    oldest(reply) {
      const first = isRecord(reply) && Array.isArray(reply.data) ? reply.data[0] : undefined;
      return isRecord(first) && typeof first.requested_at === 'string' ? first.requested_at : undefined;
    },
    amount: (reply) => sumOf(reply, 'amount'),
  },
  {
    key: 'deposit_unmatched',
    title: { th: 'ยอดรอเจ้าของ', en: 'Money without an owner' },
    link: `${linesLink}?match_status=${ownerlessStatuses}&direction=in`,
    call: depositRawTransactions,
    get query() {
      return lines({ match_status: ownerlessStatuses, direction: 'in' });
    },
    count: total,
    parts(reply) {
      const facets = facetsOf(reply);
      return ownerless.flatMap(({ value, label, tone }) => {
        const count = facets[value];
        if (typeof count !== 'number') return [];
        return [{ label, tone, count, link: `${linesLink}?match_status=${value}&direction=in` }];
      });
    },
    oldest: foundAt,
    amount: (reply) => sumOf(reply, 'amount'),
  },
  {
    key: 'suspicious',
    title: { th: 'ยอดที่เติมแล้ว รอตรวจ', en: 'Credited, to be reviewed' },
    link: `${linesLink}?match_status=matched&review_status=open`,
    call: depositRawTransactions,
    get query() {
      return lines({ match_status: 'matched', review_status: 'open' });
    },
    count: total,
    oldest: foundAt,
    amount: (reply) => sumOf(reply, 'amount'),
  },
  {
    key: 'ticket_open',
    title: { th: 'ใบขอเติมเงิน', en: 'Tickets' },
    link: tickets,
    call: ticketList,
    query: { status: ticketsWaiting.map(({ value }) => value).join(','), sort: 'created_at', limit: 1 },
    count: (reply) => (isRecord(reply) && typeof reply.total === 'number' ? reply.total : 0),
    parts(reply) {
      const facets = facetsOf(reply);
      return ticketsWaiting.flatMap(({ value, label, tone }) => {
        const count = facets[value];
        return typeof count === 'number' ? [{ label, tone, count, link: `${tickets}?status=${value}` }] : [];
      });
    },
    oldest(reply) {
      const first = isRecord(reply) && Array.isArray(reply.data) ? reply.data[0] : undefined;
      return isRecord(first) && typeof first.created_at === 'string' ? first.created_at : undefined;
    },
  },
];
