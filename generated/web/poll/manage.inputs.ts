// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Inputs } from '#contract/screen.ts';
import { pollFields as f } from '#generated/api/fields/poll.ts';
import {
  validatePollCopy, validatePollUpdateOnPollDetailReopen, validatePollUpdateOnPollManageCells,
} from './validators.ts';

export type ManageInputsAction = 'reopen' | 'copy' | 'edit-cells';

export const inputs: Readonly<Record<ManageInputsAction, Inputs>> = {
  reopen: { fields: [f.close_at], validate: validatePollUpdateOnPollDetailReopen, confirm: { th: 'เปิดรับคำตอบโพล “{title}” ต่อ?', en: 'Open “{title}” again?' } },
  copy: { fields: [{ name: 'id', kind: 'id', label: f.id.label, required: true }], validate: validatePollCopy, confirm: { th: 'คัดลอกโพล “{title}” เป็นร่างใหม่?', en: 'Copy “{title}” as a draft?' } },
  'edit-cells': { fields: [f.title, f.open_at, f.close_at], validate: validatePollUpdateOnPollManageCells },
};
