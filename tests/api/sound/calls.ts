import type { FieldKind } from '#contract/field.ts';
import { kindData } from '#contract/kinds/data.ts';
import { kinds } from '#contract/kinds/index.ts';
import { conditionOf, toldOf } from './conditions.ts';
import type { Random } from './random.ts';
import { type Calls, type Enums, isStored, type Thing } from './things.ts';
import { allow, text, when } from './words.ts';

function kindOf(things: readonly Thing[], { fields }: Thing, name: string): FieldKind | undefined {
  const { type, through } = fields[name] ?? {};
  if (type !== undefined) return type as FieldKind;
  const [ref = '', farField = ''] = String(through ?? '').split('.');
  const other = things.find((one) => one.name === fields[ref]?.to);
  return other && kindOf(things, other, farField);
}

function filtersOf(random: Random, things: readonly Thing[], thing: Thing, enums: Enums): Record<string, object> {
  const filters: Record<string, object> = {};
  for (const name of random.some(Object.keys(thing.fields), 7)) {
    const kind = kindOf(things, thing, name);
    if (!kind || thing.fields[name]?.mask || (thing.fields[name]?.through && thing.fields[name]?.count)) continue;
    const { operators } = kindData[kind];
    if (operators.length === 0) continue;
    const isDay = kind === 'date' || kind === 'datetime';
    filters[name] = {
      ...when(random.chance(30), { operator: random.pick(operators) }),
      ...when(isDay && random.chance(40), { initial: random.pick(['today', 'last7', 'thisMonth']), maxDays: 92 }),
      ...when(random.chance(15), text(`Filter ${name}`)),
    };
  }
  const fieldKinds = toldOf(thing.fields, enums, isStored);
  const where = conditionOf(random, fieldKinds);
  if (where && random.chance(60)) filters.meets = { where, ...text('Meets') };
  const numbers = [...fieldKinds].flatMap(([name, { kind }]) => (kinds[kind].number ? [name] : []));
  if (numbers.length > 0 && random.chance(40)) filters.has = { some: random.some(numbers, 3), ...text('Has some') };
  if (thing.raw.search) filters.q = {};
  if (thing.fields.status) filters.status = {};
  return filters;
}

/** Every kind of call that needs no code. */
export function callsOf(random: Random, things: readonly Thing[], thing: Thing, enums: Enums): Calls {
  const { id, name, fields, moves } = thing;
  const filters = filtersOf(random, things, thing, enums);
  const kinds = Object.keys(fields).map((field) => [field, kindOf(things, thing, field)] as const);
  const sums = kinds.flatMap(([field, kind]) =>
    kind && kindData[kind].addable && isStored(fields[field]) && fields[field]?.adds !== 'never' ? [field] : [],
  );
  const sorts = kinds.flatMap(([field, kind]) =>
    kind && kindData[kind].sortable && isStored(fields[field]) && !fields[field]?.mask ? [field] : [],
  );
  const facet = Object.keys(filters).find(
    (field) => fields[field]?.type === 'enum' && !fields[field]?.derive && !('operator' in (filters[field] ?? {})),
  );
  const ownFields = toldOf(fields, enums, isStored);
  const fixed = conditionOf(random, ownFields);
  const path = (what: string) => `/api/zone/${id}/${what}`;
  const guards = (fieldKinds: ReturnType<typeof toldOf>) => {
    const met = random.chance(40) ? conditionOf(random, fieldKinds) : undefined;
    return when(met !== undefined, { guards: [{ when: met, ...text('Not now') }] });
  };
  // A life-cycle says itself from which statuses a move leads.
  const besidesStatus = new Map([...ownFields].filter(([field]) => field !== 'status'));
  const page = {
    call: `GET ${path('list')}`,
    page: name,
    title: text(`${name} list`),
    allow: allow('view'),
    filters,
    ...when(random.chance(40), { export: allow('export') }),
    ...when(
      sorts.length > 0,
      random.chance(30) ? { sortable: sorts.slice(0, 2), sort: sorts[0] } : { sort: `-${sorts[0]}` },
    ),
    ...when(random.chance(30), { limit: 5 }),
    ...(random.chance(20)
      ? { countTo: 100 }
      : {
          ...when(sums.length > 0, { totals: random.some(sums, 2) }),
          ...when(facet !== undefined && random.chance(80), { facet }),
        }),
    ...when(random.chance(10), { audited: true }),
  };
  const items = {
    call: `GET ${path('items')}`,
    items: name,
    allow: 'signed-in',
    ...when(thing.raw.search !== undefined, { filters: ['q'] }),
  };
  return {
    [`${id}.list`]: page,
    [`${id}.detail`]: { call: `GET ${path('detail')}`, record: name, allow: allow('view') },
    [`${id}.items`]: items,
    [`${id}.add`]: {
      call: `POST ${path('add')}`,
      create: name,
      allow: allow('create'),
      ...when(random.chance(50), { title: text(`Add ${name}`), icon: 'plus' }),
      ...when(random.chance(20), {}),
    },
    [`${id}.update`]: {
      call: `POST ${path('update')}`,
      update: name,
      allow: allow('update'),
      ...when(random.chance(50), { title: text(`Change ${name}`) }),
    },
    ...when(random.chance(50), {
      [`${id}.remove`]: {
        call: `POST ${path('remove')}`,
        remove: name,
        allow: allow('delete'),
        title: text('Remove'),
        tone: 'danger',
        confirm: { th: 'ลบ {name}?', en: 'Remove {name}?' },
        ...guards(ownFields),
      },
    }),
    ...Object.fromEntries(
      moves.map((move) => [
        `${id}.${move}`,
        {
          call: `POST ${path(move)}`,
          move: `${name}.${move}`,
          allow: allow('act'),
          title: text(move),
          ...when(random.chance(40), {
            input: { reason: { type: 'string', max: 100, required: true, ...text('Reason') } },
          }),
          ...when(random.chance(40), { confirm: 'ทำกับ {name}?' }),
          ...guards(besidesStatus),
        },
      ]),
    ),
    ...when(fixed !== undefined && random.chance(50), {
      [`${id}.part`]: {
        call: `GET ${path('part')}`,
        page: name,
        allow: allow('view'),
        where: fixed,
      },
    }),
  };
}
