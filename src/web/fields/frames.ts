import type { FieldKind } from '#contract/field.ts';

/** What detail and form screens put around a value. Lists do without, so no face that they load has it. */
interface Frame {
  /** People carry it elsewhere, and its cell has no copy mark of its own. */
  readonly copied?: true;
  /** Needs the whole line of a detail screen. */
  readonly wide?: true;
  /** Pixels of its input; absent = those of a line. */
  readonly inputHeight?: number;
}

export const frames: Readonly<Record<FieldKind, Frame>> = {
  id: { copied: true },
  code: {},
  ref: {},
  string: {},
  text: { wide: true, inputHeight: 82 },
  html: { wide: true, inputHeight: 150 },
  money: {},
  percent: {},
  multiplier: {},
  points: {},
  integer: {},
  boolean: {},
  enum: {},
  date: {},
  datetime: {},
  time: {},
  phone: { copied: true },
  account: {},
  secret: {},
  image: { inputHeight: 84 },
  url: { copied: true },
  email: { copied: true },
  ip: { copied: true },
  json: { wide: true, inputHeight: 150 },
  list: {},
  shape: { wide: true },
};
