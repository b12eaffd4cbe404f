// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Inputs } from '#contract/screen.ts';
import { pointRuleFields as f } from '#generated/api/fields/point-rule.ts';
import { validateShopDepositUpdateOnShopDepositManageCells } from './validators.ts';

export type DepositManageInputsAction = 'edit-cells';
export const inputs: Readonly<Record<DepositManageInputsAction, Inputs>> = { 'edit-cells': { fields: [f.name, f.start_at, f.end_at], validate: validateShopDepositUpdateOnShopDepositManageCells } };
