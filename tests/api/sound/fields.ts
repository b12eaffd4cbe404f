import type { Random } from './random.ts';

/** A field as it is written in a manifest. */
export type Written = Readonly<Record<string, unknown>> & { readonly type?: string };
export type Fields = Record<string, Written>;

/** What the fields of an entity may point at. */
export interface Around {
  /** Enums with their values. */
  readonly enums: Readonly<Record<string, readonly string[]>>;
  /** Structures, by the fields of each. */
  readonly shapes: Readonly<Record<string, Fields>>;
  /** Entities that are there already, with their fields. */
  readonly entities: ReadonlyMap<string, Fields>;
}

const label = (name: string) => ({ th: `ช่อง ${name}`, en: `Field ${name}` });
const flag = (random: Random, name: string, percent: number): Written =>
  random.chance(percent) ? { [name]: true } : {};
const option = (random: Random, percent: number, more: Written): Written => (random.chance(percent) ? more : {});

type Make = (random: Random, around: Around) => Written | undefined;

const textOf =
  (type: string, max: number): Make =>
  (random) => ({
    type,
    max,
    ...option(random, 20, { min: 2 }),
    ...flag(random, 'unique', 10),
    ...(type === 'string' && random.chance(15) ? { pattern: '^[a-z ]+$' } : option(random, 15, { initial: 'abc' })),
  });

/** What values are added up with: of either sign they must say it. */
const addsOf = (random: Random, min: unknown): Written =>
  option(random, min === undefined ? 100 : 30, { adds: random.pick(['always', 'never', { net: 'สุทธิ' }]) });

const wholeOf =
  (type: string): Make =>
  (random) => {
    const min = option(random, 30, { min: 0 });
    return { ...min, ...(type === 'points' ? addsOf(random, min.min) : {}), ...wholeRules(random, type) };
  };

const wholeRules = (random: Random, type: string): Written => ({
  type,
  ...option(random, 30, { max: 100_000 }),
  ...option(random, 30, { initial: 1 }),
  ...option(random, 30, { unit: random.chance(50) ? { th: 'ชิ้น', en: 'pieces' } : 'ชิ้น' }),
});

const decimalOf =
  (type: string, small: string, big: string): Make =>
  (random) => {
    const min = option(random, 40, { min: small });
    return {
      type,
      ...min,
      ...option(random, 40, { max: big }),
      ...option(random, 30, { initial: small }),
      ...(type === 'money'
        ? { ...addsOf(random, min.min), ...option(random, 20, { gain: random.pick(['company', 'player']) }) }
        : {}),
    };
  };

const plain =
  (type: string): Make =>
  (random) => ({
    type,
    ...(['phone', 'account', 'email'].includes(type) ? option(random, 25, { mask: 'zone.thing.unmask' }) : {}),
  });

/** One maker a kind: a kind that is new to the language has none, and the test of the keys says so. */
export const makers: Readonly<Record<string, Make>> = {
  code: (random) => ({ type: 'code', max: 24, ...flag(random, 'unique', 40), ...flag(random, 'immutable', 40) }),
  string: textOf('string', 60),
  text: textOf('text', 400),
  html: () => ({ type: 'html' }),
  money: decimalOf('money', '0.00', '900000.00'),
  percent: decimalOf('percent', '0', '100'),
  multiplier: (random, { enums }) => {
    const [of, values = []] = random.pick(Object.entries(enums));
    const base = decimalOf('multiplier', '0', '50')(random, { enums, shapes: {}, entities: new Map() });
    return random.chance(30)
      ? { ...base, units: { by: `state_${of.toLowerCase()}`, of: { [values[0] ?? '']: { th: 'ครั้ง' } } } }
      : base;
  },
  points: wholeOf('points'),
  integer: wholeOf('integer'),
  boolean: (random) => ({
    type: 'boolean',
    ...option(random, 40, { initial: random.chance(50) }),
    ...option(random, 30, { of: 'YesNo' }),
  }),
  enum: (random, { enums }) => {
    const [of, values] = random.pick(Object.entries(enums));
    return { type: 'enum', of, ...option(random, 40, { initial: random.pick(values) }) };
  },
  date: (random) => ({ type: 'date', ...flag(random, 'monthly', 15) }),
  datetime: plain('datetime'),
  time: plain('time'),
  phone: plain('phone'),
  account: plain('account'),
  secret: plain('secret'),
  image: plain('image'),
  url: plain('url'),
  email: plain('email'),
  ip: plain('ip'),
  json: (random, { shapes }) =>
    random.pick([
      { type: 'json', foreign: 'whatever others write' },
      { type: 'json', of: 'integer' },
      ...Object.keys(shapes).map((of) => ({ type: 'json', of })),
    ]),
  shape: (random, { shapes }) => ({ type: 'shape', of: random.pick(Object.keys(shapes)) }),
  list: (random, { enums, entities, shapes }) => {
    const targets = [...entities.keys()];
    const of = random.pick([
      'string',
      'integer',
      { type: 'string', max: 20 },
      { type: 'string', min: 1, max: 20, pattern: '^[a-z]+$' },
      { type: 'enum', of: random.pick(Object.keys(enums)) },
      random.pick(Object.keys(enums)),
      ...Object.keys(shapes),
      ...(targets.length > 0 ? [{ type: 'ref', to: random.pick(targets) }] : []),
    ]);
    return { type: 'list', of, ...option(random, 30, { max: 9 }) };
  },
  ref: (random, { entities }) => {
    const targets = [...entities.keys()];
    return targets.length === 0 ? undefined : { type: 'ref', to: random.pick(targets) };
  },
};

/** What may stand in a shape, by kind, and what of the rules of its kind holds there. */
const inShape = [
  ...['string', 'text', 'money', 'percent', 'multiplier', 'integer', 'boolean', 'enum', 'date', 'datetime', 'time'],
  ...['phone', 'url', 'email', 'ip', 'list'],
] as const;
const shapeKeys: ReadonlySet<string> = new Set(['type', 'of', 'unit', 'min', 'max', 'pattern', 'gain', 'monthly']);

/** Two structures, the second of which has the first inside. */
export function shapesOf(random: Random, enums: Around['enums']): Readonly<Record<string, Fields>> {
  const fieldsFor = (shapes: Around['shapes']): Fields =>
    Object.fromEntries(
      random.some(inShape, 6).flatMap((kind, index): (readonly [string, Written])[] => {
        const field = makers[kind]?.(random, { enums, shapes, entities: new Map() });
        const own = Object.entries(field ?? {}).filter(([key]) => shapeKeys.has(key));
        if (!field || field.units !== undefined) return [];
        const hint = option(random, 20, { hint: { th: 'คำอธิบาย', en: 'What it is' } });
        return [
          [
            `${kind}_${index}`,
            { ...Object.fromEntries(own), ...flag(random, 'nullable', 30), ...hint, ...label(kind) },
          ],
        ];
      }),
    );
  const part = { name: { type: 'string', max: 40, ...label('name') }, ...fieldsFor({}) };
  const state = Object.keys(enums)[0] ?? '';
  const whole: Fields = {
    ...fieldsFor({}),
    state: { type: 'enum', of: state, initial: enums[state]?.[0], ...label('state') },
    times: {
      type: 'integer',
      units: { by: 'state', of: { [enums[state]?.[0] ?? '']: { th: 'ครั้ง' } } },
      ...label('times'),
    },
    part: { type: 'shape', of: 'Part', ...label('part') },
    parts: { type: 'list', of: 'Part', max: 5, ...label('parts') },
  };
  return { Part: part, Whole: whole };
}

/** Rules that any stored field may have. */
function rulesOf(random: Random, field: Written): Written {
  // What is masked or sent as a file is not demanded of a form that was opened to change something else.
  if (field.type === 'image' || field.type === 'secret') return {};
  const hint = option(random, 20, { hint: random.chance(50) ? 'คำอธิบาย' : { th: 'คำอธิบาย', en: 'What it is' } });
  if (random.chance(12)) return { ...hint, readonly: true, nullable: true };
  if (random.chance(40)) return { ...hint, required: true };
  return { ...hint, ...flag(random, 'nullable', 20) };
}

/** One choice from nothing up, the other below. */
const chosen = (of: string, [more = '', less = '']: readonly string[] = []) => ({
  [more]: { [of]: { atLeast: 0 } },
  [less]: [{ [of]: { below: 0 } }, { [of]: null }],
});

/** Kinds whose columns can be derived from. */
function derivedOf(random: Random, fields: Fields, enums: Around['enums']): Written | undefined {
  const named = (...types: readonly string[]) =>
    Object.entries(fields).flatMap(([name, { type, count }]) =>
      type !== undefined && count === undefined && types.includes(type) ? [name] : [],
    );
  const [amounts, numbers, moments] = [named('money'), named('money', 'integer'), named('datetime')];
  const two = Object.entries(enums).find(([, values]) => values.length === 2)?.[0];
  const ways: Written[] = [
    ...amounts.flatMap((of) => [
      { type: 'money', derive: { above: of } },
      { type: 'money', derive: { below: of } },
      ...(two === undefined ? [] : [{ type: 'enum', of: two, derive: { choose: chosen(of, enums[two]) } }]),
    ]),
    ...numbers.map((of) => ({ type: 'boolean', derive: { meets: { [of]: { above: 0 } } } })),
    ...moments.flatMap((of) => [
      { type: 'date', derive: { day: of } },
      { type: 'integer', derive: { hour: of } },
      { type: 'integer', derive: { minute: of } },
      { type: 'time', derive: { clock: of } },
      { type: 'integer', derive: { took: { from: of, to: moments[0] } }, over: random.pick(['average', 'p95']) },
    ]),
  ];
  return ways.length === 0 ? undefined : random.pick(ways);
}

/** Fields of an entity; `name` is there always, so that references to it have a text. */
export function fieldsOf(random: Random, around: Around, own: string): Fields {
  const fields: Fields = { name: { type: 'string', max: 80, required: true, ...label('name') } };
  const add = (name: string, field: Written | undefined, rules = true) => {
    if (field && !Object.hasOwn(fields, name))
      fields[name] = { ...field, ...(rules ? rulesOf(random, field) : {}), ...label(name) };
  };
  for (const [index, kind] of random.some(Object.keys(makers), 12).entries()) {
    const field: Written | undefined = makers[kind]?.(random, around);
    const by = (field?.units as { readonly by?: string } | undefined)?.by;
    const of = Object.keys(around.enums).find((name) => `state_${name.toLowerCase()}` === by);
    if (by !== undefined) add(by, { type: 'enum', of });
    add(kind === 'ref' ? `ref${index}_id` : `${kind}_${index}`, field);
  }
  if (random.chance(25)) fields.parent_id = { type: 'ref', to: own, nullable: true, ...label('parent') };
  for (const [name, { type, to }] of Object.entries(fields)) {
    if (type !== 'ref' || to === own || !random.chance(60)) continue;
    const target = around.entities.get(String(to)) ?? {};
    const seen = Object.keys(target).filter(
      (one) => target[one]?.type !== 'secret' && !target[one]?.units && !target[one]?.count && !target[one]?.mask,
    );
    if (seen.length > 0)
      fields[`${name.replace(/_id$/, '')}_seen`] = {
        through: `${name}.${random.pick(seen)}`,
        ...label(`${name} seen`),
      };
  }
  for (const [name, { type }] of Object.entries(fields))
    if (type === 'list' && random.chance(40))
      fields[`${name}_count`] = {
        type: 'integer',
        count: name,
        ...flag(random, 'emptyIsAll', 0),
        ...label(`${name} count`),
      };
  if (random.chance(30)) {
    fields.name_en = { type: 'string', max: 80, nullable: true, ...label('name in English') };
    fields.name = { ...fields.name, english: 'name_en' };
  }
  const derived = random.chance(60) ? derivedOf(random, fields, around.enums) : undefined;
  if (derived) fields.derived = { ...derived, ...label('derived') };
  // What is parted by its sign has a sum only by a name of its own.
  const { above, below } = (derived?.derive ?? {}) as Readonly<Record<string, string | undefined>>;
  const parted = above ?? below;
  if (parted !== undefined) fields[parted] = { adds: { net: 'สุทธิ' }, ...fields[parted] };
  return fields;
}
