// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import { hengPayAccountFields as f } from '#generated/api/fields/heng-pay-account.ts';
import { gateways } from '#generated/api/gateways.ts';
import { page } from '../gateway/each/account-manage.tsx';
import { hengpayAccounts, hengpayBalance, hengpayUpdate } from './calls/hengpay.ts';

export default page(gateways.hengpay, { gatewayAccounts: hengpayAccounts, gatewayBalance: hengpayBalance, gatewayUpdate: hengpayUpdate, f: f, columns: [f.merchant_id] });
