import type { FilterOperator } from '../filter.ts';

/** JSON type of a value in calls; `key` = that of the key of the record that is pointed at, an integer or a text. */
export type ValueType = 'string' | 'integer' | 'boolean' | 'object' | 'array' | 'key';

/** What makes a kind a number: it is counted, drawn, tinted and compared by size. */
export interface NumberTraits {
  /** Most places after the point. */
  readonly scale: 0 | 2 | 4;
  /** The unit of every value of the kind; absent = the field says what it is a number of. */
  readonly unit?: 'baht' | 'percent';
}

/** What the browser, the server and the generator ask of a kind. Flags are absent rather than false. */
export interface KindTraits {
  /** Absent = a string. */
  readonly type?: ValueType;
  readonly number?: NumberTraits;
  /** Chosen by Bangkok days, with presets: a day itself, or an instant within one. */
  readonly calendar?: 'day' | 'instant';
  /** Key of its own record: the database numbers it, and a person never writes it. */
  readonly key?: true;
  /** Chosen rather than typed. */
  readonly chosen?: true;
  /** Written but never read back: forms start empty, drafts and audit rows leave it out. */
  readonly secret?: true;
  /** Travels as an uploaded file. */
  readonly file?: true;
  /** One line of free text. */
  readonly line?: true;
  /** People know a record by it. */
  readonly identifies?: true;
  /** Secret, a file or too rich: an address cannot carry it into a form. */
  readonly opaque?: true;
  /** Says nothing as the name of a row, as what is opaque does not either. */
  readonly wordless?: true;
  /** Could this text of a query string be a value? Absent = any text of ordinary length. */
  readonly accepts?: (text: string) => boolean;
}

/** What `min` and `max` limit: a value, a length, or nothing. */
type Limits = 'decimal' | 'number' | 'length' | 'moment' | 'none';

/** How a workbook shows a value: numbers, days and instants are numbers to it. */
export type CellFormat = 'amount' | 'count' | 'id' | 'percent' | 'date' | 'moment' | 'time';

/** A value as a condition of the manifest spells it: as in calls, and a text is no number. */
interface Spelling {
  readonly is: (value: unknown) => boolean;
  readonly words: string;
}

/** What only the server and the generator ask of a kind: no screen imports it. */
export interface DataTraits {
  readonly limits: Limits;
  /** Operators of a filter, the usual one first; none = it cannot be filtered. */
  readonly operators: readonly FilterOperator[];
  /** Its values may have the words of an enum (`of`), whose values they are. */
  readonly named?: true;
  /** A text that `q` may search. */
  readonly searched?: true;
  readonly sortable?: true;
  /** Values of several rows may be added up. */
  readonly addable?: true;
  /** Belongs in a list by default. */
  readonly listed?: true;
  /** Has the fields of a shape, which `of` names. */
  readonly structured?: true;
  /** Its values are of what `of` names: the items of a list, the values of an object by their names. */
  readonly holds?: true;
  /** `of: <kind>` says all about an item of a list. */
  readonly item?: true;
  /** Only its last four characters reach audit rows. */
  readonly masked?: true;
  /** Absent = text. */
  readonly cell?: CellFormat;
  readonly spelling?: Spelling;
  /** What an initial value or a decimal limit has to be; undefined where it is that. Absent = anything goes. */
  readonly mismatch?: (value: string | number | boolean | readonly string[]) => string | undefined;
}
