// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Inputs } from '#contract/screen.ts';
import { wheelConfigFields as f } from '#generated/api/fields/wheel-config.ts';
import { validateWheelUpdateOnFortuneWheelManageCells } from './validators.ts';

export type FortuneWheelManageInputsAction = 'edit-cells';
export const inputs: Readonly<Record<FortuneWheelManageInputsAction, Inputs>> = { 'edit-cells': { fields: [f.name, f.max_spins_per_day, f.budget_per_day, f.start_at, f.end_at], validate: validateWheelUpdateOnFortuneWheelManageCells } };
