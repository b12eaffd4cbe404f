// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import { hengPayTransactionFields as f } from '#generated/api/fields/heng-pay-transaction.ts';
import { gateways } from '#generated/api/gateways.ts';
import { page } from '../gateway/each/transactions.tsx';
import { hengpayTransactions } from './calls/hengpay.ts';

export default page(gateways.hengpay, { gatewayTransactions: hengpayTransactions, f: f });
