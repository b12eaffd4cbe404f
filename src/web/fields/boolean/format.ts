import type { Field, Option } from '#contract/field.ts';
import { fieldTexts } from '../texts.ts';
import type { FormatFace } from '../types.ts';

/**
 * How a value reads: in the field's own words, else ใช่ or ไม่ใช่ for a fact that the server states, and เปิด or ปิด for
 * what people switch.
 */
export function wordsOf(value: boolean, field: Pick<Field, 'options' | 'readonly'>): Pick<Option, 'label' | 'tone'> {
  const own = field.options?.find((option) => option.value === String(value));
  if (own) return own;
  if (field.readonly) return { label: value ? fieldTexts.yes : fieldTexts.no };
  return value ? { label: fieldTexts.on, tone: 'success' } : { label: fieldTexts.off, tone: 'neutral' };
}

export const booleanFormat: FormatFace<'boolean'> = {
  kind: 'boolean',
  read: (value) => (typeof value === 'boolean' ? value : undefined),
  text: (value, field, { language }) => wordsOf(value, field).label[language],
  align: 'start',
  width: 80,
};
