import type { CellEdit } from '#contract/cell-edit.ts';
import type { Field } from '#contract/field.ts';
import type { RawScreen } from '../language/screen.ts';
import { guardsShown } from './actions.ts';
import { takers } from './row-order.ts';
import type { ActionModel, EndpointModel } from './types.ts';
import type { World } from './world.ts';

type RawList = Extract<RawScreen, { list: string }>;

/** As the browser's CellEdit, with the call by its id and what is typed at hand. */
export interface CellEditModel extends Omit<CellEdit, 'save' | 'input'> {
  readonly save: string;
  readonly input: readonly Field[];
}

interface WrittenEdit {
  readonly columns: readonly string[];
  readonly save?: string;
}

/** `edit` as written: the columns, and perhaps the call that saves their cells. */
export const editOf = ({ edit }: RawList): WrittenEdit | undefined =>
  edit === undefined || 'columns' in edit ? edit : { columns: edit };

/** The call that saves what is typed into cells; undefined where none does, or nobody says which. */
export function editCall(raw: RawList, endpoint: EndpointModel, world: World): EndpointModel | undefined {
  const edit = editOf(raw);
  if (!edit) return undefined;
  return edit.save === undefined ? takers(world, endpoint.entity, ...edit.columns)[0] : world.endpoints.get(edit.save);
}

/** The cells of a list that are edited where they are; undefined where it has none, or where nothing can save them. */
export function cellEditOf(raw: RawList, endpoint: EndpointModel, world: World): CellEditModel | undefined {
  const edit = editOf(raw);
  const save = editCall(raw, endpoint, world);
  if (!edit || !save) return undefined;
  const taken = new Map(world.asked(save).map((field) => [field.name, field]));
  // A text that is kept in both languages is edited in the one that is read.
  const names = edit.columns.flatMap((name) => {
    const english = world.replyField(endpoint, name)?.english;
    return english === undefined ? [name] : [name, english];
  });
  const when = guardsShown(save, endpoint, world);
  return {
    save: save.id,
    columns: edit.columns,
    ...(when ? { when } : {}),
    input: [...new Set(names)].flatMap((name) => taken.get(name) ?? []),
  };
}

/** What is typed into cells as something that a screen asks for: its fields and their check are written likewise. */
export const editAsAction = ({ save, input }: CellEditModel): ActionModel => ({
  id: 'edit-cells',
  label: { th: '', en: '' },
  call: save,
  input,
});
