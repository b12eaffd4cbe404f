// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Inputs } from '#contract/screen.ts';
import { gameFields as f } from '#generated/api/fields/game.ts';
import {
  validateGameUpdateOnGameManageGameListCells, validateGameUpdateOnGameManageGameListOrder,
} from './validators.ts';

export type ManageGameListInputsAction = 'order' | 'edit-cells';

export const inputs: Readonly<Record<ManageGameListInputsAction, Inputs>> = {
  order: { fields: [{ name: 'sort_order', kind: 'integer', label: f.sort_order.label, required: true, min: 0, max: 999999 }], validate: validateGameUpdateOnGameManageGameListOrder },
  'edit-cells': { fields: [f.name_th, f.name_en, f.rtp_pct, f.is_hot, f.is_new, f.is_recommended, f.sort_order], validate: validateGameUpdateOnGameManageGameListCells },
};
