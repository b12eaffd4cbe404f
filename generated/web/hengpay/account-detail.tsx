// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import { hengPayAccountFields as f } from '#generated/api/fields/heng-pay-account.ts';
import { hengPayAgentConfigFields } from '#generated/api/fields/heng-pay-agent-config.ts';
import { hengPayBalanceLogFields } from '#generated/api/fields/heng-pay-balance-log.ts';
import { gateways } from '#generated/api/gateways.ts';
import { page } from '../gateway/each/account-detail.tsx';
import {
  hengpayAgentConfigs, hengpayBalance, hengpayBalanceLogs, hengpayDetail, hengpayOrderInquiry, hengpayUpdate,
} from './calls/hengpay.ts';
import { validateHengpayUpdate } from './validators.ts';

export default page(gateways.hengpay, {
  gatewayAgentConfigs: hengpayAgentConfigs,
  gatewayBalance: hengpayBalance,
  gatewayBalanceLogs: hengpayBalanceLogs,
  gatewayDetail: hengpayDetail,
  gatewayOrderInquiry: hengpayOrderInquiry,
  gatewayUpdate: hengpayUpdate,
  validateGatewayUpdate: validateHengpayUpdate,
  f: f,
  gatewayBalanceLogFields: hengPayBalanceLogFields,
  gatewayAgentConfigFields: hengPayAgentConfigFields,
  fields: [f.merchant_id, { name: 'token', kind: 'secret', label: f.token.label, initial: '' }, { name: 'secret_key', kind: 'secret', label: f.secret_key.label, initial: '' }],
  accountFields: ['merchant_id', 'token', 'secret_key'],
});
