// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Inputs } from '#contract/screen.ts';
import { bannerFields as f } from '#generated/api/fields/banner.ts';
import { validateBannerUpdateOnBannerOrderCells } from './validators.ts';

export type IndexOrderInputsAction = 'edit-cells';
export const inputs: Readonly<Record<IndexOrderInputsAction, Inputs>> = { 'edit-cells': { fields: [f.title], validate: validateBannerUpdateOnBannerOrderCells } };
