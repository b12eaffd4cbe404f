import { kindData } from '#contract/kinds/data.ts';
import { kinds } from '#contract/kinds/index.ts';
import { fieldKinds, isFieldKind } from '#contract/kinds/names.ts';
import type { Problem } from '../model/types.ts';
import type { World } from '../model/world.ts';
import { ofEndpoints, ofEntities, together } from './each.ts';
import { fieldIsSound } from './look.ts';
import { complaints, unknownName } from './rule.ts';

/** Entities and enums that a field refers to exist, and `through` leads somewhere. */
export const fieldTargets = together(
  ofEntities(function* (world, { name: entity, raw }) {
    for (const [name, field] of Object.entries(raw.fields ?? {})) {
      yield* targetsOf(field, `${entity}.${name}`, world);
      if (field.through !== undefined) yield* through(world, entity, name, field);
    }
  }),
  ofEndpoints(function* (world, { name, raw }) {
    const { draft, enums } = world;
    for (const parts of [raw.input, raw.query, raw.reply]) {
      if (parts === undefined || Array.isArray(parts)) continue;
      for (const [part, field] of Object.entries(parts)) yield* targetsOf(field, `${name} ${part}`, world);
    }
    if (raw.filters === undefined || Array.isArray(raw.filters)) return;
    for (const filter of Object.values(raw.filters)) {
      if (filter.of !== undefined && !enums.has(filter.of))
        yield* unknownName(
          'unknown-enum',
          world,
          { holder: filter, key: 'of' },
          filter.of,
          enums.keys(),
          `unknown enum “${filter.of}”`,
        );
      if (filter.to !== undefined && !draft.entities.has(filter.to))
        yield* unknownName(
          'unknown-entity',
          world,
          { holder: filter, key: 'to' },
          filter.to,
          draft.entities.keys(),
          `unknown entity “${filter.to}”`,
        );
    }
  }),
);

type RawPart = Readonly<Record<string, unknown>> & {
  readonly type?: string;
  readonly to?: string;
  readonly of?: unknown;
};

/** Is a field of this kind one of a shape? */
export const isStructured = (type: string | undefined): boolean =>
  isFieldKind(type) && kindData[type].structured === true;

/** Does a field of this kind hold values of what `of` names? */
const holds = (type: string | undefined): boolean => isFieldKind(type) && kindData[type].holds === true;

const itemKinds: readonly string[] = fieldKinds.filter((kind) => kindData[kind].item);

/** What a written field refers to is there. */
export function* targetsOf(field: RawPart, label: string, world: World): Iterable<Problem> {
  const { entities, places } = world.draft;
  if (field.to !== undefined && !entities.has(field.to)) {
    const at = { holder: field, key: 'to' };
    yield* unknownName('unknown-entity', world, at, field.to, entities.keys(), `unknown entity “${field.to}”`);
  }
  if (!places.isDamaged(field)) {
    yield* missingTargets(field, label, world);
    yield* wordProblems(field, label, world);
  }
  if (typeof field.of === 'string') yield* ofProblems(field, field.of, label, world);
  if (isPart(field.of) && isStructured(field.of.type)) {
    const message = `${label}: say the shape alone: of: ${String(field.of.of ?? 'PaymentSource')}`;
    yield complaints('field-target', world)({ holder: field.of, key: 'type', received: 'shape', message });
  } else if (isPart(field.of)) yield* targetsOf(field.of, label, world);
}

/** A kind that says nothing without what it points at. */
function* missingTargets(field: RawPart, label: string, world: World): Iterable<Problem> {
  const mistake = (received: string, message: string) =>
    complaints('field-target', world)({ holder: field, key: 'type', received, message: `${label} is ${message}` });
  if (field.type === 'ref' && field.to === undefined) yield mistake('ref', 'a ref: say which entity it points at (to)');
  if (field.of !== undefined) return;
  if (field.type === 'enum') yield mistake('enum', 'an enum: say which (of)');
  if (isStructured(field.type)) yield mistake('shape', 'a shape: say which (of)');
}

/** The words for true and false are of an enum with these two values, those for whole numbers of one with such numbers. */
function* wordProblems(field: RawPart, label: string, world: World): Iterable<Problem> {
  const { type, of } = field;
  if (!isFieldKind(type) || !kindData[type].named) return;
  const options = typeof of === 'string' ? world.enums.get(of) : undefined;
  if (!options) return;
  const values = options.options.map(({ value }) => value).sort();
  const isYesOrNo = kinds[type].type === 'boolean';
  if (isYesOrNo ? values.join() === 'false,true' : values.every((value) => /^(?:0|[1-9]\d{0,14})$/.test(value))) return;
  const message = isYesOrNo
    ? `${label} is true or false: the values of ${options.name} must be “true” and “false”`
    : `${label} is a whole number: the values of ${options.name} must be whole numbers`;
  yield complaints('field-target', world)({ holder: field, key: 'of', received: options.name, message });
}

/** What `of` names is there, and is what the kind asks for. */
function* ofProblems(field: RawPart, of: string, label: string, world: World): Iterable<Problem> {
  const { enums } = world;
  const { shapes } = world.draft;
  const at = { holder: field, key: 'of' };
  if (isStructured(field.type)) {
    const message = enums.has(of) ? `“${of}” is an enum: ${label} is a shape` : `unknown shape “${of}”`;
    if (!shapes.has(of)) yield* unknownName('unknown-shape', world, at, of, shapes.keys(), message);
  } else if (enums.has(of)) return;
  else if (!holds(field.type)) yield* unknownName('unknown-enum', world, at, of, enums.keys(), `unknown enum “${of}”`);
  else if (!itemKinds.includes(of) && !shapes.has(of)) {
    const targets = [...enums.keys(), ...shapes.keys(), ...itemKinds];
    yield* unknownName('unknown-enum', world, at, of, targets, `“${of}” is no kind, no enum and no shape`);
  }
}

const isPart = (value: unknown): value is RawPart => typeof value === 'object' && value !== null;

/** Does what is read through references lead back to where it began? */
function inCircle(world: World, entity: string, name: string): boolean {
  const begin = `${entity}.${name}`;
  const seen = new Set<string>();
  const follow = (owner: string, field: string): boolean => {
    const id = `${owner}.${field}`;
    if (seen.has(id)) return id === begin;
    // Reported once, where its first field by name is written.
    if (id < begin) return false;
    seen.add(id);
    const raw = world.entities.written(owner).get(field)?.raw;
    const [ref, ...far] = raw?.through?.split('.') ?? [];
    if (ref === undefined) return false;
    if (follow(owner, ref)) return true;
    let at: string | undefined = world.entities.written(owner).get(ref)?.raw.to;
    for (const step of far) {
      if (at === undefined) return false;
      if (follow(at, step)) return true;
      at = world.entities.written(at).get(step)?.raw.to;
    }
    return false;
  };
  return follow(entity, name);
}

function* through(world: World, entity: string, name: string, field: { readonly through?: string }): Iterable<Problem> {
  const path = field.through ?? '';
  const steps = path.split('.');
  const at = { holder: field, key: 'through' };
  const complain = complaints('through', world);
  if (steps.length < 2 || steps.length > 3) {
    yield complain({
      ...at,
      received: path,
      message: `${entity}.${name}: “through” is one or two references and a field: author_id.name`,
    });
    return;
  }
  if (inCircle(world, entity, name)) {
    yield complain({
      ...at,
      received: path,
      message: `${entity}.${name} reads through itself: ${path} leads back to it`,
    });
    return;
  }
  let owner = entity;
  for (const [index, step] of steps.entries()) {
    const found = world.entities.field(owner, step);
    const written = world.entities.written(owner).get(step);
    if (!found) {
      if (written) {
        if (!written.raw.through) return;
        yield complain({ ...at, received: path, message: `${entity}.${name} reads through itself` });
      } else
        yield* unknownName(
          'through',
          world,
          at,
          step,
          world.entities.names(owner),
          `unknown field “${step}” on ${owner}`,
        );
      return;
    }
    if (index === steps.length - 1) return;
    if (found.kind !== 'ref') {
      if (fieldIsSound(world, owner, step))
        yield complain({
          ...at,
          received: path,
          message: `${owner}.${step} is no reference: nothing can be read through it`,
        });
      return;
    }
    if (found.target === undefined || !world.draft.entities.has(found.target)) return;
    owner = found.target;
  }
}
