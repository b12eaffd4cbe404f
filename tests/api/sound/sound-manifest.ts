import type { FieldKind } from '#contract/field.ts';
import { kindRules } from '#generator/model/kinds.ts';
import { type Around, type Fields, fieldsOf } from './fields.ts';
import { type Random, randomOf } from './random.ts';

/** Files of a manifest by path, as objects: JSON is YAML. */
export type Manifest = Readonly<Record<string, object>>;

const text = (en: string) => ({ th: `ชื่อ ${en}`, en });
const when = (is: boolean, more: object): object => (is ? more : {});
const allow = (verb: string) => `zone.thing.${verb}`;

const app = {
  name: 'Sound',
  titleSuffix: ' - Sound',
  locale: 'th',
  storageKey: 'sound',
  servers: [{ key: 'one', name: 'ONE', type: 'seamless' }],
  timings: { logoutToast: 3000 },
  breakpoints: { xs: 0, sm: 600, md: 960, lg: 1280, xl: 1920 },
};

const access = {
  permissions: Object.fromEntries(
    ['view', 'create', 'update', 'delete', 'export', 'act', 'unmask'].map((verb) => [verb, text(verb)]),
  ),
  roles: { owner: { ...text('Owner'), rank: 1, scope: 'all' } },
  matrix: {
    'zone.thing': {
      title: text('Things'),
      grants: { owner: ['view', 'create', 'update', 'delete', 'export', 'act', 'unmask'] },
    },
  },
};

const user = {
  title: text('User'),
  table: 'app_user',
  kept: 'platform',
  display: 'name',
  search: ['name'],
  fields: { id: { type: 'id', ...text('Id') }, name: { type: 'string', max: 120, ...text('Name') } },
};

const tones = ['neutral', 'info', 'success', 'warning', 'danger', 'unknown'];

function enumsOf(random: Random): Record<string, Record<string, object>> {
  const values = ['one', 'two', 'three', 'four'];
  const made = Object.fromEntries(
    ['Shade', 'Grade'].map((name, index) => [
      name,
      Object.fromEntries(
        values
          .slice(0, index === 0 ? 2 : 3 + random.below(2))
          .map((value) => [value, { ...text(value), ...when(random.chance(60), { tone: random.pick(tones) }) }]),
      ),
    ]),
  );
  return { ...made, YesNo: { true: text('Yes'), false: text('No') } };
}

/** A thing of a manifest that is being made. */
interface Thing {
  readonly name: string;
  readonly id: string;
  readonly fields: Fields;
  readonly raw: Record<string, unknown>;
  readonly moves: readonly string[];
}

type Enums = Around['enums'];

/** Calls as they are written, by name. */
interface WrittenCall {
  readonly call: string;
  readonly filters?: object;
  readonly facet?: string;
  readonly totals?: readonly string[];
  readonly sortable?: readonly string[];
  readonly [key: string]: unknown;
}
type Calls = Readonly<Record<string, WrittenCall>>;

function thingOf(random: Random, name: string, around: Around): Thing {
  const fields = fieldsOf(random, around, name);
  const moves: string[] = [];
  const raw: Record<string, unknown> = { title: text(name), managed: true, fields };
  if (random.chance(60)) {
    const [of, [first = '', second = '', ...others]] = random.pick(Object.entries(around.enums));
    // Of several statuses the outcome decides, which is the system's to say.
    const isOpen = others.length > 0;
    fields.status = { type: 'enum', of, ...text('Status') };
    raw.lifecycle = {
      field: 'status',
      initial: first,
      moves: {
        go: { from: first, to: second },
        note: { from: 'any' },
        turn: { from: [second], to: isOpen ? [first, ...others] : first, ...when(isOpen, { system: true }) },
      },
    };
    moves.push('go', 'note', ...(isOpen ? [] : ['turn']));
  }
  const texts = Object.entries(fields).flatMap(([field, { type, readonly, mask }]) =>
    type !== undefined && !readonly && !mask && kindRules[type as FieldKind].searched ? [field] : [],
  );
  if (random.chance(70)) raw.search = random.some(texts, 3);
  raw.display = 'name';
  if (random.chance(40)) {
    const columns = random.some(
      Object.keys(fields).filter((field) => {
        const { type = '', count, derive } = fields[field] ?? {};
        return (
          !count && !derive && ['string', 'code', 'money', 'integer', 'enum', 'date', 'datetime', 'ref'].includes(type)
        );
      }),
      2,
    );
    raw.indexes = random.pick([
      [columns],
      [{ columns, where: 'name is not null' }],
      [columns, { columns: ['id', ...columns], unique: true }],
    ]);
  }
  return { name, id: name.toLowerCase(), fields, raw, moves };
}

const isStored = ({ count, derive, through }: Fields[string] = {}) => !count && !derive && !through;

function kindOf(things: readonly Thing[], { fields }: Thing, name: string): FieldKind | undefined {
  const { type, through } = fields[name] ?? {};
  if (type !== undefined) return type as FieldKind;
  const [ref = '', far = ''] = String(through ?? '').split('.');
  const other = things.find((one) => one.name === fields[ref]?.to);
  return other && kindOf(things, other, far);
}

function filtersOf(random: Random, things: readonly Thing[], thing: Thing): Record<string, object> {
  const filters: Record<string, object> = {};
  for (const name of random.some(Object.keys(thing.fields), 7)) {
    const kind = kindOf(things, thing, name);
    if (!kind || thing.fields[name]?.mask || (thing.fields[name]?.through && thing.fields[name]?.count)) continue;
    const { operators } = kindRules[kind];
    if (operators.length === 0) continue;
    const isDay = kind === 'date' || kind === 'datetime';
    filters[name] = {
      ...when(random.chance(30), { operator: random.pick(operators) }),
      ...when(isDay && random.chance(40), { initial: random.pick(['today', 'last7', 'thisMonth']), maxDays: 92 }),
      ...when(random.chance(15), text(`Filter ${name}`)),
    };
    if (kind === 'integer' && isStored(thing.fields[name]) && random.chance(40))
      filters[`none_${name}`] = { field: name, equals: 0, ...text(`None of ${name}`) };
    if (kind === 'integer' && isStored(thing.fields[name]) && random.chance(40))
      filters[`any_${name}`] = { some: [name], ...text(`Some of ${name}`) };
  }
  if (thing.raw.search) filters.q = {};
  if (thing.fields.status) filters.status = {};
  return filters;
}

function callsOf(random: Random, things: readonly Thing[], thing: Thing, enums: Enums): Calls {
  const { id, name, fields, moves } = thing;
  const filters = filtersOf(random, things, thing);
  const kinds = Object.keys(fields).map((field) => [field, kindOf(things, thing, field)] as const);
  const sums = kinds.flatMap(([field, kind]) =>
    kind && kindRules[kind].summable && isStored(fields[field]) ? [field] : [],
  );
  const sorts = kinds.flatMap(([field, kind]) =>
    kind && kindRules[kind].sortable && isStored(fields[field]) && !fields[field]?.mask ? [field] : [],
  );
  const facet = Object.keys(filters).find(
    (field) => fields[field]?.type === 'enum' && !fields[field]?.derive && !('operator' in (filters[field] ?? {})),
  );
  const fixed = Object.entries(fields).find(
    ([field, { type }]) => type === 'enum' && field !== 'status' && !(field in filters) && isStored(fields[field]),
  );
  const path = (what: string) => `/api/zone/${id}/${what}`;
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
      ...when(random.chance(20), { onError: 'return-status' }),
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
        },
      ]),
    ),
    ...when(fixed !== undefined && random.chance(50), {
      [`${id}.part`]: {
        call: `GET ${path('part')}`,
        page: name,
        allow: allow('view'),
        fixed: { [fixed?.[0] ?? '']: enums[String(fixed?.[1].of)]?.slice(0, 1) },
      },
    }),
  };
}

/** A list of another thing that refers to this one, and by which of its filters. */
function relatedOf(random: Random, things: readonly Thing[], { name }: Thing, calls: Calls): readonly object[] {
  return things.flatMap((one) => {
    const [ref] = Object.entries(one.fields).find(([, { type, to }]) => type === 'ref' && to === name) ?? [];
    const list = calls[`${one.id}.list`];
    if (ref === undefined || !list?.filters || !(ref in list.filters)) return [];
    const shown = {
      columns: ['name', ...(list.totals ?? [])],
      ...when(list.sortable === undefined, { sort: '-name' }),
      limit: 5,
    };
    return [
      {
        name: `${one.id}_rows`,
        title: text(one.name),
        list: `${one.id}.list`,
        match: { [ref]: 'id' },
        ...when(random.chance(50), shown),
      },
    ];
  });
}

/** Rows of another thing that refer to this one, edited on its record. */
function editorsOf(random: Random, things: readonly Thing[], { name, fields }: Thing, calls: Calls): readonly object[] {
  return things.flatMap((one) => {
    const [ref] =
      Object.entries(one.fields).find(([, { type, to, readonly }]) => type === 'ref' && to === name && !readonly) ?? [];
    const list = calls[`${one.id}.list`];
    if (ref === undefined || !list?.filters || !(ref in list.filters)) return [];
    const choice = Object.entries(fields).find(([, { type }]) => type === 'enum')?.[0];
    return [
      {
        name: `${one.id}_edited`,
        title: text(`${one.name} edited`),
        list: `${one.id}.list`,
        parent: { [ref]: 'id' },
        columns: random.chance(50) ? ['name'] : [{ field: 'name', width: 120, ...text('Called') }],
        dialog: true,
        add: `${one.id}.add`,
        save: `${one.id}.update`,
        ...when(calls[`${one.id}.remove`] !== undefined, { remove: `${one.id}.remove` }),
        ...when(choice !== undefined && random.chance(50), {
          open: { [choice ?? '']: ['one', 'two'] },
          ask: { question: 'แน่ใจ?', when: { [choice ?? '']: 'one' } },
        }),
        ...when(random.chance(30), { when: { name: 'abc' } }),
      },
    ];
  });
}

/** What a form asks for, some of it only for one choice of another field. */
function formFields(random: Random, { fields }: Thing): readonly (string | object)[] {
  const writable = Object.keys(fields).filter(
    (field) => isStored(fields[field]) && !fields[field]?.readonly && field !== 'status',
  );
  const choice = writable.find((field) => fields[field]?.type === 'enum');
  const free = writable.filter((field) => field !== choice && !fields[field]?.required && !field.startsWith('state_'));
  const depends = choice === undefined || free.length === 0 || random.chance(40) ? undefined : random.pick(free);
  return writable.map((field) => (field === depends ? { field, when: { [choice ?? '']: ['one'] } } : field));
}

/** Everything that a person is shown of a thing. */
function screensOf(random: Random, things: readonly Thing[], thing: Thing, calls: Calls): Record<string, object> {
  const { id, name, fields, moves } = thing;
  const route = `/zone/${id}`;
  const list = calls[`${id}.list`];
  const shown = Object.keys(fields).filter((field) => !['secret', 'html', 'json'].includes(fields[field]?.type ?? ''));
  const columns = random.some(shown, 8).map((field) => {
    const more = {
      ...when(random.chance(50), { width: 160 }),
      ...when(random.chance(30), { pin: 'end' }),
      ...when(random.chance(20), { hidden: true }),
    };
    return random.chance(40) ? { field, ...more } : field;
  });
  const flag = Object.keys(fields).find(
    (field) => fields[field]?.type === 'boolean' && isStored(fields[field]) && !fields[field]?.readonly,
  );
  const mark = {
    id: 'mark',
    title: text('Mark'),
    call: `${id}.update`,
    set: { [flag ?? '']: true },
    when: { [flag ?? '']: false },
    tone: 'info',
    key: 'm',
  };
  const actions = [
    ...moves.map((move) => `${id}.${move}`),
    ...(calls[`${id}.remove`] ? [`${id}.remove`] : []),
    ...(flag === undefined ? [] : [mark]),
  ];
  const other = random.pick(things);
  const views = [
    {
      name: 'other',
      title: text('Other'),
      list: `${other.id}.list`,
      columns: ['name', { field: 'created_at', link: `/zone/${other.id}/detail?id={id}` }],
      open: `/zone/${other.id}/detail?id={id}`,
    },
  ];
  const facet = list?.facet;
  const asked = formFields(random, thing);
  return {
    [route]: {
      title: text(name),
      list: `${id}.list`,
      columns,
      open: `${route}/detail?id={id}`,
      record: `${id}.detail`,
      header: [{ id: 'add', title: text('Add'), to: `${route}/form`, icon: 'plus' }],
      actions,
      ...when(moves.includes('go') && random.chance(60), {
        bulk: [{ id: 'all', title: text('All'), call: `${id}.go`, confirm: { th: '{n}?', en: '{n}?' } }],
      }),
      ...when(facet !== undefined, {
        tabs: facet,
        cards: [{ count: 'one', ...text('Ones'), tone: 'info' }, ...(list?.totals ?? []).map((total) => ({ total }))],
      }),
      ...when(random.chance(30), { view: { name: 'own', title: text('Own') }, views }),
      ...when(random.chance(20), { refresh: '30s' }),
      ...when(random.chance(20), { limit: 10 }),
    },
    [`${route}/detail`]: {
      title: text(`${name} detail`),
      detail: `${id}.detail`,
      actions: [...actions, { id: 'edit', title: text('Edit'), to: `${route}/form?id={id}`, icon: 'pencil' }],
      ...when(random.chance(40), { groups: [{ title: text('All'), fields: random.some(shown, 9) }] }),
      related: relatedOf(random, things, thing, calls),
      ...when(random.chance(50), { editors: editorsOf(random, things, thing, calls) }),
    },
    [`${route}/form`]: {
      title: text(`${name} form`),
      form: { record: `${id}.detail`, save: `${id}.update`, add: `${id}.add` },
      ...(random.chance(50) ? { groups: [{ title: text('All'), fields: asked }] } : {}),
      done: `${route}/detail?id={id}`,
      ...when(random.chance(30), { addTitle: text(`New ${name}`) }),
    },
  };
}

/** Facts of days and a report that adds them up. */
function reportOf(
  random: Random,
  things: readonly Thing[],
): { readonly entities: object; readonly enums: object; readonly calls: object; readonly screens: object } {
  const target = things[0]?.name ?? '';
  const by = { day: [`stat_date`], thing: ['thing_id'], day_thing: ['stat_date', 'thing_id'] };
  const keys = { stat_date: { type: 'date', ...text('Day') }, thing_id: { type: 'ref', to: target, ...text('Thing') } };
  const amount = (more: object) => ({ type: 'money', ...text('Amount'), ...more });
  return {
    enums: { ReportBy: Object.fromEntries(Object.keys(by).map((value) => [value, text(value)])) },
    entities: {
      Fact: {
        title: text('Fact'),
        managed: true,
        display: 'id',
        fields: {
          stat_date: { ...keys.stat_date, required: true },
          thing_id: { ...keys.thing_id, required: true },
          amount: amount({ figure: true, initial: '0.00' }),
          pieces: { type: 'integer', figure: true, initial: 0, ...text('Pieces') },
        },
      },
      FactRow: {
        title: text('Sums'),
        virtual: true,
        key: 'row_key',
        display: 'row_key',
        fields: {
          row_key: { type: 'string', ...text('Row') },
          ...keys,
          amount: amount({ measure: { sum: random.chance(50) ? ['amount'] : ['amount', '-amount'] } }),
          pieces: { type: 'integer', ...text('Pieces'), measure: { sum: ['pieces'] } },
          part: { type: 'percent', ...text('Part'), measure: { share: 'pieces' } },
          place: { type: 'integer', ...text('Place'), measure: { rank: true } },
        },
      },
    },
    calls: {
      'fact.add': { call: 'POST /api/zone/fact/add', create: 'Fact', allow: allow('create') },
      'fact.report': {
        call: 'GET /api/zone/fact/report',
        report: 'FactRow',
        allow: allow('view'),
        figures: { of: ['Fact'], groups: by, ...when(random.chance(50), { within: { day_thing: 'stat_date' } }) },
        filters: {
          date: { field: 'stat_date', initial: 'thisMonth', maxDays: 92 },
          group_by: { type: 'enum', of: 'ReportBy', operator: 'eq', initial: 'thing', ...text('By') },
          compare: { type: 'boolean', ...text('Compare') },
          thing_id: {},
        },
      },
    },
    screens: {
      '/zone/report': {
        title: text('Report'),
        report: 'fact.report',
        columns: ['stat_date', 'thing_id', 'amount', 'pieces', 'part', 'place'],
        by: ['thing', 'day', 'day_thing'],
        initial: { date: 'last7' },
        bands: [{ title: text('Sums'), columns: ['amount', 'pieces'] }],
        chart: {
          x: random.pick(['thing_id', 'stat_date']),
          bars: ['amount'],
          lines: ['pieces'],
          ...when(random.chance(50), { top: 5 }),
        },
        heat: ['part'],
        drill: { thing: '?group_by=day&thing_id={thing_id}' },
      },
    },
  };
}

/** Counts that other things make of a thing, when all are there. */
function addCounts(random: Random, things: readonly Thing[]): void {
  for (const thing of things)
    for (const other of things)
      for (const [field, { type, to, readonly }] of Object.entries(other.fields)) {
        if (type !== 'ref' || to !== thing.name || readonly || !random.chance(50)) continue;
        const amount = Object.entries(other.fields).find(([, one]) => one.type === 'money' && isStored(one))?.[0];
        const name = `rows_${other.id}_${field}`;
        thing.fields[name] =
          amount !== undefined && random.chance(50)
            ? { type: 'money', count: `${other.name}.${field}`, sum: amount, ...text(name) }
            : { type: 'integer', count: `${other.name}.${field}`, ...text(name) };
      }
}

/** A manifest that is sound, and the same one for the same seed. */
export function soundManifest(seed: number): Manifest {
  const random = randomOf(seed);
  const enums = enumsOf(random);
  const values: Enums = Object.fromEntries(
    Object.entries(enums).flatMap(([name, of]) => (name === 'YesNo' ? [] : [[name, Object.keys(of)]])),
  );
  const things: Thing[] = [];
  for (const name of ['Apple', 'Brick', 'Cloud'].slice(0, 1 + random.below(3)))
    things.push(
      thingOf(random, name, { enums: values, entities: new Map(things.map((one) => [one.name, one.fields])) }),
    );
  addCounts(random, things);
  const calls: Calls = Object.assign({}, ...things.map((thing) => callsOf(random, things, thing, values)));
  const screens = Object.assign({}, ...things.map((thing) => screensOf(random, things, thing, calls)));
  const report = random.chance(40) ? reportOf(random, things) : undefined;
  const routes = things.map(({ id, name }) => ({ label: text(name), link: `/zone/${id}` }));
  return {
    'app.yaml': { app },
    'access.yaml': access,
    'deployments/default.yaml': {
      deployment: 'default',
      title: 'Default',
      server: 'one',
      brand: { name: 'Sound', color: '#1565c0' },
      identity: 'local',
      areas: random.chance(50) ? 'all' : ['zone'],
      relabel: { 'Shade.one': text('First'), [`${things[0]?.name}.name`]: text('Called') },
    },
    'areas/zone.yaml': {
      area: 'zone',
      title: text('Zone'),
      enums: { ...enums, ...report?.enums },
      entities: { User: user, ...Object.fromEntries(things.map(({ name, raw }) => [name, raw])), ...report?.entities },
      endpoints: {
        'user.items': { call: 'GET /api/zone/user/items', items: 'User', allow: 'signed-in' },
        ...calls,
        ...report?.calls,
      },
      screens: { ...screens, ...report?.screens },
      menu: [{ id: 'zone', label: text('Zone'), icon: 'mdi-shape', items: routes }],
    },
  };
}
