import { announcedName } from '#contract/call.ts';
import { kinds } from '#contract/kinds/index.ts';
import { initialValues } from '#contract/list-query.ts';
import { bangkokDay } from '#contract/time.ts';
import type { LookUp } from '../emit/look-up.ts';
import { type QueryField, shapesOf } from '../emit/shapes.ts';
import type { EndpointModel } from '../model/types.ts';
import { kebab } from '../print/names.ts';
import type { Answer, Ask, Query } from './exchange.ts';
import { contentsOf, type Finding, type Judgement, refusalOf, type Verdict, verdictOf } from './judge.ts';
import { habitsOf, keyIn } from './lists.ts';

export interface CallReport {
  readonly id: string;
  /** `GET /api/system/withdraw/list`. */
  readonly call: string;
  /** The specification does not have it: a screen lives without it. */
  readonly extension: boolean;
  readonly verdict: Verdict;
  readonly findings: readonly Finding[];
}

/** What is asked with, and what was heard so far. */
export interface Tour {
  readonly names: LookUp;
  readonly ask: Ask;
  readonly today: string;
  /** Names of extensions that the server announces; undefined where it announces none. */
  readonly announced: ReadonlySet<string> | undefined;
  /** Answers of lists, by the id of the call. */
  readonly heard: Map<string, Answer>;
}

export const todayOf = (now: Date): string => bangkokDay(now);

/** As many rows as a screen shows at first. */
const rowsOfPage = 20;

/** What the screen of a list asks for before anybody has filtered. */
function listQuery(endpoint: EndpointModel, today: string): Query {
  const values = (endpoint.filters ?? []).map((filter) => initialValues(filter, today));
  return { page: '1', limit: String(rowsOfPage), ...Object.assign({}, ...values), ...endpoint.variant };
}

/** The value of a field in a row of a list that was heard. */
function valueIn(tour: Tour, name: string, isFrom: (list: EndpointModel) => boolean): string | undefined {
  for (const list of tour.names.model.endpoints) {
    const answer = tour.heard.get(list.id);
    const value = answer && isFrom(list) ? keyIn(answer, name) : undefined;
    if (value !== undefined) return value;
  }
  return undefined;
}

/** `BankAccount` → `bank_account`. */
const snake = (name: string): string => kebab(name).replaceAll('-', '_');

const folderOf = (path: string): string => path.replace(/\/[^/]*$/, '');

/** Rows of two entities are the same records where they lie in one table, and of the same kind there. */
function isSame(names: LookUp, one: string, other: string | undefined): boolean {
  if (one === other || other === undefined) return one === other;
  const [a, b] = [names.entity(one), names.entity(other)];
  return a.table === b.table && JSON.stringify(a.where) === JSON.stringify(b.where);
}

/** A key of a record, from a list that has it: of its entity, else a list beside the call, or of its area that has a field of this name. */
function keyFor(tour: Tour, endpoint: EndpointModel, name: string, entity: string | undefined): string | undefined {
  const { names } = tour;
  const own = entity && valueIn(tour, names.entity(entity).key, (list) => isSame(names, entity, list.entity));
  if (own !== undefined) return own;
  const beside = valueIn(tour, name, ({ path }) => folderOf(path) === folderOf(endpoint.path));
  const named = names.model.entities.find((each) => name === `${snake(each.name)}_id` && each.name !== entity);
  const meant = named && valueIn(tour, named.key, (list) => isSame(names, named.name, list.entity));
  return beside ?? meant ?? (name === 'id' ? undefined : valueIn(tour, name, ({ area }) => area === endpoint.area));
}

/** A value for a parameter that a call cannot do without; undefined where none is at hand. */
function valueFor(tour: Tour, endpoint: EndpointModel, { name, only, field, wire }: QueryField): string | undefined {
  if (only !== undefined) return only;
  if (wire === 'day' || wire === 'dayOrSpan') return tour.today;
  if (field?.options) return field.options[0]?.value;
  if (wire === 'boolean') return 'true';
  const isOwn =
    name === endpoint.key || (endpoint.key === undefined && field !== undefined && kinds[field.kind].key === true);
  const judged = tour.names.model.endpoints.find(({ id }) => id === endpoint.verdictOf);
  const mine = isOwn ? (endpoint.entity ?? judged?.entity) : undefined;
  return keyFor(tour, endpoint, name, field?.reference?.entity ?? mine);
}

/** What a call is asked with: what it cannot do without, or the names of that which nothing is known for. */
function questionOf(
  tour: Tour,
  endpoint: EndpointModel,
): { readonly query: Query; readonly missing: readonly string[] } {
  const isList = endpoint.kind === 'page' || endpoint.kind === 'report';
  const query: Record<string, string> = isList ? { ...listQuery(endpoint, tour.today) } : { ...endpoint.variant };
  const missing: string[] = [];
  for (const each of shapesOf(endpoint, tour.names).query ?? []) {
    const isKey = endpoint.kind === 'record' && each.name === endpoint.key;
    if ((!each.required && !isKey) || query[each.name] !== undefined) continue;
    const value = valueFor(tour, endpoint, each);
    if (value === undefined) missing.push(each.name);
    else query[each.name] = value;
  }
  return { query, missing };
}

const unasked = (what: string): Judgement => ({ verdict: 'unasked', findings: [{ weight: 'note', what }] });

async function judge(tour: Tour, endpoint: EndpointModel): Promise<Judgement> {
  const { announced, ask, names, heard } = tour;
  if (endpoint.extension && announced && !announced.has(announcedName(endpoint)))
    return { verdict: 'absent', findings: [] };
  if (endpoint.method === 'POST')
    return unasked(
      announced && endpoint.extension ? 'a write: announced, and not sent' : 'a write: nothing is sent to it',
    );
  const { query, missing } = questionOf(tour, endpoint);
  if (missing.length > 0) return unasked(`needs ${missing.join(', ')}, which no list gave`);
  const answer = await ask(endpoint, query);
  const isGuess = endpoint.kind === 'record' || endpoint.kind === 'service';
  const refusal = refusalOf(answer, isGuess);
  if (refusal) return refusal;
  if (endpoint.kind === 'page' || endpoint.kind === 'items') heard.set(endpoint.id, answer);
  const findings = [...contentsOf(endpoint, names, answer), ...(await habitsOf(endpoint, names, ask, query, answer))];
  return { verdict: verdictOf(findings), findings };
}

/** Asks one call, and says what came of it. A call of the specification that is absent is broken. */
export async function reportOf(tour: Tour, endpoint: EndpointModel): Promise<CallReport> {
  const { verdict, findings } = await judge(tour, endpoint);
  const isLost = verdict === 'absent' && !endpoint.extension;
  return {
    id: endpoint.id,
    call: announcedName(endpoint),
    extension: endpoint.extension === true,
    verdict: isLost ? 'broken' : verdict,
    findings: isLost ? [{ weight: 'fault', what: 'the server does not have it' }, ...findings] : findings,
  };
}
