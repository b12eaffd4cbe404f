// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import { bitPayzAccountFields as f } from '#generated/api/fields/bit-payz-account.ts';
import { gateways } from '#generated/api/gateways.ts';
import { page } from '../gateway/each/account-manage.tsx';
import { bitpayzAccounts, bitpayzUpdate } from './calls/bitpayz.ts';

export default page(gateways.bitpayz, { gatewayAccounts: bitpayzAccounts, gatewayUpdate: bitpayzUpdate, f: f, columns: [f.merchant_id] });
