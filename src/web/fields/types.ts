import type { ComponentType, ReactNode } from 'react';
import type { Row } from '#contract/envelope.ts';
import type { Field, FieldKind } from '#contract/field.ts';
import type { Filter } from '#contract/filter.ts';
import type { Language } from '#contract/text.ts';

/** What a value of each kind is on the wire. Ties the faces of one kind together. */
export interface JsonValues {
  id: number | string;
  code: string;
  ref: number | string;
  string: string;
  text: string;
  html: string;
  /** Decimal string with two places. */
  money: string;
  percent: string;
  multiplier: string;
  points: number;
  integer: number;
  boolean: boolean;
  enum: string;
  /** Day in Bangkok, `2026-01-31`. */
  date: string;
  /** UTC ISO 8601. */
  datetime: string;
  /** `HH:mm` in Bangkok. */
  time: string;
  phone: string;
  account: string;
  secret: string;
  /** URL of a stored picture, or a file to upload. */
  image: string | File;
  url: string;
  email: string;
  ip: string;
  json: Readonly<Record<string, unknown>> | readonly unknown[];
  list: readonly unknown[];
  /** The wire form of each field of the shape. */
  shape: Row;
}

/** How the person wants values written. Read once per screen, handed down to every cell. */
export interface FormatContext {
  readonly language: Language;
  /** Years of the Buddhist era (CE + 543). */
  readonly buddhist: boolean;
}

/** The pure face of a kind: no React, no DOM. Also what CSV, ARIA and tests see. */
export interface FormatFace<K extends FieldKind = FieldKind> {
  readonly kind: K;
  /** The value if it is one of this kind; `undefined` for null and for hostile data. */
  readonly read: (value: unknown) => JsonValues[K] | undefined;
  /** One line (or more, for text) for people. */
  readonly text: (value: JsonValues[K], field: Field, context: FormatContext, row: Row) => string;
  readonly align: 'start' | 'end';
  /** Natural width of a column in pixels, the head included. */
  readonly width: number;
}

/** Draws a value that `read` has accepted. */
export type Draw<K extends FieldKind> = (
  value: JsonValues[K],
  field: Field,
  context: FormatContext,
  row: Row,
) => ReactNode;

/** The cell face: takes anything and never throws. Plain kinds return text or one span. */
export interface CellFace {
  readonly kind: FieldKind;
  readonly align: 'start' | 'end';
  readonly width: number;
  /** One line for a table. */
  readonly render: (value: unknown, field: Field, context: FormatContext, row: Row) => ReactNode;
  /** The whole value for a detail screen; line breaks kept. */
  readonly detail: (value: unknown, field: Field, context: FormatContext, row: Row) => ReactNode;
  /** The same as text. */
  readonly text: (value: unknown, field: Field, context: FormatContext, row: Row) => string;
}

/** An input of any kind: anything may be its value. */
export interface InnerProps extends InputFrame {
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
}

/** What surrounds the value of an input. */
export interface InputFrame {
  readonly id: string;
  readonly field: Field;
  readonly onBlur?: (() => void) | undefined;
  readonly disabled?: boolean | undefined;
  readonly readOnly?: boolean | undefined;
  readonly invalid?: boolean | undefined;
  readonly required?: boolean | undefined;
  /** Ids of the hint and of the message. */
  readonly describedBy?: string | undefined;
  /** There is room to show the choices side by side, where they are few and one must be taken. */
  readonly spread?: boolean | undefined;
  readonly context: FormatContext;
  /** The record being edited, for the texts of references and the mask of secrets. */
  readonly row?: Row | undefined;
  /** The input of a field that is inside of this one. */
  readonly inner?: ComponentType<InnerProps> | undefined;
  /** Gives other fields of the same form a value. */
  readonly fill?: ((values: Readonly<Record<string, unknown>>) => void) | undefined;
}

/**
 * Controlled input. `null` is "nothing given"; a text that is not a value yet is handed on as typed, so that it is
 * kept and complained about.
 */
export interface InputProps<V = unknown> extends InputFrame {
  readonly value: V | string | null;
  /** `text` = what a chosen reference is called. */
  readonly onChange: (value: V | string | null, text?: string) => void;
}
export type InputFace<K extends FieldKind = FieldKind> = ComponentType<InputProps<JsonValues[K]>>;

/** Values of the parameters that a filter owns, as on the wire; an absent or empty one is not set. */
export type FilterValues = Readonly<Record<string, string | undefined>>;

/** Controlled control of one filter. `onChange` gets every parameter of the filter; '' clears. */
export interface FilterProps {
  readonly id: string;
  readonly filter: Filter;
  readonly values: FilterValues;
  readonly onChange: (values: Readonly<Record<string, string>>) => void;
  readonly context: FormatContext;
  /** Moment from which date presets count. */
  readonly now?: Date;
}
export type FilterFace = ComponentType<FilterProps>;
