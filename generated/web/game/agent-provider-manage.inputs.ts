// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Inputs } from '#contract/screen.ts';
import { providerConfigFields as f } from '#generated/api/fields/provider-config.ts';
import {
  validateProviderConfigCopy, validateProviderConfigUpdateOnGameAgentProviderManageCells,
} from './validators.ts';

export type AgentProviderManageInputsAction = 'copy' | 'edit-cells';

export const inputs: Readonly<Record<AgentProviderManageInputsAction, Inputs>> = {
  copy: {
    fields: [
      {
        name: 'to_agent_id',
        kind: 'ref',
        label: { th: 'คัดลอกไปยังเอเย่นต์', en: 'Copy to agent' },
        required: true,
        reference: { entity: 'Agent', path: '/api/system/agent/items', value: 'id', label: 'name', hint: 'code', tree: { parent: 'parent_id', all: { th: 'ทุกเอเย่นต์', en: 'All agents' } } },
      },
    ],
    validate: validateProviderConfigCopy,
    confirm: {
      th: 'คัดลอก {n} ค่ายไปยังเอเย่นต์ที่เลือก? ค่าที่มีอยู่จะไม่ถูกทับ ค่ายที่คัดลอกจะปิดไว้จนกว่าจะตรวจรหัสของเอเย่นต์',
      en: 'Copy {n} providers to the chosen agent? What is there stays. Copies are closed until the agent\'s codes are checked.',
    },
  },
  'edit-cells': { fields: [f.operator_code, f.min_bet, f.max_bet, f.sort_order], validate: validateProviderConfigUpdateOnGameAgentProviderManageCells },
};
