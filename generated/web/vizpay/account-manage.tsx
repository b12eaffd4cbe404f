// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import { vizPayAccountFields as f } from '#generated/api/fields/viz-pay-account.ts';
import { gateways } from '#generated/api/gateways.ts';
import { page } from '../gateway/each/account-manage.tsx';
import { vizpayAccounts, vizpayBalance, vizpayUpdate } from './calls/vizpay.ts';

export default page(gateways.vizpay, { gatewayAccounts: vizpayAccounts, gatewayBalance: vizpayBalance, gatewayUpdate: vizpayUpdate, f: f, columns: [] });
