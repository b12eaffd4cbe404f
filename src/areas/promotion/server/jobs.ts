import type { TaskHandler } from '#server/jobs/worker.ts';
import type { StatusSchedule } from '#server/lifecycle/schedule.ts';
import { smsTopic } from './campaign-moves.ts';
import { type SmsTaskSettings, smsTask } from './sms-task.ts';

/** Status changes of promotions that happen by time. */
export const promotionSchedule: StatusSchedule = {
  entity: 'Promotion',
  table: 'promotion',
  action: 'promotion.clock',
  steps: [
    { from: ['scheduled', 'active', 'paused'], at: 'end_at', to: 'expired' },
    { from: ['scheduled'], at: 'start_at', to: 'active' },
  ],
};

/** The outbox tasks of this area, by topic. `context` is that of the system. */
export function promotionTasks(context: SmsTaskSettings['context']): Readonly<Record<string, TaskHandler>> {
  return { [smsTopic]: smsTask({ context }) };
}
