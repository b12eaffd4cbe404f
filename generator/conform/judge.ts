import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv';
import formatsPlugin from 'ajv-formats';
import { ajvAdditions } from '#contract/json-schema.ts';
import type { LookUp } from '../emit/look-up.ts';
import { replySchemaOf } from '../emit/schemas.ts';
import { shapesOf } from '../emit/shapes.ts';
import type { EndpointModel } from '../model/types.ts';
import { type Answer, isRecord } from './exchange.ts';

/**
 * `fault`: what the screen shows is wrong or missing. `gap`: it shows less than it could, or otherwise. `note`: nothing
 * that a person sees.
 */
export interface Finding {
  readonly weight: 'fault' | 'gap' | 'note';
  readonly what: string;
}

/**
 * `fits`: as the contract says. `gaps`: it works with less. `broken`: whoever calls it is shown a failure, or something wrong.
 * `absent`: the server does not have it. `refused`: it could not be judged, because this person may not, or because
 * what was asked was not to be had. `unasked`: nothing was sent.
 */
export type Verdict = 'fits' | 'gaps' | 'broken' | 'absent' | 'refused' | 'unasked';

export interface Judgement {
  readonly verdict: Verdict;
  readonly findings: readonly Finding[];
}

const fault = (what: string): Finding => ({ weight: 'fault', what });
const gap = (what: string): Finding => ({ weight: 'gap', what });

/** Findings of one weight make the verdict, where the call was answered. */
export function verdictOf(findings: readonly Finding[]): Verdict {
  if (findings.some(({ weight }) => weight === 'fault')) return 'broken';
  return findings.some(({ weight }) => weight === 'gap') ? 'gaps' : 'fits';
}

/** Statuses of an unknown path; a page in place of data is what servers of single-page programs answer. */
const unknownCall: ReadonlySet<number> = new Set([404, 405, 501]);
const isPage = ({ status, type, json }: Answer) => status < 300 && json === undefined && type.includes('html');

/** What is downloaded is no JSON, and no page. */
const isFile = ({ status, type, json }: Answer) =>
  status === 200 && json === undefined && /^(text\/csv|application\/(?!json))/.test(type);

const messageOf = (json: unknown): string =>
  isRecord(json) && typeof json.message === 'string' && json.message !== '' ? `: ${json.message.slice(0, 160)}` : '';

/** What an answer that has no data means; undefined where it is a success in the envelope. `guessed` = asked for something that may not be there. */
export function refusalOf(answer: Answer, guessed: boolean): Judgement | undefined {
  const { status, json, failure } = answer;
  const says = messageOf(json);
  const broken = (what: string): Judgement => ({ verdict: 'broken', findings: [fault(what)] });
  const refused = (what: string): Judgement => ({ verdict: 'refused', findings: [{ weight: 'note', what }] });
  if (failure !== undefined) return broken(`no answer: ${failure}`);
  if (unknownCall.has(status) || isPage(answer)) return { verdict: 'absent', findings: [] };
  if (status === 401) return refused(`asks for a session${says}`);
  if (status === 403) return refused(`this person may not make it${says}`);
  const error = isRecord(json) && typeof json.error === 'number' ? json.error : undefined;
  // A provider behind the server that does not answer is no fault of the server's.
  if ((status === 502 || status === 504) && error !== undefined)
    return refused(`asks somebody else, who failed${says}`);
  if (status >= 400 && status < 500 && guessed) return refused(`did not take what was asked (HTTP ${status})${says}`);
  if (status >= 400) return broken(`answers HTTP ${status}${says}`);
  if (isFile(answer))
    return { verdict: 'fits', findings: [{ weight: 'note', what: `answers a file (${answer.type})` }] };
  if (!isRecord(json))
    return broken(json === undefined ? 'answers no JSON' : 'answers no envelope, which is an object');
  if (error === undefined) return broken(`has no number in error: the envelope is { error: 0, data: … }`);
  if (error !== 0 && guessed) return refused(`error ${error}${says}`);
  return error === 0 ? undefined : broken(`answers error ${error}${says}`);
}

const typeName = (value: unknown): string => (value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value);

/** The field that is missing, with what it lies in: `bank.name`. */
const pathOfMissing = ({ instancePath, params }: ErrorObject): string =>
  [...instancePath.split('/').filter((step) => step !== '' && !/^\d+$/.test(step)), params.missingProperty].join('.');

/** What one disagreement between a value and the contract means to a screen. */
function findingOf({ keyword, params, instancePath, message = '' }: ErrorObject, whole: unknown): Finding {
  const steps = instancePath.split('/').slice(1);
  const field = steps.filter((step) => !/^\d+$/.test(step)).join('.');
  if (keyword !== 'type') return gap(`${field || 'data'} ${message}`);
  const value = steps.reduce<unknown>((at, step) => (at as Readonly<Record<string, unknown>>)?.[step], whole);
  const expected = [params.type].flat().join(' or ');
  if (value === null) return gap(`${field || 'data'} is null where ${expected} belongs`);
  return fault(`${field || 'data'} is of type ${typeName(value)} where ${expected} belongs`);
}

/** Says what is wrong with `data`, or one row of it, once for each thing. */
export type Look = (value: unknown) => readonly Finding[];

let ajv: Ajv | undefined;
function compiled(schema: object): ValidateFunction {
  if (!ajv) {
    ajv = new Ajv({ strict: false, allErrors: true, ...ajvAdditions, keywords: [...ajvAdditions.keywords] });
    formatsPlugin(ajv, ['date', 'date-time']);
  }
  return ajv.compile(schema);
}

/** How the values of a reply are held to the contract. */
export function lookOf(endpoint: EndpointModel, names: LookUp): Look {
  const validate = compiled(replySchemaOf(endpoint, names));
  const known = new Set(['version', ...shapesOf(endpoint, names).reply.map(({ name }) => name)]);
  // A row of figures has the columns that its groups distinguish, and what is added up.
  const isExpected = (name: string) => !endpoint.figures || endpoint.totals?.includes(name) === true;
  return (value) => {
    if (!isRecord(value)) return [fault(`a row is of type ${typeName(value)} where an object belongs`)];
    const errors = validate(value) ? [] : (validate.errors ?? []);
    const missing = errors
      .filter(({ keyword }) => keyword === 'required')
      .map(pathOfMissing)
      .filter(isExpected);
    const wrong = [
      ...(missing.length > 0 ? [gap(`has no ${missing.join(', ')}`)] : []),
      ...errors.filter(({ keyword }) => keyword !== 'required').map((error) => findingOf(error, value)),
    ];
    const more = known.size === 1 ? [] : Object.keys(value).filter((name) => !known.has(name));
    return [
      ...wrong,
      ...more.map((name): Finding => ({ weight: 'note', what: `also has ${name}, which nothing shows` })),
    ];
  };
}

/** The same finding of many rows is said once. */
export function unlike(findings: readonly Finding[]): readonly Finding[] {
  return [...new Map(findings.map((finding) => [finding.what, finding])).values()];
}

export const rowsOf = ({ json }: Answer): readonly Readonly<Record<string, unknown>>[] | undefined => {
  const data = isRecord(json) ? json.data : undefined;
  return Array.isArray(data) && data.every(isRecord) ? data : undefined;
};

/** Does `data` hold what the contract says, with the envelope of its kind? */
export function contentsOf(endpoint: EndpointModel, names: LookUp, { json }: Answer): readonly Finding[] {
  const { envelope } = shapesOf(endpoint, names);
  const { data, total } = isRecord(json) ? json : {};
  const look = lookOf(endpoint, names);
  if (envelope === 'record') return data === null || data === undefined ? [gap('has no data')] : unlike(look(data));
  if (!Array.isArray(data)) return [fault(`data is of type ${typeName(data)} where a list belongs`)];
  const counted =
    envelope === 'items' || typeof total === 'number'
      ? []
      : [gap('has no total: pages are turned as long as they are full')];
  return unlike([...counted, ...data.flatMap(look)]);
}
