import { defineArea } from '#server/areas/define-area.ts';
import { gameEffects } from './effects.ts';
import { gameTasks } from './jobs.ts';
import { gameServices } from './services.ts';

export const area = defineArea('game', () => ({
  services: gameServices,
  effects: gameEffects,
  tasks: ({ context }) => gameTasks(context),
}));
