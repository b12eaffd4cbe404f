import { defineArea } from '#server/areas/define-area.ts';
import { decideRedeem } from './decide-redeem.ts';
import { pointRuleSchedule } from './point-rules.ts';
import { shopEffects, shopServices, shopTasks } from './services.ts';
import { takeRedemption } from './take-redemption.ts';

export const area = defineArea('shop', (tools) => ({
  services: shopServices(tools),
  effects: shopEffects,
  ingests: { 'ingest.redemptions': { one: takeRedemption } },
  decisions: { 'shop.inquiry.update': decideRedeem(tools) },
  tasks: ({ context }) => shopTasks(context),
  walletLines: { shop_redeem: 'out' },
  schedules: [pointRuleSchedule],
}));
