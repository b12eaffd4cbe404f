// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import { bitPayzTransactionFields as f } from '#generated/api/fields/bit-payz-transaction.ts';
import { gateways } from '#generated/api/gateways.ts';
import { page } from '../gateway/each/transactions.tsx';
import { bitpayzTransactions } from './calls/bitpayz.ts';

export default page(gateways.bitpayz, { gatewayTransactions: bitpayzTransactions, f: f });
