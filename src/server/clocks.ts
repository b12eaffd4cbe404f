import type { TimedStatus } from './jobs/status-clock.ts';
import { bannerClock } from './services/banner/banner-rules.ts';
import { promotionClock } from './services/promotion/jobs.ts';
import { pointRuleClock } from './services/shop/point-rules.ts';

/** What time alone changes, of every area. */
export const clocks: readonly TimedStatus[] = [bannerClock, promotionClock, pointRuleClock];
