// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { FieldShape } from '#contract/field.ts';

export const gameChoiceShape: FieldShape = {
  name: 'GameChoice',
  fields: [
    { name: 'new', kind: 'list', label: { th: 'เกมใหม่', en: 'New' }, nullable: true, minLength: 0, maxLength: 20000, item: { kind: 'string', maxLength: 64 } },
    { name: 'changed', kind: 'list', label: { th: 'เปลี่ยนแปลง', en: 'Changed' }, nullable: true, minLength: 0, maxLength: 20000, item: { kind: 'string', maxLength: 64 } },
    { name: 'removed', kind: 'list', label: { th: 'ถูกถอด', en: 'Withdrawn' }, nullable: true, minLength: 0, maxLength: 20000, item: { kind: 'string', maxLength: 64 } },
  ],
};
