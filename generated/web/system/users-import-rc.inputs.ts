// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Inputs } from '#contract/screen.ts';
import { importDuplicateOptions } from '#generated/api/enums/import-duplicate.ts';
import { importBatchFields as f } from '#generated/api/fields/import-batch.ts';
import { importRunVerdict } from './calls/import.ts';
import { validateImportRun } from './validators.ts';

export type UsersImportRcInputsAction = 'members';

export const inputs: Readonly<Record<UsersImportRcInputsAction, Inputs>> = {
  members: {
    fields: [
      {
        name: 'agent_id',
        kind: 'ref',
        label: f.agent_id.label,
        required: true,
        reference: { entity: 'Agent', path: '/api/system/agent/items', value: 'id', label: 'name', hint: 'code', tree: { parent: 'parent_id', all: { th: 'ทุกเอเย่นต์', en: 'All agents' } } },
      },
      { name: 'on_duplicate', kind: 'enum', label: f.on_duplicate.label, required: true, options: importDuplicateOptions, initial: 'skip' },
      { name: 'add_prefix', kind: 'boolean', label: f.add_prefix.label, initial: false },
    ],
    validate: validateImportRun,
    decision: { verdict: importRunVerdict, by: ['batch_id', 'mode'], facts: [] },
    button: { th: 'อ่านและตรวจไฟล์', en: 'Read and check the file' },
  },
};
