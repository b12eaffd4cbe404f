// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import { payoneXAccountFields as f } from '#generated/api/fields/payone-x-account.ts';
import { payoneXAgentConfigFields } from '#generated/api/fields/payone-x-agent-config.ts';
import { payoneXBalanceLogFields } from '#generated/api/fields/payone-x-balance-log.ts';
import { gateways } from '#generated/api/gateways.ts';
import { page } from '../gateway/each/account-detail.tsx';
import {
  payonexAgentConfigs, payonexBalance, payonexBalanceLogs, payonexBankLists, payonexDetail, payonexUpdate,
} from './calls/payonex.ts';
import { validatePayonexUpdate } from './validators.ts';

export default page(gateways.payonex, {
  gatewayAgentConfigs: payonexAgentConfigs,
  gatewayBalance: payonexBalance,
  gatewayBalanceLogs: payonexBalanceLogs,
  gatewayBankLists: payonexBankLists,
  gatewayDetail: payonexDetail,
  gatewayUpdate: payonexUpdate,
  validateGatewayUpdate: validatePayonexUpdate,
  f: f,
  gatewayBalanceLogFields: payoneXBalanceLogFields,
  gatewayAgentConfigFields: payoneXAgentConfigFields,
  fields: [{ name: 'access_key', kind: 'secret', label: f.access_key.label, initial: '' }, { name: 'secret_key', kind: 'secret', label: f.secret_key.label, initial: '' }, f.token_expires_at],
  accountFields: ['access_key', 'secret_key', 'token_expires_at'],
});
