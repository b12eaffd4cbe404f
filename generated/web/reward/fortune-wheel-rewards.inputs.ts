// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Inputs } from '#contract/screen.ts';
import { eventRewardFields as f } from '#generated/api/fields/event-reward.ts';
import { validateEventRewardUpdateOnFortuneWheelRewardsCells } from './validators.ts';

export type FortuneWheelRewardsInputsAction = 'edit-cells';
export const inputs: Readonly<Record<FortuneWheelRewardsInputsAction, Inputs>> = { 'edit-cells': { fields: [f.name, f.expire_hours, f.stock_total], validate: validateEventRewardUpdateOnFortuneWheelRewardsCells } };
