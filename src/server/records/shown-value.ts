import { cellText } from '#contract/csv.ts';
import type { Field } from '#contract/field.ts';
import { kinds } from '#contract/kinds/index.ts';
import { groupMoney } from '#contract/money.ts';
import type { Language } from '#contract/text.ts';
import { bothOf } from '../base/bilingual.ts';

/** A value of a row as people read it in a sentence: amounts with commas, choices by their labels; '' where there is none. */
export function shownValue(field: Field | undefined, value: unknown, language: Language): string {
  if (value === null || value === undefined) return '';
  if (field && kinds[field.kind].number?.unit === 'baht') return groupMoney(String(value));
  const text = field ? cellText(value, field, language) : String(value);
  return bothOf(text)[language];
}
