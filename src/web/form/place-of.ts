import type { Field } from '#contract/field.ts';
import { kinds } from '#contract/kinds/index.ts';
import type { Language } from '#contract/text.ts';

/** What a complaint is about: a field of the form, and what inside it. */
interface Place {
  /** Field of the form. */
  readonly root: string;
  /** The field itself, which may be inside of a shape. */
  readonly field: Field;
  /** Where inside, for people: `3 · ยอด: `; nothing for a field of the form itself. */
  readonly inside: string;
}

/** The place that `lines.2.amount` names; undefined where it names none of the form. Rows are counted from 1 for people. */
export function placeOf(fields: readonly Field[], path: string, language: Language): Place | undefined {
  const [root = '', ...steps] = path.split('.');
  let field = fields.find(({ name }) => name === root);
  const parts: string[] = [];
  let named = false;
  for (const step of steps) {
    const shape: Field['shape'] = field?.shape ?? field?.item?.shape;
    // Values with names are identified by them.
    const isName: boolean = !named && field?.item !== undefined && kinds[field.kind].type === 'object';
    if (/^\d+$/.test(step)) parts.push(String(Number(step) + 1));
    else if (isName) {
      named = true;
      parts.push(step);
    } else {
      named = false;
      field = shape?.fields.find(({ name }) => name === step);
      if (field) parts.push(field.label[language]);
    }
  }
  return field && { root, field, inside: parts.length === 0 ? '' : `${parts.join(' · ')}: ` };
}
