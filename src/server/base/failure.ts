import type { Conflict, Failure } from '#contract/envelope.ts';
import { type ProblemCode, problemStatus, problemText } from '#contract/problem.ts';
import type { Language, Text } from '#contract/text.ts';
import { asIs } from './text-catalogue.ts';
import { baseTexts } from './texts.ts';

/** Texts by the name of a field. */
export type FieldTexts = Readonly<Record<string, Text>>;

/** A text, or words that a column keeps or somebody else has written. */
export type Words = Text | string;
type FieldWords = Readonly<Record<string, Words>>;

const textOf = (words: Words): Text => (typeof words === 'string' ? asIs(words) : words);

/**
 * A failure on its way to the envelope. Throw it anywhere in a handler; the transaction around it rolls back. It is put
 * into words when the reply is written; its `message` is Thai, as it is in records of what happened.
 */
export class FailureError extends Error {
  readonly code: ProblemCode;
  readonly status: number;
  readonly text: Text;
  readonly fields: FieldTexts | undefined;
  readonly conflict: Conflict | undefined;
  /** It describes a state and not an attempt: the audit log leaves it out. */
  readonly isNoEvent: boolean;
  /** Seconds, for the Retry-After header. */
  readonly retryAfter: number | undefined;

  constructor(
    code: ProblemCode,
    detail: {
      readonly message?: Words;
      readonly fields?: FieldWords;
      readonly conflict?: Conflict;
      readonly retryAfter?: number;
      readonly isNoEvent?: true;
    } = {},
  ) {
    const text = detail.message === undefined ? problemText(code) : textOf(detail.message);
    super(text.th);
    this.name = 'FailureError';
    this.code = code;
    this.status = problemStatus(code);
    this.text = text;
    this.fields =
      detail.fields && Object.fromEntries(Object.entries(detail.fields).map(([name, words]) => [name, textOf(words)]));
    this.conflict = detail.conflict;
    this.retryAfter = detail.retryAfter;
    this.isNoEvent = detail.isNoEvent === true;
  }

  /** What is sent to somebody who reads this language. */
  bodyIn(language: Language): Failure {
    return {
      error: this.code,
      message: this.text[language],
      ...(this.fields ? { fields: inLanguage(this.fields, language) } : {}),
      ...(this.conflict ? { conflict: this.conflict } : {}),
    };
  }
}

function inLanguage(fields: FieldTexts, language: Language): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(fields).map(([name, text]) => [name, text[language]]));
}

/** 422: `{ amount: financeTexts.mustBeMoreThanNothing }`. */
export function invalid(fields: FieldWords, message?: Words): FailureError {
  return new FailureError(422, message === undefined ? { fields } : { fields, message });
}

/** 422 for a parameter whose value is none of those that it may have. */
export function wrongValue(param: string, value: string): FailureError {
  return invalid({ [param]: baseTexts.wrongValue({ value: value.slice(0, 40) }) });
}

/** 409 with who did what in between. */
export function conflicted(conflict?: Conflict, message?: Words): FailureError {
  return new FailureError(409, { ...(conflict ? { conflict } : {}), ...(message === undefined ? {} : { message }) });
}

/** 423: somebody else holds the row. */
export function lockedBy(conflict: Conflict, how: { readonly isNoEvent?: true } = {}): FailureError {
  return new FailureError(423, { conflict, message: baseTexts.heldBy({ name: conflict.by }), ...how });
}

/** 403. */
export function forbidden(message?: Words): FailureError {
  return new FailureError(403, message === undefined ? {} : { message });
}

/** HTTP 200 with `error: 404`: the record does not exist, or not for this person. */
export function missing(message?: Words): FailureError {
  return new FailureError(404, message === undefined ? {} : { message });
}
