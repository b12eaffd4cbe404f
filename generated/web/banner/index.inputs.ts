// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Inputs } from '#contract/screen.ts';
import { bannerFields as f } from '#generated/api/fields/banner.ts';
import { validateBannerUpdateOnBannerCells } from './validators.ts';

export type IndexInputsAction = 'edit-cells';
export const inputs: Readonly<Record<IndexInputsAction, Inputs>> = { 'edit-cells': { fields: [f.title, f.audience, f.start_at, f.end_at, f.sort_order], validate: validateBannerUpdateOnBannerCells } };
