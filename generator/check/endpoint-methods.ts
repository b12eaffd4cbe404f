import { kinds } from '#contract/kinds/index.ts';
import { methodOf } from '../model/call-text.ts';
import { isSound } from './look.ts';
import { complaints, type Rule, unknownName } from './rule.ts';

const getKinds = new Set(['page', 'record', 'items', 'report']);

const postKinds = new Set(['create', 'update', 'remove', 'move']);

/** Method, money and multipart fit what the call does. */
export const endpointMethods: Rule = function* (world) {
  const complain = complaints('endpoint', world);
  for (const { name: id, raw } of world.draft.endpoints.values()) {
    const endpoint = world.endpoints.get(id);
    if (!endpoint || !isSound(world, endpoint) || world.draft.places.isDamaged(raw, 'call')) continue;
    const { kind } = endpoint;
    const method = methodOf(raw.call);
    const received = raw.call;
    if (getKinds.has(kind) && method !== 'GET')
      yield complain({ holder: raw, key: 'call', received, message: `a ${kind} is read with GET, not ${method}` });
    if (postKinds.has(kind) && method !== 'POST')
      yield complain({
        holder: raw,
        key: 'call',
        received,
        message: `a ${kind} changes something: POST, not ${method}`,
      });
    if (method === 'GET' && !postKinds.has(kind)) {
      for (const key of ['money', 'multipart', 'input', 'invalidates'] as const) {
        if (raw[key] !== undefined && raw[key] !== false)
          yield complain({ holder: raw, key, part: 'key', received: key, message: `a GET has no “${key}”` });
      }
    }
    if (raw.multipart && !endpoint.input.some((field) => kinds[field.kind].file)) {
      yield complain({
        holder: raw,
        key: 'multipart',
        received: 'true',
        message: `${id} takes no file: multipart needs an input of type image`,
      });
    }
    const picture = raw.multipart === false ? endpoint.input.find((field) => kinds[field.kind].file) : undefined;
    if (picture) {
      const message = `“${picture.name}” of ${id} is a picture, which travels as multipart alone: leave multipart out`;
      yield complain({ holder: raw, key: 'multipart', received: 'false', message });
    }
    for (const [index, other] of (raw.invalidates ?? []).entries()) {
      const at = { holder: raw.invalidates ?? raw, key: index };
      const found = world.draft.endpoints.get(other);
      if (!found)
        yield* unknownName(
          'unknown-endpoint',
          world,
          at,
          other,
          world.draft.endpoints.keys(),
          `unknown endpoint “${other}”`,
        );
      else if (methodOf(found.raw.call) !== 'GET')
        yield complain({ ...at, received: other, message: `${other} is no GET: there is no answer to make stale` });
    }
  }
};
