// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Inputs } from '#contract/screen.ts';
import { permissionFields as f } from '#generated/api/fields/permission.ts';
import { validatePermissionUpdateOnSystemPermissionsCells } from './validators.ts';

export type PermissionsInputsAction = 'edit-cells';
export const inputs: Readonly<Record<PermissionsInputsAction, Inputs>> = { 'edit-cells': { fields: [f.name, f.name_en, f.risk, f.description], validate: validatePermissionUpdateOnSystemPermissionsCells } };
