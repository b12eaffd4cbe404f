// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Inputs } from '#contract/screen.ts';
import { payoneXAccountFields as f } from '#generated/api/fields/payone-x-account.ts';
import { validatePayonexUpdateOnPayonexAccountManageCells } from './validators.ts';

export type AccountManageInputsAction = 'edit-cells';
export const inputs: Readonly<Record<AccountManageInputsAction, Inputs>> = { 'edit-cells': { fields: [f.name], validate: validatePayonexUpdateOnPayonexAccountManageCells } };
