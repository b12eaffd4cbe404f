import type { Access, EndpointKind } from './call.ts';
import type { Condition } from './condition.ts';
import type { Row } from './envelope.ts';
import type { Field, FieldKind } from './field.ts';
import type { Filter } from './filter.ts';
import type { Text } from './text.ts';

/** The subset of JSON Schema (draft 7) that the generator emits. */
export type JsonSchema = Readonly<Record<string, unknown>>;

/**
 * A number that the database derives whenever it is read: how many rows of another entity, or how much of a number of
 * theirs (`sum`), name this record in `field`
 * (a reference, a list of references, or a list of texts that hold this record's `by`), or how many items the record's
 * own list `field` has.
 */
export type Count =
  | {
      readonly kind: 'rows';
      readonly entity: string;
      readonly field: string;
      /** Field of this record that the others hold. */
      readonly by: string;
      /** A row whose list is empty names every record. */
      readonly emptyIsAll?: true;
      /** Number of those rows that is added up; without it they are counted. */
      readonly sum?: string;
      /** Moment of those rows: only of what is still ahead. */
      readonly until?: string;
    }
  | {
      readonly kind: 'items';
      readonly field: string;
      /** Entity whose rows are counted instead while the list is empty, which then represents all of them. */
      readonly allOf?: string;
    };

/** A value that follows from other fields of its row, or from the row before it. */
export type Derivation =
  | { readonly kind: 'above' | 'below'; readonly of: string }
  /** In Bangkok: the day of a moment, the hour (0 to 23), the minute (0 to 1439) of that day, or what clocks said (14:05). */
  | { readonly kind: 'day' | 'hour' | 'minute' | 'clock'; readonly of: string }
  /** Whole seconds from one moment to another; null where one of them is missing. */
  | { readonly kind: 'took'; readonly from: string; readonly to: string }
  /** Does the row meet this? */
  | { readonly kind: 'meets'; readonly where: Condition }
  /** The first of these choices whose condition the row meets; null where it meets none. */
  | { readonly kind: 'choose'; readonly of: readonly { readonly option: string; readonly where: Condition }[] }
  /** Rows with the same `by` follow each other by their key: each begins with the amount that the last one ended with. */
  | {
      readonly kind: 'chain';
      readonly by: readonly string[];
      readonly before: string;
      readonly change: string;
      readonly after: string;
    };

/** A column of a report: a sum of figures, or what follows from such sums. */
export type Measure =
  /** Figures with their signs: `payout`, `-turnover`. */
  | { readonly kind: 'sum'; readonly of: readonly string[] }
  /** One measure over another. A percentage is of one hundred. */
  | { readonly kind: 'ratio'; readonly of: readonly [string, string] }
  /** How many different members have more than nothing of a figure. */
  | { readonly kind: 'people'; readonly of: string }
  /** Part that a row has of the total of a measure. */
  | { readonly kind: 'share'; readonly of: string }
  /** How much more of a sum a month has than the month before, in per cent of that. */
  | { readonly kind: 'change'; readonly of: string }
  /** How much more of a sum a row has than in the period of the same length right before, in per cent of that. */
  | { readonly kind: 'trend'; readonly of: string }
  /** Place in the order of the rows, from 1. */
  | { readonly kind: 'rank' }
  /** A sum from the first day of the month up to the day of the row; none where rows are not of days alone. */
  | { readonly kind: 'running'; readonly of: string }
  /** What the fact of a row with the largest value of a column says in another, or in that one; looked up for the rows that are shown. */
  | { readonly kind: 'most'; readonly of: string; readonly tells: string }
  /**
   * What field `of` of the newest row of `entity` with the row's keys says at the end of the row's day, or of the last day of
   * the report; looked up for the rows that are shown. `at` is the moment of such a row, `where` what it must be.
   */
  | {
      readonly kind: 'closing';
      readonly of: string;
      readonly entity: string;
      readonly at: string;
      readonly where: Condition;
    };

/** Whether the measure exists only for displayed rows: there is no total and no sorting by it. */
export function isShownAlone({ kind }: Measure): boolean {
  return kind !== 'sum' && kind !== 'ratio' && kind !== 'people' && kind !== 'share';
}

/** Rows that are sums of the rows of other entities; the database keeps them so. */
export interface Rollup {
  readonly of: readonly string[];
  /** Own columns that distinguish the rows. */
  readonly by: readonly string[];
  /** Own column → figure: how many of the added rows have more than nothing of it. */
  readonly people: Readonly<Record<string, string>>;
  /** Own column → figure: on which days of the year there was more than nothing of it, a bit each; it adds nothing up. */
  readonly days?: Readonly<Record<string, string>>;
  /** Columns that are the largest of what is added up. */
  readonly most?: readonly string[];
}

/** The parts of a report, and what its rows may represent. */
export interface Figures {
  readonly of: readonly string[];
  /** Fields that distinguish the rows, by the value of `group_by`; the first is the default. */
  readonly groups: Readonly<Record<string, readonly string[]>>;
  /** Groups whose rows are grouped again by one of their fields, each group below a line with its sum. */
  readonly within?: Readonly<Record<string, string>>;
}

/** Which rows of another entity make a figure: `field` of those that meet a condition. */
export interface FigureSource {
  readonly entity: string;
  readonly field: string;
  readonly where: Condition;
}

/**
 * How one field of an entity is stored.
 * `column` = a column of the entity's table; `through` = read by following a reference
 * (`{ ref: 'member_id', field: 'username' }`, at most two steps); `count` and `derived` = made when it is read; none of them =
 * computed by hand-written code.
 */
export interface StoredField extends Field {
  readonly column?: string;
  readonly through?: { readonly ref: string; readonly field: string };
  readonly count?: Count;
  readonly derived?: Derivation;
  /** How the figure over all rows comes about where it is no sum. */
  readonly over?: 'p95' | 'average';
  /** How a report makes the value of figures. */
  readonly measure?: Measure;
  /** Added up by rollups. */
  readonly figure?: true | FigureSource;
  /** Entity that a `ref` points at. */
  readonly target?: string;
  readonly unique?: true;
  /** May be given on creation but never changed. */
  readonly immutable?: true;
}

/** A life-cycle: which move leads from which statuses to which. */
export interface Move {
  readonly name: string;
  readonly from: readonly string[];
  /** Empty = the status stays. More than one = the outcome decides. */
  readonly to: readonly string[];
  /** Made by the system alone; no call may ask for it. */
  readonly system?: true;
}

export interface Lifecycle {
  readonly field: string;
  readonly initial: string;
  readonly moves: Readonly<Record<string, Move>>;
}

/** Fields of a row that name the record and entity it is about, and who acted. */
export interface About {
  /** Name of the entity. */
  readonly entity: string;
  /** Key of the record, as text. */
  readonly key: string;
  /** List of keys, if it is about several. */
  readonly keys?: string;
  /** Reference to the user who acted; 0 is the system. */
  readonly by: string;
}

/** An entity as the server knows it. */
/** `Stored` is a row of its table, in database form; an `Entity` without it is any entity. */
export interface Entity<Stored = Row> {
  /** For the compiler alone: never there. */
  readonly stored?: Stored;
  readonly name: string;
  readonly area: string;
  readonly table: string;
  /** Field that identifies a record for other entities and calls. */
  readonly key: string;
  /** Field that represents a record in references. */
  readonly display: string;
  readonly fields: Readonly<Record<string, StoredField>>;
  /** Columns searched by `q`: fields of the entity, own or through a reference. */
  readonly search: readonly string[];
  /**
   * Whose staff may see a row: a field with the agent, with a list of agents (an empty one is everybody's), or a
   * reference to a record that says it. The first that is filled decides; absent = everyone with the permission.
   */
  readonly scope?: readonly string[];
  /** Its rows are about other records: users who see only some agents see those about records and users of theirs. */
  readonly about?: About;
  /** Field that holds the gateway of a row; where that gateway is off, the row does not exist. */
  readonly gateway?: string;
  /** Reference to the person whose row it is: but for the system it exists for nobody else. */
  readonly person?: string;
  /** Values that every row of this entity has (one table, several entities): { gateway: 'vizpay' }. */
  readonly where?: Readonly<Record<string, string>>;
  /** Has id, created_at, created_by, updated_at, updated_by, version. */
  readonly managed?: true;
  readonly lifecycle?: Lifecycle;
  readonly rollup?: Rollup;
}

/** One call as the server knows it. */
/** What a record must be for a call: where it is not, the call is refused with 409 and the message. */
export interface Guard {
  readonly when: Condition;
  readonly message: Text;
}

export interface Endpoint {
  readonly id: string;
  readonly area: string;
  readonly kind: EndpointKind;
  readonly method: 'GET' | 'POST';
  readonly path: string;
  /** Fixed query parameters that distinguish this call from others at the same path: { segment: 'affiliate' }. */
  readonly variant?: Readonly<Record<string, string>>;
  readonly permission: Access;
  readonly money?: true;
  readonly multipart?: true;
  /** `data`: uploaded files are not pictures and are not kept; the handler reads their bytes. */
  readonly files?: 'data';
  /** Of a claim: permission to take a record over from whoever has it; absent = nobody may. */
  readonly over?: string;
  readonly optOut?: readonly number[];
  readonly extension?: true;
  /** Reading it leaves a row in the audit log. */
  readonly audited?: true;
  /** Deployment switch: the call exists only where this gateway is on. */
  readonly gateway?: string;
  readonly entity?: string;
  /** Query string of a GET. Values are coerced. */
  readonly query?: JsonSchema;
  /** Body of a POST. Never coerced, unknown keys refused. */
  readonly body?: JsonSchema;
  /** Fields of the entity in the reply, in order. */
  readonly fields?: readonly string[];
  readonly filters?: readonly Filter[];
  /** What every row is, whatever the filters say: { status: ['pending'] }. */
  readonly where?: Condition;
  /** Fields that may be sorted by. */
  readonly sortable?: readonly string[];
  /** Default sort in wire form. */
  readonly sort?: string;
  readonly limit?: number;
  /** Fields summed over all filtered rows; of a reference, how many different records there are. */
  readonly totals?: readonly string[];
  /** Reference to the row above, whose numbers contain those of the rows below it: only the topmost are summed. */
  readonly under?: string;
  /** Rows are counted up to here; a longer list says that there are more. */
  readonly countTo?: number;
  /** Filter whose values are counted for tabs. */
  readonly facet?: string;
  /** Filters by whose choices the rows can be grouped (`group_by`): fields of the rows that each hold one of them. */
  readonly groups?: readonly string[];
  /** Permission to add `export=xlsx` or `export=csv`. */
  readonly export?: string;
  /** Query or body key that identifies the record: `id`, `user_id` … */
  readonly key?: string;
  /** Moves of the entity's life-cycle, the first whose `from` holds the record's status is made. */
  readonly moves?: readonly string[];
  /** Makes a report of facts without hand-written code. */
  readonly figures?: Figures;
  /** What the record must be: all of it, checked under its lock. Kinds update, remove and move. */
  readonly guards?: readonly Guard[];
  /** It has a verdict: nothing is done that its decision refuses. */
  readonly decides?: true;
  /** It answers the verdict on this call. */
  readonly verdictOf?: string;
  /** Hand-written function (kinds service and report), or the effect of a generic write, by name. */
  readonly handler?: string;
}

/** Codec name by kind, for tables that must be complete. */
export type ByKind<T> = Readonly<Record<FieldKind, T>>;

/** Does the database know the value? Everything else is computed by hand-written code. */
export function isRead(field: StoredField): boolean {
  return (
    field.column !== undefined ||
    field.through !== undefined ||
    field.count !== undefined ||
    field.derived !== undefined
  );
}
