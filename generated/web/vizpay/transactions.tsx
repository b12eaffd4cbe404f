// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import { vizPayTransactionFields as f } from '#generated/api/fields/viz-pay-transaction.ts';
import { gateways } from '#generated/api/gateways.ts';
import { page } from '../gateway/each/transactions.tsx';
import { vizpayTransactions } from './calls/vizpay.ts';

export default page(gateways.vizpay, { gatewayTransactions: vizpayTransactions, f: f });
