import { addMoney } from '#contract/money.ts';
import type { BulkLine, BulkSummary } from '#generated/api/finance.ts';

/** Lines come and go only until it has been sent. */
export const isEditable = ({ status }: BulkSummary): boolean => status === 'draft' || status === 'ready';

/** How many lines would be sent. */
export const unsentOf = (group: BulkSummary): number =>
  group.recipient_count - group.success_count - group.unknown_count;

/** The sum of what would be sent, where all lines are on the page; else the whole. The server says what it is. */
export function sumOfUnsent(group: BulkSummary, lines: readonly BulkLine[]): string {
  if (lines.length < group.recipient_count) return group.total_amount;
  return addMoney(
    '0.00',
    ...lines.filter(({ status }) => status === 'pending' || status === 'failed').map(({ amount }) => amount),
  );
}
