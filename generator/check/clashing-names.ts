import { pascalCase } from '../model/naming.ts';
import { complaints, type Rule } from './rule.ts';

/** Endpoints whose names become one name in code, and an action of the log that is a call: the call has a title. */
export const clashingNames: Rule = function* (world) {
  const complain = complaints('clashing-name', world);
  const first = new Map<string, string>();
  for (const { name, area, holder } of world.draft.endpoints.values()) {
    const code = `${area}/${pascalCase(name)}`;
    const other = first.get(code);
    if (other === undefined) first.set(code, name);
    else
      yield complain({
        holder,
        key: name,
        part: 'key',
        received: name,
        message: `“${name}” and “${other}” would both be ${pascalCase(name)} in code`,
      });
  }
  for (const { name, holder } of world.draft.auditActions.values()) {
    if (!world.draft.endpoints.has(name)) continue;
    const message = `${name} is a call: the log calls it by its title`;
    yield complain({ holder, key: name, part: 'key', received: name, message });
  }
};
