// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import { vizPayAccountFields as f } from '#generated/api/fields/viz-pay-account.ts';
import { vizPayAgentConfigFields } from '#generated/api/fields/viz-pay-agent-config.ts';
import { vizPayBalanceLogFields } from '#generated/api/fields/viz-pay-balance-log.ts';
import { gateways } from '#generated/api/gateways.ts';
import { page } from '../gateway/each/account-detail.tsx';
import {
  vizpayAgentConfigs, vizpayBalance, vizpayBalanceLogs, vizpayBankLists, vizpayDetail, vizpayOrderInquiry,
  vizpayStatement, vizpayUpdate,
} from './calls/vizpay.ts';
import { validateVizpayUpdate } from './validators.ts';

export default page(gateways.vizpay, {
  gatewayAgentConfigs: vizpayAgentConfigs,
  gatewayBalance: vizpayBalance,
  gatewayBalanceLogs: vizpayBalanceLogs,
  gatewayBankLists: vizpayBankLists,
  gatewayDetail: vizpayDetail,
  gatewayOrderInquiry: vizpayOrderInquiry,
  gatewayStatement: vizpayStatement,
  gatewayUpdate: vizpayUpdate,
  validateGatewayUpdate: validateVizpayUpdate,
  f: f,
  gatewayBalanceLogFields: vizPayBalanceLogFields,
  gatewayAgentConfigFields: vizPayAgentConfigFields,
  fields: [{ name: 'api_key', kind: 'secret', label: f.api_key.label, initial: '' }, { name: 'secret_key', kind: 'secret', label: f.secret_key.label, initial: '' }, f.api_version],
  accountFields: ['api_key', 'secret_key', 'api_version'],
});
