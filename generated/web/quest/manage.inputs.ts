// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Inputs } from '#contract/screen.ts';
import { questFields as f } from '#generated/api/fields/quest.ts';
import { validateQuestUpdateOnQuestManageCells } from './validators.ts';

export type ManageInputsAction = 'edit-cells';
export const inputs: Readonly<Record<ManageInputsAction, Inputs>> = { 'edit-cells': { fields: [f.name, f.start_at, f.end_at], validate: validateQuestUpdateOnQuestManageCells } };
