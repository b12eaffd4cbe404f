// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Inputs } from '#contract/screen.ts';
import { questItemFields as f } from '#generated/api/fields/quest-item.ts';
import { validateQuestItemUpdateOnQuestItemsListCells } from './validators.ts';

export type ItemsListInputsAction = 'edit-cells';
export const inputs: Readonly<Record<ItemsListInputsAction, Inputs>> = { 'edit-cells': { fields: [f.sort_order, f.name, f.target_value, f.claim_mode], validate: validateQuestItemUpdateOnQuestItemsListCells } };
