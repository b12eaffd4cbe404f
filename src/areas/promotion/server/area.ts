import { defineArea } from '#server/areas/define-area.ts';
import { decideCampaign } from './campaign-moves.ts';
import { promotionSchedule, promotionTasks } from './jobs.ts';
import { promotionEffects, promotionServices } from './services.ts';

export const area = defineArea('promotion', ({ settings }) => ({
  services: promotionServices(settings),
  effects: promotionEffects,
  decisions: { 'sms.approve': decideCampaign },
  tasks: ({ context }) => promotionTasks(context),
  schedules: [promotionSchedule],
}));
