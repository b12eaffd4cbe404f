import type { TaskHandler } from '#server/jobs/worker.ts';
import type { StatusSchedule } from '#server/lifecycle/schedule.ts';
import { smsTopic } from './campaign-moves.ts';
import { type SmsTaskSettings, smsTask } from './sms-task.ts';

/** What time does to promotions. */
export const promotionSchedule: StatusSchedule = {
  entity: 'Promotion',
  table: 'promotion',
  action: 'promotion.clock',
  steps: [
    { from: ['scheduled', 'active', 'paused'], at: 'end_at', to: 'expired' },
    { from: ['scheduled'], at: 'start_at', to: 'active' },
  ],
};

/** What this area does after a commit, by topic of the outbox. `context` is the system's own. */
export function promotionTasks(context: SmsTaskSettings['context']): Readonly<Record<string, TaskHandler>> {
  return { [smsTopic]: smsTask({ context }) };
}
