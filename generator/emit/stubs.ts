import type { Field } from '#contract/field.ts';
import type { Filter } from '#contract/filter.ts';
import type { Column } from '#contract/screen.ts';
import type {
  ActionModel,
  DetailModel,
  EndpointModel,
  FormModel,
  HistoryModel,
  ListModel,
  Model,
  RelatedModel,
  ScreenModel,
} from '../model/types.ts';
import { type Code, code } from '../print/literal.ts';
import { Names } from '../print/names.ts';
import { type ImportSpec, type SourceSpec, type StatementSpec, valueImport } from '../print/source.ts';
import { callName, historyName } from './calls.ts';
import { OptionWriter } from './enums.ts';
import { FieldWriter } from './field-text.ts';
import { ActionInputs } from './inputs.ts';
import { type LookUp, lookUp } from './look-up.ts';
import { stubName } from './stub-name.ts';
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

  formValidator(screen: FormModel): Code {
    return this.#import('./validators.ts', this.#validators.form(screen));
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

function listOf(stub: Stub, screen: ListModel): Record<string, unknown> {
  const endpoint = stub.endpoint(screen.list);
  return {
    ...baseOf(screen),
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
    order: screen.order && { ...screen.order, save: stub.call(screen.order.save) },
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

/** generated/web/<area>/<route>.tsx: a page is data and one call. Hand-written screens have none. */
export function stubs(model: Model): readonly SourceSpec[] {
  const names = lookUp(model);
  const validators = validatorNames(model);
  const taken = new Names('generated/web');
  return model.screens.flatMap((screen): SourceSpec[] => {
    const [options, inputOptions] = [new OptionWriter(model), new OptionWriter(model)];
    const written = write(screen, { names, validators, options, inputOptions });
    if (written === undefined || screen.kind === 'custom') return [];
    const { stub, data } = written;
    const path = taken.take(`generated/web/${screen.area}/${stubName(screen.area, screen.path)}.tsx`, screen.path);
    const page: StatementSpec = { kind: 'default', call: stub.factory(screen), data };
    const inputs = stub.inputs.file();
    const statements = inputs ? [stub.inputs.loader(), page] : [page];
    return [{ path, data: true, imports: stub.imports(), statements }, ...(inputs ? [inputs] : [])];
  });
}
