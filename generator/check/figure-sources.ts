import { kinds } from '#contract/kinds/index.ts';
import { figureOf } from '../model/rollups.ts';
import type { Problem } from '../model/types.ts';
import type { World } from '../model/world.ts';
import { conditionProblems, subjectIn } from './conditions.ts';
import { complaints, type Rule, unknownName } from './rule.ts';
import { unknownField } from './unknown-field.ts';

/** A figure is taken from rows that there are, and what goes into a sum goes into one of the same entity. */
export const figureSources: Rule = function* (world) {
  for (const { name: entity, raw } of world.draft.entities.values()) {
    for (const field of Object.values(raw.fields ?? {})) {
      if (typeof field.figure === 'object') yield* sourceProblems(world, field.figure);
      for (const [key, into] of (field.measure?.into ?? []).entries())
        yield* targetProblems(world, entity, { holder: field.measure?.into ?? [], key }, into);
      if (field.measure?.into && !field.measure.sum)
        yield complaints(
          'figures',
          world,
        )({ holder: field.measure, key: 'into', message: 'only a sum goes into another' });
    }
  }
};

type Source = Parameters<typeof figureOf>[0] & object;

function* sourceProblems(world: World, raw: Source): Iterable<Problem> {
  const source = figureOf(raw);
  if (source === true) return;
  const { entity, field } = source;
  if (!world.draft.entities.has(entity)) {
    const message = `unknown entity “${entity}”: write Entity.field`;
    return yield* unknownName(
      'figures',
      world,
      { holder: raw, key: 'sum' },
      entity,
      world.draft.entities.keys(),
      message,
    );
  }
  yield* unknownField('figures', world, { holder: raw, key: 'sum' }, entity, field);
  const kind = world.entities.written(entity).get(field)?.raw.type;
  if (kind !== undefined && !kinds[kind].number)
    yield complaints('figures', world)({ holder: raw, key: 'sum', message: `${entity}.${field} is no number` });
  yield* conditionProblems('figures', world, raw.where, subjectIn(world, 'figures', entity, { isKept: true }));
}

function* targetProblems(
  world: World,
  entity: string,
  at: { readonly holder: object; readonly key: number },
  into: string,
): Iterable<Problem> {
  const target = into.replace(/^-/, '');
  const field = world.entities.written(entity).get(target);
  if (field?.raw.measure?.sum) return;
  const sums = [...world.entities.written(entity)].flatMap(([name, { raw }]) => (raw.measure?.sum ? [name] : []));
  const message = `“${target}” is no sum of ${entity}`;
  yield* unknownName('figures', world, at, into, sums, message);
}
