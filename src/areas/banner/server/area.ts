import { defineArea } from '#server/areas/define-area.ts';
import { bannerSchedule } from './banner-rules.ts';
import { bannerEffects } from './effects.ts';

export const area = defineArea('banner', () => ({ effects: bannerEffects, schedules: [bannerSchedule] }));
