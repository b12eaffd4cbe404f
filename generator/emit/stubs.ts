import type { Field } from '#contract/field.ts';
import type { Filter } from '#contract/filter.ts';
import type { Card, Column } from '#contract/screen.ts';
import type {
  ActionModel,
  AddModel,
  DetailModel,
  EndpointModel,
  FormModel,
  HistoryModel,
  ListModel,
  Model,
  RelatedModel,
  ScreenModel,
} from '../model/types.ts';
import { type Code, code, literal, quote } from '../print/literal.ts';
import { Names } from '../print/names.ts';
import { type ImportSpec, type SourceSpec, type StatementSpec, valueImport } from '../print/source.ts';
import { callName, historyName } from './calls.ts';
import { OptionWriter } from './enums.ts';
import { FieldWriter } from './field-text.ts';
import { ActionInputs } from './inputs.ts';
import { type LookUp, lookUp } from './look-up.ts';
import { partsOf } from './screen-actions.ts';
import { partName } from './stub-name.ts';
import { type ValidatorNames, validatorNames } from './validators.ts';

/** What all stubs are written with; the options are those of one stub and of the inputs beside it. */
interface Shared {
  readonly names: LookUp;
  readonly validators: ValidatorNames;
  readonly options: OptionWriter;
  readonly inputOptions: OptionWriter;
}

/** Collects what one stub imports while its data is written. */
class Stub {
  readonly fields: FieldWriter;
  readonly options: OptionWriter;
  readonly inputs: ActionInputs;
  readonly #screen: ScreenModel;
  readonly #names: LookUp;
  readonly #validators: ValidatorNames;
  readonly #imports = new Map<string, Set<string>>();

  constructor(screen: ScreenModel, main: string, { names, validators, options, inputOptions }: Shared) {
    this.#screen = screen;
    this.#names = names;
    this.#validators = validators;
    this.options = options;
    this.fields = new FieldWriter(screen.area, names, names.endpoint(main).entity, options);
    this.inputs = new ActionInputs(screen, names.endpoint(main).entity, names, validators, inputOptions);
  }

  endpoint(id: string): EndpointModel {
    return this.#names.endpoint(id);
  }

  #import(from: string, name: string): Code {
    this.#imports.set(from, (this.#imports.get(from) ?? new Set()).add(name));
    return code(name);
  }

  /** What gives a screen its tabs: lists without further ones do without it. */
  tabs(): string {
    return this.#import('#web/screens/list/views-page.tsx', 'viewsPage').text;
  }

  factory({ kind, ...screen }: ScreenModel): string {
    // What moves rows is a file of its own: other lists do without it.
    const name = 'tree' in screen || 'order' in screen ? 'ordered' : kind;
    this.#import(`#web/screens/${kind}/${name}-page.tsx`, `${name}Page`);
    return `${name}Page`;
  }

  call(id: string): Code {
    const { area } = this.#names.endpoint(id);
    return this.#import(area === this.#screen.area ? './calls.ts' : `../${area}/calls.ts`, callName(id));
  }

  history(): Code {
    return this.#import('../record-history.ts', historyName);
  }

  formValidator(side: Pick<FormModel, 'save' | 'fields'>): Code {
    return this.#import('./validators.ts', this.#validators.form(this.#screen.area, side));
  }

  imports(): readonly ImportSpec[] {
    const own = [...this.#imports, ...this.fields.imports()].map(([from, names]) => valueImport(from, names));
    return [...own, ...this.options.imports('#generated/api/enums')];
  }
}

function columnsOf(stub: Stub, columns: readonly Column[], endpoint: EndpointModel): readonly unknown[] {
  return columns.map((column) => stub.fields.shown(column, endpoint));
}

/** Which field of the entity a filter looks at: the one of its own name, else the one that it equals but for the name. */
function originOf(filter: Filter, endpoint: EndpointModel): string {
  return endpoint.filters?.find((each) => each.name === filter.name)?.field.name ?? filter.field.name;
}

function filtersOf(stub: Stub, filters: readonly Filter[], endpoint: EndpointModel): readonly unknown[] {
  return filters.map((filter) => ({
    ...filter,
    field: stub.fields.shown(filter.field, endpoint, originOf(filter, endpoint)),
  }));
}

function inputOf(stub: Stub, fields: readonly Field[], endpoint: EndpointModel): readonly unknown[] {
  return fields.map((field) => stub.fields.exact(field, endpoint));
}

function actionOf(stub: Stub, action: ActionModel): Record<string, unknown> {
  if (action.call === undefined) return { ...action };
  return { ...action, call: stub.call(action.call), input: stub.inputs.of(action) };
}

function actionsOf(stub: Stub, actions: readonly ActionModel[]): readonly unknown[] {
  return actions.map((action) => actionOf(stub, action));
}

function relatedOf(stub: Stub, all: readonly RelatedModel[]): readonly unknown[] {
  return all.map((related) => {
    const endpoint = stub.endpoint(related.list);
    return {
      ...related,
      list: stub.call(related.list),
      columns: columnsOf(stub, related.columns, endpoint),
      filters: filtersOf(stub, related.filters, endpoint),
    };
  });
}

/** What every screen has, in the order in which it is written. */
function baseOf({ kind, path, area, title, permission }: ScreenModel): Record<string, unknown> {
  return { kind, path, area, title, permission };
}

function cardOf(stub: Stub, card: Card, endpoint: EndpointModel): Record<string, unknown> {
  return 'field' in card ? { ...card, field: stub.fields.shown(card.field, endpoint) } : { ...card };
}

function listOf(stub: Stub, screen: ListModel): Record<string, unknown> {
  const endpoint = stub.endpoint(screen.list);
  return {
    ...baseOf(screen),
    permission: screen.views?.permission ?? screen.permission,
    list: stub.call(screen.list),
    record: screen.record === undefined ? undefined : stub.call(screen.record),
    key: screen.key,
    columns: columnsOf(stub, screen.columns, endpoint),
    filters: filtersOf(stub, screen.filters, endpoint),
    sort: screen.sort,
    limit: screen.limit,
    tabs: screen.tabs && { ...screen.tabs, items: stub.options.options(screen.tabs.items) },
    open: screen.open,
    rowActions: actionsOf(stub, screen.rowActions),
    bulkActions: actionsOf(stub, screen.bulkActions),
    headerActions: actionsOf(stub, screen.headerActions),
    refresh: screen.refresh,
    export: screen.export,
    whole: screen.whole,
    tree: screen.tree,
    ...screen.report,
    order: screen.order && { ...screen.order, save: stub.call(screen.order.save) },
    cards: screen.cards?.map((card) => cardOf(stub, card, endpoint)),
    view: screen.view,
  };
}

function historyOf(stub: Stub, history: HistoryModel | undefined): Record<string, unknown> | undefined {
  return history && { call: stub.history(), entity: history.entity };
}

function detailOf(stub: Stub, screen: DetailModel): Record<string, unknown> {
  const endpoint = stub.endpoint(screen.record);
  return {
    ...baseOf(screen),
    record: stub.call(screen.record),
    key: screen.key,
    fields: screen.fields.map((field) => stub.fields.shown(field, endpoint)),
    groups: screen.groups,
    actions: actionsOf(stub, screen.actions),
    related: relatedOf(stub, screen.related),
    timeline: screen.timeline,
    history: historyOf(stub, screen.history),
  };
}

function addOf(stub: Stub, add: AddModel): Record<string, unknown> {
  return {
    title: add.title,
    save: stub.call(add.save),
    savePermission: add.savePermission,
    fields: inputOf(stub, add.fields, stub.endpoint(add.save)),
    groups: add.groups,
    validate: stub.formValidator(add),
  };
}

function formOf(stub: Stub, screen: FormModel): Record<string, unknown> {
  const endpoint = stub.endpoint(screen.save);
  return {
    ...baseOf(screen),
    mode: screen.mode,
    record: screen.record === undefined ? undefined : stub.call(screen.record),
    save: stub.call(screen.save),
    savePermission: screen.savePermission,
    key: screen.key,
    fields: inputOf(stub, screen.fields, endpoint),
    groups: screen.groups,
    validate: stub.formValidator(screen),
    add: screen.add && addOf(stub, screen.add),
    related: relatedOf(stub, screen.related),
    actions: actionsOf(stub, screen.actions),
    done: screen.done,
    history: historyOf(stub, screen.history),
  };
}

interface Written {
  readonly stub: Stub;
  readonly data: Record<string, unknown>;
}

function write(screen: ScreenModel, shared: Shared): Written | undefined {
  const start = (main: string) => new Stub(screen, main, shared);
  switch (screen.kind) {
    case 'custom':
      return undefined;
    case 'detail': {
      const stub = start(screen.record);
      return { stub, data: detailOf(stub, screen) };
    }
    case 'form': {
      const stub = start(screen.save);
      return { stub, data: formOf(stub, screen) };
    }
    case 'list':
    case 'report': {
      const stub = start(screen.list);
      return { stub, data: listOf(stub, screen) };
    }
  }
}

/** A page is one call; with further lists it is their tabs, of which the screen's own list is the first. */
function pageOf(stub: Stub, screen: ScreenModel, data: Record<string, unknown>): readonly StatementSpec[] {
  const call = stub.factory(screen);
  if (!('views' in screen) || !screen.views) return [{ kind: 'default', call, data }];
  const { name, title, further } = screen.views;
  const views = further.map((one) => ({
    name: one.view,
    title: one.title,
    permission: one.permission,
    load: code(`() => import(${quote(`./${partName(one)}.tsx`)})`),
  }));
  return [
    { kind: 'const', name: 'first', value: code(`${call}(${literal(data)})`), local: true },
    { kind: 'default', call: stub.tabs(), data: { first: code('first'), name, title, views } },
  ];
}

/**
 * generated/web/<area>/<route>.tsx: a page is data and one call, as is `<route>.<tab>.tsx`, a further list of one.
 * Hand-written screens have none.
 */
export function stubs(model: Model): readonly SourceSpec[] {
  const names = lookUp(model);
  const validators = validatorNames(model);
  const taken = new Names('generated/web');
  return model.screens.flatMap(partsOf).flatMap((screen): SourceSpec[] => {
    const [options, inputOptions] = [new OptionWriter(model), new OptionWriter(model)];
    const written = write(screen, { names, validators, options, inputOptions });
    if (written === undefined || screen.kind === 'custom') return [];
    const { stub, data } = written;
    const stem = partName(screen);
    const path = taken.take(`generated/web/${screen.area}/${stem}.tsx`, `${screen.path} ${stem}`);
    const page = pageOf(stub, screen, data);
    const inputs = stub.inputs.file();
    const statements = inputs ? [stub.inputs.loader(), ...page] : page;
    return [{ path, data: true, imports: stub.imports(), statements }, ...(inputs ? [inputs] : [])];
  });
}
