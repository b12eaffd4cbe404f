// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Titles } from '#contract/route.ts';

/** What the manual says of the pages, by their paths, in parts. */
export const loadManual: readonly (() => Promise<{ readonly manual: Titles }>)[] = [
  () => import('./agent.ts'),
  () => import('./auth.ts'),
  () => import('./banner.ts'),
  () => import('./cashback.ts'),
  () => import('./finance.ts'),
  () => import('./game.ts'),
  () => import('./gateway.ts'),
  () => import('./home.ts'),
  () => import('./member.ts'),
  () => import('./payonex.ts'),
  () => import('./poll.ts'),
  () => import('./promotion.ts'),
  () => import('./quest.ts'),
  () => import('./report.ts'),
  () => import('./reward.ts'),
  () => import('./shop.ts'),
  () => import('./system.ts'),
  () => import('./wheel.ts'),
];
