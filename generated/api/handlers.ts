// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Choices, Decide, Effect, Ingest, MoveEffect, Patch, ReportResult, Service } from '#contract/handler.ts';
import type {
  AgentChannelsQuery, AgentChannelsReply, AgentConfigsQuery, AgentConfigsReply, AgentConfigsUpdateBody,
  AgentConfigsUpdateReply, AgentUpdateBody,
} from './agent.ts';
import type {
  AccountNoticesQuery, AccountNoticesReply, AccountNoticesSeenBody, AccountNoticesSeenReply, AuthChangePasswordBody,
  AuthChangePasswordReply, AuthFirebaseSignInBody, AuthFirebaseSignInReply, AuthHandshakeBody, AuthHandshakeReply,
  AuthLogoutBody, AuthLogoutReply, AuthProfileQuery, AuthProfileReply, AuthSignInBody, AuthSignInReply,
  IdentityConfirmBody, IdentityConfirmReply, IdentityForgotBody, IdentityForgotReply, IdentityRegisterBody,
  IdentityRegisterReply, IdentityResetBody, IdentityResetReply, SessionListQuery, SessionListReply, SessionRevokeBody,
  SessionRevokeReply,
} from './auth.ts';
import type { BannerAddBody, BannerUpdateBody } from './banner.ts';
import type { BitpayzAddBody, BitpayzUpdateBody } from './bitpayz.ts';
import type {
  AgentTable, AnnotationTable, ApiKeyTable, AppUserTable, BankTable, BannerTable, EventRewardTable, GameTable,
  GatewayAccountTable, MenuTable, PermissionTable, PointRuleTable, PollChoiceTable, PollMetadataTable,
  PollRankRewardTable, PollTable, ProviderConfigTable, ProviderTable, QuestItemTable, QuestTable, ReplenishRuleTable,
  ReplenishTicketTable, RoleTable, ShopItemTable, SmsCampaignTable, SubscriptionTable, SweepRuleTable,
  SweepSettingsTable, WebhookEndpointTable, WheelConfigTable, WheelRewardTable, WheelStockTable, WithdrawalTable,
} from './database.ts';
import type { DirepayAddBody, DirepayUpdateBody } from './direpay.ts';
import type {
  BankAddBody, BankAgreeBody, BankFlowQuery, BankFlowReply, BankReloginBody, BankReloginReply, BankUpdateBalancesBody,
  BankUpdateBalancesReply, BankUpdateBody, DepositCandidatesQuery, DepositCandidatesReply, DepositContextQuery,
  DepositContextReply, DepositMatchBody, DepositMatchReply, DepositReopenBody, DepositReopenReply, DepositReverseBody,
  DepositReverseReply, DepositReviewBody, DepositReviewReply, DepositUnmatchBody, DepositUnmatchReply,
  IngestDepositsBody, IngestDepositsMade, IngestWithdrawalsBody, IngestWithdrawalsMade, MbankingBalanceBody,
  MbankingBalanceReply, MbankingBankListBody, MbankingBankListReply, MbankingBulkAddRecipientBody,
  MbankingBulkAddRecipientReply, MbankingBulkCreateGroupBody, MbankingBulkCreateGroupReply,
  MbankingBulkDeleteGroupBody, MbankingBulkDeleteGroupReply, MbankingBulkDeleteRecipientBody,
  MbankingBulkDeleteRecipientReply, MbankingBulkGroupListBody, MbankingBulkGroupListReply,
  MbankingBulkRecipientListBody, MbankingBulkRecipientListReply, MbankingBulkStopBody, MbankingBulkStopReply,
  MbankingBulkWithdrawBody, MbankingBulkWithdrawReply, MbankingRecentTransactionsBody, MbankingRecentTransactionsReply,
  MbankingStatementBody, MbankingStatementReply, MbankingTransactionsBody, MbankingTransactionsReply,
  MbankingTransferBody, MbankingTransferReply, MbankingTransferResolveBody, MbankingTransferResolveReply,
  MbankingTransferStateBody, MbankingTransferStateReply, MigrationBanksAddBody, MigrationBanksUpdateBody,
  MigrationDetailQuery, MigrationDetailReply, MigrationHoursQuery, MigrationHoursReply, MigrationUpdateBody,
  ReplenishAddBody, ReplenishBanksDetailQuery, ReplenishBanksDetailReply, ReplenishBanksUpdateBody,
  ReplenishRequestBalanceBody, ReplenishRequestBalanceReply, ReplenishRequestTransferBody,
  ReplenishRequestTransferReply, ReplenishUpdateBody, TicketAddBody, TicketUpdateBody, TicketUpdateReply,
  TrueMoneyEventsQuery, TrueMoneyEventsReply, WithdrawAddNoteBody, WithdrawApproveBody, WithdrawChangeTypeBody,
  WithdrawContextQuery, WithdrawContextReply, WithdrawFiguresQuery, WithdrawFiguresReply, WithdrawHandOverBody,
  WithdrawManualBody, WithdrawOfficersQuery, WithdrawRefundBody, WithdrawVerifyBody,
} from './finance.ts';
import type {
  GameAddBody, GameDiffBody, GameDiffReply, GameImportBody, GameImportReply, GameUpdateBody, ProviderConfigAddBody,
  ProviderConfigCopyBody, ProviderConfigCopyReply, ProviderConfigUpdateBody, ProviderUpdateBody,
} from './game.ts';
import type { GatewayOverviewQuery, GatewayOverviewReply } from './gateway.ts';
import type {
  HengpayAddBody, HengpayBalanceQuery, HengpayBalanceReply, HengpayOrderInquiryQuery, HengpayOrderInquiryReply,
  HengpayUpdateBody,
} from './hengpay.ts';
import type {
  DeliveryReplayBody, DeliveryReplayFailedBody, DeliveryReplayFailedReply, DeliveryReplayReply, KeyAddBody,
  KeyAddReply, KeyRevokeBody, KeyRotateBody, KeyRotateReply, KeyScopesQuery, KeyScopesReply, KeyTakeOverBody,
  KeyUpdateBody, WebhookAddBody, WebhookPauseBody, WebhookResumeBody, WebhookRotateBody, WebhookSecretBody,
  WebhookSecretReply, WebhookTestBody, WebhookUpdateBody,
} from './integration.ts';
import type {
  IngestMembersBody, IngestMembersMade, IngestVisitsBody, IngestVisitsMade, MemberAffiliateQuery, MemberAffiliateReply,
  MemberDownlineQuery, MemberDownlineReply, MemberOverviewQuery, MemberOverviewReply, MemberSuggestQuery,
  MemberSuggestReply, WalletLogTypesQuery, WalletLogTypesReply, WalletTypesQuery, WalletTypesReply,
} from './member.ts';
import type {
  OnepayAddBody, OnepayBankListsQuery, OnepayBankListsReply, OnepayBanksQuery, OnepayUpdateBody,
} from './onepay.ts';
import type { PayonexAddBody, PayonexUpdateBody } from './payonex.ts';
import type {
  ChoicesAddBody, ChoicesNewBody, ChoicesNewReply, ChoicesRemoveBody, ChoicesRemoveReply, ChoicesSaveBody,
  ChoicesSaveReply, IngestPollAnswersBody, IngestPollAnswersMade, MetadataAddBody, MetadataAddReply,
  MetadataDeleteBody, MetadataSaveBody, MetadataSaveReply, PollAddBody, PollCopyBody, PollCopyReply, PollLiveQuery,
  PollLiveReply, PollUpdateBody, RankRewardsAddBody, RankRewardsAddReply, RankRewardsAssignWinnerBody,
  RankRewardsAssignWinnerReply, RankRewardsClearWinnerBody, RankRewardsClearWinnerReply, RankRewardsDeleteBody,
  RankRewardsDistributeBody, RankRewardsDistributeReply, RankRewardsRandomWinnersBody, RankRewardsRandomWinnersReply,
  RankRewardsSaveBody, RankRewardsSaveReply, RankRewardsVerifyQuery, RankRewardsVerifyReply,
} from './poll.ts';
import type {
  PromotionClaimsQuery, PromotionClaimsReply, PromotionSendSmsBody, PromotionSendSmsReply, PromotionSmsPreviewBody,
  PromotionSmsPreviewReply, SmsApproveBody, SmsCancelBody,
} from './promotion.ts';
import type {
  IngestQuestClaimsBody, IngestQuestClaimsMade, QuestAddBody, QuestItemAddBody, QuestItemDeleteBody,
  QuestItemUpdateBody, QuestUpdateBody,
} from './quest.ts';
import type {
  IngestBetDaysBody, IngestBetDaysMade, IngestBetsBody, IngestBetsMade, MemberActivenessQuery, MemberActivenessReply,
} from './report.ts';
import type { EventRewardAddBody, EventRewardUpdateBody } from './reward.ts';
import type {
  IngestRedemptionsBody, IngestRedemptionsMade, ShopDepositAddBody, ShopDepositUpdateBody, ShopInquiryUpdateBody,
  ShopInquiryUpdateReply, ShopItemAddBody, ShopItemUpdateBody, ShopStockAddBody, ShopStockAddReply,
  ShopStockDeleteBody, ShopStockDeleteReply,
} from './shop.ts';
import type {
  AnnotationAddBody, AnnotationDeleteBody, AnnotationListQuery, AnnotationListReply, AnnotationUpdateBody,
  AuditDetailQuery, AuditDetailReply, AuditHistoryQuery, AuditHistoryReply, DashboardDeleteBody, DashboardDeleteReply,
  DashboardListQuery, DashboardListReply, DashboardSaveBody, DashboardSaveReply, DashboardShareBody,
  DashboardShareReply, ExportIgnRunBody, ExportIgnRunReply, FindRecordsQuery, FindRecordsReply, ImportAffQuery,
  ImportAffReply, ImportBatchQuery, ImportBatchReply, ImportCancelBody, ImportCancelReply, ImportErrorsQuery,
  ImportErrorsReply, ImportFixBody, ImportFixReply, ImportRowsQuery, ImportRowsReply, ImportRunBody, ImportRunReply,
  ImportWalletQuery, ImportWalletReply, MenuAddBody, MenuUpdateBody, NoticeListQuery, NoticeListReply,
  NoticeReadAllBody, NoticeReadAllReply, NoticeReadBody, NoticeReadReply, PermissionAddBody, PermissionDeleteBody,
  PreferencesListBody, PreferencesListReply, PreferencesReadQuery, PreferencesReadReply, PreferencesSettingsBody,
  PreferencesSettingsReply, RoleAddBody, RoleUpdateFinanceTeamBody, RoleUpdateMenuBody, RoleUpdatePermissionBody,
  SubscriptionAddBody, SubscriptionFileQuery, SubscriptionFileReply, SubscriptionSendBody, SubscriptionSendReply,
  SubscriptionUpdateBody, UserAddBody, UserAgentQuery, UserAgentReply, UserPermissionQuery, UserPermissionReply,
  UserResetPasswordBody, UserResetPasswordReply, UserSessionsQuery, UserSessionsReply, UserSignOutBody,
  UserSignOutReply, UserUpdateBody, ViewDeleteBody, ViewDeleteReply, ViewFirstBody, ViewFirstReply, ViewSaveBody,
  ViewSaveReply, ViewShareBody, ViewShareReply,
} from './system.ts';
import type { VizpayAddBody, VizpayStatementQuery, VizpayStatementReply, VizpayUpdateBody } from './vizpay.ts';
import type {
  IngestSpinsBody, IngestSpinsMade, WheelAddBody, WheelCancelBody, WheelShipBody, WheelStockAddBody,
  WheelStockDeleteBody, WheelStockUpdateBody, WheelUpdateBody,
} from './wheel.ts';
import type { ZappayAddBody, ZappayUpdateBody } from './zappay.ts';
import type { Selectable } from 'kysely';

/** Which of these functions are written in which area: src/areas/<area>/server/area.ts names them all. */
export interface AreaHandlers {
  readonly agent: {
    readonly services: 
      | 'agent.channels'
      | 'agent.configs'
      | 'agent.configs_update';
    readonly effects: 'agent.update';
    readonly decisions: never;
    readonly ingests: never;
  };
  readonly auth: {
    readonly services: 
      | 'account.notices'
      | 'account.notices_seen'
      | 'auth.change_password'
      | 'auth.firebase_sign_in'
      | 'auth.handshake'
      | 'auth.logout'
      | 'auth.profile'
      | 'auth.sign_in'
      | 'identity.confirm'
      | 'identity.forgot'
      | 'identity.register'
      | 'identity.reset'
      | 'session.list'
      | 'session.revoke';
    readonly effects: never;
    readonly decisions: never;
    readonly ingests: never;
  };
  readonly banner: {
    readonly services: never;
    readonly effects: 
      | 'banner.add'
      | 'banner.update';
    readonly decisions: never;
    readonly ingests: never;
  };
  readonly cashback: {
    readonly services: never;
    readonly effects: never;
    readonly decisions: never;
    readonly ingests: never;
  };
  readonly finance: {
    readonly services: 
      | 'bank.flow'
      | 'bank.relogin'
      | 'bank.update_balances'
      | 'deposit.candidates'
      | 'deposit.context'
      | 'deposit.match'
      | 'deposit.reopen'
      | 'deposit.reverse'
      | 'deposit.review'
      | 'deposit.unmatch'
      | 'mbanking.balance'
      | 'mbanking.bank-list'
      | 'mbanking.bulk.add-recipient'
      | 'mbanking.bulk.create-group'
      | 'mbanking.bulk.delete-group'
      | 'mbanking.bulk.delete-recipient'
      | 'mbanking.bulk.group-list'
      | 'mbanking.bulk.recipient-list'
      | 'mbanking.bulk.stop'
      | 'mbanking.bulk.withdraw'
      | 'mbanking.recent-transactions'
      | 'mbanking.statement'
      | 'mbanking.transactions'
      | 'mbanking.transfer'
      | 'mbanking.transfer_resolve'
      | 'mbanking.transfer_state'
      | 'migration.detail'
      | 'migration.hours'
      | 'replenish.banks_detail'
      | 'replenish.request_balance'
      | 'replenish.request_transfer'
      | 'ticket.update'
      | 'true_money.events'
      | 'withdraw.context'
      | 'withdraw.figures'
      | 'withdraw.officers';
    readonly effects: 
      | 'bank.add'
      | 'bank.agree'
      | 'bank.update'
      | 'migration.banks_add'
      | 'migration.banks_update'
      | 'migration.update'
      | 'replenish.add'
      | 'replenish.banks_update'
      | 'replenish.update'
      | 'ticket.add'
      | 'withdraw.add_note'
      | 'withdraw.approve'
      | 'withdraw.change_type'
      | 'withdraw.hand_over'
      | 'withdraw.manual'
      | 'withdraw.refund'
      | 'withdraw.verify';
    readonly decisions: 
      | 'deposit.match'
      | 'deposit.reverse'
      | 'deposit.unmatch'
      | 'mbanking.bulk.withdraw'
      | 'mbanking.transfer'
      | 'mbanking.transfer_resolve'
      | 'replenish.request_transfer'
      | 'ticket.update'
      | 'withdraw.approve'
      | 'withdraw.change_type'
      | 'withdraw.manual'
      | 'withdraw.refund'
      | 'withdraw.verify';
    readonly ingests: 
      | 'ingest.deposits'
      | 'ingest.withdrawals';
  };
  readonly game: {
    readonly services: 
      | 'game.diff'
      | 'game.import'
      | 'provider.config_copy';
    readonly effects: 
      | 'game.add'
      | 'game.update'
      | 'provider.config_add'
      | 'provider.config_update'
      | 'provider.update';
    readonly decisions: never;
    readonly ingests: never;
  };
  readonly gateway: {
    readonly services: 
      | 'gateway.balance'
      | 'gateway.bank_lists'
      | 'gateway.banks'
      | 'gateway.order_inquiry'
      | 'gateway.overview'
      | 'gateway.statement';
    readonly effects: 
      | 'gateway.account_update'
      | 'gateway.callback_url';
    readonly decisions: never;
    readonly ingests: never;
  };
  readonly home: {
    readonly services: never;
    readonly effects: never;
    readonly decisions: never;
    readonly ingests: never;
  };
  readonly integration: {
    readonly services: 
      | 'delivery.replay'
      | 'delivery.replay_failed'
      | 'key.add'
      | 'key.rotate'
      | 'key.scopes'
      | 'webhook.secret';
    readonly effects: 
      | 'key.take_over'
      | 'key.update'
      | 'webhook.add'
      | 'webhook.pause'
      | 'webhook.resume'
      | 'webhook.rotate'
      | 'webhook.test'
      | 'webhook.update';
    readonly decisions: 'key.revoke';
    readonly ingests: never;
  };
  readonly member: {
    readonly services: 
      | 'member.affiliate'
      | 'member.downline'
      | 'member.overview'
      | 'member.suggest'
      | 'wallet.log_types'
      | 'wallet.types';
    readonly effects: never;
    readonly decisions: never;
    readonly ingests: 
      | 'ingest.members'
      | 'ingest.visits';
  };
  readonly poll: {
    readonly services: 
      | 'choices.new'
      | 'choices.remove'
      | 'choices.save'
      | 'metadata.add'
      | 'metadata.save'
      | 'poll.copy'
      | 'poll.live'
      | 'rank_rewards.add'
      | 'rank_rewards.assign_winner'
      | 'rank_rewards.clear_winner'
      | 'rank_rewards.distribute'
      | 'rank_rewards.random_winners'
      | 'rank_rewards.save'
      | 'rank_rewards.verify';
    readonly effects: 
      | 'choices.add'
      | 'metadata.delete'
      | 'poll.add'
      | 'poll.update'
      | 'rank_rewards.delete';
    readonly decisions: 'rank_rewards.distribute';
    readonly ingests: 'ingest.poll_answers';
  };
  readonly promotion: {
    readonly services: 
      | 'promotion.claims'
      | 'promotion.send_sms'
      | 'promotion.sms_preview';
    readonly effects: 
      | 'sms.approve'
      | 'sms.cancel';
    readonly decisions: 'sms.approve';
    readonly ingests: never;
  };
  readonly quest: {
    readonly services: never;
    readonly effects: 
      | 'quest.add'
      | 'quest.item_add'
      | 'quest.item_delete'
      | 'quest.item_update'
      | 'quest.update';
    readonly decisions: never;
    readonly ingests: 'ingest.quest_claims';
  };
  readonly report: {
    readonly services: 'member.activeness';
    readonly effects: never;
    readonly decisions: never;
    readonly ingests: 
      | 'ingest.bet_days'
      | 'ingest.bets';
  };
  readonly reward: {
    readonly services: never;
    readonly effects: 
      | 'event_reward.add'
      | 'event_reward.update';
    readonly decisions: never;
    readonly ingests: never;
  };
  readonly shop: {
    readonly services: 
      | 'shop.inquiry.update'
      | 'shop.stock.add'
      | 'shop.stock.delete';
    readonly effects: 
      | 'shop.deposit.add'
      | 'shop.deposit.update'
      | 'shop.item.add'
      | 'shop.item.update';
    readonly decisions: 'shop.inquiry.update';
    readonly ingests: 'ingest.redemptions';
  };
  readonly system: {
    readonly services: 
      | 'annotation.list'
      | 'audit.detail'
      | 'audit.history'
      | 'dashboard.delete'
      | 'dashboard.list'
      | 'dashboard.save'
      | 'dashboard.share'
      | 'export_ign.run'
      | 'find.records'
      | 'import.aff'
      | 'import.batch'
      | 'import.cancel'
      | 'import.errors'
      | 'import.fix'
      | 'import.rows'
      | 'import.run'
      | 'import.wallet'
      | 'notice.list'
      | 'notice.read'
      | 'notice.read_all'
      | 'preferences.list'
      | 'preferences.read'
      | 'preferences.settings'
      | 'subscription.file'
      | 'subscription.send'
      | 'user.agent'
      | 'user.permission'
      | 'user.reset_password'
      | 'user.sessions'
      | 'user.sign_out'
      | 'view.delete'
      | 'view.first'
      | 'view.save'
      | 'view.share';
    readonly effects: 
      | 'annotation.add'
      | 'annotation.delete'
      | 'annotation.update'
      | 'menu.add'
      | 'menu.update'
      | 'permission.add'
      | 'permission.delete'
      | 'role.add'
      | 'role.update_finance_team'
      | 'role.update_menu'
      | 'role.update_permission'
      | 'subscription.add'
      | 'subscription.update'
      | 'user.add'
      | 'user.update';
    readonly decisions: 'import.run';
    readonly ingests: never;
  };
  readonly wheel: {
    readonly services: never;
    readonly effects: 
      | 'wheel.add'
      | 'wheel.cancel'
      | 'wheel.ship'
      | 'wheel.stock_add'
      | 'wheel.stock_delete'
      | 'wheel.stock_update'
      | 'wheel.update';
    readonly decisions: never;
    readonly ingests: 'ingest.spins';
  };
}

export type ServiceName = AreaHandlers[keyof AreaHandlers]['services'];
export type EffectName = AreaHandlers[keyof AreaHandlers]['effects'];
export type DecisionName = AreaHandlers[keyof AreaHandlers]['decisions'];
export type IngestName = AreaHandlers[keyof AreaHandlers]['ingests'];

/** Functions that serve a call whole, by name. */
export interface Services<Context> {
  /** GET /api/account/notices */
  readonly 'account.notices': Service<{ readonly query: AccountNoticesQuery }, AccountNoticesReply, Context>;
  /** POST /api/account/notices/seen */
  readonly 'account.notices_seen': Service<{ readonly body: AccountNoticesSeenBody }, AccountNoticesSeenReply, Context>;
  /** GET /api/system/agent/channels */
  readonly 'agent.channels': Service<{ readonly query: AgentChannelsQuery }, AgentChannelsReply, Context>;
  /** GET /api/system/agent/configs/list */
  readonly 'agent.configs': Service<{ readonly query: AgentConfigsQuery }, AgentConfigsReply, Context>;
  /** POST /api/system/agent/configs/update */
  readonly 'agent.configs_update': Service<{ readonly body: AgentConfigsUpdateBody }, AgentConfigsUpdateReply, Context>;
  /** GET /api/system/annotation/list */
  readonly 'annotation.list': Service<{ readonly query: AnnotationListQuery }, AnnotationListReply, Context>;
  /** GET /api/system/audit/detail */
  readonly 'audit.detail': Service<{ readonly query: AuditDetailQuery }, AuditDetailReply, Context>;
  /** GET /api/system/audit/history */
  readonly 'audit.history': Service<{ readonly query: AuditHistoryQuery }, AuditHistoryReply, Context>;
  /** POST /api/change_password */
  readonly 'auth.change_password': Service<{ readonly body: AuthChangePasswordBody }, AuthChangePasswordReply, Context>;
  /** POST /api/firebase_auth */
  readonly 'auth.firebase_sign_in': Service<
    { readonly body: AuthFirebaseSignInBody },
    AuthFirebaseSignInReply,
    Context
  >;
  /** POST /api/handshake */
  readonly 'auth.handshake': Service<{ readonly body: AuthHandshakeBody }, AuthHandshakeReply, Context>;
  /** POST /api/logout */
  readonly 'auth.logout': Service<{ readonly body: AuthLogoutBody }, AuthLogoutReply, Context>;
  /** GET /api/profile */
  readonly 'auth.profile': Service<{ readonly query: AuthProfileQuery }, AuthProfileReply, Context>;
  /** POST /api/auth */
  readonly 'auth.sign_in': Service<{ readonly body: AuthSignInBody }, AuthSignInReply, Context>;
  /** GET /api/system/bank/flow */
  readonly 'bank.flow': Service<{ readonly query: BankFlowQuery }, BankFlowReply, Context>;
  /** POST /api/system/bank/re-login */
  readonly 'bank.relogin': Service<{ readonly body: BankReloginBody }, BankReloginReply, Context>;
  /** POST /api/system/bank/update_balances */
  readonly 'bank.update_balances': Service<{ readonly body: BankUpdateBalancesBody }, BankUpdateBalancesReply, Context>;
  /** POST /api/system/poll/choices/new */
  readonly 'choices.new': Service<{ readonly body: ChoicesNewBody }, ChoicesNewReply, Context>;
  /** POST /api/system/poll/choices/remove */
  readonly 'choices.remove': Service<{ readonly body: ChoicesRemoveBody }, ChoicesRemoveReply, Context>;
  /** POST /api/system/poll/choices/save */
  readonly 'choices.save': Service<{ readonly body: ChoicesSaveBody }, ChoicesSaveReply, Context>;
  /** POST /api/account/dashboard/delete */
  readonly 'dashboard.delete': Service<{ readonly body: DashboardDeleteBody }, DashboardDeleteReply, Context>;
  /** GET /api/account/dashboards */
  readonly 'dashboard.list': Service<{ readonly query: DashboardListQuery }, DashboardListReply, Context>;
  /** POST /api/account/dashboard/save */
  readonly 'dashboard.save': Service<{ readonly body: DashboardSaveBody }, DashboardSaveReply, Context>;
  /** POST /api/account/dashboard/share */
  readonly 'dashboard.share': Service<{ readonly body: DashboardShareBody }, DashboardShareReply, Context>;
  /** POST /api/integration/webhook/delivery/replay */
  readonly 'delivery.replay': Service<{ readonly body: DeliveryReplayBody }, DeliveryReplayReply, Context>;
  /** POST /api/integration/webhook/delivery/replay-failed */
  readonly 'delivery.replay_failed': Service<
    { readonly body: DeliveryReplayFailedBody },
    DeliveryReplayFailedReply,
    Context
  >;
  /** GET /api/system/deposit/candidates */
  readonly 'deposit.candidates': Service<{ readonly query: DepositCandidatesQuery }, DepositCandidatesReply, Context>;
  /** GET /api/system/deposit/context */
  readonly 'deposit.context': Service<{ readonly query: DepositContextQuery }, DepositContextReply, Context>;
  /** POST /api/system/deposit/match */
  readonly 'deposit.match': Service<{ readonly body: DepositMatchBody }, DepositMatchReply, Context>;
  /** POST /api/system/deposit/reopen */
  readonly 'deposit.reopen': Service<{ readonly body: DepositReopenBody }, DepositReopenReply, Context>;
  /** POST /api/system/deposit/reverse */
  readonly 'deposit.reverse': Service<{ readonly body: DepositReverseBody }, DepositReverseReply, Context>;
  /** POST /api/system/deposit/suspicious/review */
  readonly 'deposit.review': Service<{ readonly body: DepositReviewBody }, DepositReviewReply, Context>;
  /** POST /api/system/deposit/unmatch */
  readonly 'deposit.unmatch': Service<{ readonly body: DepositUnmatchBody }, DepositUnmatchReply, Context>;
  /** POST /api/system/user/export_ign */
  readonly 'export_ign.run': Service<{ readonly body: ExportIgnRunBody }, ExportIgnRunReply, Context>;
  /** GET /api/system/find */
  readonly 'find.records': Service<{ readonly query: FindRecordsQuery }, FindRecordsReply, Context>;
  /** POST /api/game/diff */
  readonly 'game.diff': Service<{ readonly body: GameDiffBody }, GameDiffReply, Context>;
  /** POST /api/game/import */
  readonly 'game.import': Service<{ readonly body: GameImportBody }, GameImportReply, Context>;
  /** GET /api/system/hengpay/services/balance, GET /api/system/payonex/services/balance, GET /api/system/vizpay/services/balance */
  readonly 'gateway.balance': Service<{ readonly query: HengpayBalanceQuery }, HengpayBalanceReply, Context>;
  /** GET /api/system/onepay/services/bank_lists, GET /api/system/payonex/services/bank_lists, GET /api/system/vizpay/services/bank_lists */
  readonly 'gateway.bank_lists': Service<
    { readonly query: OnepayBankListsQuery },
    ReportResult<OnepayBankListsReply>,
    Context
  >;
  /** GET /api/system/onepay/banks, GET /api/system/payonex/banks, GET /api/system/vizpay/banks */
  readonly 'gateway.banks': Service<{ readonly query: OnepayBanksQuery }, Choices, Context>;
  /** GET /api/system/hengpay/services/order_inquiry, GET /api/system/vizpay/services/order_inquiry */
  readonly 'gateway.order_inquiry': Service<
    { readonly query: HengpayOrderInquiryQuery },
    HengpayOrderInquiryReply,
    Context
  >;
  /** GET /api/system/gateway/overview */
  readonly 'gateway.overview': Service<
    { readonly query: GatewayOverviewQuery },
    ReportResult<GatewayOverviewReply>,
    Context
  >;
  /** GET /api/system/vizpay/services/statement */
  readonly 'gateway.statement': Service<
    { readonly query: VizpayStatementQuery },
    ReportResult<VizpayStatementReply, 'fee', 'amount_in' | 'amount_out'>,
    Context
  >;
  /** POST /api/identity/confirm */
  readonly 'identity.confirm': Service<{ readonly body: IdentityConfirmBody }, IdentityConfirmReply, Context>;
  /** POST /api/identity/forgot */
  readonly 'identity.forgot': Service<{ readonly body: IdentityForgotBody }, IdentityForgotReply, Context>;
  /** POST /api/identity/register */
  readonly 'identity.register': Service<{ readonly body: IdentityRegisterBody }, IdentityRegisterReply, Context>;
  /** POST /api/identity/reset */
  readonly 'identity.reset': Service<{ readonly body: IdentityResetBody }, IdentityResetReply, Context>;
  /** GET /api/system/user/import_aff */
  readonly 'import.aff': Service<{ readonly query: ImportAffQuery }, ReportResult<ImportAffReply>, Context>;
  /** GET /api/system/user/import/batch */
  readonly 'import.batch': Service<{ readonly query: ImportBatchQuery }, ImportBatchReply, Context>;
  /** POST /api/system/user/import/cancel */
  readonly 'import.cancel': Service<{ readonly body: ImportCancelBody }, ImportCancelReply, Context>;
  /** GET /api/system/user/import/errors */
  readonly 'import.errors': Service<{ readonly query: ImportErrorsQuery }, ImportErrorsReply, Context>;
  /** POST /api/system/user/import/fix */
  readonly 'import.fix': Service<{ readonly body: ImportFixBody }, ImportFixReply, Context>;
  /** GET /api/system/user/import/rows */
  readonly 'import.rows': Service<{ readonly query: ImportRowsQuery }, ReportResult<ImportRowsReply>, Context>;
  /** POST /api/system/user/import */
  readonly 'import.run': Service<{ readonly body: ImportRunBody }, ImportRunReply, Context>;
  /** GET /api/system/user/import_wallet */
  readonly 'import.wallet': Service<
    { readonly query: ImportWalletQuery },
    ReportResult<ImportWalletReply, never, 'new_balance'>,
    Context
  >;
  /** POST /api/integration/key/add */
  readonly 'key.add': Service<{ readonly body: KeyAddBody }, KeyAddReply, Context>;
  /** POST /api/integration/key/rotate */
  readonly 'key.rotate': Service<{ readonly body: KeyRotateBody }, KeyRotateReply, Context>;
  /** GET /api/integration/key/scopes */
  readonly 'key.scopes': Service<{ readonly query: KeyScopesQuery }, KeyScopesReply, Context>;
  /** POST /api/system/mbanking/balance */
  readonly 'mbanking.balance': Service<{ readonly body: MbankingBalanceBody }, MbankingBalanceReply, Context>;
  /** POST /api/system/mbanking/bank-list */
  readonly 'mbanking.bank-list': Service<{ readonly body: MbankingBankListBody }, MbankingBankListReply, Context>;
  /** POST /api/system/mbanking/bulk/add-recipient */
  readonly 'mbanking.bulk.add-recipient': Service<
    { readonly body: MbankingBulkAddRecipientBody },
    MbankingBulkAddRecipientReply,
    Context
  >;
  /** POST /api/system/mbanking/bulk/create-group */
  readonly 'mbanking.bulk.create-group': Service<
    { readonly body: MbankingBulkCreateGroupBody },
    MbankingBulkCreateGroupReply,
    Context
  >;
  /** POST /api/system/mbanking/bulk/delete-group */
  readonly 'mbanking.bulk.delete-group': Service<
    { readonly body: MbankingBulkDeleteGroupBody },
    MbankingBulkDeleteGroupReply,
    Context
  >;
  /** POST /api/system/mbanking/bulk/delete-recipient */
  readonly 'mbanking.bulk.delete-recipient': Service<
    { readonly body: MbankingBulkDeleteRecipientBody },
    MbankingBulkDeleteRecipientReply,
    Context
  >;
  /** POST /api/system/mbanking/bulk/group-list */
  readonly 'mbanking.bulk.group-list': Service<
    { readonly body: MbankingBulkGroupListBody },
    MbankingBulkGroupListReply,
    Context
  >;
  /** POST /api/system/mbanking/bulk/recipient-list */
  readonly 'mbanking.bulk.recipient-list': Service<
    { readonly body: MbankingBulkRecipientListBody },
    MbankingBulkRecipientListReply,
    Context
  >;
  /** POST /api/system/mbanking/bulk/stop */
  readonly 'mbanking.bulk.stop': Service<{ readonly body: MbankingBulkStopBody }, MbankingBulkStopReply, Context>;
  /** POST /api/system/mbanking/bulk/withdraw */
  readonly 'mbanking.bulk.withdraw': Service<
    { readonly body: MbankingBulkWithdrawBody },
    MbankingBulkWithdrawReply,
    Context
  >;
  /** POST /api/system/mbanking/recent-transactions */
  readonly 'mbanking.recent-transactions': Service<
    { readonly body: MbankingRecentTransactionsBody },
    MbankingRecentTransactionsReply,
    Context
  >;
  /** POST /api/system/mbanking/statement */
  readonly 'mbanking.statement': Service<{ readonly body: MbankingStatementBody }, MbankingStatementReply, Context>;
  /** POST /api/system/mbanking/transactions */
  readonly 'mbanking.transactions': Service<
    { readonly body: MbankingTransactionsBody },
    MbankingTransactionsReply,
    Context
  >;
  /** POST /api/system/mbanking/transfer */
  readonly 'mbanking.transfer': Service<{ readonly body: MbankingTransferBody }, MbankingTransferReply, Context>;
  /** POST /api/system/mbanking/transfer-resolve */
  readonly 'mbanking.transfer_resolve': Service<
    { readonly body: MbankingTransferResolveBody },
    MbankingTransferResolveReply,
    Context
  >;
  /** POST /api/system/mbanking/transfer-state */
  readonly 'mbanking.transfer_state': Service<
    { readonly body: MbankingTransferStateBody },
    MbankingTransferStateReply,
    Context
  >;
  /** GET /api/member/activeness */
  readonly 'member.activeness': Service<{ readonly query: MemberActivenessQuery }, MemberActivenessReply, Context>;
  /** GET /api/member/filter */
  readonly 'member.affiliate': Service<
    { readonly query: MemberAffiliateQuery },
    ReportResult<
      MemberAffiliateReply,
      'downline_l1' | 'downline_l2' | 'income_total' | 'income_paid' | 'income_pending'
    >,
    Context
  >;
  /** GET /api/member/filter */
  readonly 'member.downline': Service<
    { readonly query: MemberDownlineQuery },
    ReportResult<MemberDownlineReply>,
    Context
  >;
  /** GET /api/member/overview */
  readonly 'member.overview': Service<{ readonly query: MemberOverviewQuery }, MemberOverviewReply, Context>;
  /** GET /api/member/filter */
  readonly 'member.suggest': Service<{ readonly query: MemberSuggestQuery }, MemberSuggestReply, Context>;
  /** POST /api/system/poll/metadata/add */
  readonly 'metadata.add': Service<{ readonly body: MetadataAddBody }, MetadataAddReply, Context>;
  /** POST /api/system/poll/metadata/save */
  readonly 'metadata.save': Service<{ readonly body: MetadataSaveBody }, MetadataSaveReply, Context>;
  /** GET /api/system/mbanking/migration/detail */
  readonly 'migration.detail': Service<{ readonly query: MigrationDetailQuery }, MigrationDetailReply, Context>;
  /** GET /api/system/mbanking/migration/hours */
  readonly 'migration.hours': Service<{ readonly query: MigrationHoursQuery }, MigrationHoursReply, Context>;
  /** GET /api/account/notice/list */
  readonly 'notice.list': Service<{ readonly query: NoticeListQuery }, NoticeListReply, Context>;
  /** POST /api/account/notice/read */
  readonly 'notice.read': Service<{ readonly body: NoticeReadBody }, NoticeReadReply, Context>;
  /** POST /api/account/notice/read_all */
  readonly 'notice.read_all': Service<{ readonly body: NoticeReadAllBody }, NoticeReadAllReply, Context>;
  /** POST /api/poll/copy */
  readonly 'poll.copy': Service<{ readonly body: PollCopyBody }, PollCopyReply, Context>;
  /** GET /api/poll/live */
  readonly 'poll.live': Service<{ readonly query: PollLiveQuery }, PollLiveReply, Context>;
  /** POST /api/account/list */
  readonly 'preferences.list': Service<{ readonly body: PreferencesListBody }, PreferencesListReply, Context>;
  /** GET /api/account/preferences */
  readonly 'preferences.read': Service<{ readonly query: PreferencesReadQuery }, PreferencesReadReply, Context>;
  /** POST /api/account/settings */
  readonly 'preferences.settings': Service<
    { readonly body: PreferencesSettingsBody },
    PreferencesSettingsReply,
    Context
  >;
  /** GET /api/promotion/claims */
  readonly 'promotion.claims': Service<{ readonly query: PromotionClaimsQuery }, PromotionClaimsReply, Context>;
  /** POST /api/promotion/send_sms */
  readonly 'promotion.send_sms': Service<{ readonly body: PromotionSendSmsBody }, PromotionSendSmsReply, Context>;
  /** POST /api/promotion/sms/preview */
  readonly 'promotion.sms_preview': Service<
    { readonly body: PromotionSmsPreviewBody },
    PromotionSmsPreviewReply,
    Context
  >;
  /** POST /api/game/provider/configs/copy */
  readonly 'provider.config_copy': Service<{ readonly body: ProviderConfigCopyBody }, ProviderConfigCopyReply, Context>;
  /** POST /api/system/poll/rank_rewards/add */
  readonly 'rank_rewards.add': Service<{ readonly body: RankRewardsAddBody }, RankRewardsAddReply, Context>;
  /** POST /api/system/poll/rank_rewards/assign_winner */
  readonly 'rank_rewards.assign_winner': Service<
    { readonly body: RankRewardsAssignWinnerBody },
    RankRewardsAssignWinnerReply,
    Context
  >;
  /** POST /api/system/poll/rank_rewards/clear_winner */
  readonly 'rank_rewards.clear_winner': Service<
    { readonly body: RankRewardsClearWinnerBody },
    RankRewardsClearWinnerReply,
    Context
  >;
  /** POST /api/system/poll/rank_rewards/distribute */
  readonly 'rank_rewards.distribute': Service<
    { readonly body: RankRewardsDistributeBody },
    RankRewardsDistributeReply,
    Context
  >;
  /** POST /api/system/poll/rank_rewards/random_winners */
  readonly 'rank_rewards.random_winners': Service<
    { readonly body: RankRewardsRandomWinnersBody },
    RankRewardsRandomWinnersReply,
    Context
  >;
  /** POST /api/system/poll/rank_rewards/save */
  readonly 'rank_rewards.save': Service<{ readonly body: RankRewardsSaveBody }, RankRewardsSaveReply, Context>;
  /** GET /api/system/poll/rank_rewards/verify */
  readonly 'rank_rewards.verify': Service<{ readonly query: RankRewardsVerifyQuery }, RankRewardsVerifyReply, Context>;
  /** GET /api/system/mbanking/replenish/banks/detail */
  readonly 'replenish.banks_detail': Service<
    { readonly query: ReplenishBanksDetailQuery },
    ReplenishBanksDetailReply,
    Context
  >;
  /** POST /api/system/mbanking/replenish/transfer/request_balance */
  readonly 'replenish.request_balance': Service<
    { readonly body: ReplenishRequestBalanceBody },
    ReplenishRequestBalanceReply,
    Context
  >;
  /** POST /api/system/mbanking/replenish/transfer/request_transfer */
  readonly 'replenish.request_transfer': Service<
    { readonly body: ReplenishRequestTransferBody },
    ReplenishRequestTransferReply,
    Context
  >;
  /** GET /api/session/list */
  readonly 'session.list': Service<{ readonly query: SessionListQuery }, SessionListReply, Context>;
  /** POST /api/session/revoke */
  readonly 'session.revoke': Service<{ readonly body: SessionRevokeBody }, SessionRevokeReply, Context>;
  /** POST /api/shop/inquiry/update */
  readonly 'shop.inquiry.update': Service<{ readonly body: ShopInquiryUpdateBody }, ShopInquiryUpdateReply, Context>;
  /** POST /api/shop/stock/add */
  readonly 'shop.stock.add': Service<{ readonly body: ShopStockAddBody }, ShopStockAddReply, Context>;
  /** POST /api/shop/stock/delete */
  readonly 'shop.stock.delete': Service<{ readonly body: ShopStockDeleteBody }, ShopStockDeleteReply, Context>;
  /** GET /api/account/subscription/file */
  readonly 'subscription.file': Service<{ readonly query: SubscriptionFileQuery }, SubscriptionFileReply, Context>;
  /** POST /api/account/subscription/send */
  readonly 'subscription.send': Service<{ readonly body: SubscriptionSendBody }, SubscriptionSendReply, Context>;
  /** POST /api/system/mbanking/ticket/update */
  readonly 'ticket.update': Service<{ readonly body: TicketUpdateBody }, TicketUpdateReply, Context>;
  /** GET /api/system/true_money/events */
  readonly 'true_money.events': Service<{ readonly query: TrueMoneyEventsQuery }, TrueMoneyEventsReply, Context>;
  /** GET /api/system/user/agent */
  readonly 'user.agent': Service<{ readonly query: UserAgentQuery }, UserAgentReply, Context>;
  /** GET /api/system/user/permission */
  readonly 'user.permission': Service<{ readonly query: UserPermissionQuery }, UserPermissionReply, Context>;
  /** POST /api/system/user/reset_password */
  readonly 'user.reset_password': Service<{ readonly body: UserResetPasswordBody }, UserResetPasswordReply, Context>;
  /** GET /api/system/user/sessions */
  readonly 'user.sessions': Service<{ readonly query: UserSessionsQuery }, UserSessionsReply, Context>;
  /** POST /api/system/user/sign_out */
  readonly 'user.sign_out': Service<{ readonly body: UserSignOutBody }, UserSignOutReply, Context>;
  /** POST /api/account/view/delete */
  readonly 'view.delete': Service<{ readonly body: ViewDeleteBody }, ViewDeleteReply, Context>;
  /** POST /api/account/view/first */
  readonly 'view.first': Service<{ readonly body: ViewFirstBody }, ViewFirstReply, Context>;
  /** POST /api/account/view/save */
  readonly 'view.save': Service<{ readonly body: ViewSaveBody }, ViewSaveReply, Context>;
  /** POST /api/account/view/share */
  readonly 'view.share': Service<{ readonly body: ViewShareBody }, ViewShareReply, Context>;
  /** GET /api/system/wallet/log_types */
  readonly 'wallet.log_types': Service<{ readonly query: WalletLogTypesQuery }, WalletLogTypesReply, Context>;
  /** GET /api/system/wallet/types */
  readonly 'wallet.types': Service<{ readonly query: WalletTypesQuery }, WalletTypesReply, Context>;
  /** POST /api/integration/webhook/secret */
  readonly 'webhook.secret': Service<{ readonly body: WebhookSecretBody }, WebhookSecretReply, Context>;
  /** GET /api/system/withdraw/context */
  readonly 'withdraw.context': Service<{ readonly query: WithdrawContextQuery }, WithdrawContextReply, Context>;
  /** GET /api/system/withdraw/figures */
  readonly 'withdraw.figures': Service<{ readonly query: WithdrawFiguresQuery }, WithdrawFiguresReply, Context>;
  /** GET /api/system/withdraw/officers */
  readonly 'withdraw.officers': Service<{ readonly query: WithdrawOfficersQuery }, Choices, Context>;
}

/** Functions that run inside the transaction of a generic write, by name. */
export interface Effects<Context> {
  /** POST /api/system/agent/update */
  readonly 'agent.update': Effect<Selectable<AgentTable>, Partial<Selectable<AgentTable>>, AgentUpdateBody, Context>;
  /** POST /api/system/annotation/add */
  readonly 'annotation.add': Effect<
    Selectable<AnnotationTable>,
    Partial<Selectable<AnnotationTable>>,
    AnnotationAddBody,
    Context
  >;
  /** POST /api/system/annotation/delete */
  readonly 'annotation.delete': Effect<
    Selectable<AnnotationTable>,
    Partial<Selectable<AnnotationTable>>,
    AnnotationDeleteBody,
    Context
  >;
  /** POST /api/system/annotation/update */
  readonly 'annotation.update': Effect<
    Selectable<AnnotationTable>,
    Partial<Selectable<AnnotationTable>>,
    AnnotationUpdateBody,
    Context
  >;
  /** POST /api/system/bank/add */
  readonly 'bank.add': Effect<Selectable<BankTable>, Partial<Selectable<BankTable>>, BankAddBody, Context>;
  /** POST /api/system/bank/agree */
  readonly 'bank.agree': Effect<Selectable<BankTable>, Partial<Selectable<BankTable>>, BankAgreeBody, Context>;
  /** POST /api/system/bank/update */
  readonly 'bank.update': Effect<Selectable<BankTable>, Partial<Selectable<BankTable>>, BankUpdateBody, Context>;
  /** POST /api/system/banner/add */
  readonly 'banner.add': Effect<Selectable<BannerTable>, Partial<Selectable<BannerTable>>, BannerAddBody, Context>;
  /** POST /api/system/banner/update */
  readonly 'banner.update': Effect<
    Selectable<BannerTable>,
    Partial<Selectable<BannerTable>>,
    BannerUpdateBody,
    Context
  >;
  /** POST /api/system/poll/choices/add */
  readonly 'choices.add': Effect<
    Selectable<PollChoiceTable>,
    Partial<Selectable<PollChoiceTable>>,
    ChoicesAddBody,
    Context
  >;
  /** POST /api/system/event/rewards/add */
  readonly 'event_reward.add': Effect<
    Selectable<EventRewardTable>,
    Partial<Selectable<EventRewardTable>>,
    EventRewardAddBody,
    Context
  >;
  /** POST /api/system/event/rewards/update */
  readonly 'event_reward.update': Effect<
    Selectable<EventRewardTable>,
    Partial<Selectable<EventRewardTable>>,
    EventRewardUpdateBody,
    Context
  >;
  /** POST /api/game/add */
  readonly 'game.add': Effect<Selectable<GameTable>, Partial<Selectable<GameTable>>, GameAddBody, Context>;
  /** POST /api/game/update */
  readonly 'game.update': Effect<Selectable<GameTable>, Partial<Selectable<GameTable>>, GameUpdateBody, Context>;
  /** POST /api/system/bitpayz/update, POST /api/system/direpay/update, POST /api/system/hengpay/update, POST /api/system/onepay/update, POST /api/system/payonex/update, POST /api/system/vizpay/update, POST /api/system/zappay/update */
  readonly 'gateway.account_update': Effect<
    Selectable<GatewayAccountTable>,
    Partial<Selectable<GatewayAccountTable>>,
    | BitpayzUpdateBody | DirepayUpdateBody | HengpayUpdateBody | OnepayUpdateBody | PayonexUpdateBody |
    VizpayUpdateBody | ZappayUpdateBody,
    Context
  >;
  /** POST /api/system/bitpayz/add, POST /api/system/direpay/add, POST /api/system/hengpay/add, POST /api/system/onepay/add, POST /api/system/payonex/add, POST /api/system/vizpay/add, POST /api/system/zappay/add */
  readonly 'gateway.callback_url': Effect<
    Selectable<GatewayAccountTable>,
    Partial<Selectable<GatewayAccountTable>>,
    BitpayzAddBody | DirepayAddBody | HengpayAddBody | OnepayAddBody | PayonexAddBody | VizpayAddBody | ZappayAddBody,
    Context
  >;
  /** POST /api/integration/key/take_over */
  readonly 'key.take_over': MoveEffect<
    Selectable<ApiKeyTable>,
    Patch<Selectable<ApiKeyTable>, 'status'>,
    KeyTakeOverBody,
    Context
  >;
  /** POST /api/integration/key/update */
  readonly 'key.update': Effect<
    Selectable<ApiKeyTable>,
    Patch<Selectable<ApiKeyTable>, 'status'>,
    KeyUpdateBody,
    Context
  >;
  /** POST /api/system/menu/add */
  readonly 'menu.add': Effect<Selectable<MenuTable>, Partial<Selectable<MenuTable>>, MenuAddBody, Context>;
  /** POST /api/system/menu/update */
  readonly 'menu.update': Effect<Selectable<MenuTable>, Partial<Selectable<MenuTable>>, MenuUpdateBody, Context>;
  /** POST /api/system/poll/metadata/delete */
  readonly 'metadata.delete': Effect<
    Selectable<PollMetadataTable>,
    Partial<Selectable<PollMetadataTable>>,
    MetadataDeleteBody,
    Context
  >;
  /** POST /api/system/mbanking/migration/banks/add */
  readonly 'migration.banks_add': Effect<
    Selectable<SweepRuleTable>,
    Partial<Selectable<SweepRuleTable>>,
    MigrationBanksAddBody,
    Context
  >;
  /** POST /api/system/mbanking/migration/banks/update */
  readonly 'migration.banks_update': Effect<
    Selectable<SweepRuleTable>,
    Partial<Selectable<SweepRuleTable>>,
    MigrationBanksUpdateBody,
    Context
  >;
  /** POST /api/system/mbanking/migration/update */
  readonly 'migration.update': Effect<
    Selectable<SweepSettingsTable>,
    Partial<Selectable<SweepSettingsTable>>,
    MigrationUpdateBody,
    Context
  >;
  /** POST /api/system/permission/add */
  readonly 'permission.add': Effect<
    Selectable<PermissionTable>,
    Partial<Selectable<PermissionTable>>,
    PermissionAddBody,
    Context
  >;
  /** POST /api/system/permission/delete */
  readonly 'permission.delete': Effect<
    Selectable<PermissionTable>,
    Partial<Selectable<PermissionTable>>,
    PermissionDeleteBody,
    Context
  >;
  /** POST /api/poll/add */
  readonly 'poll.add': Effect<Selectable<PollTable>, Patch<Selectable<PollTable>, 'status'>, PollAddBody, Context>;
  /** POST /api/poll/update */
  readonly 'poll.update': Effect<Selectable<PollTable>, Partial<Selectable<PollTable>>, PollUpdateBody, Context>;
  /** POST /api/game/provider/configs/add */
  readonly 'provider.config_add': Effect<
    Selectable<ProviderConfigTable>,
    Partial<Selectable<ProviderConfigTable>>,
    ProviderConfigAddBody,
    Context
  >;
  /** POST /api/game/provider/configs/update */
  readonly 'provider.config_update': Effect<
    Selectable<ProviderConfigTable>,
    Partial<Selectable<ProviderConfigTable>>,
    ProviderConfigUpdateBody,
    Context
  >;
  /** POST /api/game/provider/update */
  readonly 'provider.update': Effect<
    Selectable<ProviderTable>,
    Partial<Selectable<ProviderTable>>,
    ProviderUpdateBody,
    Context
  >;
  /** POST /api/quest/add */
  readonly 'quest.add': Effect<Selectable<QuestTable>, Partial<Selectable<QuestTable>>, QuestAddBody, Context>;
  /** POST /api/quest/items/add */
  readonly 'quest.item_add': Effect<
    Selectable<QuestItemTable>,
    Partial<Selectable<QuestItemTable>>,
    QuestItemAddBody,
    Context
  >;
  /** POST /api/quest/item/delete */
  readonly 'quest.item_delete': Effect<
    Selectable<QuestItemTable>,
    Partial<Selectable<QuestItemTable>>,
    QuestItemDeleteBody,
    Context
  >;
  /** POST /api/quest/items/update */
  readonly 'quest.item_update': Effect<
    Selectable<QuestItemTable>,
    Partial<Selectable<QuestItemTable>>,
    QuestItemUpdateBody,
    Context
  >;
  /** POST /api/quest/update */
  readonly 'quest.update': Effect<Selectable<QuestTable>, Partial<Selectable<QuestTable>>, QuestUpdateBody, Context>;
  /** POST /api/system/poll/rank_rewards/delete */
  readonly 'rank_rewards.delete': Effect<
    Selectable<PollRankRewardTable>,
    Partial<Selectable<PollRankRewardTable>>,
    RankRewardsDeleteBody,
    Context
  >;
  /** POST /api/system/mbanking/replenish/add */
  readonly 'replenish.add': Effect<
    Selectable<ReplenishRuleTable>,
    Partial<Selectable<ReplenishRuleTable>>,
    ReplenishAddBody,
    Context
  >;
  /** POST /api/system/mbanking/replenish/banks/update */
  readonly 'replenish.banks_update': Effect<
    Selectable<ReplenishRuleTable>,
    Partial<Selectable<ReplenishRuleTable>>,
    ReplenishBanksUpdateBody,
    Context
  >;
  /** POST /api/system/mbanking/replenish/update */
  readonly 'replenish.update': Effect<
    Selectable<ReplenishRuleTable>,
    Partial<Selectable<ReplenishRuleTable>>,
    ReplenishUpdateBody,
    Context
  >;
  /** POST /api/system/role/add */
  readonly 'role.add': Effect<Selectable<RoleTable>, Partial<Selectable<RoleTable>>, RoleAddBody, Context>;
  /** POST /api/system/role/update/finance_team */
  readonly 'role.update_finance_team': Effect<
    Selectable<RoleTable>,
    Partial<Selectable<RoleTable>>,
    RoleUpdateFinanceTeamBody,
    Context
  >;
  /** POST /api/system/role/update/menu */
  readonly 'role.update_menu': Effect<
    Selectable<RoleTable>,
    Partial<Selectable<RoleTable>>,
    RoleUpdateMenuBody,
    Context
  >;
  /** POST /api/system/role/update/permission */
  readonly 'role.update_permission': Effect<
    Selectable<RoleTable>,
    Partial<Selectable<RoleTable>>,
    RoleUpdatePermissionBody,
    Context
  >;
  /** POST /api/shop/deposit/add */
  readonly 'shop.deposit.add': Effect<
    Selectable<PointRuleTable>,
    Partial<Selectable<PointRuleTable>>,
    ShopDepositAddBody,
    Context
  >;
  /** POST /api/shop/deposit/update */
  readonly 'shop.deposit.update': Effect<
    Selectable<PointRuleTable>,
    Partial<Selectable<PointRuleTable>>,
    ShopDepositUpdateBody,
    Context
  >;
  /** POST /api/shop/item/add */
  readonly 'shop.item.add': Effect<
    Selectable<ShopItemTable>,
    Partial<Selectable<ShopItemTable>>,
    ShopItemAddBody,
    Context
  >;
  /** POST /api/shop/item/update */
  readonly 'shop.item.update': Effect<
    Selectable<ShopItemTable>,
    Partial<Selectable<ShopItemTable>>,
    ShopItemUpdateBody,
    Context
  >;
  /** POST /api/promotion/sms/approve */
  readonly 'sms.approve': MoveEffect<
    Selectable<SmsCampaignTable>,
    Patch<Selectable<SmsCampaignTable>, 'status'>,
    SmsApproveBody,
    Context
  >;
  /** POST /api/promotion/sms/cancel */
  readonly 'sms.cancel': MoveEffect<
    Selectable<SmsCampaignTable>,
    Patch<Selectable<SmsCampaignTable>, 'status'>,
    SmsCancelBody,
    Context
  >;
  /** POST /api/account/subscription/add */
  readonly 'subscription.add': Effect<
    Selectable<SubscriptionTable>,
    Partial<Selectable<SubscriptionTable>>,
    SubscriptionAddBody,
    Context
  >;
  /** POST /api/account/subscription/update */
  readonly 'subscription.update': Effect<
    Selectable<SubscriptionTable>,
    Partial<Selectable<SubscriptionTable>>,
    SubscriptionUpdateBody,
    Context
  >;
  /** POST /api/system/mbanking/ticket/add */
  readonly 'ticket.add': Effect<
    Selectable<ReplenishTicketTable>,
    Patch<Selectable<ReplenishTicketTable>, 'status'>,
    TicketAddBody,
    Context
  >;
  /** POST /api/system/user/add */
  readonly 'user.add': Effect<Selectable<AppUserTable>, Partial<Selectable<AppUserTable>>, UserAddBody, Context>;
  /** POST /api/system/user/update */
  readonly 'user.update': Effect<Selectable<AppUserTable>, Partial<Selectable<AppUserTable>>, UserUpdateBody, Context>;
  /** POST /api/integration/webhook/add */
  readonly 'webhook.add': Effect<
    Selectable<WebhookEndpointTable>,
    Patch<Selectable<WebhookEndpointTable>, 'status'>,
    WebhookAddBody,
    Context
  >;
  /** POST /api/integration/webhook/pause */
  readonly 'webhook.pause': MoveEffect<
    Selectable<WebhookEndpointTable>,
    Patch<Selectable<WebhookEndpointTable>, 'status'>,
    WebhookPauseBody,
    Context
  >;
  /** POST /api/integration/webhook/resume */
  readonly 'webhook.resume': MoveEffect<
    Selectable<WebhookEndpointTable>,
    Patch<Selectable<WebhookEndpointTable>, 'status'>,
    WebhookResumeBody,
    Context
  >;
  /** POST /api/integration/webhook/rotate */
  readonly 'webhook.rotate': MoveEffect<
    Selectable<WebhookEndpointTable>,
    Patch<Selectable<WebhookEndpointTable>, 'status'>,
    WebhookRotateBody,
    Context
  >;
  /** POST /api/integration/webhook/test */
  readonly 'webhook.test': MoveEffect<
    Selectable<WebhookEndpointTable>,
    Patch<Selectable<WebhookEndpointTable>, 'status'>,
    WebhookTestBody,
    Context
  >;
  /** POST /api/integration/webhook/update */
  readonly 'webhook.update': Effect<
    Selectable<WebhookEndpointTable>,
    Patch<Selectable<WebhookEndpointTable>, 'status'>,
    WebhookUpdateBody,
    Context
  >;
  /** POST /api/wheel/add */
  readonly 'wheel.add': Effect<
    Selectable<WheelConfigTable>,
    Partial<Selectable<WheelConfigTable>>,
    WheelAddBody,
    Context
  >;
  /** POST /api/wheel/rewards/cancel */
  readonly 'wheel.cancel': MoveEffect<
    Selectable<WheelRewardTable>,
    Patch<Selectable<WheelRewardTable>, 'status'>,
    WheelCancelBody,
    Context
  >;
  /** POST /api/wheel/rewards/ship */
  readonly 'wheel.ship': MoveEffect<
    Selectable<WheelRewardTable>,
    Patch<Selectable<WheelRewardTable>, 'status'>,
    WheelShipBody,
    Context
  >;
  /** POST /api/wheel/stocks/add */
  readonly 'wheel.stock_add': Effect<
    Selectable<WheelStockTable>,
    Partial<Selectable<WheelStockTable>>,
    WheelStockAddBody,
    Context
  >;
  /** POST /api/wheel/stocks/delete */
  readonly 'wheel.stock_delete': Effect<
    Selectable<WheelStockTable>,
    Partial<Selectable<WheelStockTable>>,
    WheelStockDeleteBody,
    Context
  >;
  /** POST /api/wheel/stocks/update */
  readonly 'wheel.stock_update': Effect<
    Selectable<WheelStockTable>,
    Partial<Selectable<WheelStockTable>>,
    WheelStockUpdateBody,
    Context
  >;
  /** POST /api/wheel/update */
  readonly 'wheel.update': Effect<
    Selectable<WheelConfigTable>,
    Partial<Selectable<WheelConfigTable>>,
    WheelUpdateBody,
    Context
  >;
  /** POST /api/system/withdraw/action/add_note */
  readonly 'withdraw.add_note': MoveEffect<
    Selectable<WithdrawalTable>,
    Patch<Selectable<WithdrawalTable>, 'status'>,
    WithdrawAddNoteBody,
    Context
  >;
  /** POST /api/system/withdraw/action/approve */
  readonly 'withdraw.approve': MoveEffect<
    Selectable<WithdrawalTable>,
    Patch<Selectable<WithdrawalTable>, 'status'>,
    WithdrawApproveBody,
    Context
  >;
  /** POST /api/system/withdraw/action/change_type */
  readonly 'withdraw.change_type': MoveEffect<
    Selectable<WithdrawalTable>,
    Patch<Selectable<WithdrawalTable>, 'status'>,
    WithdrawChangeTypeBody,
    Context
  >;
  /** POST /api/system/withdraw/action/hand_over */
  readonly 'withdraw.hand_over': MoveEffect<
    Selectable<WithdrawalTable>,
    Patch<Selectable<WithdrawalTable>, 'status'>,
    WithdrawHandOverBody,
    Context
  >;
  /** POST /api/system/withdraw/action/manual */
  readonly 'withdraw.manual': MoveEffect<
    Selectable<WithdrawalTable>,
    Patch<Selectable<WithdrawalTable>, 'status'>,
    WithdrawManualBody,
    Context
  >;
  /** POST /api/system/withdraw/action/refund */
  readonly 'withdraw.refund': MoveEffect<
    Selectable<WithdrawalTable>,
    Patch<Selectable<WithdrawalTable>, 'status'>,
    WithdrawRefundBody,
    Context
  >;
  /** POST /api/system/withdraw/action/verify */
  readonly 'withdraw.verify': MoveEffect<
    Selectable<WithdrawalTable>,
    Patch<Selectable<WithdrawalTable>, 'status', 'success' | 'failed' | 'unknown'>,
    WithdrawVerifyBody,
    Context
  >;
}

/** Functions that answer the verdict on a call, by its id. */
export interface Decisions<Context> {
  /** POST /api/system/deposit/match */
  readonly 'deposit.match': Decide<null, DepositMatchBody, Context>;
  /** POST /api/system/deposit/reverse */
  readonly 'deposit.reverse': Decide<null, DepositReverseBody, Context>;
  /** POST /api/system/deposit/unmatch */
  readonly 'deposit.unmatch': Decide<null, DepositUnmatchBody, Context>;
  /** POST /api/system/user/import */
  readonly 'import.run': Decide<null, ImportRunBody, Context>;
  /** POST /api/integration/key/revoke */
  readonly 'key.revoke': Decide<Selectable<ApiKeyTable>, KeyRevokeBody, Context>;
  /** POST /api/system/mbanking/bulk/withdraw */
  readonly 'mbanking.bulk.withdraw': Decide<null, MbankingBulkWithdrawBody, Context>;
  /** POST /api/system/mbanking/transfer */
  readonly 'mbanking.transfer': Decide<null, MbankingTransferBody, Context>;
  /** POST /api/system/mbanking/transfer-resolve */
  readonly 'mbanking.transfer_resolve': Decide<null, MbankingTransferResolveBody, Context>;
  /** POST /api/system/poll/rank_rewards/distribute */
  readonly 'rank_rewards.distribute': Decide<null, RankRewardsDistributeBody, Context>;
  /** POST /api/system/mbanking/replenish/transfer/request_transfer */
  readonly 'replenish.request_transfer': Decide<null, ReplenishRequestTransferBody, Context>;
  /** POST /api/shop/inquiry/update */
  readonly 'shop.inquiry.update': Decide<null, ShopInquiryUpdateBody, Context>;
  /** POST /api/promotion/sms/approve */
  readonly 'sms.approve': Decide<Selectable<SmsCampaignTable>, SmsApproveBody, Context>;
  /** POST /api/system/mbanking/ticket/update */
  readonly 'ticket.update': Decide<null, TicketUpdateBody, Context>;
  /** POST /api/system/withdraw/action/approve */
  readonly 'withdraw.approve': Decide<Selectable<WithdrawalTable>, WithdrawApproveBody, Context>;
  /** POST /api/system/withdraw/action/change_type */
  readonly 'withdraw.change_type': Decide<Selectable<WithdrawalTable>, WithdrawChangeTypeBody, Context>;
  /** POST /api/system/withdraw/action/manual */
  readonly 'withdraw.manual': Decide<Selectable<WithdrawalTable>, WithdrawManualBody, Context>;
  /** POST /api/system/withdraw/action/refund */
  readonly 'withdraw.refund': Decide<Selectable<WithdrawalTable>, WithdrawRefundBody, Context>;
  /** POST /api/system/withdraw/action/verify */
  readonly 'withdraw.verify': Decide<Selectable<WithdrawalTable>, WithdrawVerifyBody, Context>;
}

/** Functions that take the facts of a call, by its id. */
export interface Ingests<Context> {
  /** POST /api/ingest/bet_days */
  readonly 'ingest.bet_days': Ingest<IngestBetDaysBody['facts'][number], IngestBetDaysMade, Context>;
  /** POST /api/ingest/bets */
  readonly 'ingest.bets': Ingest<IngestBetsBody['facts'][number], IngestBetsMade, Context>;
  /** POST /api/ingest/deposits */
  readonly 'ingest.deposits': Ingest<IngestDepositsBody['facts'][number], IngestDepositsMade, Context>;
  /** POST /api/ingest/members */
  readonly 'ingest.members': Ingest<IngestMembersBody['facts'][number], IngestMembersMade, Context>;
  /** POST /api/ingest/poll_answers */
  readonly 'ingest.poll_answers': Ingest<IngestPollAnswersBody['facts'][number], IngestPollAnswersMade, Context>;
  /** POST /api/ingest/quest_claims */
  readonly 'ingest.quest_claims': Ingest<IngestQuestClaimsBody['facts'][number], IngestQuestClaimsMade, Context>;
  /** POST /api/ingest/redemptions */
  readonly 'ingest.redemptions': Ingest<IngestRedemptionsBody['facts'][number], IngestRedemptionsMade, Context>;
  /** POST /api/ingest/spins */
  readonly 'ingest.spins': Ingest<IngestSpinsBody['facts'][number], IngestSpinsMade, Context>;
  /** POST /api/ingest/visits */
  readonly 'ingest.visits': Ingest<IngestVisitsBody['facts'][number], IngestVisitsMade, Context>;
  /** POST /api/ingest/withdrawals */
  readonly 'ingest.withdrawals': Ingest<IngestWithdrawalsBody['facts'][number], IngestWithdrawalsMade, Context>;
}
