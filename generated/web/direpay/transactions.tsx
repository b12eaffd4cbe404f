// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import { direPayTransactionFields as f } from '#generated/api/fields/dire-pay-transaction.ts';
import { gateways } from '#generated/api/gateways.ts';
import { page } from '../gateway/each/transactions.tsx';
import { direpayTransactions } from './calls/direpay.ts';

export default page(gateways.direpay, { gatewayTransactions: direpayTransactions, f: f });
