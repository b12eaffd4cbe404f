import type { Fields } from '#contract/envelope.ts';
import type {
  DepositAsked,
  DepositContextReply,
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

/** What is known of the sides: as the comparison says, or the row itself as one of them. */
export type SidesKnown = Omit<DepositContextReply, 'request' | 'line'> & {
  readonly request: KnownRequest | null;
  readonly line: KnownLine | null;
};

const onlyOwn: SidesKnown = {
  ...{ request: null, line: null, order: null, wallet: null },
  ...{ members: [], recent: [], timeline: [] },
};

/** What a row says of itself, where nobody compares. */
export const ownOf = (row: MatchRow): SidesKnown =>
  isLine(row) ? { ...onlyOwn, line: row } : { ...onlyOwn, request: row };

export const sidesOf = ({ request, line, ...rest }: DepositContextReply): SidesKnown => ({
  ...rest,
  request: request && { ...request },
  line: line && { ...line },
});
