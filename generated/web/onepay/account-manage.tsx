// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import { onePayAccountFields as f } from '#generated/api/fields/one-pay-account.ts';
import { gateways } from '#generated/api/gateways.ts';
import { page } from '../gateway/each/account-manage.tsx';
import { onepayAccounts, onepayUpdate } from './calls/onepay.ts';

export default page(gateways.onepay, { gatewayAccounts: onepayAccounts, gatewayUpdate: onepayUpdate, f: f, columns: [f.merchant_id] });
