// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Inputs } from '#contract/screen.ts';
import { bankFields as f } from '#generated/api/fields/bank.ts';
import { validateBankUpdateOnFinanceManageBanksCells } from './validators.ts';

export type ManageBanksInputsAction = 'edit-cells';
export const inputs: Readonly<Record<ManageBanksInputsAction, Inputs>> = { 'edit-cells': { fields: [f.nickname, f.daily_in_limit, f.daily_out_limit, f.show_to_member, f.note], validate: validateBankUpdateOnFinanceManageBanksCells } };
