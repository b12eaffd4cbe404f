// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import { onePayTransactionFields as f } from '#generated/api/fields/one-pay-transaction.ts';
import { gateways } from '#generated/api/gateways.ts';
import { page } from '../gateway/each/transactions.tsx';
import { onepayTransactions } from './calls/onepay.ts';

export default page(gateways.onepay, { gatewayTransactions: onepayTransactions, f: f });
