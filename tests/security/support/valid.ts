import { fileURLToPath } from 'node:url';
import { Ajv, type ValidateFunction } from 'ajv';
import formatsPlugin from 'ajv-formats';
import fc from 'fast-check';
import type { Endpoint } from '#contract/endpoint.ts';
import { ajvAdditions } from '#contract/json-schema.ts';
import { lookUp } from '#generator/emit/look-up.ts';
import { replySchemaOf } from '#generator/emit/schemas.ts';
import { understand } from '#generator/main.ts';
import type { Reply } from '../../api/kit.ts';
import { objectOf, samples } from './arbitrary.ts';
import { type Input, propertiesOf, schemaOf } from './calls.ts';
import { targetOf } from './targets.ts';

const ajv = new Ajv({
  strict: false,
  allErrors: true,
  coerceTypes: false,
  ...ajvAdditions,
  keywords: [...ajvAdditions.keywords],
});
formatsPlugin(ajv, ['date', 'date-time']);

/** Is it what the call takes? */
export const acceptedBy = (call: Endpoint): ValidateFunction => ajv.compile(schemaOf(call));

let names: ReturnType<typeof lookUp> | undefined;

/** The manifest by name, read when the first call is looked at: the server has no schemas of what it answers. */
function manifest(): ReturnType<typeof lookUp> {
  if (names) return names;
  const { model } = understand(fileURLToPath(new URL('../../..', import.meta.url)));
  if (!model) throw new Error('The manifest has mistakes');
  names = lookUp(model);
  return names;
}

/** Does the data of a successful reply look as the contract says? */
export function shapeOf(call: Endpoint): (reply: Reply) => string | undefined {
  const one = ajv.compile(replySchemaOf(manifest().endpoint(call.id), manifest()));
  const rows = call.kind === 'page' || call.kind === 'items' || call.kind === 'report';
  return ({ body }) => {
    const all: readonly unknown[] = rows && Array.isArray(body.data) ? body.data : [body.data];
    if (rows && !Array.isArray(body.data)) return 'data is no list';
    if (call.kind === 'page' && typeof body.total !== 'number') return 'no total';
    for (const data of all) if (!one(data)) return ajv.errorsText(one.errors).slice(0, 300);
    return undefined;
  };
}

/** Values for inputs that point at records. */
function byName(call: Endpoint, keys: ReadonlyMap<string, readonly unknown[]>): Record<string, fc.Arbitrary<unknown>> {
  const found: Record<string, fc.Arbitrary<unknown>> = {};
  for (const [name, schema] of Object.entries(propertiesOf(call))) {
    const target = targetOf(call, name);
    const list = (target && keys.get(target.name)) ?? (name === 'id' ? keys.get('Withdrawal') : undefined);
    if (!list || list.length === 0) continue;
    const one = fc.constantFrom(...list);
    const types = [schema.type ?? 'string'].flat();
    found[name] = types.includes('array') ? fc.uniqueArray(one, { minLength: 1, maxLength: 2 }) : one;
  }
  if (Object.hasOwn(propertiesOf(call), 'version')) found.version = fc.integer({ min: 1, max: 3 });
  return found;
}

/** Inputs that a call accepts by its schema, with keys of records that there are. */
export function validInputs(
  call: Endpoint,
  keys: ReadonlyMap<string, readonly unknown[]>,
  count: number,
  seed: number,
): readonly Input[] {
  return samples(objectOf(schemaOf(call), byName(call, keys)), count, seed) as readonly Input[];
}

/** Calls that somebody outside answers: a gateway, or a provider of games. */
export const asksOutside = (call: Endpoint) => call.gateway !== undefined || call.id === 'game.diff';

/** A record that is not there. */
export const gone = (reply: Reply) => reply.status === 200 && reply.body.error === 404;

/** Refusals that a rule of the business explains: another state, a field that is wrong in itself, not one's own. */
export function isRule(call: Endpoint, reply: Reply): boolean {
  const { status, body } = reply;
  // A password guessed too often has to rest.
  if (gone(reply) || status === 409 || status === 423 || status === 403 || status === 429) return true;
  if (status === 422) return typeof body.message === 'string' && body.message !== '';
  if (status === 401) return call.permission === 'public';
  // A call whose file is not optional takes a form and nothing else.
  if (status === 400) return call.multipart === true;
  return asksOutside(call) && (status === 502 || status === 504);
}
