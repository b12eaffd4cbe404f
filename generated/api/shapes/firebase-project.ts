// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { FieldShape } from '#contract/field.ts';

export const firebaseProjectShape: FieldShape = {
  name: 'FirebaseProject',
  fields: [
    { name: 'apiKey', kind: 'string', label: { th: 'คีย์', en: 'Key' }, required: true },
    { name: 'authDomain', kind: 'string', label: { th: 'โดเมน', en: 'Host of the sign-in' }, required: true },
    { name: 'projectId', kind: 'string', label: { th: 'โปรเจกต์', en: 'Project' }, required: true },
    { name: 'appId', kind: 'string', label: { th: 'แอป', en: 'App' }, nullable: true },
  ],
};
