import { entities } from '#generated/api/entities.ts';
import type { EffectName, ServiceName, Services } from '#generated/api/handlers.ts';
import type { Context } from '#server/context/context.ts';
import type { CheckedEffects } from '#server/context/effect.ts';
import type { TaskHandler } from '#server/jobs/worker.ts';
import type { Tools } from '#server/records/write.ts';
import { itemAdd, itemUpdate } from './item-rules.ts';
import { ruleAdd, ruleUpdate } from './point-rules.ts';
import { pointTask, pointTopic } from './point-task.ts';
import { addStock, deleteStock } from './stock.ts';
import { updateRedeem } from './update-redeem.ts';

/** The hand-written calls of this area, by their manifest names. */
export function shopServices(tools: Tools) {
  const secrets = { cipher: tools.cipher, secretKey: tools.settings.secretKey };
  return {
    'shop.inquiry.update': updateRedeem(tools, entities.ShopRedeem),
    'shop.stock.add': addStock(secrets),
    'shop.stock.delete': deleteStock(secrets),
  } satisfies Pick<Services<Context>, Extract<ServiceName, `shop.${string}`>>;
}

/** The hand-written parts of this area's writes. */
export const shopEffects = {
  'shop.deposit.add': ruleAdd,
  'shop.deposit.update': ruleUpdate,
  'shop.item.add': itemAdd,
  'shop.item.update': itemUpdate,
} satisfies Pick<CheckedEffects, Extract<EffectName, `shop.${string}`>>;

/** The outbox tasks of this area, by topic. `context` is that of the system. */
export function shopTasks(context: Pick<Context, 'transaction'>): Readonly<Record<string, TaskHandler>> {
  return { [pointTopic]: pointTask(context) };
}
