// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Field } from '#contract/field.ts';
import { type UserFieldName, userFields } from '#generated/api/fields/user.ts';

export type WithdrawOfficerFieldName = UserFieldName;
export const withdrawOfficerFields: Readonly<Record<WithdrawOfficerFieldName, Field>> = userFields;
