// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import { payoneXAccountFields as f } from '#generated/api/fields/payone-x-account.ts';
import { gateways } from '#generated/api/gateways.ts';
import { page } from '../gateway/each/account-add.tsx';
import { payonexAdd } from './calls/payonex.ts';
import { validatePayonexAdd } from './validators.ts';

export default page(gateways.payonex, { gatewayAdd: payonexAdd, validateGatewayAdd: validatePayonexAdd, f: f, fields: [f.access_key, f.secret_key], accountFields: ['access_key', 'secret_key'] });
