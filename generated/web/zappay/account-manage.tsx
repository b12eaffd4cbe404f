// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import { zapPayAccountFields as f } from '#generated/api/fields/zap-pay-account.ts';
import { gateways } from '#generated/api/gateways.ts';
import { page } from '../gateway/each/account-manage.tsx';
import { zappayAccounts, zappayUpdate } from './calls/zappay.ts';

export default page(gateways.zappay, { gatewayAccounts: zappayAccounts, gatewayUpdate: zappayUpdate, f: f, columns: [f.merchant_id] });
