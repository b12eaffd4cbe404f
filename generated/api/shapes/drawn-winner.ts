// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { FieldShape } from '#contract/field.ts';

export const drawnWinnerShape: FieldShape = {
  name: 'DrawnWinner',
  fields: [{ name: 'rank', kind: 'integer', label: { th: 'อันดับ', en: 'Rank' }, required: true }, { name: 'submission_id', kind: 'integer', label: { th: 'คำตอบ', en: 'Answer' }, required: true }],
};
