import type { Card } from '#contract/card.ts';
import { type CellEditModel, editAsAction } from '../model/cell-edits.ts';
import type { HistoryModel } from '../model/history.ts';
import { fact } from '../model/memory.ts';
import type { RecordPanelModel } from '../model/record-panels.ts';
import type {
  AddModel,
  DetailModel,
  EditorModel,
  EndpointModel,
  FormModel,
  ListModel,
  Model,
  ScreenModel,
} from '../model/types.ts';
import { code, literal, quote } from '../print/literal.ts';
import { Names } from '../print/names.ts';
import type { SourceSpec, StatementSpec } from '../print/source.ts';
import { chartsFiles, dashboardOf } from './dashboard.ts';
import { editorBy, editorsFile, editorsLoad } from './editors.ts';
import { OptionWriter } from './enums.ts';
import { formWordsOf } from './form-words.ts';
import { lookUp } from './look-up.ts';
import { matrixOf } from './matrix-screen.ts';
import { boardOf, panelFile } from './panels.ts';
import { partLoad } from './part.ts';
import { relatedOf } from './related.ts';
import { editorActions, isAsking, partsOf, screenActions } from './screen-actions.ts';
import { actionsOf, columnsOf, filtersOf, inputOf, type Shared, Stub } from './stub.ts';
import { partName } from './stub-name.ts';
import { validatorNames } from './validators.ts';
import { wizardOf } from './wizard.ts';

/** Hand-written tabs, each with what fetches its part. */
function panelsOf(stub: Stub, panels: readonly RecordPanelModel[] | undefined): readonly unknown[] | undefined {
  return panels?.map((panel) => ({
    ...panel,
    part: stub.part(panel.part),
    call: panel.call === undefined ? undefined : stub.call(panel.call),
  }));
}

/** The tab of an editor; the editor itself is in a module of its own. */
function tabsOf(stub: Stub, editors: readonly EditorModel[] | undefined): readonly unknown[] | undefined {
  return editors?.map(({ name, title, permission, list }) => ({
    name,
    title,
    permission,
    needs: stub.needs(list),
    load: editorBy(name),
  }));
}

/** What every screen has, in the order in which it is written. */
function baseOf({ kind, path, area, title, permission }: ScreenModel): Record<string, unknown> {
  return { kind, path, area, title, permission };
}

function cardOf(stub: Stub, card: Card, endpoint: EndpointModel): Record<string, unknown> {
  if ('parts' in card) {
    const parts = card.parts.map((part) => ({ ...part, field: stub.fields.shown(part.field, endpoint) }));
    return { ...card, parts };
  }
  return 'field' in card ? { ...card, field: stub.fields.shown(card.field, endpoint) } : { ...card };
}

function aboveOf(screen: ListModel): Record<string, unknown> | undefined {
  const { above } = screen;
  if (above === undefined) return undefined;
  const { part, height } = typeof above === 'string' ? { part: above, height: undefined } : above;
  return { load: partLoad(part, screen), height };
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
    groups: screen.groups,
    open: screen.open,
    click: screen.click,
    rowActions: actionsOf(stub, screen.rowActions),
    bulkActions: actionsOf(stub, screen.bulkActions),
    headerActions: actionsOf(stub, screen.headerActions),
    refresh: screen.refresh,
    export: screen.export,
    whole: screen.whole,
    tree: screen.tree,
    ...screen.report,
    order: screen.order && { ...screen.order, save: stub.call(screen.order.save) },
    edit: editOf(stub, screen.edit),
    cards: screen.cards?.map((card) => cardOf(stub, card, endpoint)),
    ...boardOf(stub, screen),
    above: aboveOf(screen),
    view: screen.view,
  };
}

function editOf(stub: Stub, edit: CellEditModel | undefined): Record<string, unknown> | undefined {
  if (!edit) return undefined;
  const { save, columns, when } = edit;
  return { save: stub.call(save), columns, when, input: stub.inputs.of(editAsAction(edit)) };
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
    fields: screen.fields.map((field) => stub.fields.drawn(field, endpoint)),
    groups: screen.groups,
    actions: actionsOf(stub, screen.actions),
    panels: panelsOf(stub, screen.panels),
    related: relatedOf(stub, screen.related),
    editors: tabsOf(stub, screen.editors),
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
    panels: panelsOf(stub, screen.panels),
    related: relatedOf(stub, screen.related),
    editors: tabsOf(stub, screen.editors),
    actions: actionsOf(stub, screen.actions),
    done: screen.done,
    ...formWordsOf(stub, screen),
    history: historyOf(stub, screen.history),
  };
}

interface Written {
  readonly stub: Stub;
  readonly data: Record<string, unknown>;
}

function write(screen: ScreenModel, shared: Shared): Written | undefined {
  const start = (main: string | undefined) => new Stub(screen, main, shared);
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
    case 'matrix': {
      const stub = start(screen.cells);
      return { stub, data: { ...baseOf(screen), ...matrixOf(stub, screen) } };
    }
    case 'wizard': {
      const stub = start(screen.batch);
      return { stub, data: { ...baseOf(screen), ...wizardOf(stub, screen) } };
    }
    case 'dashboard': {
      const stub = start(screen.sources[0]?.call);
      return { stub, data: { ...baseOf(screen), ...dashboardOf(stub, screen) } };
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
    needs: stub.needs(one.list),
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
  const taken = new Names('generated/web');
  return model.screens.flatMap(partsOf).flatMap((screen): readonly SourceSpec[] => {
    const files = filesOf(model, screen);
    if (files.length > 0) taken.take(pathOf(screen), `${screen.path} ${partName(screen)}`);
    return files;
  });
}

const pathOf = (screen: ScreenModel): string => `generated/web/${screen.area}/${partName(screen)}.tsx`;

const filesOf = fact('model', (model: Model, screen: ScreenModel): readonly SourceSpec[] => {
  const names = lookUp(model);
  const validators = validatorNames(model);
  const [options, inputOptions] = [new OptionWriter(model), new OptionWriter(model)];
  const written = write(screen, { names, validators, options, inputOptions });
  if (written === undefined || screen.kind === 'custom') return [];
  const { stub, data } = written;
  const path = pathOf(screen);
  const page = pageOf(stub, screen, data);
  const editors = editorsFile(screen, { names, validators, options: new OptionWriter(model), inputOptions }, stub);
  const panel =
    'panel' in screen
      ? panelFile(screen, { names, validators, options: new OptionWriter(model), inputOptions })
      : undefined;
  const inputs = stub.inputs.file();
  const inEditors = new Set('editors' in screen ? (screen.editors ?? []).flatMap(editorActions) : []);
  const isEdited = 'edit' in screen && screen.edit !== undefined;
  const own = isEdited || screenActions(screen).some((action) => isAsking(action) && !inEditors.has(action));
  const statements = [
    ...(inputs && own ? [stub.inputs.loader()] : []),
    ...(editors ? [editorsLoad(screen)] : []),
    ...page,
  ];
  return [
    { path, data: true, imports: stub.imports(), statements },
    ...chartsFiles(screen, { names, validators, options: new OptionWriter(model), inputOptions }),
    ...(editors ? [editors] : []),
    ...(panel ? [panel] : []),
    ...(inputs ? [inputs] : []),
  ];
});
