import type { EditorModel, ScreenModel } from '../model/types.ts';
import { code, member, union } from '../print/literal.ts';
import { pascal } from '../print/names.ts';
import { type SourceSpec, type StatementSpec, typeImport } from '../print/source.ts';
import { asksOf } from './form-words.ts';
import { partLoad } from './part.ts';
import { editorActions } from './screen-actions.ts';
import { actionOf, actionsOf, columnsOf, inputOf, type Shared, Stub } from './stub.ts';
import { partName } from './stub-name.ts';

/** Code in the stub for the module of editors. */
const loader = 'fetchEditors';

const stemOf = (screen: ScreenModel) => `${partName(screen)}.editors`;

/** How a stub comes by one of its editors. */
export const editorBy = (name: string) => code(`async () => ${member(`(await ${loader}())`, name).text}`);

/** The statement of the stub that `editorBy` relies on. */
export function editorsLoad(screen: ScreenModel): StatementSpec {
  const value = code(`() => import('./${stemOf(screen)}.ts').then(({ editors }) => editors)`);
  return { kind: 'const', name: loader, value, local: true };
}

function editorOf(stub: Stub, editor: EditorModel, screen: ScreenModel): Record<string, unknown> {
  const { permission: _, list, ...rest } = editor;
  const endpoint = stub.endpoint(list);
  const callOf = (one: EditorModel['save']) => one && { ...one, call: stub.call(one.call) };
  return {
    ...rest,
    list: stub.call(list),
    columns: columnsOf(stub, editor.columns, endpoint),
    fields: inputOf(stub, editor.fields, endpoint),
    validate: stub.editorValidator(editor),
    add: callOf(editor.add),
    save: callOf(editor.save),
    remove: editor.remove && actionOf(stub, editor.remove),
    actions: actionsOf(stub, editor.actions),
    header: actionsOf(stub, editor.header),
    asks: asksOf(stub, editor.asks, 'record' in screen ? screen.record : undefined),
    above: editor.above === undefined ? undefined : partLoad(editor.above, screen),
  };
}

/**
 * generated/web/<area>/<route>.editors.ts: the rows that are edited on one screen. A module of its own, fetched when one
 * of its tabs is opened: the record is looked at far more often. `page` is the stub, whose inputs the actions share.
 */
export function editorsFile(screen: ScreenModel, shared: Shared, page: Stub): SourceSpec | undefined {
  const editors = 'editors' in screen ? (screen.editors ?? []) : [];
  const [first] = editors;
  if (!first) return undefined;
  const stub = new Stub(screen, first.list, shared, page.inputs);
  const value = Object.fromEntries(editors.map((editor) => [editor.name, editorOf(stub, editor, screen)]));
  const asks = editors.flatMap(editorActions).some((action) => stub.inputs.of(action) !== undefined);
  const type = pascal(`${stemOf(screen)}.name`);
  return {
    path: `generated/web/${screen.area}/${stemOf(screen)}.ts`,
    data: true,
    imports: [typeImport('#contract/editor.ts', ['Editor']), ...stub.imports()],
    statements: [
      ...(asks ? [stub.inputs.loader()] : []),
      { kind: 'type', name: type, type: union(editors.map(({ name }) => name)) },
      { kind: 'const', name: 'editors', type: `Readonly<Record<${type}, Editor>>`, value },
    ],
  };
}
