import type { FieldKind } from '../field.ts';
import { accountData } from './account.ts';
import { booleanData } from './boolean.ts';
import { codeData } from './code.ts';
import { dateData } from './date.ts';
import { datetimeData } from './datetime.ts';
import { emailData } from './email.ts';
import { enumData } from './enum.ts';
import { htmlData } from './html.ts';
import { idData } from './id.ts';
import { imageData } from './image.ts';
import { integerData } from './integer.ts';
import { ipData } from './ip.ts';
import { jsonData } from './json.ts';
import { listData } from './list.ts';
import { moneyData } from './money.ts';
import { multiplierData } from './multiplier.ts';
import { percentData } from './percent.ts';
import { phoneData } from './phone.ts';
import { pointsData } from './points.ts';
import { refData } from './ref.ts';
import { secretData } from './secret.ts';
import { shapeData } from './shape.ts';
import { stringData } from './string.ts';
import { textData } from './text.ts';
import { timeData } from './time.ts';
import type { DataTraits } from './traits.ts';
import { urlData } from './url.ts';

/** The traits that only the server and the generator need. Separate from `kinds`, so that no browser bundle contains them. */
export const kindData: Readonly<Record<FieldKind, DataTraits>> = {
  id: idData,
  code: codeData,
  ref: refData,
  string: stringData,
  text: textData,
  html: htmlData,
  money: moneyData,
  percent: percentData,
  multiplier: multiplierData,
  points: pointsData,
  integer: integerData,
  boolean: booleanData,
  enum: enumData,
  date: dateData,
  datetime: datetimeData,
  time: timeData,
  phone: phoneData,
  account: accountData,
  secret: secretData,
  image: imageData,
  url: urlData,
  email: emailData,
  ip: ipData,
  json: jsonData,
  list: listData,
  shape: shapeData,
};
