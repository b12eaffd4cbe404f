import type { Call } from './call.ts';
import type { Card } from './card.ts';
import type { Cell, DrawCell } from './cell.ts';
import type { CellEdit } from './cell-edit.ts';
import type { Condition } from './condition.ts';
import type { DashboardScreen } from './dashboard.ts';
import type { Decision } from './decision.ts';
import type { EditorTab } from './editor.ts';
import type { RecordOf } from './envelope.ts';
import type { Field, Tone } from './field.ts';
import type { Filter } from './filter.ts';
import type { FormWords } from './form-words.ts';
import type { MatrixScreen } from './matrix.ts';
import type { Board } from './panel.ts';
import type { LoadPart } from './part.ts';
import type { AbovePart } from './rows-part.ts';
import type { ActionPart, WithChart, WithPanels } from './screen-part.ts';
import type { Text } from './text.ts';
import type { WizardScreen } from './wizard.ts';

/** A path with `{field}` places filled from the row: `/vizpay/account/detail?id={id}`. Values are URL-encoded. */
export type LinkTemplate = string;

export interface Column extends Field {
  /** Initial width in pixels. */
  readonly width?: number;
  readonly pin?: 'start' | 'end';
  /** The list says that it is a fact: before others one of those that a card on a phone shows. */
  readonly fact?: true;
  /** Not shown until chosen in the column chooser. */
  readonly hidden?: true;
  readonly sortable?: true;
  /** The cell is a link. */
  readonly link?: LinkTemplate;
  /** How its cells differ from others of its kind … */
  readonly cell?: Cell;
  /** … and what draws them: only lists with such cells load it. */
  readonly draw?: DrawCell;
  /** Summed over the page and over all filtered rows. */
  readonly total?: true;
  /** Known of all rows together, and no sum of the page. */
  readonly whole?: true;
  /** Heading over this and the neighbouring columns that have the same. */
  readonly band?: Text;
  /** Shown only while the rows of a report represent one of these. */
  readonly groups?: readonly string[];
}

/** A field of the row that goes along with a call; `as` = the name by which the call knows it. */
export type Sent = string | { readonly field: string; readonly as: string };

/** Something a person can do to a row, a selection or a screen. */
export interface Action extends ActionWords {
  /** `withdraw.approve`, or a name unique on the screen. */
  readonly id: string;
  readonly label: Text;
  /** Name of a Material Design icon without the prefix: `check-circle`. */
  readonly icon?: string;
  readonly tone?: Tone;
  /** Who may see it; absent = as the screen. */
  readonly permission?: string;
  /** Shown only for rows that meet this. */
  readonly when?: Condition;
  /** Goes somewhere … */
  readonly to?: LinkTemplate;
  /** … or sends a call … */
  readonly call?: Call;
  /** … or opens a hand-written part, which may send it … */
  readonly part?: LoadPart<ActionPart>;
  /** … or copies this field of the row. */
  readonly copy?: string;
  /** How many selected rows it is for; absent = any number. */
  readonly rows?: { readonly min?: number; readonly max?: number };
  /** The call goes with these fields of the row, in addition to the key and (if the row has them) `version` and `expected_status`. */
  readonly send?: readonly Sent[];
  /** … and these fixed values. */
  readonly set?: Readonly<Record<string, string | number | boolean>>;
  /** … and what the person fills in, in the confirmation dialog; fetched when the action is begun. */
  readonly input?: () => Promise<Inputs>;
  /** Single key that starts it on a focused row. */
  readonly key?: string;
}

/** What is said about an action; of one that asks for something it comes with what it asks for. */
export interface ActionWords {
  /** Question of the confirmation, with `{field}` places. Absent = no question. */
  readonly confirm?: Text;
  /** What the button of the confirmation says, with `{field}` places. Absent, or while a place is empty = its label. */
  readonly button?: Text;
  /** What is said when it is done, with `{field}` places. Absent = its label and what the row is known by. */
  readonly success?: Text;
}

/** What a person fills in before an action is sent, and the check of it. */
export interface Inputs extends ActionWords {
  readonly fields: readonly Field[];
  readonly validate: Validator;
  /** What must be seen before it is sent. */
  readonly decision?: Decision;
  /** What must be typed as the record says it: fields of the record, by what is filled in. */
  readonly repeat?: Readonly<Record<string, string>>;
}

/** What every screen says of itself. */
export interface ScreenBase {
  /** The route: /finance/withdraw_requests. */
  readonly path: string;
  readonly area: string;
  readonly title: Text;
  readonly permission: string;
}

/** Named sub-sets of a list by one enum filter, with counts from `facets`. */
export interface Tabs {
  readonly filter: string;
  readonly items: readonly { readonly value: string; readonly label: Text; readonly tone?: Tone }[];
  /** Values that wait for people: a tab of their own, before those of each value. */
  readonly waiting?: readonly string[];
}

/** `Answer` is the reply of its call. */
export interface ListScreen<Answer = unknown> extends ScreenBase, Board {
  readonly kind: 'list';
  readonly list: Call<never, Answer>;
  /** Reads one row afresh: confirmations show what it says, not what the list said a while ago. */
  readonly record?: Call;
  /** Field that identifies a row. */
  readonly key: string;
  readonly columns: readonly Column[];
  readonly filters: readonly Filter[];
  /** Default sort in wire form: `-created_at,amount`. */
  readonly sort: string;
  /** Default page size. */
  readonly limit: number;
  readonly tabs?: Tabs;
  /** Filters by whose choices the rows can be grouped. */
  readonly groups?: readonly string[];
  /** Where a click on the row goes. */
  readonly open?: LinkTemplate;
  /** Which of its actions a click on the row begins, where it leads nowhere. */
  readonly click?: string;
  readonly rowActions: readonly Action[];
  readonly bulkActions: readonly Action[];
  readonly headerActions: readonly Action[];
  /** Milliseconds between refreshes; absent = only on demand. */
  readonly refresh?: number;
  /** Permission to export; absent = nobody. */
  readonly export?: string;
  /** The call answers all rows at once: no paging. */
  readonly whole?: true;
  /** Field that holds the key of the row above: rows are shown under their parent. */
  readonly tree?: string;
  readonly order?: RowOrder;
  /** Cells that are edited where they are. */
  readonly edit?: CellEdit;
  /** Figures above the rows. */
  readonly cards?: readonly Card[];
  /** What only its area knows, above the rows. */
  readonly above?: AbovePart;
  /** Name of its tab, where it is a further list of the route. */
  readonly view?: string;
}

/** A hand-made order of the rows: a number that the rows of one parent are sorted by. */
export interface RowOrder {
  readonly field: string;
  /** Changes one row: takes its key, `version` and the number. */
  readonly save: Call;
  /** Name of the key in the body of that call. */
  readonly key: string;
  /** Smallest and largest number that may be given. */
  readonly min: number;
  readonly max: number;
}

export interface Group {
  readonly title?: Text;
  readonly fields: readonly string[];
  /** Fields that a form shows, checks and saves only while its values meet this, by name. */
  readonly when?: Readonly<Record<string, Condition>>;
}

/** A list shown on a detail or form screen, filtered by the record. */
export interface Related extends WithChart {
  readonly name: string;
  readonly title: Text;
  readonly list: Call;
  readonly key: string;
  readonly columns: readonly Column[];
  readonly filters: readonly Filter[];
  readonly sort: string;
  readonly limit: number;
  /** Query of the list from fields of the record: { account_id: 'id' }. */
  readonly match: Readonly<Record<string, string>>;
  /** Milliseconds between refreshes; absent = only on demand. */
  readonly refresh?: number;
  readonly permission: string;
}

/** Where the history of a managed record comes from. */
export interface History {
  readonly call: Call;
  readonly entity: string;
}

/** `Answer` is the reply of its call. */
export interface DetailScreen<Answer = unknown> extends ScreenBase, WithPanels<RecordOf<Answer>> {
  readonly kind: 'detail';
  readonly record: Call<never, Answer>;
  /** Name of the identifier in the page's query string and in the call's query. */
  readonly key: string;
  readonly fields: readonly Field[];
  readonly groups: readonly Group[];
  readonly actions: readonly Action[];
  readonly related: readonly Related[];
  readonly editors?: readonly EditorTab[];
  /** Field of the record that holds its timeline: [{ at, by, action, from, to, message }]. */
  readonly timeline?: string;
  readonly history?: History;
}

/** Checks form data; the result is empty when all is well. Generated, one a form. */
export type Validator = (data: Readonly<Record<string, unknown>>) => readonly Issue[];

/** One complaint about one field. `code` has its texts in locale/; `limit` fills the place in them. */
export interface Issue {
  readonly field: string;
  readonly code: 'required' | 'type' | 'min' | 'max' | 'minLength' | 'maxLength' | 'pattern' | 'option' | 'format';
  readonly limit?: string | number;
}

/** The side of a form that creates, where the same route also changes. */
export interface AddForm extends Pick<FormScreen, 'save' | 'savePermission' | 'fields' | 'groups' | 'validate'> {
  /** Absent = the title of the screen. */
  readonly title?: Text;
}

/** `Answer` is the reply of its call. */
export interface FormScreen<Answer = unknown> extends ScreenBase, FormWords, WithPanels<RecordOf<Answer>> {
  readonly kind: 'form';
  readonly mode: 'create' | 'update';
  /** Reads the record (update only). */
  readonly record?: Call<never, Answer>;
  readonly save: Call;
  /** Permission to save; without it the form is read-only. */
  readonly savePermission: string;
  readonly key: string;
  readonly fields: readonly Field[];
  readonly groups: readonly Group[];
  readonly validate: Validator;
  /** What an address without the identifier shows (update only): a form that creates. */
  readonly add?: AddForm;
  readonly related: readonly Related[];
  readonly editors?: readonly EditorTab[];
  readonly actions: readonly Action[];
  /** Where to go after saving. */
  readonly done?: LinkTemplate;
  readonly history?: History;
}

/** A chart of the rows of a report next to its table. */
export interface Chart {
  /** Column that names the places along the axis. */
  readonly x: string;
  readonly bars: readonly string[];
  readonly lines: readonly string[];
  /** Column whose values are the areas of a second chart, next to the first. */
  readonly area?: string;
  /** Only the first so many rows, in the order of the table. */
  readonly top?: number;
}

/** `Answer` is the reply of its call. */
export interface ReportScreen<Answer = unknown> extends Omit<ListScreen<Answer>, 'kind'> {
  readonly kind: 'report';
  /** The link of a row, by what it represents; a link that begins with `?` stays on the screen. Filters are kept. */
  readonly drill: Readonly<Record<string, LinkTemplate>>;
  readonly chart?: Chart;
  /** Columns whose outliers are tinted. */
  readonly heat: readonly string[];
  /** Amounts that are nothing together. */
  readonly zero?: readonly string[];
}

/** A hand-written screen without a generic fallback. */
export interface CustomScreen extends ScreenBase {
  readonly kind: 'custom';
}

export type Screen =
  | ListScreen
  | DetailScreen
  | FormScreen
  | ReportScreen
  | MatrixScreen
  | WizardScreen
  | DashboardScreen
  | CustomScreen;
export type ScreenKind = Screen['kind'];
