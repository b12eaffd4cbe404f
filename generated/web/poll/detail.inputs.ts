// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Inputs } from '#contract/screen.ts';
import { pollFields as f } from '#generated/api/fields/poll.ts';
import { validatePollUpdateOnPollDetailReopen } from './validators.ts';

export type DetailInputsAction = 'reopen';
export const inputs: Readonly<Record<DetailInputsAction, Inputs>> = { reopen: { fields: [f.close_at], validate: validatePollUpdateOnPollDetailReopen, confirm: { th: 'เปิดรับคำตอบโพล “{title}” ต่อ?', en: 'Open “{title}” again?' } } };
