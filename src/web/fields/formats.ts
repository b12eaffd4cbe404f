import type { Row } from '#contract/envelope.ts';
import { type Field, type FieldKind, shownOf } from '#contract/field.ts';
import { kinds } from '#contract/kinds/index.ts';
import { accountFormat } from './account/format.ts';
import { booleanFormat } from './boolean/format.ts';
import { codeFormat } from './code/format.ts';
import { dateFormat } from './date/format.ts';
import { datetimeFormat } from './datetime/format.ts';
import { emailFormat } from './email/format.ts';
import { enumFormat } from './enum/format.ts';
import { htmlFormat } from './html/format.ts';
import { idFormat } from './id/format.ts';
import { imageFormat } from './image/format.ts';
import { integerFormat } from './integer/format.ts';
import { ipFormat } from './ip/format.ts';
import { jsonFormat } from './json/format.ts';
import { listFormat } from './list/format.ts';
import { moneyFormat } from './money/format.ts';
import { multiplierFormat } from './multiplier/format.ts';
import { cut, rawText } from './parts/visible-text.ts';
import { percentFormat } from './percent/format.ts';
import { phoneFormat } from './phone/format.ts';
import { pointsFormat } from './points/format.ts';
import { refFormat } from './ref/format.ts';
import { secretFormat } from './secret/format.ts';
import { shapeFormat } from './shape/format.ts';
import { stringFormat } from './string/format.ts';
import { textFormat } from './text/format.ts';
import { timeFormat } from './time/format.ts';
import type { FormatContext, FormatFace } from './types.ts';
import { urlFormat } from './url/format.ts';

const noRow: Row = {};

/** The pure face of every kind. */
export const formats: { readonly [K in FieldKind]: FormatFace<K> } = {
  id: idFormat,
  code: codeFormat,
  ref: refFormat,
  string: stringFormat,
  text: textFormat,
  html: htmlFormat,
  money: moneyFormat,
  percent: percentFormat,
  multiplier: multiplierFormat,
  points: pointsFormat,
  integer: integerFormat,
  boolean: booleanFormat,
  enum: enumFormat,
  date: dateFormat,
  datetime: datetimeFormat,
  time: timeFormat,
  phone: phoneFormat,
  account: accountFormat,
  secret: secretFormat,
  image: imageFormat,
  url: urlFormat,
  email: emailFormat,
  ip: ipFormat,
  json: jsonFormat,
  list: listFormat((value, field, context) => formatValue(field, value, context)),
  shape: shapeFormat,
};

/** Is there anything to show? Null, undefined and empty text are nothing. */
export function isNothing(value: unknown): boolean {
  return value === null || value === undefined || value === '';
}

/** Anything as text for people: `–` for nothing, the bare value for data of the wrong shape. */
export function formatValue(field: Field, value: unknown, context: FormatContext, row: Row = noRow): string {
  return textWith(formats, field.kind, value, field, context, row);
}

/** The text of one field of a row. */
export function formatField(field: Field, row: Row, context: FormatContext): string {
  return formatValue(field, shownOf(field, row, context.language), context, row);
}

/** Data that is not of its kind: a secret stays hidden, the rest is shown raw and short. */
export function textOfInvalid(kind: FieldKind, value: unknown): string {
  return kinds[kind].secret ? '••••' : cut(rawText(value), 2000);
}

function textWith<K extends FieldKind>(
  faces: { readonly [F in FieldKind]: FormatFace<F> },
  kind: K,
  value: unknown,
  field: Field,
  context: FormatContext,
  row: Row,
): string {
  if (isNothing(value)) return '–';
  const face: FormatFace<K> = faces[kind];
  const parsed = face.read(value);
  return parsed === undefined ? textOfInvalid(kind, value) : face.text(parsed, field, context, row);
}
