// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Option } from '#contract/field.ts';

export type ProviderWallet = 'seamless' | 'transfer';
export const providerWalletOptions: readonly Option[] = [{ value: 'seamless', label: { th: 'ซีมเลส', en: 'Seamless' } }, { value: 'transfer', label: { th: 'โอนเครดิต', en: 'Transfer' } }];
