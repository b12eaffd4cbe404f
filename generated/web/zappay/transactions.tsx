// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import { zapPayTransactionFields as f } from '#generated/api/fields/zap-pay-transaction.ts';
import { gateways } from '#generated/api/gateways.ts';
import { page } from '../gateway/each/transactions.tsx';
import { zappayTransactions } from './calls/zappay.ts';

export default page(gateways.zappay, { gatewayTransactions: zappayTransactions, f: f });
