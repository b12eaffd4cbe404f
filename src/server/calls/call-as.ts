import type { ValidateFunction } from 'ajv';
import type { Endpoint } from '#contract/endpoint.ts';
import type { Row } from '#contract/envelope.ts';
import { allows } from '#contract/permission.ts';
import { forbidden, missing } from '../base/failure.ts';
import { check, compilers } from '../base/validation.ts';
import type { Call } from '../context/call.ts';
import type { Principal, RequestInfo } from '../context/context.ts';
import { contextOf } from '../context/context-factory.ts';
import type { Platform } from '../context/platform.ts';

/** A question as its owner asks it. */
export interface Question {
  /** Name of a call that reads. */
  readonly call: string;
  /** Parameters as an address has them; they are checked like one. */
  readonly query: Readonly<Record<string, string>>;
}

type Contract = Pick<Platform, 'endpoints' | 'deployment'>;

/** A call that reads, as far as this deployment has it and the person may make it. Throws 404 and 403. */
export function readableBy(
  { endpoints, deployment }: Contract,
  { grants, mustChangePassword }: Pick<Principal, 'grants' | 'mustChangePassword'>,
  name: string,
): Endpoint {
  const endpoint = endpoints.find(({ id }) => id === name);
  if (endpoint?.method !== 'GET' || !deployment.endpoints.includes(name)) throw missing();
  const { permission } = endpoint;
  const isAllowed = permission === 'signed-in' || permission === 'public' || allows(grants, permission);
  if (mustChangePassword || !isAllowed) throw forbidden();
  return endpoint;
}

const validators = new WeakMap<object, ValidateFunction>();

/** Checks parameters as those of a request are, and reads numbers and switches. Throws 422. */
export function checkedQuery({ query: schema, variant }: Endpoint, given: Question['query']): Row {
  const query: Row = { ...Object.fromEntries(Object.entries(given).filter(([, value]) => value !== '')), ...variant };
  if (!schema) return query;
  const validate = validators.get(schema) ?? compilers.querystring.compile(schema);
  validators.set(schema, validate);
  check(validate, query);
  return query;
}

/**
 * A call as a person makes it, although nobody has asked just now: with their permissions and their rows, checked as one that
 * comes by the network. Throws what that would be refused with.
 */
export function callAs(platform: Platform, principal: Principal, question: Question, request: RequestInfo): Call {
  const endpoint = readableBy(platform, principal, question.call);
  return {
    platform,
    endpoint,
    ctx: contextOf(platform, { principal, request, endpoint }),
    query: checkedQuery(endpoint, question.query),
    body: {},
    files: {},
  };
}
