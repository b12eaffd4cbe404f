// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Inputs } from '#contract/screen.ts';
import { validateSubscriptionSend } from './validators.ts';

export type AccountReportsSubscriptionsInputsAction = 'subscription.send';

export const inputs: Readonly<Record<AccountReportsSubscriptionsInputsAction, Inputs>> = {
  'subscription.send': { fields: [{ name: 'id', kind: 'integer', label: { th: 'รหัส', en: 'ID' }, required: true, min: 1 }], validate: validateSubscriptionSend },
};
