import type { Condition } from '#contract/condition.ts';
import { conditionPieces } from '#contract/condition-sql.ts';
import type { FieldKind } from '#contract/field.ts';
import { kinds } from '#contract/kinds/index.ts';

/** A name in SQL, always quoted: some tables have the names of keywords. */
export function name(text: string): string {
  if (!/^[a-z_][a-z0-9_]*$/.test(text)) throw new Error(`"${text}" gives no name for SQL`);
  return `"${text}"`;
}

/** A text value in SQL. */
export function value(text: string): string {
  if (text.includes('\0')) throw new Error('A text for SQL may not hold a zero byte');
  const quoted = `'${text.replaceAll("'", "''")}'`;
  return text.includes('\\') ? `E${quoted.replaceAll('\\', '\\\\')}` : quoted;
}

/** Longest name that PostgreSQL keeps. */
const longest = 63;

/** FNV-1a, to distinguish long names that begin alike. */
function hash(text: string): string {
  let code = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) code = Math.imul(code ^ text.charCodeAt(at), 0x01000193) >>> 0;
  return code.toString(16).padStart(8, '0');
}

/** Name of a constraint or index, shortened the same way every time where PostgreSQL would cut it. */
export function constraint(...parts: readonly string[]): string {
  const whole = parts.join('_');
  return whole.length <= longest ? whole : `${whole.slice(0, longest - 9)}_${hash(whole)}`;
}

/** "0.01" baht → "1" satang; throws when there is a fraction of a satang. */
export function satang(amount: string | number): string {
  const match = /^(-?)([0-9]+)(?:\.([0-9]{1,2})0*)?$/.exec(String(amount));
  if (!match) throw new Error(`"${amount}" is no amount of money`);
  const digits = `${match[2]}${(match[3] ?? '').padEnd(2, '0')}`.replace(/^0+(?=[0-9])/, '');
  return digits === '0' ? '0' : `${match[1]}${digits}`;
}

/** A number for SQL; throws on what is none. */
export function numeric(amount: string | number): string {
  const text = String(amount);
  if (!/^-?[0-9]+(\.[0-9]+)?$/.test(text)) throw new Error(`"${text}" is no number`);
  return text;
}

/** A value of a field in SQL. */
function literal(kind: FieldKind, one: string | number | boolean): string {
  if (kinds[kind].number?.unit === 'baht') return satang(String(one));
  if (typeof one === 'boolean') return String(one);
  return kinds[kind].number ? numeric(String(one)) : value(String(one));
}

/** A condition that the database keeps, over columns of one table; throws on what changes with time or person. */
export function condition(written: Condition, kindOf: (column: string) => FieldKind): string {
  return conditionPieces(written)
    .map((piece) => {
      if (piece === 'me!') throw new Error('The database keeps this, and nobody looks');
      if (typeof piece === 'string') return piece;
      if ('at' in piece) throw new Error(`${piece.of}: the database cannot keep what changes with time`);
      return 'field' in piece ? name(piece.field) : literal(kindOf(piece.of), piece.value);
    })
    .join('');
}
