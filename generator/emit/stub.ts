import type { Cell } from '#contract/cell.ts';
import type { Field } from '#contract/field.ts';
import type { Filter } from '#contract/filter.ts';
import type { Column } from '#contract/screen.ts';
import { isBoard } from '../model/panels.ts';
import type { ActionModel, EditorModel, EndpointModel, FormModel, ScreenModel } from '../model/types.ts';
import { type Code, code } from '../print/literal.ts';
import { camel } from '../print/names.ts';
import { type ImportSpec, valueImport } from '../print/source.ts';
import { callFile, callName, historyName } from './calls.ts';
import { drawnBy } from './cells.ts';
import type { OptionWriter } from './enums.ts';
import { FieldWriter, withMore } from './field-text.ts';
import { ActionInputs } from './inputs.ts';
import type { LookUp } from './look-up.ts';
import { partLoad } from './part.ts';
import { partName } from './stub-name.ts';
import type { ValidatorNames } from './validators.ts';

/** Inputs of all stubs; the options are those of one stub and of its module of inputs. */
export interface Shared {
  readonly names: LookUp;
  readonly validators: ValidatorNames;
  readonly options: OptionWriter;
  readonly inputOptions: OptionWriter;
}

/** Collects what one stub imports while its data is written. */
export class Stub {
  readonly fields: FieldWriter;
  readonly options: OptionWriter;
  readonly inputs: ActionInputs;
  readonly #screen: ScreenModel;
  readonly #names: LookUp;
  readonly #validators: ValidatorNames;
  readonly #imports = new Map<string, Set<string>>();

  /** `inputs` = those of the page, for a separate module. */
  constructor(
    screen: ScreenModel,
    main: string | undefined,
    { names, validators, options, inputOptions }: Shared,
    inputs?: ActionInputs,
  ) {
    this.#screen = screen;
    this.#names = names;
    this.#validators = validators;
    this.options = options;
    const entity = main === undefined ? undefined : names.endpoint(main).entity;
    this.fields = new FieldWriter(names, entity, options);
    this.inputs = inputs ?? new ActionInputs(screen, entity, names, validators, inputOptions);
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

  /** What draws the charts of a dashboard: fetched with them. */
  charts(): string {
    return this.#import('#web/screens/dashboard/charts-grid.tsx', 'chartsGrid').text;
  }

  /** What addresses mean that say `around` or `start`. */
  completing(): Code {
    return this.#import('#web/screens/board/complete-address.ts', 'completeAddress');
  }

  factory(whole: ScreenModel): string {
    const { kind, ...screen } = whole;
    if (whole.kind === 'list' && isBoard(whole)) {
      // Figures above the rows are in the page's own file, so that nothing moves when they come.
      const name = whole.cards ? 'figures-board' : 'board';
      return this.#import(`#web/screens/board/${name}-page.tsx`, whole.cards ? 'figuresBoardPage' : 'boardPage').text;
    }
    // What moves rows is a file of its own: other lists do without it.
    const name = 'tree' in screen || 'order' in screen ? 'ordered' : kind;
    this.#import(`#web/screens/${kind}/${name}-page.tsx`, `${name}Page`);
    return `${name}Page`;
  }

  call(id: string): Code {
    const { area } = this.#names.endpoint(id);
    const folder = area === this.#screen.area ? '.' : `../${area}`;
    return this.#import(`${folder}/${callFile(id)}`, callName(id));
  }

  /** What fetches a hand-written part of the screen. */
  part(name: string): Code {
    return partLoad(name, this.#screen);
  }

  /** Screens of the same area. */
  peers(): readonly ScreenModel[] {
    return this.#names.screensOf(this.#screen.area);
  }

  /** The page of another screen of the area. */
  page(screen: ScreenModel): Code {
    const stem = partName(screen);
    const name = camel(`${stem}.page`);
    this.#import(`./${stem}.tsx`, `default as ${name}`);
    return code(name);
  }

  /** The call that a part of the screen is about, where it is an extension. */
  needs(id: string): Code | undefined {
    return this.#names.endpoint(id).extension ? this.call(id) : undefined;
  }

  drawn(cell: Cell): Code {
    const { from, name } = drawnBy(cell);
    return this.#import(from, name);
  }

  history(): Code {
    return this.#import('../record-history.ts', historyName);
  }

  formValidator(side: Pick<FormModel, 'save' | 'fields'>): Code {
    return this.#import('./validators.ts', this.#validators.form(this.#screen.area, side));
  }

  editorValidator(editor: EditorModel): Code {
    return this.#import('./validators.ts', this.#validators.editor(this.#screen.area, editor));
  }

  imports(): readonly ImportSpec[] {
    const own = [...this.#imports, ...this.fields.imports()].map(([from, names]) => valueImport(from, names));
    return [...own, ...this.options.imports('#generated/api')];
  }
}

export function columnsOf(stub: Stub, columns: readonly Column[], endpoint: EndpointModel): readonly unknown[] {
  return columns.map(({ cell, ...column }) => {
    const written = stub.fields.shown(column, endpoint);
    if (!cell) return written;
    const says = 'says' in cell && cell.says ? { says: stub.fields.shown(cell.says, endpoint) } : {};
    return withMore(written, { cell: { ...cell, ...says }, draw: stub.drawn(cell) });
  });
}

/** Which field of the entity a filter looks at: the one of its own name, else the one that it equals but for the name. */
function originOf(filter: Filter, endpoint: EndpointModel): string {
  return endpoint.filters?.find((each) => each.name === filter.name)?.field.name ?? filter.field.name;
}

export function filtersOf(stub: Stub, filters: readonly Filter[], endpoint: EndpointModel): readonly unknown[] {
  return filters.map((filter) => ({
    ...filter,
    field: stub.fields.shown(filter.field, endpoint, originOf(filter, endpoint)),
  }));
}

export function inputOf(stub: Stub, fields: readonly Field[], endpoint: EndpointModel): readonly unknown[] {
  return fields.map((field) => stub.fields.exact(field, endpoint));
}

export function actionOf(stub: Stub, action: ActionModel): Record<string, unknown> {
  const { decides: _, repeat: _repeat, part, ...written } = action;
  const plain = part === undefined ? written : { ...written, part: stub.part(part) };
  if (action.call === undefined) return plain;
  const input = stub.inputs.of(action);
  if (!input) return { ...plain, call: stub.call(action.call) };
  const { confirm: _confirm, button: _button, success: _success, ...bare } = plain;
  return { ...bare, call: stub.call(action.call), input };
}

export function actionsOf(stub: Stub, actions: readonly ActionModel[]): readonly unknown[] {
  return actions.map((action) => actionOf(stub, action));
}
