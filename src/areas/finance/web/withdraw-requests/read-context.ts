/** What the background call says, read with suspicion: its lists are free-form JSON. */
type Unknown = Readonly<Record<string, unknown>>;

const records = (value: unknown): readonly Unknown[] =>
  Array.isArray(value) ? value.filter((item): item is Unknown => typeof item === 'object' && item !== null) : [];
const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const maybe = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined);

/** An account or gateway that the money could come from. */
export interface Source {
  readonly kind: 'bank' | 'gateway';
  readonly id: number;
  readonly name: string;
  readonly bankCode: string | undefined;
  readonly accountNo: string | undefined;
  /** Transfer method that it serves. */
  readonly type: string | undefined;
  readonly available: string;
  readonly todayOut: string | undefined;
  readonly limit: string | undefined;
  readonly session: string | undefined;
  readonly usable: boolean;
  readonly reason: string | undefined;
  readonly best: boolean;
}

export function readSources(value: unknown): readonly Source[] {
  return records(value).flatMap((item): readonly Source[] =>
    typeof item.id !== 'number'
      ? []
      : [
          {
            kind: item.kind === 'gateway' ? 'gateway' : 'bank',
            id: item.id,
            name: text(item.name),
            bankCode: maybe(item.bank_code),
            accountNo: maybe(item.account_no),
            type: maybe(item.type),
            available: text(item.available ?? item.balance),
            todayOut: maybe(item.today_out),
            limit: maybe(item.limit),
            session: maybe(item.session),
            usable: item.usable === true,
            reason: maybe(item.reason),
            best: item.best === true,
          },
        ],
  );
}

export interface RecentLine {
  readonly at: string;
  readonly kind: 'deposit' | 'withdraw';
  readonly ref: string;
  readonly amount: string;
  readonly status: string;
}

export function readRecent(value: unknown): readonly RecentLine[] {
  return records(value).map((item) => ({
    at: text(item.at),
    kind: item.kind === 'deposit' ? 'deposit' : 'withdraw',
    ref: text(item.ref),
    amount: text(item.amount),
    status: text(item.status),
  }));
}

export interface Duplicate {
  readonly username: string;
  readonly reason: 'bank' | 'ip';
}

export function readDuplicates(value: unknown): readonly Duplicate[] {
  return records(value).map((item) => ({
    username: text(item.username),
    reason: item.reason === 'bank' ? 'bank' : 'ip',
  }));
}

export interface Note {
  readonly at: string;
  readonly by: string;
  readonly text: string;
}

export function readNotes(value: unknown): readonly Note[] {
  return records(value).map((item) => ({ at: text(item.at), by: text(item.by), text: text(item.text) }));
}
