// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Option } from '#contract/field.ts';

export type OpeningView = 'plain' | 'view';
export const openingViewOptions: readonly Option[] = [{ value: 'plain', label: { th: 'รายการตามปกติ', en: 'The list as it comes' } }, { value: 'view', label: { th: 'มุมมองที่เลือก', en: 'A view' } }];
