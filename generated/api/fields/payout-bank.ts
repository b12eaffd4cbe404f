// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Field } from '#contract/field.ts';
import { bankFields, type BankFieldName } from '#generated/api/fields/bank.ts';

export type PayoutBankFieldName = BankFieldName;
export const payoutBankFields: Readonly<Record<PayoutBankFieldName, Field>> = bankFields;
