// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Inputs } from '#contract/screen.ts';
import { providerFields as f } from '#generated/api/fields/provider.ts';
import { validateProviderUpdateOnGameProvidersCells } from './validators.ts';

export type ProvidersInputsAction = 'edit-cells';
export const inputs: Readonly<Record<ProvidersInputsAction, Inputs>> = { 'edit-cells': { fields: [f.name, f.sort_order], validate: validateProviderUpdateOnGameProvidersCells } };
