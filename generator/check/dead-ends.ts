import { type Rule, warnings } from './rule.ts';

/** A form that creates a record and then stays as it is: people save a second time. */
export const deadEnds: Rule = function* (world) {
  const warn = warnings('dead-end', world);
  for (const { name, raw, holder } of world.draft.screens.values()) {
    if (!('form' in raw) || raw.done !== undefined || world.draft.places.isDamaged(raw, 'done')) continue;
    if (raw.form.record !== undefined && raw.form.add === undefined) continue;
    const message = `${name} adds a record and leads nowhere afterwards: say done: with the list, or the record’s own screen`;
    yield warn({ holder, key: name, part: 'key', received: name, message });
  }
};
