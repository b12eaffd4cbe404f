import type { RawEntity } from '../language/entity.ts';
import type { RawField } from '../language/field.ts';
import type { RawParts } from '../language/files.ts';
import { noPlaces, type Places } from '../load/places.ts';
import type { DraftGateway } from './draft.ts';

const credentials = '{credentials}';
/** Those of them that are secret, in lists of fields. */
const secrets = '{secrets}';

/** Entity of the template that holds the credentials, where none says `credentials: true`. */
const account = '{Gateway}Account';

/** What an `if` may test other than capabilities: `credentials.merchant_id`. */
export const credentialNames = ({ raw }: Pick<DraftGateway, 'raw'>): readonly string[] =>
  Object.keys(raw.credentials ?? {}).map((name) => `credentials.${name}`);

/** What a template part reads as for one gateway. */
interface Filling {
  readonly gateway: DraftGateway;
  readonly credentials: Readonly<Record<string, RawField>>;
  readonly has: ReadonlySet<string>;
  readonly places: Places;
}

/** `{gateway}`, `{Gateway}` and `{GATEWAY_CODE}` filled in; other braces are places of links and questions. */
function fill(text: string, { gateway }: Filling, thai: boolean): string {
  if (!text.includes('{')) return text;
  return text
    .replaceAll('{gateway}', gateway.name)
    .replaceAll('{Gateway}', thai ? gateway.title.th : gateway.title.en)
    .replaceAll('{GATEWAY_CODE}', gateway.raw.code);
}

/** Belongs to a capability that this gateway does not have? */
function isOff(value: unknown, filling: Filling): boolean {
  if (typeof value !== 'object' || value === null || !('if' in value)) return false;
  return typeof value.if === 'string' && !filling.has.has(value.if);
}

function expandList(value: readonly unknown[], filling: Filling): unknown[] {
  const kept: { item: unknown; index: number }[] = value.flatMap((item, index) => {
    if (isOff(item, filling)) return [];
    if (item === credentials || item === secrets)
      return Object.entries(filling.credentials)
        .filter(([, { type }]) => item === credentials || type === 'secret')
        .map(([name]) => ({ item: name, index }));
    return [{ item: expandValue(item, filling, false), index }];
  });
  const copy = kept.map(({ item }) => item);
  if (filling.places !== noPlaces)
    filling.places.copy(value, copy, new Map(kept.map(({ index }, now) => [String(now), String(index)])));
  return copy;
}

function expandMap(value: object, filling: Filling): Record<string, unknown> {
  const copy: Record<string, unknown> = {};
  const names = new Map<string, string>();
  for (const [name, child] of Object.entries(value)) {
    if (name === 'if' || isOff(child, filling)) continue;
    if (name === credentials) {
      for (const [own, field] of Object.entries(filling.credentials)) {
        copy[own] = field;
        names.set(own, name);
      }
      continue;
    }
    const now = fill(name, filling, false);
    const expanded = expandValue(child, filling, name === 'th');
    copy[now] = holdsCredentials(name, child) ? withCredentials(expanded, filling) : expanded;
    if (now !== name) names.set(now, name);
  }
  filling.places.copy(value, copy, names);
  return copy;
}

function holdsCredentials(name: string, value: unknown): value is RawEntity {
  if (typeof value !== 'object' || value === null) return false;
  return name === account || ('credentials' in value && value.credentials === true);
}

/** The credentials come after the entity's own fields; one that it names itself keeps its place and wording. */
function withCredentials(entity: unknown, { credentials, places }: Filling): unknown {
  if (typeof entity !== 'object' || entity === null) return entity;
  const own = 'fields' in entity && typeof entity.fields === 'object' ? (entity.fields ?? {}) : {};
  const fields = {
    ...own,
    ...Object.fromEntries(Object.entries(credentials).filter(([name]) => !Object.hasOwn(own, name))),
  };
  places.join(fields, own, credentials);
  const copy = { ...entity, fields };
  places.copy(entity, copy);
  return copy;
}

function expandValue(value: unknown, filling: Filling, thai: boolean): unknown {
  if (typeof value === 'string') return fill(value, filling, thai);
  if (Array.isArray(value)) return expandList(value, filling);
  if (typeof value === 'object' && value !== null) return expandMap(value, filling);
  return value;
}

/** One part of the gateway template for one gateway. Every node has the place of the template's node. */
export function expandPart(part: RawParts, gateway: DraftGateway, places: Places): RawParts {
  const filling: Filling = {
    gateway,
    credentials: gateway.raw.credentials ?? {},
    has: new Set([...(gateway.raw.has ?? []), ...credentialNames(gateway)]),
    places,
  };
  // The shape of a part survives the filling of its texts.
  return expandMap(part, filling) as RawParts;
}
