import type { Call } from './call.ts';
import type { Row } from './envelope.ts';
import type { LoadPart } from './part.ts';
import type { Action, LinkTemplate, Related } from './screen.ts';
import type { Text } from './text.ts';

/** What a part gets that an action opens. `R` is a row that the action is for. */
export interface ActionPart<R = Row> {
  /** What was begun, with its call where it has one. */
  readonly action: Action;
  /** The rows as the list has them now; of an action of the heading one without fields. */
  readonly rows: readonly [R, ...R[]];
  /** Filters of the list as they hold now, in serialized form. */
  readonly filters: Readonly<Record<string, string>>;
  /** Reads again what the call may have changed. */
  refresh(): void;
  /** Takes the part away. */
  close(): void;
}

/** What a hand-written tab of a record gets. `R` is the record. */
export interface PanelPart<R = Row> {
  /** As it was read last. */
  readonly record: R;
  /** The call that the tab makes. */
  readonly call?: Call;
  /** The related list that it shows in its own way. */
  readonly related?: Related;
  /** Reads the record again. */
  refresh(): Promise<void>;
}

/** A hand-written tab of a record. */
export interface RecordPanel<R = Row> {
  readonly name: string;
  readonly title: Text;
  readonly part: LoadPart<PanelPart<R>>;
  /** Who sees it; absent = as the screen. */
  readonly permission?: string;
  /** The tab is there where the server has it. */
  readonly call?: Call;
  /** Name of a related list that has no tab of its own. */
  readonly list?: string;
  /** Stays when another tab is opened; the others are drawn while they are shown. */
  readonly kept?: true;
}

/** A screen of a record may have such tabs. `R` is the record. */
export interface WithPanels<R = Row> {
  readonly panels?: readonly RecordPanel<R>[];
}

/** The last days of a record as a picture. */
export interface RecordChart {
  /** Column with the day. */
  readonly x: string;
  readonly bars: readonly string[];
  readonly lines: readonly string[];
  /** What the rows of the report must represent for one to be a day, where they may represent several things. */
  readonly group?: string;
  /** The report with all of it, without its days. */
  readonly full?: LinkTemplate;
  /** Said where nothing happened. */
  readonly help?: Text;
}

/** A list of a record may be drawn so, in place of its rows. */
export interface WithChart {
  readonly chart?: RecordChart;
}
