// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Inputs } from '#contract/screen.ts';
import { zapPayAgentConfigFields as f } from '#generated/api/fields/zap-pay-agent-config.ts';
import { validateZappayAgentUpdateOnZappayAgentManageCells } from './validators.ts';

export type AgentManageInputsAction = 'edit-cells';

export const inputs: Readonly<Record<AgentManageInputsAction, Inputs>> = {
  'edit-cells': { fields: [f.display_name, f.deposit_min, f.deposit_max, f.withdraw_min, f.withdraw_max, f.priority, f.open_from, f.open_to], validate: validateZappayAgentUpdateOnZappayAgentManageCells },
};
