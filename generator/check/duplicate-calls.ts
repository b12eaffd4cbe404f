import { complaints, type Rule } from './rule.ts';

/** Two endpoints that answer one method and path: the server could not tell them apart. */
export const duplicateCalls: Rule = function* (world) {
  const complain = complaints('duplicate-call', world);
  const first = new Map<string, string>();
  for (const { name, raw } of world.draft.endpoints.values()) {
    if (world.draft.places.isDamaged(raw, 'call')) continue;
    const call = raw.call.replace(/\s+/g, ' ');
    const other = first.get(call);
    if (other === undefined) first.set(call, name);
    else
      yield complain({ holder: raw, key: 'call', received: call, message: `${call} is the call of ${other} already` });
  }
};
