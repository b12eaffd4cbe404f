// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Option } from '#contract/field.ts';

export type GamePlatform = 'mobile' | 'desktop';
export const gamePlatformOptions: readonly Option[] = [{ value: 'mobile', label: { th: 'มือถือ', en: 'Mobile' } }, { value: 'desktop', label: { th: 'คอมพิวเตอร์', en: 'Desktop' } }];
