import { defineArea } from '#server/areas/define-area.ts';
import { cashbackTasks, cashbackTopic } from './cashback-task.ts';

export const area = defineArea('cashback', () => ({
  tasks: ({ context }) => cashbackTasks(context),
  begins: [cashbackTopic],
}));
