import { accountTraits } from './account.ts';
import { booleanTraits } from './boolean.ts';
import { codeTraits } from './code.ts';
import { dateTraits } from './date.ts';
import { datetimeTraits } from './datetime.ts';
import { emailTraits } from './email.ts';
import { enumTraits } from './enum.ts';
import { htmlTraits } from './html.ts';
import { idTraits } from './id.ts';
import { imageTraits } from './image.ts';
import { integerTraits } from './integer.ts';
import { ipTraits } from './ip.ts';
import { jsonTraits } from './json.ts';
import { listTraits } from './list.ts';
import { moneyTraits } from './money.ts';
import { multiplierTraits } from './multiplier.ts';
import { percentTraits } from './percent.ts';
import { phoneTraits } from './phone.ts';
import { pointsTraits } from './points.ts';
import { refTraits } from './ref.ts';
import { secretTraits } from './secret.ts';
import { shapeTraits } from './shape.ts';
import { stringTraits } from './string.ts';
import { textTraits } from './text.ts';
import { timeTraits } from './time.ts';
import type { KindTraits } from './traits.ts';
import { urlTraits } from './url.ts';

/**
 * Every kind of value the product knows, in the order in which the manifest's schema offers them: the one list of them.
 * `FieldKind` is made of its keys, so that every other table of kinds fails to compile where one is missing; everything
 * else asks for a trait.
 */
export const kinds = {
  id: idTraits,
  code: codeTraits,
  ref: refTraits,
  string: stringTraits,
  text: textTraits,
  html: htmlTraits,
  money: moneyTraits,
  percent: percentTraits,
  multiplier: multiplierTraits,
  points: pointsTraits,
  integer: integerTraits,
  boolean: booleanTraits,
  enum: enumTraits,
  date: dateTraits,
  datetime: datetimeTraits,
  time: timeTraits,
  phone: phoneTraits,
  account: accountTraits,
  secret: secretTraits,
  image: imageTraits,
  url: urlTraits,
  email: emailTraits,
  ip: ipTraits,
  json: jsonTraits,
  list: listTraits,
  shape: shapeTraits,
} satisfies Readonly<Record<string, KindTraits>>;
