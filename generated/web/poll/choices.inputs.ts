// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Inputs } from '#contract/screen.ts';
import { pollChoiceFields as f } from '#generated/api/fields/poll-choice.ts';
import { validateChoicesUpdateOnPollChoicesCells } from './validators.ts';

export type ChoicesInputsAction = 'edit-cells';
export const inputs: Readonly<Record<ChoicesInputsAction, Inputs>> = { 'edit-cells': { fields: [f.name, f.category, f.external_ref], validate: validateChoicesUpdateOnPollChoicesCells } };
