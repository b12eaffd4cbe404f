import type { Fields } from '#contract/envelope.ts';
import type {
  DepositAsked,
  DepositLine,
  DepositListReply,
  DepositRawTransactionsReply,
  DepositTransactionsReply,
} from '#generated/api/finance.ts';

/** A line of a statement, as its list says it. */
export type Line = Fields<DepositRawTransactionsReply>;
/** What a list compares: a line, a request or what was credited. */
export type MatchRow = Line | DepositListReply | DepositTransactionsReply;

export const isLine = (row: MatchRow): row is Line => 'match_status' in row;

/** What names a row for the comparison. */
export const nameOf = (row: MatchRow): string => (isLine(row) ? row.raw_ref : row.deposit_ref);

/** A line and a request as the comparison knows them, or a list alone. */
export type KnownLine = Fields<Omit<DepositLine, 'reviewer' | 'bank_code'> & Partial<DepositLine>>;
export type KnownRequest = Fields<Pick<DepositAsked, 'deposit_ref' | 'status'> & Partial<DepositAsked>>;

/** Lines that nobody was credited for. */
export const doubtful: ReadonlySet<Line['match_status']> = new Set(['suspicious', 'multiple', 'unmatched']);
