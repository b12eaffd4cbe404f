import { bannerClock } from '#areas/banner/server/banner-rules.ts';
import { promotionClock } from '#areas/promotion/server/jobs.ts';
import { pointRuleClock } from '#areas/shop/server/point-rules.ts';
import type { TimedStatus } from './jobs/status-clock.ts';

/** What time alone changes, of every area. */
export const clocks: readonly TimedStatus[] = [bannerClock, promotionClock, pointRuleClock];
