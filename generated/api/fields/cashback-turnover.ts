// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Field } from '#contract/field.ts';
import { cashbackLogFields, type CashbackLogFieldName } from '#generated/api/fields/cashback-log.ts';

export type CashbackTurnoverFieldName = CashbackLogFieldName;
export const cashbackTurnoverFields: Readonly<Record<CashbackTurnoverFieldName, Field>> = cashbackLogFields;
