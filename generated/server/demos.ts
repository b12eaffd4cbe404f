// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import { demo as banner } from '#areas/banner/server/demo.ts';
import { demo as cashback } from '#areas/cashback/server/demo.ts';
import { demo as finance } from '#areas/finance/server/demo.ts';
import { demo as poll } from '#areas/poll/server/demo.ts';
import { demo as promotion } from '#areas/promotion/server/demo.ts';
import { demo as quest } from '#areas/quest/server/demo.ts';
import { demo as shop } from '#areas/shop/server/demo.ts';
import { demo as wheel } from '#areas/wheel/server/demo.ts';

/** The part in the demo of every area with a demo.ts. */
export const demos = [banner, cashback, finance, poll, promotion, quest, shop, wheel] as const;
