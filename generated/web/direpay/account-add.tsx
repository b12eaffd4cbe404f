// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import { direPayAccountFields as f } from '#generated/api/fields/dire-pay-account.ts';
import { gateways } from '#generated/api/gateways.ts';
import { page } from '../gateway/each/account-add.tsx';
import { direpayAdd } from './calls/direpay.ts';
import { validateDirepayAdd } from './validators.ts';

export default page(gateways.direpay, {
  gatewayAdd: direpayAdd,
  validateGatewayAdd: validateDirepayAdd,
  f: f,
  fields: [f.merchant_id, f.api_key, f.secret_key],
  accountFields: ['merchant_id', 'api_key', 'secret_key'],
});
