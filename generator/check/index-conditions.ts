import { conditionWords, termsOf } from '../model/conditions.ts';
import { entityIsSound } from './look.ts';
import { complaints, type Rule, unknownName } from './rule.ts';
import { unknownOption } from './unknown-option.ts';

/** The condition of a partial index is one that can be written as SQL, over columns and values that exist. */
export const indexConditions: Rule = function* (world) {
  const complain = complaints('index-condition', world);
  for (const { name, raw } of world.draft.entities.values()) {
    for (const index of raw.indexes ?? []) {
      if (!('columns' in index) || index.where === undefined) continue;
      const at = { holder: index, key: 'where' };
      const terms = termsOf(index.where);
      if (!terms) {
        yield complain({
          ...at,
          received: index.where,
          message: `“${index.where}” is no condition of an index; it may say: ${conditionWords}`,
        });
        continue;
      }
      const fields = Object.values(world.entities.model(name)?.fields ?? {});
      const columns = fields.flatMap((field) => field.column ?? []);
      for (const { column, word } of terms) {
        const field = fields.find((one) => one.column === column);
        if (!field) {
          if (entityIsSound(world, name))
            yield* unknownName('index-condition', world, at, column, columns, `${name} has no column “${column}”`);
          continue;
        }
        const values = field.options?.map((option) => option.value) ?? [];
        if (word !== undefined && values.length > 0 && !values.includes(word))
          yield* unknownOption('index-condition', world, at, word, `“${column}”`, values);
      }
    }
  }
};
