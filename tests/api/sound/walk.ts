import type { Endpoint } from '#contract/endpoint.ts';
import { companionOf, type Field } from '#contract/field.ts';
import { groupParam } from '#contract/list-query.ts';
import { type PivotChoice, pivotParam } from '#contract/pivot.ts';
import type { AddModel, EndpointModel, FormModel } from '#generator/model/types.ts';
import { multipartOf, type Part } from '../../security/support/multipart.ts';
import { type Reply, replyOf } from '../kit.ts';
import type { SoundProject } from './sound-project.ts';
import { type SoundServer, token } from './sound-server.ts';
import { bytes, picture, readBack, type Spot, valueFor } from './values.ts';

type Row = Readonly<Record<string, unknown>>;

/** Everything that is wrong with the calls and the forms of a project, as its server answers them. */
export async function walkCalls(project: SoundProject, server: SoundServer): Promise<readonly string[]> {
  const { model, endpoints } = project;
  const wrong: string[] = [];
  const keys: Record<string, unknown> = { User: 1 };
  const headers = { authorization: `Bearer ${token}` };
  let count = 0;

  const check = (what: string, reply: Reply, isMeant: boolean) => {
    if (reply.status >= 500)
      wrong.push(
        `${what}: ${reply.status} ${reply.text.slice(0, 300)} ${String(JSON.stringify(server.failures.at(-1)) ?? server.failures.at(-1)).slice(0, 600)}`,
      );
    else if (isMeant && (reply.status !== 200 || reply.body.error !== 0))
      wrong.push(`${what}: ${reply.status} ${reply.text.slice(0, 400)}`);
  };
  const get = async (call: Pick<Endpoint, 'path' | 'id'>, query: Row, isExpected = true): Promise<Reply> => {
    const search = new URLSearchParams(
      Object.entries(query).map(([name, value]): [string, string] => [name, String(value)]),
    ).toString();
    const reply = replyOf(await server.app.inject({ method: 'GET', url: `${call.path}?${search}`, headers }));
    check(`GET ${call.id} ?${search}`, reply, isExpected);
    return reply;
  };
  const post = async (
    call: Pick<EndpointModel, 'path' | 'id' | 'multipart'>,
    body: Row,
    isExpected = true,
  ): Promise<Reply> => {
    const filled = Object.entries(body).filter(([, value]) => value !== undefined && value !== null);
    const parts = filled.map(
      ([name, value]): Part =>
        value === picture
          ? { name, value: bytes, filename: picture.name, type: picture.type }
          : { name, value: typeof value === 'object' ? JSON.stringify(value) : String(value) },
    );
    const form = call.multipart ? multipartOf(parts) : undefined;
    const sent = form
      ? { payload: form.payload, headers: { ...headers, 'content-type': form.type } }
      : { payload: body, headers };
    const reply = replyOf(await server.app.inject({ method: 'POST', url: call.path, ...sent }));
    check(`POST ${call.id} ${JSON.stringify(body)}`, reply, isExpected);
    return reply;
  };
  const dataOf = ({ body: { data } }: Reply): Row =>
    typeof data === 'object' && data !== null && !Array.isArray(data) ? (data as Row) : {};
  const rowsOf = ({ body: { data } }: Reply): readonly Row[] => (Array.isArray(data) ? (data as readonly Row[]) : []);
  const callOf = (id: string): EndpointModel => {
    const call = model.endpoints.find((one) => one.id === id);
    if (!call) throw new Error(`there is no call ${id}`);
    return call;
  };
  const validatorOf = (id: string) => {
    const name = `validate${id
      .split(/[._]/)
      .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
      .join('')}`;
    const validate = project.validators[name];
    if (!validate) throw new Error(`there is no ${name}`);
    return validate;
  };

  /** Fills one side of a form as somebody does, with everything or with what must be given, and saves it. */
  const save = async (
    side: Pick<AddModel, 'save' | 'fields' | 'groups'>,
    form: FormModel,
    isFull: boolean,
    over: Row,
  ): Promise<Reply> => {
    count += 1;
    const spot: Spot = { at: count, keys };
    const own = callOf(side.save).entity ?? '';
    const isShown = (name: string) => {
      const when = side.groups.find((group) => group.fields.includes(name))?.when?.[name];
      return when === undefined || isFull;
    };
    const values: Record<string, unknown> = {};
    for (const field of side.fields) {
      if (field.readonly || !isShown(field.name) || (!isFull && !field.required)) continue;
      // Nothing can refer to itself before it is there.
      if (field.reference?.entity === own && keys[own] === undefined) continue;
      const isTwice = field.kind === 'code' || field.kind === 'string';
      values[field.name] = valueFor(field, isTwice ? spot : { ...spot, at: 7 + (count % 5) });
    }
    const issues = validatorOf(side.save)({ ...values, ...over }).filter(({ field }) => field in values);
    if (issues.length > 0)
      wrong.push(`${form.path}: the browser refuses ${JSON.stringify(values)}: ${JSON.stringify(issues)}`);
    const reply = await post(callOf(side.save), { ...values, ...over });
    const record = form.record === undefined ? undefined : callOf(form.record);
    const id = dataOf(reply)[form.key];
    if (!record || id === undefined) return reply;
    const stored = dataOf(await get(record, { [form.key]: id }));
    for (const field of side.fields) {
      if (!(field.name in values) || !(field.name in stored)) continue;
      const [expected, now] = [readBack(field, values[field.name]), stored[field.name]];
      if (expected !== undefined && JSON.stringify(now) !== JSON.stringify(expected))
        wrong.push(`${form.path}: ${field.name} was ${JSON.stringify(expected)} and is read as ${JSON.stringify(now)}`);
    }
    noteLabels(form.path, side.fields, stored);
    return reply;
  };

  /** A reference is shown by its text: a row that has the key has the text, and it is not the key. */
  const noteLabels = (where: string, fields: readonly Field[], row: Row) => {
    for (const { name, kind } of fields) {
      if (kind !== 'ref' || row[name] === null || row[name] === undefined) continue;
      const label = row[companionOf(name)];
      if (typeof label !== 'string' || label === '' || label === String(row[name]))
        wrong.push(`${where}: ${name} is shown as ${JSON.stringify(label ?? row[name])}`);
    }
  };

  for (const form of model.screens.flatMap((screen) => (screen.kind === 'form' ? [screen] : []))) {
    const { entity = '' } = callOf(form.save);
    if (!form.add) continue;
    for (const isFull of [true, false, true]) {
      const reply = await save(form.add, form, isFull, {});
      keys[entity] ??= dataOf(reply)[form.key];
    }
    const id = keys[entity];
    if (id === undefined) continue;
    const before = dataOf(await get(callOf(form.record ?? ''), { [form.key]: id }));
    await save(form, form, true, { [form.key]: id, version: before.version });
  }
  const fact = model.endpoints.find(({ id }) => id === 'fact.add');
  if (fact)
    for (const day of ['2026-01-28', '2026-02-01'])
      await post(fact, {
        stat_date: day,
        thing_id: keys[fact.input.find(({ name }) => name === 'thing_id')?.reference?.entity ?? ''],
        amount: '5.50',
        pieces: 3,
      });

  for (const call of endpoints) {
    if (call.method !== 'GET') continue;
    if (call.kind === 'record') {
      await get(call, {}, false);
      await get(call, { id: 999_999 }, false);
      await get(call, { id: 'x' }, false);
      continue;
    }
    const first = await get(call, {});
    const fields = model.screens.flatMap((screen) =>
      'list' in screen && screen.path === `/zone/${call.id.split('.')[0]}` ? screen.columns : [],
    );
    for (const row of rowsOf(first)) if (call.kind === 'page') noteLabels(call.id, fields, row);
    if (call.kind !== 'items')
      for (const page of [{ page: 2 }, { page: 0 }, { limit: 1 }, { page: 'x' }])
        await get(call, page, 'page' in page && page.page === 2);
    for (const name of call.sortable ?? []) for (const sort of [name, `-${name}`]) await get(call, { sort });
    for (const by of call.groups ?? []) await get(call, { [groupParam]: by });
    for (const filter of call.filters ?? []) {
      const value = filterValue(filter, keys);
      // What a report is spread over is no value: it is asked below what it can be.
      const isValue = filter.name !== pivotParam;
      for (const param of filter.params) {
        await get(call, { [param]: value }, isValue);
        await get(call, { [param]: '' });
        for (const odd of ['%_\\', "'", '-1', 'x'.repeat(300), '1e400']) await get(call, { [param]: odd }, false);
      }
      if (filter.params.length === 2)
        await get(call, Object.fromEntries(filter.params.map((param) => [param, value])), isValue);
      if (call.facet !== undefined) await get(call, { facet: filter.name }, false);
    }
    if (call.export !== undefined) await get(call, { export: 'csv' }, false);
    if (call.figures)
      for (const group of Object.keys(call.figures.groups)) {
        await get(call, { [groupParam]: group, compare: true });
        const { pivots } = (await get(call, { [groupParam]: group, compare: false })).body;
        for (const { by } of Array.isArray(pivots) ? (pivots as readonly PivotChoice[]) : [])
          await get(call, { [groupParam]: group, [pivotParam]: by });
      }
  }

  for (const call of model.endpoints) {
    if (call.method !== 'POST') continue;
    await post(call, {}, false);
    await post(call, { id: 999_999, version: 1 }, false);
    if (call.kind !== 'move' && call.kind !== 'remove') continue;
    const record = model.endpoints.find((one) => one.kind === 'record' && one.entity === call.entity);
    const now = record && dataOf(await get(record, { id: keys[call.entity ?? ''] }, false));
    const given = Object.fromEntries(
      call.input
        .filter(({ required, name }) => required && name !== 'id')
        .map((field) => [field.name, valueFor(field, { at: 3, keys })]),
    );
    await post(
      call,
      { ...given, id: keys[call.entity ?? ''], ...(now?.version === undefined ? {} : { version: now.version }) },
      false,
    );
  }
  return wrong;
}

/** A value that a filter takes. */
function filterValue({ field, operator, where }: NonNullable<Endpoint['filters']>[number], keys: Row): unknown {
  if (operator === 'search' || operator === 'contains') return 'ab';
  if (where) return true;
  const { kind, item } = field;
  const value = valueFor(kind === 'list' && item ? item : field, { at: 3, keys });
  if (kind === 'datetime' && operator === 'between') return '2026-02-01';
  return value ?? 1;
}
