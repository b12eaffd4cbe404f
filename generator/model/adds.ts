import type { Adds, Option } from '#contract/field.ts';
import { kindData } from '#contract/kinds/data.ts';
import type { Text } from '#contract/text.ts';
import type { RawField } from '../language/field.ts';
import { counted } from './counts.ts';
import { fact, factOf, joinTo, pair, parts } from './memory.ts';
import { termOf } from './rollups.ts';
import { noteOf } from './texts.ts';

/** What numbers of several rows may be added with. */
export type Sense =
  | { readonly kind: 'always'; readonly net?: Text }
  /** Only with those of rows that have the same of this field. */
  | { readonly kind: 'per'; readonly by: string; readonly net?: Text }
  | { readonly kind: 'never'; readonly why: string }
  /** May be of either sign: nobody says whether a sum of it means something. */
  | { readonly kind: 'unsaid' };

type Fields = ReadonlyMap<string, { readonly raw: RawField }>;

/** What the sense of a field follows from, as it was written. */
interface World {
  written(entity: string): Fields;
  /** Entities that have a table. */
  readonly stored: readonly string[];
  /** Entities that a rollup adds up; nothing for others. */
  sourcesOf(entity: string): readonly string[];
  /** Do choices of an enum say that money comes in, and others that it goes out? */
  hasFlows(enumName: string): boolean;
  /** Choices of a field. */
  options(entity: string, field: string): readonly Option[] | undefined;
}

const always: Sense = { kind: 'always' };
const never = (why: string): Sense => ({ kind: 'never', why });

/** Does a limit leave values of one sign alone? */
const hasOneSign = ({ min, max }: RawField): boolean =>
  (min !== undefined && Number(min) >= 0) || (max !== undefined && Number(max) <= 0);

/** Fields of the entity that part this one by its sign. */
function isParted(name: string, fields: Fields): boolean {
  return [...fields.values()].some(({ raw: { derive } }) => derive?.above === name || derive?.below === name);
}

/** Amounts before and after a change are no amounts that come together. */
function isLevel(name: string, fields: Fields): boolean {
  return [...fields.values()].some(
    ({ raw: { derive } }) => derive?.chain?.before === name || derive?.chain?.after === name,
  );
}

/** What values of a field may be added with: what is written, else what follows from kind, limits, units and origin. */
function findSense(world: Senses, entity: string, name: string): Sense {
  const fields = world.written(entity);
  const raw = fields.get(name)?.raw;
  if (!raw) return always;
  const { adds, type } = raw;
  if (adds === 'always') return always;
  if (adds === 'never') return never('it says adds: never');
  const net = noteOf(adds?.net);
  if (adds === undefined && type !== undefined && !kindData[type].addable) return never(`it is ${type}`);
  const per = adds?.per ?? (raw.over === undefined ? raw.units?.by : undefined);
  const named = net === undefined ? {} : { net };
  if (per !== undefined) {
    if (net === undefined && isParted(name, fields)) return parted;
    return { kind: 'per', by: per, ...named };
  }
  if (net !== undefined) return { kind: 'always', net };
  return defaultOf(world, entity, name, raw);
}

const parted = never(
  'its values are parted by their sign: add up the parts, or say what the sum is called (adds: { net })',
);

function defaultOf(world: Senses, entity: string, name: string, raw: RawField): Sense {
  const fields = world.written(entity);
  const { derive, measure, type } = raw;
  if (raw.over !== undefined) return never('its figure over all rows is no sum');
  if (raw.through !== undefined) return farSense(world, fields, raw.through);
  if (type === undefined) return never('it is a string');
  const half = derive?.above ?? derive?.below;
  if (half !== undefined) return halfOf(world, entity, half);
  if (derive) return never('it is a place in time, or a time that something took');
  if (raw.count !== undefined) return countedSense(world, raw.count, raw.sum);
  if (measure) return measuredSense(world, measure);
  if (raw.figure) return figureSense(world, entity, name);
  if (isLevel(name, fields)) return never('it is what there was before or after a change');
  if (isParted(name, fields)) return parted;
  // One kind: pieces are counted up from nothing, while points come and go.
  if (type === 'integer') return always;
  const flow = raw.gain === undefined ? flowOf(world, fields) : undefined;
  if (flow !== undefined) return { kind: 'per', by: flow };
  return hasOneSign(raw) ? always : { kind: 'unsaid' };
}

/** Only what each row refers to alone is not added up twice. */
function farSense(world: Senses, fields: Fields, through: string): Sense {
  const [ref = '', farField = ''] = through.split(/\.(.*)/s);
  const near = fields.get(ref)?.raw;
  const sense =
    near?.unique && near.to !== undefined && !farField.includes('.') ? world.senseOf(near.to, farField) : undefined;
  return sense?.kind === 'always' ? sense : never('it is read by reference, and may be the same in several rows');
}

/** Field that says whether the money of a row came in or went out. */
function flowOf(world: Senses, fields: Fields): string | undefined {
  for (const [name, { raw }] of fields)
    if (raw.type === 'enum' && typeof raw.of === 'string' && world.hasFlows(raw.of)) return name;
  return undefined;
}

/** The part of an amount above or below nothing has one sign, and the units of the whole. */
function halfOf(world: Senses, entity: string, whole: string): Sense {
  const raw = world.written(entity).get(whole)?.raw;
  const by = (typeof raw?.adds === 'object' ? raw.adds.per : undefined) ?? raw?.units?.by;
  return by === undefined ? always : { kind: 'per', by };
}

function countedSense(world: Senses, count: string, sum: string | undefined): Sense {
  const { entity } = counted(count);
  if (sum === undefined || entity === undefined) return always;
  const far = world.senseOf(entity, sum);
  return far.kind === 'per' ? never(`${entity}.${sum} adds up per ${far.by} alone`) : far;
}

const figuresIn = fact('senses', (world: Senses, entity: string): readonly string[] =>
  [...world.written(entity)].flatMap(([name, { raw }]) => (raw.figure ? [name] : [])),
);

/** What is stored and has a figure, by the name of that. */
const byFigure = factOf('senses', (world: Senses): ReadonlyMap<string, readonly string[]> => {
  const found = new Map<string, string[]>();
  for (const entity of world.stored)
    for (const name of figuresIn(world, entity)) {
      const all = found.get(name);
      if (all) all.push(entity);
      else found.set(name, [entity]);
    }
  return found;
});

function measuredSense(world: Senses, measure: NonNullable<RawField['measure']>): Sense {
  if (!measure.sum) return never('it is no sum');
  for (const term of measure.sum) {
    const { figure } = termOf(term);
    for (const fact of byFigure(world).get(figure) ?? []) {
      const sense = world.senseOf(fact, figure);
      if (sense.kind !== 'always')
        return sense.kind === 'per' ? never(`${fact}.${figure} adds up per ${sense.by}`) : sense;
    }
  }
  return always;
}

/** Figures are there to be added up; a rollup adds up what its sources say. */
function figureSense(world: Senses, entity: string, name: string): Sense {
  for (const source of world.sourcesOf(entity)) {
    const raw = world.written(source).get(name)?.raw;
    const sense = raw ? world.senseOf(source, name) : always;
    if (sense.kind !== 'always') return sense;
  }
  return always;
}

// A cycle is reported elsewhere.
const senseNamed = fact('senses', (senses: Senses, id: string) => findSense(senses, ...parts(id)), always);

/** What the numbers of all entities add up to, each found once. */
export class Senses {
  readonly #world: World;

  /** `of` = what these are the senses of, where a process remembers them. */
  constructor(world: World, of?: object) {
    this.#world = world;
    if (of) joinTo('senses', this, of);
  }

  written(entity: string): Fields {
    return this.#world.written(entity);
  }

  get stored(): readonly string[] {
    return this.#world.stored;
  }

  sourcesOf(entity: string): readonly string[] {
    return this.#world.sourcesOf(entity);
  }

  hasFlows(enumName: string): boolean {
    return this.#world.hasFlows(enumName);
  }

  senseOf(entity: string, name: string): Sense {
    return senseNamed(this, pair(entity, name));
  }

  /** The same as programs read it; undefined where there is one sum, or none. */
  addsOf(entity: string, name: string): Adds | undefined {
    const sense = this.senseOf(entity, name);
    if (sense.kind !== 'always' && sense.kind !== 'per') return undefined;
    const net = sense.net === undefined ? {} : { net: sense.net };
    if (sense.kind === 'always') return sense.net === undefined ? undefined : net;
    const options = this.#world.options(entity, sense.by);
    return { by: sense.by, ...(options ? { options } : {}), ...net };
  }

  /** The field itself, or the amount that it is a half of. */
  origin(entity: string, name: string): RawField {
    const fields = this.written(entity);
    const raw = fields.get(name)?.raw ?? {};
    const whole = raw.derive?.above ?? raw.derive?.below;
    return (whole === undefined ? raw : fields.get(whole)?.raw) ?? {};
  }
}
