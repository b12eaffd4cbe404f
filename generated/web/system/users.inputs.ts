// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Inputs } from '#contract/screen.ts';
import { userFields as f } from '#generated/api/fields/user.ts';
import { validateUserUpdate, validateUserUpdateOnSystemUsersCells } from './validators.ts';

export type UsersInputsAction = 'approve' | 'edit-cells';

export const inputs: Readonly<Record<UsersInputsAction, Inputs>> = {
  approve: {
    fields: [
      { name: 'role_id', kind: 'ref', label: f.role_id.label, required: true, reference: { entity: 'Role', path: '/api/system/role/items', value: 'id', label: 'name', english: 'name_en', hint: 'code', instead: '/api/system/role/list' } },
      f.agent_ids,
    ],
    validate: validateUserUpdate,
    confirm: { th: 'อนุมัติผู้ใช้ {name} เป็นตำแหน่ง {role_id}?', en: 'Approve {name} as {role_id}?' },
  },
  'edit-cells': { fields: [f.name], validate: validateUserUpdateOnSystemUsersCells },
};
