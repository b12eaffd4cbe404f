// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Field } from '#contract/field.ts';
import { bankRefFields, type BankRefFieldName } from '#generated/api/fields/bank-ref.ts';

export type HengPayBankFieldName = BankRefFieldName;
export const hengPayBankFields: Readonly<Record<HengPayBankFieldName, Field>> = bankRefFields;
