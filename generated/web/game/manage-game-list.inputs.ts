// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Inputs } from '#contract/screen.ts';
import { gameFields as f } from '#generated/api/fields/game.ts';
import { validateGameUpdateOnGameManageGameListOrder } from './validators.ts';

export type ManageGameListInputsAction = 'order';

export const inputs: Readonly<Record<ManageGameListInputsAction, Inputs>> = {
  order: { fields: [{ name: 'sort_order', kind: 'integer', label: f.sort_order.label, required: true, min: 0, max: 999999 }], validate: validateGameUpdateOnGameManageGameListOrder },
};
