import { kindData } from '#contract/kinds/data.ts';
import { isFieldKind } from '#contract/kinds/names.ts';
import type { RawField } from '../language/field.ts';
import { writtenParts } from '../model/parts.ts';
import type { World } from '../model/world.ts';
import { complaints, type Rule } from './rule.ts';

type Written = Pick<RawField, 'type' | 'of' | 'foreign'>;

/** Does a value of this kind say nothing about its inside, unless `of` does? */
const isOpen = (type: unknown): boolean =>
  typeof type === 'string' && isFieldKind(type) && kindData[type].holds === true && kindData[type].item === true;

/** Whether it is an object without a described shape, or a list of such. */
const isUndescribed = ({ type, of }: Written): boolean =>
  of === undefined ? isOpen(type) : !isOpen(type) && isOpen(typeof of === 'string' ? of : of.type);

/** Every field that is written somewhere, with what messages call it. */
function* writtenFields({ draft }: World): Iterable<readonly [label: string, field: Written & object]> {
  for (const { name, raw } of draft.entities.values())
    for (const [field, written] of Object.entries(raw.fields ?? {})) yield [`${name}.${field}`, written];
  for (const { name, raw } of draft.shapes.values())
    for (const [field, written] of Object.entries(raw)) yield [`${name}.${field}`, written];
  for (const { name, raw } of draft.endpoints.values())
    for (const parts of [raw.input, raw.query, raw.reply])
      for (const part of writtenParts(parts)) yield [`${name} ${part.name}`, part.raw];
}

/** An object says what it holds, or why nobody here can. */
export const foreign: Rule = function* (world) {
  const complain = complaints('foreign', world);
  const { places } = world.draft;
  for (const [label, field] of writtenFields(world)) {
    if (places.isDamaged(field)) continue;
    if (isUndescribed(field) && field.foreign === undefined) {
      const message = `${label}: say what is inside: a shape (type: shape, of: …; type: list, of: …), values by their names (type: json, of: …), or, where others write it, why nobody here can (foreign: "…")`;
      yield complain({ holder: field, key: 'type', received: String(field.type), message });
    } else if (field.foreign !== undefined && !isUndescribed(field)) {
      const message = `${label}: its content is described: remove foreign`;
      yield complain({ holder: field, key: 'foreign', received: field.foreign, message });
    }
  }
};
