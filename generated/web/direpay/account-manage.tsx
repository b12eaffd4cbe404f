// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import { direPayAccountFields as f } from '#generated/api/fields/dire-pay-account.ts';
import { gateways } from '#generated/api/gateways.ts';
import { page } from '../gateway/each/account-manage.tsx';
import { direpayAccounts, direpayUpdate } from './calls/direpay.ts';

export default page(gateways.direpay, { gatewayAccounts: direpayAccounts, gatewayUpdate: direpayUpdate, f: f, columns: [f.merchant_id] });
