import { complaints, type Rule } from './rule.ts';

/** Two things with one name: the second would silently replace the first. */
export const duplicateNames: Rule = function* (world) {
  const complain = complaints('duplicate-name', world);
  for (const { what, name, holder, key, first } of world.draft.twins) {
    const { file, line } = world.draft.places.at(first.holder, first.key, 'key');
    const part = what === 'gateway' || what === 'deployment' || what === 'area' ? 'value' : 'key';
    yield complain({
      holder,
      key,
      part,
      received: name,
      message: `the ${what} “${name}” exists already at ${file}:${line}`,
    });
  }
};
