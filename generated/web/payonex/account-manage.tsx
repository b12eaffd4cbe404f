// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import { payoneXAccountFields as f } from '#generated/api/fields/payone-x-account.ts';
import { gateways } from '#generated/api/gateways.ts';
import { page } from '../gateway/each/account-manage.tsx';
import { payonexAccounts, payonexBalance, payonexUpdate } from './calls/payonex.ts';

export default page(gateways.payonex, { gatewayAccounts: payonexAccounts, gatewayBalance: payonexBalance, gatewayUpdate: payonexUpdate, f: f, columns: [] });
