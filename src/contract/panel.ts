import type { Call } from './call.ts';
import type { Condition } from './condition.ts';
import type { Field, Option, Tone } from './field.ts';
import type { Filter } from './filter.ts';
import type { LoadPart } from './part.ts';
import type { LinkTemplate } from './screen.ts';
import type { Text } from './text.ts';

/** A field of a panel. */
export interface PanelField extends Field {
  /** Where the value leads … */
  readonly link?: LinkTemplate;
  /** … for people who may go there. */
  readonly permission?: string;
  /** It has a line of its own. */
  readonly wide?: true;
}

/** What happened when: without a field a line at the end. */
export interface Moment {
  readonly field?: Field;
  /** With `{field}` places. */
  readonly label: Text;
  readonly when?: Condition;
}

interface SectionBase {
  readonly title?: Text;
  /** Shown while the record meets this. */
  readonly when?: Condition;
}

export interface FieldsSection extends SectionBase {
  readonly fields: readonly PanelField[];
  /** Folded away until somebody opens it. */
  readonly fold?: true;
  /** Gives these fields unmasked, asked where a person wants to see them. */
  readonly reveal?: Call;
}

export interface MomentsSection extends SectionBase {
  readonly moments: readonly Moment[];
}

export interface TimelineSection extends SectionBase {
  /** The field that holds the history. */
  readonly timeline: string;
  /** What its statuses are called. */
  readonly options?: readonly Option[];
}

export interface NoteSection extends SectionBase {
  /** With `{field}` places; nothing is shown while one is empty. */
  readonly note: Text;
  readonly tone?: Tone;
}

export interface PartSection extends SectionBase {
  /** It is given the record, and what the runtime says of its list. */
  readonly part: LoadPart<object>;
}

export type Section = FieldsSection | MomentsSection | TimelineSection | NoteSection | PartSection;

/** The number that a record is about. */
export interface PanelFigure {
  readonly field: Field;
  readonly label?: Text;
  readonly note?: Text;
}

/** Opening the record takes it into hand. */
export interface PanelClaim {
  /** Takes it, and renews that; 423 with the holder's name while somebody else has it. */
  readonly take: Call;
  readonly release: Call;
  /** Records that are taken; absent = all. */
  readonly when?: Condition;
}

/** What a row of a list opens: all about one record. */
export interface Panel {
  /** With `{field}` places; absent = details of its name. */
  readonly title?: Text;
  /** What names the record. */
  readonly name: Field;
  readonly chips: readonly Field[];
  readonly figure?: PanelFigure;
  /** Reads all of the record; absent = the row says it. */
  readonly record?: Call;
  /** Milliseconds between two readings. */
  readonly refresh?: number;
  readonly claim?: PanelClaim;
  readonly sections: readonly Section[];
  /** The fields that sentences have places for. */
  readonly places: readonly Field[];
  /** Paths of the icons of actions, by name. */
  readonly icons: Readonly<Record<string, string>>;
}

/** What addresses of a list mean, and what its rows open. */
export interface Board {
  readonly panel?: {
    /** Absent where a hand-written page draws it. */
    readonly load?: () => Promise<Panel>;
    /** Columns that stay while it is open next to the list; absent = it opens over the list. */
    readonly beside?: readonly string[];
    /** The rows of which one is opened when the one before is decided. */
    readonly next?: Condition;
  };
  /** Filter that names one record. */
  readonly alone?: string;
  /** What an address means in full, by `around` and `start`, or undefined where it is complete: lists without these do without it. */
  readonly complete?: (
    screen: Pick<Board, 'around' | 'start'> & { readonly filters: readonly Filter[] },
    search: string,
  ) => string | undefined;
  /** Filter of days that a link which searches sets. */
  readonly around?: string;
  /** Parameters of an address that says nothing. */
  readonly start?: Readonly<Record<string, string>>;
}
