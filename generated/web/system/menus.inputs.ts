// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Inputs } from '#contract/screen.ts';
import { menuFields as f } from '#generated/api/fields/menu.ts';
import { validateMenuUpdateOnSystemMenusCells } from './validators.ts';

export type MenusInputsAction = 'edit-cells';
export const inputs: Readonly<Record<MenusInputsAction, Inputs>> = { 'edit-cells': { fields: [f.label, f.label_en], validate: validateMenuUpdateOnSystemMenusCells } };
