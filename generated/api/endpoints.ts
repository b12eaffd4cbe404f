// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Endpoint } from '#contract/endpoint.ts';
import { agentEndpoints } from './agent.endpoints.ts';
import { authEndpoints } from './auth.endpoints.ts';
import { financeEndpoints } from './finance.endpoints.ts';
import { gatewayEndpoints } from './gateway.endpoints.ts';
import { memberEndpoints } from './member.endpoints.ts';
import { payonexEndpoints } from './payonex.endpoints.ts';
import { systemEndpoints } from './system.endpoints.ts';
import { vizpayEndpoints } from './vizpay.endpoints.ts';

/** Every call of the manifest. */
export type EndpointId =
  | 'agent.items'
  | 'auth.change_password'
  | 'auth.handshake'
  | 'auth.logout'
  | 'auth.profile'
  | 'auth.sign_in'
  | 'bank.items'
  | 'bank.sources'
  | 'finance_team.items'
  | 'gateway.sources'
  | 'menu.items'
  | 'payonex.account.items'
  | 'payonex.accounts'
  | 'payonex.add'
  | 'payonex.agent.add'
  | 'payonex.agent.configs'
  | 'payonex.agent.detail'
  | 'payonex.agent.update'
  | 'payonex.balance'
  | 'payonex.balance_logs'
  | 'payonex.bank_lists'
  | 'payonex.detail'
  | 'payonex.orders'
  | 'payonex.transactions'
  | 'payonex.update'
  | 'vizpay.account.items'
  | 'vizpay.accounts'
  | 'vizpay.add'
  | 'vizpay.agent.add'
  | 'vizpay.agent.configs'
  | 'vizpay.agent.detail'
  | 'vizpay.agent.update'
  | 'vizpay.balance'
  | 'vizpay.balance_logs'
  | 'vizpay.bank_lists'
  | 'vizpay.detail'
  | 'vizpay.order_inquiry'
  | 'vizpay.orders'
  | 'vizpay.statement'
  | 'vizpay.transactions'
  | 'vizpay.update'
  | 'wallet.log_types'
  | 'wallet.types'
  | 'withdraw.add_note'
  | 'withdraw.approve'
  | 'withdraw.change_type'
  | 'withdraw.claim'
  | 'withdraw.context'
  | 'withdraw.detail'
  | 'withdraw.list'
  | 'withdraw.manual'
  | 'withdraw.refund'
  | 'withdraw.release'
  | 'withdraw.verify';

export const endpoints: readonly Endpoint[] = [
  ...agentEndpoints,
  ...authEndpoints,
  ...financeEndpoints,
  ...gatewayEndpoints,
  ...memberEndpoints,
  ...payonexEndpoints,
  ...systemEndpoints,
  ...vizpayEndpoints,
];
