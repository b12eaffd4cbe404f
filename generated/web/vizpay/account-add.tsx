// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import { vizPayAccountFields as f } from '#generated/api/fields/viz-pay-account.ts';
import { gateways } from '#generated/api/gateways.ts';
import { page } from '../gateway/each/account-add.tsx';
import { vizpayAdd } from './calls/vizpay.ts';
import { validateVizpayAdd } from './validators.ts';

export default page(gateways.vizpay, { gatewayAdd: vizpayAdd, validateGatewayAdd: validateVizpayAdd, f: f, fields: [f.api_key, f.secret_key, f.api_version], accountFields: ['api_key', 'secret_key', 'api_version'] });
