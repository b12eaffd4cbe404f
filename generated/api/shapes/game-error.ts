// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { FieldShape } from '#contract/field.ts';

export const gameErrorShape: FieldShape = {
  name: 'GameError',
  fields: [{ name: 'game_code', kind: 'string', label: { th: 'รหัสเกม', en: 'Code' }, required: true }, { name: 'message', kind: 'string', label: { th: 'เหตุ', en: 'Why' }, required: true }],
};
