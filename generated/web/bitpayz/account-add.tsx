// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import { bitPayzAccountFields as f } from '#generated/api/fields/bit-payz-account.ts';
import { gateways } from '#generated/api/gateways.ts';
import { page } from '../gateway/each/account-add.tsx';
import { bitpayzAdd } from './calls/bitpayz.ts';
import { validateBitpayzAdd } from './validators.ts';

export default page(gateways.bitpayz, {
  gatewayAdd: bitpayzAdd,
  validateGatewayAdd: validateBitpayzAdd,
  f: f,
  fields: [f.merchant_id, f.api_key, f.secret_key],
  accountFields: ['merchant_id', 'api_key', 'secret_key'],
});
