import { kinds } from '#contract/kinds/index.ts';
import type { RawEndpoint } from '../language/endpoint.ts';
import { methodOf } from '../model/call-text.ts';
import type { EndpointModel, Problem } from '../model/types.ts';
import type { World } from '../model/world.ts';
import { isSound } from './look.ts';
import { complaints, type Rule, unknownName } from './rule.ts';

const getKinds = new Set(['page', 'record', 'items', 'report']);

const postKinds = new Set(['create', 'update', 'remove', 'move', 'claim', 'release', 'ingest']);

const withArticle = (kind: string) => `${/^[aeiou]/.test(kind) ? 'an' : 'a'} ${kind}`;

/** Method, money and multipart fit what the call does. */
export const endpointMethods: Rule = function* (world) {
  for (const { name: id, raw } of world.draft.endpoints.values()) {
    const endpoint = world.endpoints.get(id);
    if (!endpoint || !isSound(world, endpoint) || world.draft.places.isDamaged(raw, 'call')) continue;
    yield* methodProblems(world, endpoint, raw);
    yield* pictureProblems(world, endpoint, raw);
    yield* staleProblems(world, raw);
  }
};

function* methodProblems(world: World, { kind }: EndpointModel, raw: RawEndpoint): Iterable<Problem> {
  const complain = complaints('endpoint', world);
  const method = methodOf(raw.call);
  const at = { holder: raw, key: 'call', received: raw.call };
  if (getKinds.has(kind) && method !== 'GET')
    yield complain({ ...at, message: `${withArticle(kind)} is read with GET, not ${method}` });
  if (postKinds.has(kind) && method !== 'POST')
    yield complain({ ...at, message: `${withArticle(kind)} changes something: POST, not ${method}` });
  if (method !== 'GET' || postKinds.has(kind)) return;
  for (const key of ['money', 'multipart', 'input', 'invalidates'] as const) {
    if (raw[key] !== undefined && raw[key] !== false)
      yield complain({ holder: raw, key, part: 'key', received: key, message: `a GET has no “${key}”` });
  }
}

/** A call that takes a picture is multipart, and no other is. */
function* pictureProblems(world: World, { id, input }: EndpointModel, raw: RawEndpoint): Iterable<Problem> {
  const complain = complaints('endpoint', world);
  const picture = input.find((field) => kinds[field.kind].file);
  if (raw.multipart && !picture) {
    const message = `${id} takes no file: multipart needs an input of type image`;
    yield complain({ holder: raw, key: 'multipart', received: 'true', message });
  }
  if (raw.multipart === false && picture) {
    const message = `“${picture.name}” of ${id} is a picture, which travels as multipart alone: leave multipart out`;
    yield complain({ holder: raw, key: 'multipart', received: 'false', message });
  }
}

/** What a call makes stale is read by a GET. */
function* staleProblems(world: World, raw: RawEndpoint): Iterable<Problem> {
  const { endpoints } = world.draft;
  for (const [key, other] of (raw.invalidates ?? []).entries()) {
    const at = { holder: raw.invalidates ?? raw, key };
    const found = endpoints.get(other);
    if (!found)
      yield* unknownName('unknown-endpoint', world, at, other, endpoints.keys(), `unknown endpoint “${other}”`);
    else if (methodOf(found.raw.call) !== 'GET') {
      const message = `${other} is no GET: there is no answer to make stale`;
      yield complaints('endpoint', world)({ ...at, received: other, message });
    }
  }
}
