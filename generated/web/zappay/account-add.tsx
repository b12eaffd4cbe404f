// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import { zapPayAccountFields as f } from '#generated/api/fields/zap-pay-account.ts';
import { gateways } from '#generated/api/gateways.ts';
import { page } from '../gateway/each/account-add.tsx';
import { zappayAdd } from './calls/zappay.ts';
import { validateZappayAdd } from './validators.ts';

export default page(gateways.zappay, { gatewayAdd: zappayAdd, validateGatewayAdd: validateZappayAdd, f: f, fields: [f.merchant_id, f.api_key, f.secret_key], accountFields: ['merchant_id', 'api_key', 'secret_key'] });
