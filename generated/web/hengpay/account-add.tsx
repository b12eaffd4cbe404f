// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import { hengPayAccountFields as f } from '#generated/api/fields/heng-pay-account.ts';
import { gateways } from '#generated/api/gateways.ts';
import { page } from '../gateway/each/account-add.tsx';
import { hengpayAdd } from './calls/hengpay.ts';
import { validateHengpayAdd } from './validators.ts';

export default page(gateways.hengpay, { gatewayAdd: hengpayAdd, validateGatewayAdd: validateHengpayAdd, f: f, fields: [f.merchant_id, f.token, f.secret_key], accountFields: ['merchant_id', 'token', 'secret_key'] });
