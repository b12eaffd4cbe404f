import { endpointId, entityName, fieldName, route, shapeName } from '../language/names.ts';
import { suggested } from '../language/nearest.ts';
import type { StringShape } from '../language/shape.ts';
import { verdictId } from '../model/decisions.ts';
import { humanise, snakeCase } from '../model/naming.ts';
import type { Source } from '../model/types.ts';
import type { World } from '../model/world.ts';
import { camel, kebab, pascal } from '../print/names.ts';
import type { NameKind } from './tokens.ts';

export const subjectKinds = ['field', 'call', 'route', 'entity', 'shape'] as const;
export type SubjectKind = (typeof subjectKinds)[number];

/** What of the manifest is renamed, or looked for. */
export interface Subject {
  readonly kind: SubjectKind;
  /** `upstream_message` of a field; the whole id, route or name otherwise. */
  readonly name: string;
  /** Whose field it is. */
  readonly entity?: string;
  /** Where it is defined. */
  readonly source: Source;
}

/** One way in which a name is written, before and after. `infix` = inside longer names of code: use·WithdrawList. */
export interface Form {
  readonly from: string;
  readonly to: string;
  readonly kind: NameKind;
  readonly infix?: true;
}

/** Why something is not renamed: where, what is in the way, what to do instead. */
export interface Refusal {
  readonly source?: Source;
  readonly message: string;
}

export const isRefusal = (one: object): one is Refusal => 'message' in one;

const shapes: Readonly<Record<SubjectKind, StringShape>> = {
  field: fieldName,
  call: endpointId,
  route,
  entity: entityName,
  shape: shapeName,
};

/** How the words of a command are taken: `/…` is a route, `Book.title` a field, `Book` an entity (or a shape, where no entity is called so), `book.list` a call. */
export function kindOfName(name: string): SubjectKind {
  if (name.startsWith('/')) return 'route';
  if (/^[A-Z]/.test(name)) return name.includes('.') ? 'field' : 'entity';
  return 'call';
}

const hint = (name: string, candidates: Iterable<string>): string => {
  const near = suggested(name, candidates);
  return near === undefined ? '' : `; did you mean “${near}”?`;
};

function findField(name: string, world: World): Subject | Refusal {
  const [entity = '', field = '', ...rest] = name.split('.');
  const { entities, places } = world.draft;
  if (field === '' || rest.length > 0) return { message: `a field is named with its entity: Book.title, not ${name}` };
  if (!entities.has(entity)) return { message: `there is no entity “${entity}”${hint(entity, entities.keys())}` };
  const written = world.entities.written(entity);
  const found = written.get(field);
  if (!found) return { message: `${entity} has no field “${field}”${hint(field, written.keys())}` };
  if (!found.holder)
    return { message: `“${field}” of ${entity} is not written anywhere: it comes with managed: true or with a rollup` };
  const owner = [...entities.values()].find(({ raw }) => raw.fields === found.holder)?.name ?? entity;
  const source = places.at(found.holder, field, 'key');
  if (owner !== entity)
    return { source, message: `“${field}” of ${entity} is inherited: name it as ${owner}.${field}` };
  return { kind: 'field', name: field, entity, source };
}

/** The thing of the manifest that a name refers to, or why there is none. */
export function findSubject(kind: SubjectKind, name: string, world: World): Subject | Refusal {
  if (kind === 'field') return findField(name, world);
  const { endpoints, screens, entities, shapes: structures } = world.draft;
  if (kind === 'entity' && !entities.has(name) && structures.has(name)) return findSubject('shape', name, world);
  const all = { call: endpoints, route: screens, entity: entities, shape: structures }[kind];
  const found = all.get(name);
  if (!found) return { message: `there is no ${kind} “${name}”${hint(name, all.keys())}` };
  return { kind, name, source: world.draft.places.at(found.holder, name, 'key') };
}

/** Why a name cannot be given, as far as it can be said before anything is tried. */
export function nameRefusal(subject: Subject, to: string, world: World): Refusal | undefined {
  const { kind, name, entity = '' } = subject;
  const { pattern = '', what } = shapes[kind];
  if (to === name) return { message: `it is called ${name} already` };
  if (!new RegExp(pattern).test(to) || to.includes('{')) return { message: `must be ${what}, not “${to}”` };
  const { endpoints, screens, entities, shapes: structures, places } = world.draft;
  if (kind === 'field') {
    const taken = world.entities.written(entity).get(to);
    if (!taken) return undefined;
    return {
      ...(taken.holder ? { source: places.at(taken.holder, to, 'key') } : {}),
      message: `${entity} has a field “${to}” already; choose another name`,
    };
  }
  const taken = { call: endpoints, route: screens, entity: entities, shape: structures }[kind].get(to);
  if (!taken) return undefined;
  return {
    source: places.at(taken.holder, to, 'key'),
    message: `the ${kind} “${to}” exists already; choose another name`,
  };
}

/** Every way in which the manifest and code that follows from it may write the name. The first is the manifest's own. */
export function formsOf({ kind, name }: Subject, to: string, world: World): readonly Form[] {
  const own: Form = { from: name, to, kind };
  const code = (make: (name: string) => string): Form => ({
    from: make(name),
    to: make(to),
    kind: 'entity',
    infix: true,
  });
  if (kind === 'field' || kind === 'route') return [own];
  if (kind === 'call') return [own, { from: verdictId(name), to: verdictId(to), kind }, code(pascal), code(camel)];
  if (kind === 'shape') return [own, code(pascal), code(camel), code(kebab)];
  const hasTable = world.draft.entities.get(name)?.raw.table !== undefined;
  const table: Form = { from: snakeCase(name), to: snakeCase(to), kind: 'table' };
  return [own, ...(hasTable ? [] : [table]), code(pascal), code(camel), code(kebab)];
}

/** English labels that follow from the name where none is written. */
export function labelForms({ name }: Subject, to: string): readonly Form[] {
  const last = (text: string): string => text.split(/[./]/).at(-1) ?? text;
  return [
    { from: humanise(name), to: humanise(to), kind: 'entity' },
    { from: humanise(last(name)), to: humanise(last(to)), kind: 'entity' },
  ];
}
