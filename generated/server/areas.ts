// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import { area as agent } from '#areas/agent/server/area.ts';
import { area as auth } from '#areas/auth/server/area.ts';
import { area as banner } from '#areas/banner/server/area.ts';
import { area as cashback } from '#areas/cashback/server/area.ts';
import { area as finance } from '#areas/finance/server/area.ts';
import { area as game } from '#areas/game/server/area.ts';
import { area as gateway } from '#areas/gateway/server/area.ts';
import { area as integration } from '#areas/integration/server/area.ts';
import { area as member } from '#areas/member/server/area.ts';
import { area as poll } from '#areas/poll/server/area.ts';
import { area as promotion } from '#areas/promotion/server/area.ts';
import { area as quest } from '#areas/quest/server/area.ts';
import { area as report } from '#areas/report/server/area.ts';
import { area as reward } from '#areas/reward/server/area.ts';
import { area as shop } from '#areas/shop/server/area.ts';
import { area as system } from '#areas/system/server/area.ts';
import { area as wheel } from '#areas/wheel/server/area.ts';

/** Every area whose folder is in src/areas. */
export const areas = [
  agent,
  auth,
  banner,
  cashback,
  finance,
  game,
  gateway,
  integration,
  member,
  poll,
  promotion,
  quest,
  report,
  reward,
  shop,
  system,
  wheel,
] as const;
