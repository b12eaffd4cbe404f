// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import { onePayAccountFields as f } from '#generated/api/fields/one-pay-account.ts';
import { gateways } from '#generated/api/gateways.ts';
import { page } from '../gateway/each/account-add.tsx';
import { onepayAdd } from './calls/onepay.ts';
import { validateOnepayAdd } from './validators.ts';

export default page(gateways.onepay, { gatewayAdd: onepayAdd, validateGatewayAdd: validateOnepayAdd, f: f, fields: [f.merchant_id, f.api_key, f.secret_key], accountFields: ['merchant_id', 'api_key', 'secret_key'] });
