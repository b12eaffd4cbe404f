// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Inputs } from '#contract/screen.ts';
import { userFields as f } from './fields/user.ts';
import { validateUserUpdate, validateUserUpdateOnSystemUsersDetailResetPassword } from './validators.ts';

export type UsersDetailInputsAction = 'approve' | 'reset-password';

export const inputs: Readonly<Record<UsersDetailInputsAction, Inputs>> = {
  approve: {
    fields: [
      {
        name: 'role_id',
        kind: 'ref',
        label: f.role_id.label,
        required: true,
        reference: {
          entity: 'Role',
          path: '/api/system/role/items',
          value: 'id',
          label: 'name',
          hint: 'code',
          instead: '/api/system/role/list',
        },
      },
      f.agent_ids,
    ],
    validate: validateUserUpdate,
  },
  'reset-password': {
    fields: [
      {
        name: 'password',
        kind: 'string',
        label: f.password.label,
        hint: {
          th: 'อย่างน้อย 10 ตัวอักษร มีทั้งตัวอักษรและตัวเลข',
          en: 'At least 10 characters, with a letter and a digit',
        },
        required: true,
        minLength: 10,
        maxLength: 72,
        pattern: '^(?=.*[A-Za-z])(?=.*[0-9]).+$',
        suggest: 'password',
      },
    ],
    validate: validateUserUpdateOnSystemUsersDetailResetPassword,
  },
};
