import type { FastifyInstance } from 'fastify';
import { addAnswerControl } from '#areas/poll/server/add-answer-control.ts';
import { addClaimControl } from '#areas/quest/server/add-claim-control.ts';
import { addSpinControl } from '#areas/wheel/server/add-spin-control.ts';
import { systemContext } from './context/context-factory.ts';
import type { Platform } from './context/platform.ts';
import { addControls } from './providers/sandbox/add-controls.ts';

/** What developers on this machine may bring about in place of banks and members; beside the contract (docs/sandbox.md). */
export function addSandboxCalls(app: FastifyInstance, platform: Platform): void {
  addControls(app, platform);
  addSpinControl(app, systemContext(platform, 'sandbox.wheel'));
  addAnswerControl(app, systemContext(platform, 'sandbox.poll'));
  addClaimControl(app, systemContext(platform, 'sandbox.quest'));
}
