import { defineArea } from '#server/areas/define-area.ts';
import { bannerClock } from './banner-rules.ts';
import { bannerEffects } from './effects.ts';

export const area = defineArea('banner', () => ({ effects: bannerEffects, schedules: [bannerClock] }));
