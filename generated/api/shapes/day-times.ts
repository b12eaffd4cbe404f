// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { FieldShape } from '#contract/field.ts';
import { ruleDayOptions } from '../enums/rule-day.ts';

export const dayTimesShape: FieldShape = {
  name: 'DayTimes',
  fields: [
    { name: 'day', kind: 'integer', label: { th: 'วัน', en: 'Day' }, required: true, min: 0, max: 6, options: ruleDayOptions },
    { name: 'times', kind: 'multiplier', label: { th: 'เท่า', en: 'Times' }, required: true, min: '0.01', max: '100.00' },
  ],
};
