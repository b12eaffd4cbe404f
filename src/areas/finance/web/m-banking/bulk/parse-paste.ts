import { formatMoney, parseMoney } from '#contract/money.ts';

/** One line of the grid, as typed into its cells. */
export interface GridRow {
  readonly bank_code: string;
  readonly account_no: string;
  readonly account_name: string;
  readonly amount: string;
}
export type GridField = keyof GridRow;

/** What a bank asks of a number. */
export interface BankRule {
  readonly code: string;
  readonly names: readonly string[];
  readonly digits: readonly number[];
}

/** Satang of one line at most. */
const most = 2_000_000_00n;

/** Splits a line at tabs, else at commas outside of quotes. */
function cellsOf(line: string): readonly string[] {
  if (line.includes('\t')) return line.split('\t');
  const cells: string[] = [];
  let cell = '';
  let quoted = false;
  for (const char of line) {
    if (char === '"') quoted = !quoted;
    else if (char === ',' && !quoted) {
      cells.push(cell);
      cell = '';
    } else cell += char;
  }
  return [...cells, cell];
}

/** The bank that a person means: its code, or a name of it, with or without “ธนาคาร”. */
export function bankOf(text: string, banks: readonly BankRule[]): string {
  const bare = (name: string) =>
    name
      .trim()
      .replace(/^ธนาคาร/, '')
      .trim()
      .toUpperCase();
  const wanted = bare(text);
  return (
    banks.find((bank) => bare(bank.code) === wanted || bank.names.some((name) => bare(name) === wanted))?.code ??
    text.trim()
  );
}

/**
 * Rows of a piece of a spreadsheet: bank, account, name, amount. Empty lines and a line of headings are left out; a
 * spreadsheet's lost zero in front is put back where only that makes the number fit.
 *
 * @example
 * parsePaste('KBANK\t123-4-56789-0\tสมชาย\t1,500', banks); // [{ bank_code: 'KBANK', account_no: '1234567890', … }]
 */
export function parsePaste(text: string, banks: readonly BankRule[]): readonly GridRow[] {
  return text
    .split(/\r?\n/)
    .map((line) => cellsOf(line).map((cell) => cell.trim()))
    .filter((cells) => cells.some((cell) => cell !== ''))
    .filter((cells, index) => index > 0 || /\d/.test(cells.slice(1).join('')))
    .map(([bank = '', number = '', name = '', amount = '']) => {
      const bank_code = bankOf(bank, banks);
      const digits = banks.find(({ code }) => code === bank_code)?.digits ?? [];
      const plain = number.replace(/[\s-]/g, '').replace(/^'/, '');
      const account_no = !digits.includes(plain.length) && digits.includes(plain.length + 1) ? `0${plain}` : plain;
      return { bank_code, account_no, account_name: name, amount: amount.replace(/[,\s฿]/g, '') };
    });
}

export type Complaint = 'bank' | 'digits' | 'name' | 'amount' | 'most';

/** What is wrong in each cell of a row. */
export function complaintsOf(row: GridRow, banks: readonly BankRule[]): Partial<Record<GridField, Complaint>> {
  const bank = banks.find(({ code }) => code === row.bank_code);
  const amount = parseMoney(row.amount) ?? 0n;
  return {
    ...(bank ? {} : { bank_code: 'bank' as const }),
    ...(/^\d+$/.test(row.account_no) && (!bank || bank.digits.includes(row.account_no.length))
      ? {}
      : { account_no: 'digits' as const }),
    ...(row.account_name.trim() === '' ? { account_name: 'name' as const } : {}),
    ...(amount <= 0n ? { amount: 'amount' as const } : amount > most ? { amount: 'most' as const } : {}),
  };
}

type Named = Pick<GridRow, 'bank_code' | 'account_no'>;
const nameOf = ({ bank_code, account_no }: Named) => `${bank_code} ${account_no}`;

/** Rows whose account is in an earlier row, or in the group already. */
export function doublesOf(rows: readonly GridRow[], saved: readonly Named[] = []): ReadonlySet<number> {
  const seen = new Set(saved.map(nameOf));
  const doubles = new Set<number>();
  rows.forEach((row, index) => {
    const key = nameOf(row);
    if (seen.has(key)) doubles.add(index);
    seen.add(key);
  });
  return doubles;
}

/** Sum of the amounts that can be read, as a decimal. */
export function sumOf(rows: readonly GridRow[]): string {
  return formatMoney(rows.reduce((sum, row) => sum + (parseMoney(row.amount) ?? 0n), 0n));
}
