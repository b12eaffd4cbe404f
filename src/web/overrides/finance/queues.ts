import type { Tone } from '#contract/field.ts';
import type { Text } from '#contract/text.ts';
import { withdrawList } from '#generated/web/finance/calls.ts';
import type { Queue } from '#web/data/queues.tsx';

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

function facetsOf(reply: unknown): Unknown {
  return isRecord(reply) && isRecord(reply.facets) ? reply.facets : {};
}

/** What waits for people, in the order in which it matters. */
export const queues: readonly Queue[] = [
  {
    key: 'withdraw_pending',
    title: { th: 'รายการถอน', en: 'Withdrawals' },
    link,
    call: withdrawList,
    // One row is enough: the oldest. The counts come with it.
    query: { status: waiting.map(({ value }) => value).join(','), sort: 'requested_at', limit: 1 },
    count: (reply) => (isRecord(reply) && typeof reply.total === 'number' ? reply.total : 0),
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
  },
];
