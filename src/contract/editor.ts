import type { Ask } from './ask.ts';
import type { Call } from './call.ts';
import type { Condition } from './condition.ts';
import type { Row } from './envelope.ts';
import type { Field } from './field.ts';
import type { LoadPart } from './part.ts';
import type { Action, Column, RowOrder, Validator } from './screen.ts';
import type { Text } from './text.ts';

/** A tab of a detail or form screen with rows that belong to the record and are edited there. */
export interface EditorTab {
  readonly name: string;
  readonly title: Text;
  /** Who may see the rows. */
  readonly permission: string;
  /** The call of the rows, where it is an extension: a server may lack it. */
  readonly needs?: Call;
  /** Fetched when the tab is opened. */
  readonly load: () => Promise<Editor>;
}

/** A call that adds or changes a row, and the fields that it takes. */
export interface EditorCall {
  readonly call: Call;
  readonly fields: readonly string[];
}

/** A table of the rows that belong to one record: how they are read, filled in, checked and saved. */
export interface Editor {
  readonly name: string;
  readonly title: Text;
  readonly list: Call;
  /** Field that identifies a row. */
  readonly key: string;
  /** Parameters of the list, sent with every row that is added, from fields of the record: { quest_id: 'id' }. */
  readonly parent: Readonly<Record<string, string>>;
  readonly sort: string;
  readonly columns: readonly Column[];
  /** What a person fills in, in the order of the dialog. */
  readonly fields: readonly Field[];
  readonly validate: Validator;
  /** Adds one row; absent = rows come only from the header, or with `rows`, when all are saved. */
  readonly add?: EditorCall;
  /** Changes one row; with `rows`, takes all rows at once. */
  readonly save?: EditorCall;
  /** Name of the list in the body of `save` that holds all rows in their order. */
  readonly rows?: string;
  /** Takes away one row that is saved. */
  readonly remove?: Action;
  /** What else can be done to a row that is saved. */
  readonly actions: readonly Action[];
  /** What can be done to the record. */
  readonly header: readonly Action[];
  readonly order?: Omit<RowOrder, 'save' | 'key'>;
  /** Fields summed below the rows. */
  readonly totals: readonly string[];
  /** Rows are filled in in a dialog alone; otherwise in the cells, and in a dialog what has no column. */
  readonly dialog?: true;
  /** Fields that are shown, checked and sent only while the row, or else the record, meets this. */
  readonly shown: Readonly<Record<string, Condition>>;
  /** Fields that can be changed only while the saved row meets this; in new rows always. */
  readonly locks: Readonly<Record<string, Condition>>;
  /** Saved rows can be changed and removed only while they meet this. */
  readonly when?: Condition;
  /** Nothing is changed unless the record meets this. */
  readonly open?: Condition;
  /** Questions before saving, with places of the record. */
  readonly asks?: readonly Ask[];
  /** Hand-written part above the rows. */
  readonly above?: LoadPart<EditorPartProps>;
}

/** What a hand-written part of an editor is given. */
export interface EditorPartProps {
  /** As they are typed. */
  readonly rows: readonly Row[];
  readonly record: Row;
}
