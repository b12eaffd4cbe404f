// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import { payoneXTransactionFields as f } from '#generated/api/fields/payone-x-transaction.ts';
import { gateways } from '#generated/api/gateways.ts';
import { page } from '../gateway/each/transactions.tsx';
import { payonexTransactions } from './calls/payonex.ts';

export default page(gateways.payonex, { gatewayTransactions: payonexTransactions, f: f });
