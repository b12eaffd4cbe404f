// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Endpoint } from '#contract/endpoint.ts';
import { agentEndpoints } from './agent.endpoints.ts';
import { authEndpoints } from './auth.endpoints.ts';
import { bannerEndpoints } from './banner.endpoints.ts';
import { bitpayzEndpoints } from './bitpayz.endpoints.ts';
import { cashbackEndpoints } from './cashback.endpoints.ts';
import { direpayEndpoints } from './direpay.endpoints.ts';
import { financeEndpoints } from './finance.endpoints.ts';
import { gameEndpoints } from './game.endpoints.ts';
import { gatewayEndpoints } from './gateway.endpoints.ts';
import { hengpayEndpoints } from './hengpay.endpoints.ts';
import { integrationEndpoints } from './integration.endpoints.ts';
import { memberEndpoints } from './member.endpoints.ts';
import { onepayEndpoints } from './onepay.endpoints.ts';
import { payonexEndpoints } from './payonex.endpoints.ts';
import { pollEndpoints } from './poll.endpoints.ts';
import { promotionEndpoints } from './promotion.endpoints.ts';
import { questEndpoints } from './quest.endpoints.ts';
import { reportEndpoints } from './report.endpoints.ts';
import { rewardEndpoints } from './reward.endpoints.ts';
import { shopEndpoints } from './shop.endpoints.ts';
import { systemEndpoints } from './system.endpoints.ts';
import { vizpayEndpoints } from './vizpay.endpoints.ts';
import { wheelEndpoints } from './wheel.endpoints.ts';
import { zappayEndpoints } from './zappay.endpoints.ts';

/** Every call of the manifest. */
export type EndpointId =
  | 'account.notices' | 'account.notices_seen' | 'agent.channels' | 'agent.configs' | 'agent.configs_update' |
  'agent.creditfree' | 'agent.deposit_withdraw' | 'agent.deposit_withdraw_daily' | 'agent.detail' | 'agent.items' |
  'agent.list' | 'agent.raw' | 'agent.shares' | 'agent.summary' | 'agent.summary_detail' | 'agent.summary_provider' |
  'agent.update' | 'annotation.add' | 'annotation.delete' | 'annotation.list' | 'annotation.update' | 'audit.actions' |
  'audit.actors' | 'audit.detail' | 'audit.history' | 'audit.list' | 'audit.subjects' | 'auth.change_password' |
  'auth.firebase_sign_in' | 'auth.handshake' | 'auth.logout' | 'auth.profile' | 'auth.sign_in' | 'bank.accounts' |
  'bank.add' | 'bank.agree' | 'bank.cross' | 'bank.days' | 'bank.detail' | 'bank.differences' | 'bank.flow' |
  'bank.items' | 'bank.list' | 'bank.mlist' | 'bank.relogin' | 'bank.sources' | 'bank.update' |
  'bank.update_balances' | 'banner.add' | 'banner.detail' | 'banner.list' | 'banner.order' | 'banner.update' |
  'bitpayz.account.items' | 'bitpayz.accounts' | 'bitpayz.add' | 'bitpayz.agent.add' | 'bitpayz.agent.configs' |
  'bitpayz.agent.detail' | 'bitpayz.agent.update' | 'bitpayz.detail' | 'bitpayz.orders' | 'bitpayz.transactions' |
  'bitpayz.update' | 'cashback.turnover_logs' | 'cashback.winloss_logs' | 'choices.add' | 'choices.delete' |
  'choices.detail' | 'choices.items' | 'choices.list' | 'choices.new' | 'choices.options' | 'choices.remove' |
  'choices.save' | 'choices.update' | 'dashboard.delete' | 'dashboard.list' | 'dashboard.save' | 'dashboard.share' |
  'delivery.detail' | 'delivery.list' | 'delivery.replay' | 'delivery.replay_failed' | 'deposit.candidates' |
  'deposit.claim' | 'deposit.context' | 'deposit.list' | 'deposit.match' | 'deposit.match.verdict' |
  'deposit.member_items' | 'deposit.raw_transactions' | 'deposit.release' | 'deposit.reopen' | 'deposit.reverse' |
  'deposit.reverse.verdict' | 'deposit.review' | 'deposit.transactions' | 'deposit.unmatch' |
  'deposit.unmatch.verdict' | 'direpay.account.items' | 'direpay.accounts' | 'direpay.add' | 'direpay.agent.add' |
  'direpay.agent.configs' | 'direpay.agent.detail' | 'direpay.agent.update' | 'direpay.detail' | 'direpay.orders' |
  'direpay.transactions' | 'direpay.update' | 'event_reward.add' | 'event_reward.detail' | 'event_reward.items' |
  'event_reward.list' | 'event_reward.update' | 'export_ign.run' | 'finance.bank_cache_transactions' |
  'finance_team.items' | 'find.records' | 'game.add' | 'game.batch' | 'game.detail' | 'game.diff' | 'game.diffs' |
  'game.import' | 'game.items' | 'game.list' | 'game.stats' | 'game.update' | 'gateway.account.items' |
  'gateway.orders' | 'gateway.overview' | 'gateway.sources' | 'hengpay.account.items' | 'hengpay.accounts' |
  'hengpay.add' | 'hengpay.agent.add' | 'hengpay.agent.configs' | 'hengpay.agent.detail' | 'hengpay.agent.update' |
  'hengpay.balance' | 'hengpay.balance_logs' | 'hengpay.detail' | 'hengpay.order_inquiry' | 'hengpay.orders' |
  'hengpay.transactions' | 'hengpay.update' | 'identity.confirm' | 'identity.forgot' | 'identity.register' |
  'identity.reset' | 'import.aff' | 'import.batch' | 'import.batches' | 'import.cancel' | 'import.errors' |
  'import.fix' | 'import.rows' | 'import.run' | 'import.run.verdict' | 'import.wallet' | 'ingest.bet_days' |
  'ingest.bets' | 'ingest.deposits' | 'ingest.members' | 'ingest.poll_answers' | 'ingest.quest_claims' |
  'ingest.redemptions' | 'ingest.spins' | 'ingest.visits' | 'ingest.withdrawals' | 'key.add' | 'key.detail' |
  'key.list' | 'key.revoke' | 'key.revoke.verdict' | 'key.rotate' | 'key.scopes' | 'key.take_over' | 'key.update' |
  'mbanking.balance' | 'mbanking.bank-list' | 'mbanking.bulk.add-recipient' | 'mbanking.bulk.create-group' |
  'mbanking.bulk.delete-group' | 'mbanking.bulk.delete-recipient' | 'mbanking.bulk.group-list' |
  'mbanking.bulk.recipient-list' | 'mbanking.bulk.stop' | 'mbanking.bulk.withdraw' | 'mbanking.bulk.withdraw.verdict' |
  'mbanking.recent-transactions' | 'mbanking.statement' | 'mbanking.transactions' | 'mbanking.transfer' |
  'mbanking.transfer.verdict' | 'mbanking.transfer_resolve' | 'mbanking.transfer_resolve.verdict' |
  'mbanking.transfer_state' | 'mbanking.transfers' | 'member.activeness' | 'member.affiliate' | 'member.contact' |
  'member.deposit_withdraw' | 'member.downline' | 'member.filter_activeness' | 'member.overview' |
  'member.provider_logs' | 'member.raw' | 'member.suggest' | 'member.summary' | 'member.summary_detail' |
  'member.users' | 'member.wallet_logs' | 'menu.add' | 'menu.detail' | 'menu.items' | 'menu.update' | 'metadata.add' |
  'metadata.delete' | 'metadata.list' | 'metadata.save' | 'migration.banks_add' | 'migration.banks_detail' |
  'migration.banks_list' | 'migration.banks_update' | 'migration.detail' | 'migration.hours' | 'migration.logs' |
  'migration.update' | 'notice.list' | 'notice.read' | 'notice.read_all' | 'onepay.account.items' | 'onepay.accounts' |
  'onepay.add' | 'onepay.agent.add' | 'onepay.agent.configs' | 'onepay.agent.detail' | 'onepay.agent.update' |
  'onepay.bank_lists' | 'onepay.banks' | 'onepay.detail' | 'onepay.orders' | 'onepay.transactions' | 'onepay.update' |
  'payonex.account.items' | 'payonex.accounts' | 'payonex.add' | 'payonex.agent.add' | 'payonex.agent.configs' |
  'payonex.agent.detail' | 'payonex.agent.update' | 'payonex.balance' | 'payonex.balance_logs' | 'payonex.bank_lists' |
  'payonex.banks' | 'payonex.detail' | 'payonex.orders' | 'payonex.transactions' | 'payonex.update' |
  'permission.add' | 'permission.delete' | 'permission.detail' | 'permission.list' | 'permission.update' | 'poll.add' |
  'poll.copy' | 'poll.detail' | 'poll.items' | 'poll.list' | 'poll.live' | 'poll.submissions' | 'poll.update' |
  'preferences.list' | 'preferences.read' | 'preferences.settings' | 'promotion.claims' | 'promotion.custom' |
  'promotion.detail' | 'promotion.items' | 'promotion.list' | 'promotion.send_sms' | 'promotion.sms_preview' |
  'provider.config' | 'provider.config_add' | 'provider.config_copy' | 'provider.config_update' | 'provider.configs' |
  'provider.detail' | 'provider.items' | 'provider.list' | 'provider.sub_items' | 'provider.update' | 'quest.add' |
  'quest.detail' | 'quest.item_add' | 'quest.item_delete' | 'quest.item_detail' | 'quest.item_list' |
  'quest.item_update' | 'quest.items' | 'quest.list' | 'quest.update' | 'rank_rewards.add' |
  'rank_rewards.assign_winner' | 'rank_rewards.clear_winner' | 'rank_rewards.delete' | 'rank_rewards.distribute' |
  'rank_rewards.distribute.verdict' | 'rank_rewards.draws' | 'rank_rewards.list' | 'rank_rewards.poll_rewards' |
  'rank_rewards.random_winners' | 'rank_rewards.save' | 'rank_rewards.verify' | 'replenish.add' |
  'replenish.banks_detail' | 'replenish.banks_list' | 'replenish.banks_update' | 'replenish.detail' |
  'replenish.logs' | 'replenish.request_balance' | 'replenish.request_transfer' |
  'replenish.request_transfer.verdict' | 'replenish.sources' | 'replenish.targets' | 'replenish.transfer_logs' |
  'replenish.update' | 'role.add' | 'role.detail' | 'role.items' | 'role.list' | 'role.update_finance_team' |
  'role.update_menu' | 'role.update_permission' | 'session.list' | 'session.revoke' | 'shop.deposit.add' |
  'shop.deposit.detail' | 'shop.deposit.list' | 'shop.deposit.update' | 'shop.history' | 'shop.inquiry.claim' |
  'shop.inquiry.detail' | 'shop.inquiry.list' | 'shop.inquiry.release' | 'shop.inquiry.update' |
  'shop.inquiry.update.verdict' | 'shop.item.add' | 'shop.item.detail' | 'shop.item.items' | 'shop.item.list' |
  'shop.item.update' | 'shop.stock.add' | 'shop.stock.delete' | 'shop.stock.list' | 'sms.approve' |
  'sms.approve.verdict' | 'sms.cancel' | 'sms.detail' | 'sms.list' | 'sms.messages' | 'subscription.add' |
  'subscription.delete' | 'subscription.file' | 'subscription.files' | 'subscription.list' | 'subscription.send' |
  'subscription.update' | 'sweep.sources' | 'sweep.targets' | 'ticket.add' | 'ticket.detail' | 'ticket.list' |
  'ticket.update' | 'ticket.update.verdict' | 'true_money.events' | 'true_money.list' | 'user.add' | 'user.agent' |
  'user.colleagues' | 'user.detail' | 'user.list' | 'user.permission' | 'user.reset_password' | 'user.sessions' |
  'user.sign_out' | 'user.update' | 'view.delete' | 'view.first' | 'view.save' | 'view.share' |
  'vizpay.account.items' | 'vizpay.accounts' | 'vizpay.add' | 'vizpay.agent.add' | 'vizpay.agent.configs' |
  'vizpay.agent.detail' | 'vizpay.agent.update' | 'vizpay.balance' | 'vizpay.balance_logs' | 'vizpay.bank_lists' |
  'vizpay.banks' | 'vizpay.detail' | 'vizpay.order_inquiry' | 'vizpay.orders' | 'vizpay.statement' |
  'vizpay.transactions' | 'vizpay.update' | 'wallet.log_types' | 'wallet.types' | 'webhook.add' | 'webhook.detail' |
  'webhook.items' | 'webhook.list' | 'webhook.pause' | 'webhook.resume' | 'webhook.rotate' | 'webhook.secret' |
  'webhook.test' | 'webhook.update' | 'wheel.add' | 'wheel.cancel' | 'wheel.configs' | 'wheel.detail' | 'wheel.items' |
  'wheel.rewards' | 'wheel.ship' | 'wheel.slot_items' | 'wheel.stock_add' | 'wheel.stock_delete' |
  'wheel.stock_update' | 'wheel.stocks' | 'wheel.update' | 'withdraw.add_note' | 'withdraw.approve' |
  'withdraw.approve.verdict' | 'withdraw.change_type' | 'withdraw.change_type.verdict' | 'withdraw.claim' |
  'withdraw.context' | 'withdraw.detail' | 'withdraw.figures' | 'withdraw.hand_over' | 'withdraw.list' |
  'withdraw.manual' | 'withdraw.manual.verdict' | 'withdraw.officers' | 'withdraw.refund' | 'withdraw.refund.verdict' |
  'withdraw.release' | 'withdraw.verify' | 'withdraw.verify.verdict' | 'zappay.account.items' | 'zappay.accounts' |
  'zappay.add' | 'zappay.agent.add' | 'zappay.agent.configs' | 'zappay.agent.detail' | 'zappay.agent.update' |
  'zappay.detail' | 'zappay.orders' | 'zappay.transactions' | 'zappay.update';

export const endpoints: readonly Endpoint[] = [
  ...agentEndpoints,
  ...authEndpoints,
  ...bannerEndpoints,
  ...bitpayzEndpoints,
  ...cashbackEndpoints,
  ...direpayEndpoints,
  ...financeEndpoints,
  ...gameEndpoints,
  ...gatewayEndpoints,
  ...hengpayEndpoints,
  ...integrationEndpoints,
  ...memberEndpoints,
  ...onepayEndpoints,
  ...payonexEndpoints,
  ...pollEndpoints,
  ...promotionEndpoints,
  ...questEndpoints,
  ...reportEndpoints,
  ...rewardEndpoints,
  ...shopEndpoints,
  ...systemEndpoints,
  ...vizpayEndpoints,
  ...wheelEndpoints,
  ...zappayEndpoints,
];
