import type { Call } from './call.ts';
import type { Condition } from './condition.ts';
import type { Row } from './envelope.ts';
import type { Field, Tone } from './field.ts';
import type { LoadPart } from './part.ts';
import type { Action, CustomScreen, Related } from './screen.ts';
import type { Text } from './text.ts';

/** A batch that goes from step to step; the address names it, and what it is says at which step it is. */
export interface WizardScreen extends Omit<CustomScreen, 'kind'> {
  readonly kind: 'wizard';
  /** Reads the batch. */
  readonly batch: Call;
  /** Field that identifies a batch, and what the call takes it by. */
  readonly key: string;
  /** Field that a batch is called by; absent = its key. */
  readonly display?: string;
  /** Fields of the batch. */
  readonly fields: readonly Field[];
  readonly steps: readonly WizardStep[];
  readonly earlier?: Related;
}

export interface WizardStep {
  readonly name: string;
  readonly title: Text;
  /** The batch is at this step while it meets this; absent = the step that begins one. */
  readonly when?: Condition;
  /** People may go back to it while the batch meets this. */
  readonly again?: Condition;
  readonly start?: Action;
  readonly file?: WizardFile;
  /** Names of fields of the batch. */
  readonly facts?: readonly string[];
  readonly notes?: readonly WizardSentence[];
  readonly match?: WizardMatch;
  readonly progress?: WizardProgress;
  readonly figures?: readonly WizardFigure[];
  readonly groups?: WizardGroups;
  readonly rows?: Related;
  readonly part?: LoadPart<WizardPart>;
  readonly mend?: { readonly call: Call; readonly row: string; readonly at: string };
  readonly failures?: { readonly call: Call; readonly when: Condition };
  readonly stops?: readonly WizardStop[];
  readonly actions: readonly Action[];
}

/** What a hand-written part of a step is given. */
export interface WizardPart {
  readonly batch: Row;
  /** What its own call made of the batch: fields that are others now. */
  readonly settle: (changed: Row) => void;
}

export interface WizardFile {
  readonly field: string;
  readonly accepts: readonly ('csv' | 'json')[];
  /** Demanded while what is filled in meets this; absent = always. */
  readonly when?: Condition;
  readonly hint?: Text;
  /** The heads of a file to begin with, each with an example. */
  readonly sample?: Readonly<Record<string, string>>;
}

export interface WizardSentence {
  readonly when?: Condition;
  readonly tone: Tone;
  /** With {field} places of the batch. */
  readonly says: Text;
}

export interface WizardStop {
  readonly when: Condition;
  /** Permission of those whom it does not stop. */
  readonly unless?: string;
  readonly says: Text;
}

/** Which column of a file is what: names are those of fields of the batch. */
export interface WizardMatch {
  readonly into: string;
  readonly heads: string;
  readonly dropped?: string;
  readonly samples?: { readonly call: Call; readonly cells: string };
  readonly fields: readonly MatchedField[];
}

export interface MatchedField {
  readonly name: string;
  readonly label: Text;
  readonly required?: true;
  /** What its cells look like. */
  readonly pattern?: string;
}

export interface WizardProgress {
  readonly done: string;
  readonly of: string;
  readonly while: Condition;
}

export interface WizardFigure {
  readonly field: string;
  readonly label?: Text;
  /** Numbers that are taken away from it. */
  readonly less?: readonly string[];
  readonly tone?: Tone;
  readonly when?: Condition;
}

export interface WizardGroups {
  /** Field of the rows, and the parameter that asks for the rows of a group. */
  readonly by: string;
  readonly items: readonly WizardGroup[];
  /** The first of these that has rows is shown first. */
  readonly first: readonly string[];
}

export interface WizardGroup {
  readonly value: string;
  readonly label: Text;
  readonly tone?: Tone;
  /** Field of the batch that counts its rows. */
  readonly count: string;
}
