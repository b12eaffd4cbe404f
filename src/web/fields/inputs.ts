import type { FieldKind } from '#contract/field.ts';
import { AccountInput } from './account/input.tsx';
import { BooleanInput } from './boolean/input.tsx';
import { CodeInput } from './code/input.tsx';
import { DateInput } from './date/input.tsx';
import { DatetimeInput } from './datetime/input.tsx';
import { EmailInput } from './email/input.tsx';
import { EnumInput } from './enum/input.tsx';
import { HtmlInput } from './html/input.tsx';
import { IdInput } from './id/input.tsx';
import { ImageInput } from './image/input.tsx';
import { WholeInput } from './integer/input.tsx';
import { IpInput } from './ip/input.tsx';
import { JsonInput } from './json/input.tsx';
import { ListInput } from './list/input.tsx';
import { MoneyInput } from './money/input.tsx';
import { MultiplierInput } from './multiplier/input.tsx';
import { PercentInput } from './percent/input.tsx';
import { PhoneInput } from './phone/input.tsx';
import { PointsInput } from './points/input.tsx';
import { RefInput } from './ref/input.tsx';
import { SecretInput } from './secret/input.tsx';
import { ShapeInput } from './shape/input.tsx';
import { StringInput } from './string/input.tsx';
import { TextInput } from './text/input.tsx';
import { TimeInput } from './time/input.tsx';
import type { InputFace } from './types.ts';
import { UrlInput } from './url/input.tsx';

/**
 * The input of every kind. One chunk that forms and dialogs load on demand; the calendar inside is fetched
 * when it is first opened.
 */
export const inputs: { readonly [K in FieldKind]: InputFace<K> } = {
  id: IdInput,
  code: CodeInput,
  ref: RefInput,
  string: StringInput,
  text: TextInput,
  html: HtmlInput,
  money: MoneyInput,
  percent: PercentInput,
  multiplier: MultiplierInput,
  points: PointsInput,
  integer: WholeInput,
  boolean: BooleanInput,
  enum: EnumInput,
  date: DateInput,
  datetime: DatetimeInput,
  time: TimeInput,
  phone: PhoneInput,
  account: AccountInput,
  secret: SecretInput,
  image: ImageInput,
  url: UrlInput,
  email: EmailInput,
  ip: IpInput,
  json: JsonInput,
  list: ListInput,
  shape: ShapeInput,
};
