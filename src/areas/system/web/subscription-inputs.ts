import { subscriptionFields as f } from '#generated/api/fields/subscription.ts';
import type { Subscribing } from '#web/auth/person-store.ts';

/** What a person says of a subscription, and when. */
export const subscriptionInputs: Subscribing['inputs'] = [
  { field: f.name },
  { field: { ...f.rhythm, initial: 'daily' } },
  { field: { ...f.weekday, required: true, initial: '1' }, when: { rhythm: ['weekly'] } },
  { field: { ...f.month_day, required: true, initial: 1 }, when: { rhythm: ['monthly'] } },
  { field: f.at, when: { rhythm: ['daily', 'weekly', 'monthly'] } },
  { field: { ...f.measure, required: true }, when: { rhythm: ['reached'] } },
  { field: { ...f.test, required: true, initial: 'above' }, when: { rhythm: ['reached'] } },
  { field: { ...f.threshold, required: true, initial: '0' }, when: { rhythm: ['reached'] } },
  { field: f.format },
  { field: f.by_mail },
];
