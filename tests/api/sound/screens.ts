import type { Random } from './random.ts';
import { type Calls, isStored, type Thing } from './things.ts';
import { text, when } from './words.ts';

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
          ask: [{ question: 'แน่ใจ?', was: { [choice ?? '']: 'one' } }],
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
export function screensOf(
  random: Random,
  things: readonly Thing[],
  thing: Thing,
  calls: Calls,
): Record<string, object> {
  const { id, name, fields, moves } = thing;
  const route = `/zone/${id}`;
  const list = calls[`${id}.list`];
  const shown = Object.keys(fields).filter((field) => !['secret', 'html', 'json'].includes(fields[field]?.type ?? ''));
  const columns = random.some(shown, 8).map((field) => {
    const more = {
      ...when(random.chance(50), { width: 160 }),
      ...when(random.chance(30), { pin: 'end' }),
      ...when(random.chance(20), { hidden: true }),
      ...when(random.chance(20), { rank: random.pick(['title', 'result', 'status', 'fact', 'detail']) }),
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
  const inputs = formFields(random, thing);
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
      ...(random.chance(50) ? { groups: [{ title: text('All'), fields: inputs }] } : {}),
      done: `${route}/detail?id={id}`,
      ...when(random.chance(30), { addTitle: text(`New ${name}`) }),
    },
  };
}
