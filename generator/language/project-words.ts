import { fieldKinds } from '#contract/kinds/names.ts';
import { endpoints } from './endpoint.ts';
import { entities } from './entity.ts';
import type { Json, ProjectWords } from './json-schema.ts';
import { screens } from './screen.ts';
import type { MapShape, NameKind, Shape } from './shape.ts';

/** What a project has names for. */
export interface ProjectNames {
  readonly names: Readonly<
    Record<Exclude<NameKind, 'ofField' | 'link' | 'part' | 'routeOrEndpoint'>, readonly string[]>
  >;
  /** Names of fields by their owner: those of an entity, and the inputs of its calls. */
  readonly fields: ReadonlyMap<string, readonly string[]>;
  /** Which entity each of these is about, where it is about one. */
  readonly about: Readonly<Record<'entity' | 'endpoint' | 'screen', ReadonlyMap<string, string>>>;
}

/**
 * Objects whose fields are those of the entity that the thing around them is about. In all others a field may be of
 * another entity, and any name of a field is one.
 */
const ofSubject: ReadonlySet<string> = new Set([
  ...['entity', 'lifecycle', 'index', 'endpoint'],
  ...['list screen', 'report screen', 'detail screen', 'form screen', 'matrix screen'],
  ...['column', 'group', 'group field', 'card', 'band', 'chart', 'order'],
]);

const kindOf = new Map<Shape, keyof ProjectNames['about']>([
  [entities, 'entity'],
  [endpoints, 'endpoint'],
  [screens, 'screen'],
]);

const ref = (name: string): Json => ({ $ref: `#/$defs/${name}` });

/** The long list of what would fit is no help in a message: completion shows it. */
const oneOf = (values: readonly string[], errorMessage: string): Json => ({ enum: values, errorMessage });

const unknown = (kind: NameKind): string => `the project has no ${kind} of this name`;

const escaped = (text: string): string => text.replace(/[{}.?]/g, '\\$&');

/** The same shape again with nothing in it but the names of fields; undefined where there are none. */
function fieldsIn(shape: Shape, names: Json): Json | undefined {
  switch (shape.kind) {
    case 'string':
      return shape.names === 'field' ? names : undefined;
    case 'list': {
      const items = fieldsIn(shape.item, names);
      return items && { items };
    }
    case 'map':
      return shape.refers && shape.key.names === 'field' ? { propertyNames: names } : undefined;
    case 'object': {
      if (!ofSubject.has(shape.name)) return undefined;
      const properties = Object.entries(shape.keys).flatMap(([key, { shape: inner }]) => {
        const found = fieldsIn(inner, names);
        return found ? [[key, found] as const] : [];
      });
      return properties.length === 0 ? undefined : { properties: Object.fromEntries(properties) };
    }
    case 'variants': {
      const all = Object.values(shape.by).map((one) => fieldsIn(one, names)?.properties);
      return { properties: Object.assign({}, ...all) };
    }
    case 'union': {
      const parts = shape.of.map((one) => fieldsIn(one, names));
      if (parts.every((one) => one === undefined)) return undefined;
      return { anyOf: parts.map((part, at) => ({ ...typeOf(shape.of[at]), ...part })) };
    }
    default:
      return undefined;
  }
}

/** Alternatives differ in their type. */
function typeOf(shape: Shape | undefined): Json {
  if (shape?.kind === 'string') return { type: 'string' };
  if (shape?.kind === 'list') return { type: 'array' };
  return shape?.kind === 'map' || shape?.kind === 'object' ? { type: 'object' } : {};
}

/** What the schema of a project says where the language says only how a name looks. */
export function projectWords({ names, fields, about }: ProjectNames): ProjectWords {
  const definitions = new Map<string, Json>();

  const refer = (name: string, make: () => Json): Json => {
    if (!definitions.has(name)) definitions.set(name, make());
    return ref(name);
  };

  const plain = (kind: keyof ProjectNames['names']): Json =>
    refer(`name-of-${kind}`, () => oneOf(names[kind], unknown(kind)));

  const either = (kind: keyof ProjectNames['names'], pattern: string): Json => ({
    anyOf: [plain(kind), { type: 'string', pattern, errorMessage: unknown(kind) }],
  });

  function named(kind: Exclude<NameKind, 'part'>): Json {
    if (kind === 'ofField')
      return refer('of-field', () =>
        oneOf([...names.enum, ...names.shape, ...fieldKinds], 'the project has no enum and no shape of this name'),
      );
    if (kind === 'routeOrEndpoint') return { anyOf: [named('route'), named('endpoint')] };
    if (kind === 'link')
      return refer('link', () => either('route', `^(?:${names.route.map(escaped).join('|')})?\\?|^https://`));
    // Both ways to write an icon are right; one of them is proposed.
    if (kind === 'icon') return refer('icon', () => either('icon', `^mdi-(?:${names.icon.map(escaped).join('|')})$`));
    return plain(kind);
  }

  /** Names of fields in things of one kind that are about one entity, or about nobody knows what. */
  function subject(shape: MapShape, entity: string | undefined): Json {
    const kind = kindOf.get(shape) ?? '';
    const own = entity === undefined ? undefined : fields.get(entity);
    if (entity === undefined || !own) return refer(`${kind}-of-any`, () => fieldsIn(shape.value, named('field')) ?? {});
    const of = refer(`fields-of-${entity}`, () =>
      oneOf(own, `${entity} has no field of this name, and no call of it takes one`),
    );
    return refer(`${kind}-of-${entity}`, () => fieldsIn(shape.value, of) ?? {});
  }

  return {
    nameSchema: (kind, owner) =>
      kind === 'part' || (kind === 'icon' && names.icon.length === 0)
        ? undefined
        : kind !== 'field'
          ? named(kind)
          : ofSubject.has(owner)
            ? undefined
            : named('field'),
    mapSchema(shape, schema) {
      const kind = kindOf.get(shape);
      if (!kind) return schema;
      const of = (entity?: string): Json => ({ allOf: [schema.additionalProperties, subject(shape, entity)] });
      // A name that is there already is no proposal for a new one.
      const targets = () =>
        [...about[kind]].map(([name, entity]) => [name, { ...of(entity), doNotSuggest: true }] as const);
      const make = () => ({ ...schema, properties: Object.fromEntries(targets()), additionalProperties: of() });
      return refer(`map-of-${kind}`, make);
    },
    definitions: () => Object.fromEntries(definitions),
  };
}
