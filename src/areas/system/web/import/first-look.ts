/** A rough check of a few cells of a column, so that a wrong mapping shows at once. The server checks every row. */
export interface ColumnSample {
  readonly empty: number;
  readonly odd: number;
  readonly all: number;
}

const digits = (text: string) => text.replace(/[^0-9๐-๙]/g, '');

const shapes: Readonly<Record<string, (text: string) => boolean>> = {
  username: (text) => /^[a-z0-9]{4,20}$/i.test(text),
  upline_username: (text) => /^[a-z0-9]{4,20}$/i.test(text),
  name: (text) => /^[\p{L}][\p{L}\p{M} .'’()-]*$/u.test(text),
  surname: (text) => /^[\p{L}][\p{L}\p{M} .'’()-]*$/u.test(text),
  bank_account_name: (text) => /^[\p{L}][\p{L}\p{M} .'’()-]*$/u.test(text),
  mobile: (text) => !/e\+/i.test(text) && digits(text).length >= 9 && digits(text).length <= 12,
  bank_account_no: (text) => !/e\+/i.test(text) && digits(text).length >= 10 && digits(text).length <= 15,
  bank_code: (text) => /^[A-Za-z ]{2,}$|^[0-9]{1,3}$|[ก-๙]{2,}/.test(text),
  balance: (text) => /^[฿\s]*[0-9][0-9,]*(\.[0-9]{1,2})?$/.test(text),
  import_amount: (text) => /^[฿\s]*[0-9][0-9,]*(\.[0-9]{1,2})?$/.test(text),
  registered_at: (text) => /[0-9๐-๙]{1,4}[\s/.-]/.test(text),
};

/** Number of empty cells, and of cells that do not look like the field. */
export function sampleColumn(field: string, cells: readonly string[]): ColumnSample {
  const filled = cells.filter((cell) => cell.trim() !== '');
  const fits = shapes[field] ?? (() => true);
  return { empty: cells.length - filled.length, odd: filled.filter((cell) => !fits(cell)).length, all: cells.length };
}
