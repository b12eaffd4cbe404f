// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { FieldShape } from '#contract/field.ts';
import { firebaseProjectShape } from '../shapes/firebase-project.ts';

export const identityServiceShape: FieldShape = {
  name: 'IdentityService',
  fields: [
    { name: 'provider', kind: 'string', label: { th: 'ผู้ให้บริการ', en: 'Provider' }, required: true },
    { name: 'config', kind: 'shape', label: { th: 'การตั้งค่า', en: 'Project' }, nullable: true, shape: firebaseProjectShape },
    { name: 'emulator', kind: 'string', label: { th: 'ตัวจำลอง', en: 'Emulator' }, nullable: true },
  ],
};
