import { defineArea } from '#server/areas/define-area.ts';
import { agentEffects } from './effects.ts';
import { agentServices } from './services.ts';

export const area = defineArea('agent', (tools) => ({ services: agentServices(tools), effects: agentEffects }));
