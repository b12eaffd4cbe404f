// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import { demo as finance } from '#areas/finance/server/demo.ts';
import { demo as poll } from '#areas/poll/server/demo.ts';
import { demo as quest } from '#areas/quest/server/demo.ts';
import { demo as shop } from '#areas/shop/server/demo.ts';
import { demo as wheel } from '#areas/wheel/server/demo.ts';

/** The part in the demo of every area with a demo.ts. */
export const demos = [finance, poll, quest, shop, wheel] as const;
