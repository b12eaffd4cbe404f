import type { Call } from '#contract/call.ts';
import type { Card } from '#contract/card.ts';
import type { GatewayInfo } from '#contract/catalog.ts';
import type { Condition } from '#contract/condition.ts';
import type { Decision } from '#contract/decision.ts';
import type { Editor, EditorCall } from '#contract/editor.ts';
import type { Endpoint, Entity } from '#contract/endpoint.ts';
import type { EventRule } from '#contract/event.ts';
import type { Field, FieldShape, Option } from '#contract/field.ts';
import type { Filter } from '#contract/filter.ts';
import type { Finder } from '#contract/finder.ts';
import type { NoticeRule } from '#contract/notice.ts';
import type { Action, Column, Group, Inputs, Related, RowOrder, Tabs } from '#contract/screen.ts';
import type { Text } from '#contract/text.ts';
import type { RawAbove } from '../language/above.ts';
import type { AccessModel } from './access.ts';
import type { CellEditModel } from './cell-edits.ts';
import type { DashboardModel } from './dashboards.ts';
import type { Deployment } from './deployment.ts';
import type { FormWords } from './form-words.ts';
import type { HistoryModel } from './history.ts';
import type { MatrixModel } from './matrix-screens.ts';
import type { MenuGroup } from './menu.ts';
import type { BoardModel } from './panels.ts';
import type { QueueModel } from './queues.ts';
import type { RecordPanelModel } from './record-panels.ts';
import type { ReportModel } from './reports.ts';
import type { WizardModel } from './wizards.ts';

/**
 * The resolved manifest: every default written, every gateway expanded, every name checked against the model.
 * Emitters and the commands read nothing else, and change nothing of it: wherever time does not press it is frozen.
 */
export interface Model {
  readonly app: App;
  readonly access: AccessModel;
  readonly areas: readonly Area[];
  readonly enums: Readonly<Record<string, EnumModel>>;
  readonly shapes: readonly ShapeModel[];
  readonly entities: readonly EntityModel[];
  readonly endpoints: readonly EndpointModel[];
  readonly screens: readonly ScreenModel[];
  readonly queues: readonly QueueModel[];
  readonly notices: readonly NoticeRule[];
  readonly events: readonly EventRule[];
  readonly menus: readonly MenuGroup[];
  /** What the audit log calls actions that are no calls, by their codes. */
  readonly auditActions: readonly { readonly name: string; readonly title: Text }[];
  readonly gateways: readonly GatewayModel[];
  readonly deployments: readonly Deployment[];
}

/** file:line:column of the YAML node that something came from; `undefined` for defaults. */
export interface Source {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  /** First place behind it; absent where it fills more than one line. */
  readonly endLine?: number;
  readonly endColumn?: number;
}

export interface App {
  readonly name: string;
  readonly titleSuffix: string;
  readonly locale: string;
  readonly servers: readonly { readonly key: string; readonly name: string; readonly type: string }[];
  /** Milliseconds, by name (section 9 of the specification). */
  readonly timings: Readonly<Record<string, number>>;
  readonly breakpoints: Readonly<Record<'xs' | 'sm' | 'md' | 'lg' | 'xl', number>>;
  readonly storageKey: string;
  /** Icons that staff may give to menus, in addition to those of the manifest's own menus. */
  readonly icons: readonly string[];
}

export interface Area {
  /** Path segment on every floor: `finance`, `vizpay`. */
  readonly name: string;
  readonly title: Text;
  /** Set for the areas expanded from the gateway template. */
  readonly gateway?: string;
}

export interface EnumModel {
  readonly name: string;
  readonly area: string;
  readonly options: readonly Option[];
}

/** A named structure, with every default of its fields written. */
export interface ShapeModel extends FieldShape {
  readonly area: string;
  readonly source: Source | undefined;
}

export interface EntityModel extends Entity {
  readonly title: Text;
  /** Entities that share a table name their owner; only the owner's table is created, with everybody's columns. */
  readonly extends?: string;
  /** Has no table: a shape of replies only. */
  readonly virtual?: true;
  /** Its table belongs to the platform: no statement makes it, no call writes it. */
  readonly kept?: true;
  readonly indexes: readonly {
    readonly columns: readonly string[];
    readonly unique?: true;
    readonly where?: Condition;
  }[];
  readonly source: Source | undefined;
}

export interface EndpointModel extends Endpoint {
  readonly title: Text;
  /** Names of the fields of the body in order, for forms, with `required` as this call wants it. */
  readonly input: readonly Field[];
  /** Query fields of a service or record. */
  readonly queryFields: readonly Field[];
  /** Reply fields of a service. */
  readonly replyFields: readonly Field[];
  readonly call: Call;
  /** What a person must see before the call is made. */
  readonly decision?: DecisionModel;
  /** What is said when it is done. */
  readonly success?: Text;
  /** Answers the history of a record of any managed entity. */
  readonly history?: true;
  readonly source: Source | undefined;
}

/** As the browser's Decision, with calls by their ids. */
export interface DecisionModel extends Omit<Decision, 'verdict' | 'handover'> {
  readonly handover?: string;
}

export interface ScreenBase {
  readonly path: string;
  readonly area: string;
  readonly gateway?: string;
  readonly title: Text;
  /** What the manual says of it. */
  readonly help?: Text;
  readonly layout: 'default' | 'auth';
  /** View permission, `signed-in` or `public`. */
  readonly permission: string;
  readonly source: Source | undefined;
}

export interface ListModel extends ScreenBase, BoardModel {
  readonly kind: 'list' | 'report';
  readonly list: string;
  readonly record?: string;
  readonly key: string;
  readonly columns: readonly Column[];
  readonly filters: readonly Filter[];
  readonly sort: string;
  readonly limit: number;
  readonly tabs?: Tabs;
  readonly groups?: readonly string[];
  readonly open?: string;
  readonly click?: string;
  readonly rowActions: readonly ActionModel[];
  readonly bulkActions: readonly ActionModel[];
  readonly headerActions: readonly ActionModel[];
  readonly refresh?: number;
  readonly export?: string;
  /** All rows come at once. */
  readonly whole?: true;
  readonly tree?: string;
  readonly order?: OrderModel;
  readonly edit?: CellEditModel;
  /** Of a report alone. */
  readonly report?: ReportModel;
  readonly cards?: readonly Card[];
  readonly above?: RawAbove;
  /** Name of its tab, where it is a further list of its screen; the path is the screen's. */
  readonly view?: string;
  readonly views?: ViewsModel;
  /** How its records are found from anywhere. */
  readonly find?: Pick<Finder, 'by' | 'show'>;
}

/** The tabs of a screen with several lists. */
export interface ViewsModel {
  /** Of the tab that the screen's own list is. */
  readonly name: string;
  readonly title: Text;
  /** Who may see the screen's own list; the screen itself may be open to more people. */
  readonly permission: string;
  readonly further: readonly (ListModel & { readonly view: string })[];
}

/** As the browser's RowOrder, with the call by its id. */
export interface OrderModel extends Omit<RowOrder, 'save'> {
  readonly save: string;
}

/** As the browser's Action, with the call by its id and what is filled in at hand. */
export interface ActionModel extends Omit<Action, 'call' | 'part' | 'input'> {
  readonly call?: string;
  readonly part?: string;
  readonly input?: readonly Field[];
  /** Its call has a decision: the confirmation shows the facts. */
  readonly decides?: true;
  readonly repeat?: Inputs['repeat'];
}

/** As the browser's Related, with the call by its id. */
export interface RelatedModel extends Omit<Related, 'list'> {
  readonly list: string;
}

/** As the browser's Editor, with calls by their ids. */
export interface EditorModel
  extends Omit<Editor, 'list' | 'validate' | 'add' | 'save' | 'remove' | 'actions' | 'header' | 'above'> {
  readonly list: string;
  readonly above?: string;
  readonly permission: string;
  readonly add?: Omit<EditorCall, 'call'> & { readonly call: string };
  readonly save?: Omit<EditorCall, 'call'> & { readonly call: string };
  readonly remove?: ActionModel;
  readonly actions: readonly ActionModel[];
  readonly header: readonly ActionModel[];
}

export interface DetailModel extends ScreenBase {
  readonly kind: 'detail';
  readonly record: string;
  readonly key: string;
  readonly fields: readonly Field[];
  readonly groups: readonly Group[];
  readonly actions: readonly ActionModel[];
  readonly panels?: readonly RecordPanelModel[];
  readonly related: readonly RelatedModel[];
  readonly editors?: readonly EditorModel[];
  readonly timeline?: string;
  readonly history?: HistoryModel;
}

/** The side of a form that creates, where the same route also changes. */
export interface AddModel {
  readonly title?: Text;
  readonly save: string;
  readonly savePermission: string;
  readonly fields: readonly Field[];
  readonly groups: readonly Group[];
}

export interface FormModel extends ScreenBase, FormWords, Omit<AddModel, 'title'> {
  readonly kind: 'form';
  readonly mode: 'create' | 'update';
  readonly record?: string;
  readonly key: string;
  readonly add?: AddModel;
  readonly panels?: readonly RecordPanelModel[];
  readonly related: readonly RelatedModel[];
  readonly editors?: readonly EditorModel[];
  readonly actions: readonly ActionModel[];
  readonly done?: string;
  readonly history?: HistoryModel;
}

export interface CustomModel extends ScreenBase {
  readonly kind: 'custom';
}

export type ScreenModel =
  | ListModel
  | DetailModel
  | FormModel
  | MatrixModel
  | WizardModel
  | DashboardModel
  | CustomModel;

export type GatewayModel = GatewayInfo;

/** One mistake in the manifest, or a warning. Printed as `file:line:column  message`. */
export interface Problem {
  readonly rule: string;
  /** Allowed, but surely not meant: reported, without preventing anything. Absent = a mistake. */
  readonly severity?: 'warning';
  readonly source: Source;
  readonly message: string;
  /** The message without the keys that lead to its place, where it begins with them. */
  readonly about?: string;
  /** What was found, as written. */
  readonly received?: string;
  /** What the author probably meant. */
  readonly suggestion?: string;
}

/** A file to be: path from the project's root and its whole text. */
export interface VirtualFile {
  readonly path: string;
  readonly text: string;
}
