import type { Field } from '#contract/field.ts';
import type { Language } from '#contract/text.ts';
import type { ChoiceItem } from './choice-item.ts';

/** The options of a field in the language of the person. */
export function optionItems(field: Pick<Field, 'options'>, language: Language): readonly ChoiceItem[] {
  return (field.options ?? []).map((option) => ({ value: option.value, label: option.label[language] }));
}

/** The option of a value; one that the manifest does not know keeps its bare value. */
export function chosenItem(items: readonly ChoiceItem[], value: string): ChoiceItem {
  return items.find((item) => item.value === value) ?? { value, label: value };
}
