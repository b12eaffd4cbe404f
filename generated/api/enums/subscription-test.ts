// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Option } from '#contract/field.ts';

export type SubscriptionTest = 'above' | 'below';
export const subscriptionTestOptions: readonly Option[] = [{ value: 'above', label: { th: 'มากกว่า', en: 'Above' } }, { value: 'below', label: { th: 'น้อยกว่า', en: 'Below' } }];
