// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import { checks as cashback } from '#areas/cashback/server/checks.ts';
import { checks as finance } from '#areas/finance/server/checks.ts';
import { checks as game } from '#areas/game/server/checks.ts';
import { checks as poll } from '#areas/poll/server/checks.ts';

/** What every area with a checks.ts has `npm run verify` look at. */
export const checks = [cashback, finance, game, poll] as const;
