import { defineArea } from '#server/areas/define-area.ts';
import { authTasks } from './mail-tasks.ts';
import { authServices } from './services.ts';
import { addSetup } from './setup/setup.ts';

export const area = defineArea('auth', ({ deployment, settings }) => ({
  services: authServices(deployment, settings),
  tasks: ({ platform, address }) => authTasks(platform, address),
  routes: addSetup,
}));
