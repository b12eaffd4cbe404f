import type { Access, Call } from './call.ts';
import type { DayRange } from './date-preset.ts';
import type { Field } from './field.ts';
import type { DatePreset } from './filter.ts';
import type { LoadPart } from './part.ts';
import type { ScreenBase } from './screen.ts';
import type { Text } from './text.ts';

/** A text with places for days: `{today}`, `{today-13d}`, and `{from}` and `{to}` of the chosen period. */
export type DayTemplate = string;

/** A question whose answer several tiles show. What people have no permission for is not asked, and has no tiles. */
export interface DashboardSource {
  readonly call: Call;
  readonly query: Readonly<Record<string, DayTemplate>>;
  /** Filters of the dashboard that go along, by their parameters. */
  readonly filters: readonly string[];
  /** Milliseconds between refreshes where the server does not say what changes. */
  readonly refresh: number;
}

/** Narrows every source that takes it; kept in the address, and carried by links. */
export interface DashboardFilter {
  readonly param: string;
  readonly label: Text;
  /** What is said while nothing is chosen. */
  readonly all: Text;
  /** Field that names a choice. */
  readonly display: string;
  /** Answers the choices; with fewer than two there is nothing to choose. */
  readonly items: Call;
}

/** What a figure needs of its field. */
export type FigureField = Pick<Field, 'name' | 'kind'>;

/** A figure of today, with what it is compared with and its last fourteen days. */
export interface DashboardFigure {
  readonly field: FigureField;
  readonly label: Text;
  /** Shown smaller after the first. */
  readonly second?: FigureField;
  /** Today is compared with the day before up to the same time, not yesterday with the day before it. */
  readonly sameTime?: true;
  /** More is better; absent = neither. */
  readonly good?: 'more' | 'less';
  /** Shown only where the answer leaves that one out. */
  readonly instead?: string;
  readonly to: DayTemplate;
}

export interface FiguresTile {
  readonly kind: 'figures';
  /** Has a row a day. */
  readonly of: string;
  readonly day: string;
  /** Its answer says what was until the same time of the day before. */
  readonly against?: string;
  readonly show: readonly DashboardFigure[];
}

interface ChartBase {
  readonly of: string;
  readonly title: Text;
  readonly to: DayTemplate;
}

/** Bars and lines; of several fields of a series the first that the answer has is drawn. */
export interface LinesChart extends ChartBase {
  readonly kind: 'lines';
  readonly x: Field;
  /** Today and the day before as two lines each over the hours of a day: the field that says the day. */
  readonly day?: string;
  readonly bars: readonly (readonly Field[])[];
  readonly lines: readonly (readonly Field[])[];
}

/** Parts of a whole. */
export interface RingChart extends ChartBase {
  readonly kind: 'ring';
  readonly x: Field;
  readonly part: Field;
}

/** The largest, with a bar each and a link. */
export interface Ranking extends ChartBase {
  readonly kind: 'ranking';
  readonly code?: Field;
  readonly name: Field;
  readonly amount: Field;
  readonly key: string;
  readonly row: DayTemplate;
}

export type DashboardChart = LinesChart | RingChart | Ranking;

export interface ChartsTile {
  readonly kind: 'charts';
  readonly title: Text;
  /** Days to choose from, for what says `{from}` and `{to}`. */
  readonly periods: readonly DatePreset[];
  /** Sources of its charts. */
  readonly of: readonly string[];
  /** Fetches the charts with what draws them. */
  readonly load: LoadPart<ChartsProps>;
}

/** What the charts of a dashboard are given. */
export interface ChartsProps {
  readonly screen: DashboardScreen;
  readonly choice: DashboardChoice;
}

/** What the address of a dashboard asks for. */
export interface DashboardChoice {
  /** Values of the filters by parameter; absent = all. */
  readonly values: Readonly<Record<string, string>>;
  readonly today: string;
  readonly days: DayRange;
}

/** What a hand-written part of a dashboard is given. */
export interface DashboardPart {
  /** Values of the filters by parameter; absent = all. */
  readonly values: Readonly<Record<string, string>>;
}

export interface PartTile {
  readonly kind: 'part';
  readonly name: string;
  readonly load: LoadPart<DashboardPart>;
  readonly permission?: Access;
}

export type DashboardTile = FiguresTile | ChartsTile | PartTile | { readonly kind: 'queues' | 'shortcuts' };

export interface DashboardScreen extends ScreenBase {
  readonly kind: 'dashboard';
  /** The heading, with a place for the name of the user; absent = the title. */
  readonly greeting?: Text;
  readonly filters: readonly DashboardFilter[];
  readonly sources: Readonly<Record<string, DashboardSource>>;
  readonly tiles: readonly DashboardTile[];
  /** Where `g` and a letter lead, for those whose menu has it. */
  readonly keys: Readonly<Record<string, { readonly to: string; readonly label: Text }>>;
}
