// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Field } from '#contract/field.ts';
import { cashbackLogFields, type CashbackLogFieldName } from '#generated/api/fields/cashback-log.ts';

export type CashbackWinlossFieldName = CashbackLogFieldName;
export const cashbackWinlossFields: Readonly<Record<CashbackWinlossFieldName, Field>> = cashbackLogFields;
