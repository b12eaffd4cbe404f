// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Option } from '#contract/field.ts';

export type SubscriptionFormat = 'xlsx' | 'csv';
export const subscriptionFormatOptions: readonly Option[] = [{ value: 'xlsx', label: { th: 'Excel', en: 'Excel' } }, { value: 'csv', label: { th: 'CSV', en: 'CSV' } }];
