// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Field } from '#contract/field.ts';
import { bankRefFields, type BankRefFieldName } from '#generated/api/fields/bank-ref.ts';

export type DirePayBankFieldName = BankRefFieldName;
export const direPayBankFields: Readonly<Record<DirePayBankFieldName, Field>> = bankRefFields;
