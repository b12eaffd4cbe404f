import type { Row } from './envelope.ts';
import type { Field, Option } from './field.ts';
import type { Text } from './text.ts';

const yes: Text = { th: 'ใช่', en: 'Yes' };
const no: Text = { th: 'ไม่ใช่', en: 'No' };
const on: Text = { th: 'เปิด', en: 'On' };
/** What an amount is of where nothing else is said. */
export const baht: Text = { th: 'บาท', en: 'baht' };
const off: Text = { th: 'ปิด', en: 'Off' };

/** The option of a value; `undefined` for a value that the manifest does not know. */
export function optionOf(field: Pick<Field, 'options'>, value: string): Option | undefined {
  return field.options?.find((option) => option.value === value);
}

/**
 * How a truth value reads, on the screen and in files: in the field's own words, else ใช่ or ไม่ใช่ for a fact that the
 * server states, and เปิด or ปิด for what people switch.
 */
export function booleanWords(
  value: boolean,
  field: Pick<Field, 'options' | 'readonly'>,
): Pick<Option, 'label' | 'tone'> {
  const own = optionOf(field, String(value));
  if (own) return own;
  if (field.readonly) return { label: value ? yes : no };
  return value ? { label: on, tone: 'success' } : { label: off, tone: 'neutral' };
}

/** The unit that follows from another field of the row, where it differs from that of the field. */
export function ownUnitOf({ units }: Pick<Field, 'units'>, row: Row | undefined): Text | undefined {
  return units?.of[String(row?.[units.by])];
}

/** The unit of a number in a row: `{ units: { by: 'kind', of: { fee: baht } } }` with `{ kind: 'fee' }` → baht. */
export function unitOf(field: Pick<Field, 'unit' | 'units'>, row: Row | undefined): Text | undefined {
  return ownUnitOf(field, row) ?? field.unit;
}

const second = 's';
/** What a number of seconds is of: people read it as minutes, hours and days, files keep the number. */
export const seconds: Text = { th: 'วินาที', en: second };

/** Is a number one of seconds? Units are known by their English, which is the symbol that all languages share. */
export const countsSeconds = (field: Pick<Field, 'unit' | 'units'>, row?: Row): boolean =>
  unitOf(field, row)?.en === second;

/** One element of a list as a field of its own. */
export function itemField(field: Field): Field {
  return { ...(field.item ?? { kind: 'string' }), name: field.name, label: field.label };
}
