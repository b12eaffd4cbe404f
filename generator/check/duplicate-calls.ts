import { methodOf, pathOf, variantOf } from '../model/call-text.ts';
import { complaints, type Rule } from './rule.ts';

/** Two endpoints with the same method and path: the server could only distinguish them by one parameter. */
export const duplicateCalls: Rule = function* (world) {
  const complain = complaints('duplicate-call', world);
  const first = new Map<string, string>();
  const reported = new Map<string, string>();
  for (const { name, raw } of world.draft.endpoints.values()) {
    if (world.draft.places.isDamaged(raw, 'call')) continue;
    const call = raw.call.replace(/\s+/g, ' ');
    const path = `${methodOf(raw.call)} ${pathOf(raw.call)}`;
    const by = Object.keys(variantOf(raw.call) ?? {}).join();
    const usual = reported.get(path) ?? by;
    reported.set(path, usual);
    if (usual !== by) {
      const usage = usual === '' ? 'by nothing' : `by “${usual}”`;
      yield complain({
        holder: raw,
        key: 'call',
        received: call,
        message: `other calls at ${path} are distinguished ${usage}`,
      });
    }
    const other = first.get(call);
    if (other === undefined) first.set(call, name);
    else
      yield complain({ holder: raw, key: 'call', received: call, message: `${call} is the call of ${other} already` });
  }
};
