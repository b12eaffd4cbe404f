import type { ReactNode } from 'react';
import type { Row } from '#contract/envelope.ts';
import { type Field, type FieldKind, shownOf } from '#contract/field.ts';
import { accountCell } from './account/cell.tsx';
import { booleanCell } from './boolean/cell.tsx';
import { codeCell } from './code/cell.tsx';
import { dateCell } from './date/cell.tsx';
import { datetimeCell } from './datetime/cell.tsx';
import { emailCell } from './email/cell.tsx';
import { enumCell } from './enum/cell.tsx';
import { htmlCell } from './html/cell.tsx';
import { idCell } from './id/cell.tsx';
import { imageCell } from './image/cell.tsx';
import { integerCell } from './integer/cell.tsx';
import { ipCell } from './ip/cell.tsx';
import { jsonCell } from './json/cell.tsx';
import { listCell } from './list/cell.tsx';
import { moneyCell } from './money/cell.tsx';
import { multiplierCell } from './multiplier/cell.tsx';
import { percentCell } from './percent/cell.tsx';
import { phoneCell } from './phone/cell.tsx';
import { pointsCell } from './points/cell.tsx';
import { refCell } from './ref/cell.tsx';
import { secretCell } from './secret/cell.tsx';
import { shapeCell } from './shape/cell.tsx';
import { stringCell } from './string/cell.tsx';
import { textCell } from './text/cell.tsx';
import { timeCell } from './time/cell.tsx';
import type { CellFace, FormatContext } from './types.ts';
import { urlCell } from './url/cell.tsx';

/** The cell of every kind: eager and light, for tables and detail screens. */
export const cells: Readonly<Record<FieldKind, CellFace>> = {
  id: idCell,
  code: codeCell,
  ref: refCell,
  string: stringCell,
  text: textCell,
  html: htmlCell,
  money: moneyCell,
  percent: percentCell,
  multiplier: multiplierCell,
  points: pointsCell,
  integer: integerCell,
  boolean: booleanCell,
  enum: enumCell,
  date: dateCell,
  datetime: datetimeCell,
  time: timeCell,
  phone: phoneCell,
  account: accountCell,
  secret: secretCell,
  image: imageCell,
  url: urlCell,
  email: emailCell,
  ip: ipCell,
  json: jsonCell,
  list: listCell,
  shape: shapeCell,
};

/** One field of a row as a table cell. Call it, do not mount it: plain kinds are a text node and no component. */
export function renderCell(field: Field, row: Row, context: FormatContext): ReactNode {
  return cells[field.kind].render(shownOf(field, row, context.language), field, context, row);
}

/** One field of a row as the text of its cell. */
export function cellText(field: Field, row: Row, context: FormatContext): string {
  return cells[field.kind].text(shownOf(field, row, context.language), field, context, row);
}

/** One field of a row as a detail screen shows it: whole, line breaks kept. */
export function renderDetail(field: Field, row: Row, context: FormatContext): ReactNode {
  return cells[field.kind].detail(shownOf(field, row, context.language), field, context, row);
}
