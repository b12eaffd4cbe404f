import { type Rule, warnings } from './rule.ts';

/** Two values with one label, which users cannot distinguish in rows and filters. */
export const sameOptions: Rule = function* (world) {
  const warn = warnings('same-option', world);
  for (const { name, raw } of world.draft.enums.values()) {
    const seen = new Map<string, string>();
    for (const [value, option] of Object.entries(raw)) {
      const first = seen.get(option.th);
      if (first === undefined) seen.set(option.th, value);
      else {
        const message = `${first} and ${value} of ${name} are both called “${option.th}”: give one of them another label`;
        yield warn({ holder: option, key: 'th', received: option.th, message });
      }
    }
  }
};
