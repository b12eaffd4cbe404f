// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Entity } from '#contract/endpoint.ts';
import type { Row } from '#contract/envelope.ts';
import type { Option } from '#contract/field.ts';
import { computed, stored } from '#contract/stored.ts';
import type { Tables } from './database.ts';
import { accountMatchOptions } from './enums/account-match.ts';
import { activityStateOptions } from './enums/activity-state.ts';
import { actorOptions } from './enums/actor.ts';
import { affiliateBaseOptions } from './enums/affiliate-base.ts';
import { affiliateIncomeStatusOptions } from './enums/affiliate-income-status.ts';
import { affiliateModeOptions } from './enums/affiliate-mode.ts';
import { affiliateStatusOptions } from './enums/affiliate-status.ts';
import { affiliateTierOptions } from './enums/affiliate-tier.ts';
import { agentStatusOptions } from './enums/agent-status.ts';
import { agentTypeOptions } from './enums/agent-type.ts';
import { apiKeyStatusOptions } from './enums/api-key-status.ts';
import { askOutcomeOptions } from './enums/ask-outcome.ts';
import { auditResultOptions } from './enums/audit-result.ts';
import { bankCapabilityOptions } from './enums/bank-capability.ts';
import { bankChannelOptions } from './enums/bank-channel.ts';
import { bankDayStatusOptions } from './enums/bank-day-status.ts';
import { bankSessionOptions } from './enums/bank-session.ts';
import { bankStatusOptions } from './enums/bank-status.ts';
import { bankUsageOptions } from './enums/bank-usage.ts';
import { bannerAudienceOptions } from './enums/banner-audience.ts';
import { bannerLinkOptions } from './enums/banner-link.ts';
import { bannerPositionOptions } from './enums/banner-position.ts';
import { bannerStatusOptions } from './enums/banner-status.ts';
import { belowMinOptions } from './enums/below-min.ts';
import { bonusModeOptions } from './enums/bonus-mode.ts';
import { bulkLineStatusOptions } from './enums/bulk-line-status.ts';
import { bulkPurposeOptions } from './enums/bulk-purpose.ts';
import { bulkStatusOptions } from './enums/bulk-status.ts';
import { cacheResultOptions } from './enums/cache-result.ts';
import { campaignStatusOptions } from './enums/campaign-status.ts';
import { carrierOptions } from './enums/carrier.ts';
import { cashbackCycleOptions } from './enums/cashback-cycle.ts';
import { cashbackKindOptions } from './enums/cashback-kind.ts';
import { cashbackStatusOptions } from './enums/cashback-status.ts';
import { claimModeOptions } from './enums/claim-mode.ts';
import { configGroupOptions } from './enums/config-group.ts';
import { creditFreeFlagOptions } from './enums/credit-free-flag.ts';
import { creditFreeSourceOptions } from './enums/credit-free-source.ts';
import { creditFreeStatusOptions } from './enums/credit-free-status.ts';
import { depositChannelOptions } from './enums/deposit-channel.ts';
import { depositStatusOptions } from './enums/deposit-status.ts';
import { differenceKindOptions } from './enums/difference-kind.ts';
import { differenceStatusOptions } from './enums/difference-status.ts';
import { displayDensityOptions } from './enums/display-density.ts';
import { displayLanguageOptions } from './enums/display-language.ts';
import { displaySchemeOptions } from './enums/display-scheme.ts';
import { duplicateKindOptions } from './enums/duplicate-kind.ts';
import { eventRewardStatusOptions } from './enums/event-reward-status.ts';
import { eventRewardTypeOptions } from './enums/event-reward-type.ts';
import { eventRewardUseOptions } from './enums/event-reward-use.ts';
import { eventTypeOptions } from './enums/event-type.ts';
import { feePayerOptions } from './enums/fee-payer.ts';
import { firstDepositOptions } from './enums/first-deposit.ts';
import { forLeadOptions } from './enums/for-lead.ts';
import { gamePlatformOptions } from './enums/game-platform.ts';
import { gameSourceOptions } from './enums/game-source.ts';
import { gameStatusOptions } from './enums/game-status.ts';
import { gameTypeOptions } from './enums/game-type.ts';
import { gatewayAccountStatusOptions } from './enums/gateway-account-status.ts';
import { gatewayBalanceReasonOptions } from './enums/gateway-balance-reason.ts';
import { gatewayBalanceSourceOptions } from './enums/gateway-balance-source.ts';
import { gatewayCorrectionOptions } from './enums/gateway-correction.ts';
import { gatewayDepositMethodOptions } from './enums/gateway-deposit-method.ts';
import { gatewayHealthOptions } from './enums/gateway-health.ts';
import { gatewayMatchOptions } from './enums/gateway-match.ts';
import { gatewayMethodOptions } from './enums/gateway-method.ts';
import { gatewayOrderStatusOptions } from './enums/gateway-order-status.ts';
import { gatewayOrderTypeOptions } from './enums/gateway-order-type.ts';
import { gatewayProcessOptions } from './enums/gateway-process.ts';
import { gatewayTransactionTypeOptions } from './enums/gateway-transaction-type.ts';
import { hasDepositOptions } from './enums/has-deposit.ts';
import { importDuplicateOptions } from './enums/import-duplicate.ts';
import { importModeOptions } from './enums/import-mode.ts';
import { importOutcomeOptions } from './enums/import-outcome.ts';
import { importResultOptions } from './enums/import-result.ts';
import { importSourceOptions } from './enums/import-source.ts';
import { importStatusOptions } from './enums/import-status.ts';
import { importTypeOptions } from './enums/import-type.ts';
import { invoiceBaseOptions } from './enums/invoice-base.ts';
import { invoiceStatusOptions } from './enums/invoice-status.ts';
import { matchMethodOptions } from './enums/match-method.ts';
import { matchModeOptions } from './enums/match-mode.ts';
import { matchStatusOptions } from './enums/match-status.ts';
import { memberLevelOptions } from './enums/member-level.ts';
import { memberStatusOptions } from './enums/member-status.ts';
import { memberTagOptions } from './enums/member-tag.ts';
import { menuBadgeOptions } from './enums/menu-badge.ts';
import { menuStatusOptions } from './enums/menu-status.ts';
import { moneyChannelOptions } from './enums/money-channel.ts';
import { moneyDirectionOptions } from './enums/money-direction.ts';
import { moneyWayOptions } from './enums/money-way.ts';
import { nameMatchOptions } from './enums/name-match.ts';
import { noticeToneOptions } from './enums/notice-tone.ts';
import { offerStatusOptions } from './enums/offer-status.ts';
import { offerTargetOptions } from './enums/offer-target.ts';
import { onOffOptions } from './enums/on-off.ts';
import { openingViewOptions } from './enums/opening-view.ts';
import { ownerSignOptions } from './enums/owner-sign.ts';
import { pointModeOptions } from './enums/point-mode.ts';
import { pointRuleStatusOptions } from './enums/point-rule-status.ts';
import { pollChoiceCategoryOptions } from './enums/poll-choice-category.ts';
import { pollChoiceModeOptions } from './enums/poll-choice-mode.ts';
import { pollChoiceStatusOptions } from './enums/poll-choice-status.ts';
import { pollIneligibleOptions } from './enums/poll-ineligible.ts';
import { pollJoinOptions } from './enums/poll-join.ts';
import { pollMarkOptions } from './enums/poll-mark.ts';
import { pollRewardTypeOptions } from './enums/poll-reward-type.ts';
import { pollRightOptions } from './enums/poll-right.ts';
import { pollSelectionOptions } from './enums/poll-selection.ts';
import { pollSlotStatusOptions } from './enums/poll-slot-status.ts';
import { pollStatusOptions } from './enums/poll-status.ts';
import { pollTypeOptions } from './enums/poll-type.ts';
import { pollValueTypeOptions } from './enums/poll-value-type.ts';
import { processedOptions } from './enums/processed.ts';
import { promotionStatusOptions } from './enums/promotion-status.ts';
import { promotionTypeOptions } from './enums/promotion-type.ts';
import { providerActionOptions } from './enums/provider-action.ts';
import { providerApiOptions } from './enums/provider-api.ts';
import { providerResultOptions } from './enums/provider-result.ts';
import { providerStatusOptions } from './enums/provider-status.ts';
import { providerWalletOptions } from './enums/provider-wallet.ts';
import { questClaimOptions } from './enums/quest-claim.ts';
import { questConditionOptions } from './enums/quest-condition.ts';
import { questCycleOptions } from './enums/quest-cycle.ts';
import { questProgressStatusOptions } from './enums/quest-progress-status.ts';
import { questStatusOptions } from './enums/quest-status.ts';
import { questUnlockOptions } from './enums/quest-unlock.ts';
import { redeemActionOptions } from './enums/redeem-action.ts';
import { redeemStatusOptions } from './enums/redeem-status.ts';
import { refundReasonOptions } from './enums/refund-reason.ts';
import { registerChannelOptions } from './enums/register-channel.ts';
import { replenishActionOptions } from './enums/replenish-action.ts';
import { replenishModeOptions } from './enums/replenish-mode.ts';
import { replenishResultOptions } from './enums/replenish-result.ts';
import { replenishRuleStatusOptions } from './enums/replenish-rule-status.ts';
import { reportGroupOptions } from './enums/report-group.ts';
import { requestedThroughOptions } from './enums/requested-through.ts';
import { reviewResultOptions } from './enums/review-result.ts';
import { reviewStatusOptions } from './enums/review-status.ts';
import { riskLevelOptions } from './enums/risk-level.ts';
import { riskOptions } from './enums/risk.ts';
import { roleScopeOptions } from './enums/role-scope.ts';
import { ruleDayOptions } from './enums/rule-day.ts';
import { serverKeyOptions } from './enums/server-key.ts';
import { sharedTraitOptions } from './enums/shared-trait.ts';
import { shiftOptions } from './enums/shift.ts';
import { shopCategoryOptions } from './enums/shop-category.ts';
import { shopItemStatusOptions } from './enums/shop-item-status.ts';
import { smsPlaceOptions } from './enums/sms-place.ts';
import { smsSegmentOptions } from './enums/sms-segment.ts';
import { smsStateOptions } from './enums/sms-state.ts';
import { sourceKindOptions } from './enums/source-kind.ts';
import { statementSourceOptions } from './enums/statement-source.ts';
import { stockModeOptions } from './enums/stock-mode.ts';
import { subscriptionDayOptions } from './enums/subscription-day.ts';
import { subscriptionFormatOptions } from './enums/subscription-format.ts';
import { subscriptionRhythmOptions } from './enums/subscription-rhythm.ts';
import { subscriptionTestOptions } from './enums/subscription-test.ts';
import { suspiciousFlagOptions } from './enums/suspicious-flag.ts';
import { sweepMethodOptions } from './enums/sweep-method.ts';
import { sweepRuleStatusOptions } from './enums/sweep-rule-status.ts';
import { sweepTriggerOptions } from './enums/sweep-trigger.ts';
import { ticketActionOptions } from './enums/ticket-action.ts';
import { ticketPriorityOptions } from './enums/ticket-priority.ts';
import { ticketSourceOptions } from './enums/ticket-source.ts';
import { ticketStatusOptions } from './enums/ticket-status.ts';
import { tileSizeOptions } from './enums/tile-size.ts';
import { transferEvidenceOptions } from './enums/transfer-evidence.ts';
import { transferOriginOptions } from './enums/transfer-origin.ts';
import { transferStatusOptions } from './enums/transfer-status.ts';
import { turnoverBaseOptions } from './enums/turnover-base.ts';
import { turnoverMetOptions } from './enums/turnover-met.ts';
import { userStatusOptions } from './enums/user-status.ts';
import { validityOptions } from './enums/validity.ts';
import { walletChainOptions } from './enums/wallet-chain.ts';
import { walletDirectionOptions } from './enums/wallet-direction.ts';
import { walletKycOptions } from './enums/wallet-kyc.ts';
import { walletLogTypeOptions } from './enums/wallet-log-type.ts';
import { walletModeOptions } from './enums/wallet-mode.ts';
import { walletRefOptions } from './enums/wallet-ref.ts';
import { walletTypeOptions } from './enums/wallet-type.ts';
import { walletWebhookOptions } from './enums/wallet-webhook.ts';
import { webhookDeliveryStateOptions } from './enums/webhook-delivery-state.ts';
import { webhookStatusOptions } from './enums/webhook-status.ts';
import { weekdayOptions } from './enums/weekday.ts';
import { wheelCostOptions } from './enums/wheel-cost.ts';
import { wheelRewardStatusOptions } from './enums/wheel-reward-status.ts';
import { wheelStatusOptions } from './enums/wheel-status.ts';
import { wheelStockStatusOptions } from './enums/wheel-stock-status.ts';
import { withdrawCapOptions } from './enums/withdraw-cap.ts';
import { withdrawableWhenOptions } from './enums/withdrawable-when.ts';
import { withdrawalStatusOptions } from './enums/withdrawal-status.ts';
import { withdrawalTypeOptions } from './enums/withdrawal-type.ts';
import { affiliateDownlineFields } from './fields/affiliate-downline.ts';
import { affiliateIncomeFields } from './fields/affiliate-income.ts';
import { affiliateRowFields } from './fields/affiliate-row.ts';
import { agentConfigFields } from './fields/agent-config.ts';
import { agentDayFields } from './fields/agent-day.ts';
import { agentShareFields } from './fields/agent-share.ts';
import { agentStateFields } from './fields/agent-state.ts';
import { agentFields } from './fields/agent.ts';
import { annotationFields } from './fields/annotation.ts';
import { apiKeyFields } from './fields/api-key.ts';
import { auditActionFields } from './fields/audit-action.ts';
import { auditEntryFields } from './fields/audit-entry.ts';
import { auditSubjectFields } from './fields/audit-subject.ts';
import { bankCacheTransactionFields } from './fields/bank-cache-transaction.ts';
import { bankCrossFields } from './fields/bank-cross.ts';
import { bankDayFields } from './fields/bank-day.ts';
import { bankDifferenceFields } from './fields/bank-difference.ts';
import { bankRefFields } from './fields/bank-ref.ts';
import { bankTransferFields } from './fields/bank-transfer.ts';
import { bankFields } from './fields/bank.ts';
import { bannerFields } from './fields/banner.ts';
import { betDayFields } from './fields/bet-day.ts';
import { betMonthFields } from './fields/bet-month.ts';
import { bitPayzAccountFields } from './fields/bit-payz-account.ts';
import { bitPayzAgentConfigFields } from './fields/bit-payz-agent-config.ts';
import { bitPayzOrderFields } from './fields/bit-payz-order.ts';
import { bitPayzTransactionFields } from './fields/bit-payz-transaction.ts';
import { bulkGroupFields } from './fields/bulk-group.ts';
import { bulkRecipientFields } from './fields/bulk-recipient.ts';
import { cashbackLogFields } from './fields/cashback-log.ts';
import { creditFreeGrantFields } from './fields/credit-free-grant.ts';
import { creditFreeStateFields } from './fields/credit-free-state.ts';
import { dashboardRoleFields } from './fields/dashboard-role.ts';
import { dashboardFields } from './fields/dashboard.ts';
import { depositFields } from './fields/deposit.ts';
import { direPayAccountFields } from './fields/dire-pay-account.ts';
import { direPayAgentConfigFields } from './fields/dire-pay-agent-config.ts';
import { direPayOrderFields } from './fields/dire-pay-order.ts';
import { direPayTransactionFields } from './fields/dire-pay-transaction.ts';
import { eventRewardFields } from './fields/event-reward.ts';
import { financeTeamFields } from './fields/finance-team.ts';
import { gameBetFields } from './fields/game-bet.ts';
import { gameDayFields } from './fields/game-day.ts';
import { gameDiffFields } from './fields/game-diff.ts';
import { gameMonthFields } from './fields/game-month.ts';
import { gameFields } from './fields/game.ts';
import { gatewayAccountFields } from './fields/gateway-account.ts';
import { gatewayAgentConfigFields } from './fields/gateway-agent-config.ts';
import { gatewayBalanceLogFields } from './fields/gateway-balance-log.ts';
import { gatewayBankItemFields } from './fields/gateway-bank-item.ts';
import { gatewayOrderFields } from './fields/gateway-order.ts';
import { gatewayOverviewFields } from './fields/gateway-overview.ts';
import { gatewayStatementLineFields } from './fields/gateway-statement-line.ts';
import { gatewayTransactionFields } from './fields/gateway-transaction.ts';
import { hengPayAccountFields } from './fields/heng-pay-account.ts';
import { hengPayAgentConfigFields } from './fields/heng-pay-agent-config.ts';
import { hengPayBalanceLogFields } from './fields/heng-pay-balance-log.ts';
import { hengPayOrderFields } from './fields/heng-pay-order.ts';
import { hengPayTransactionFields } from './fields/heng-pay-transaction.ts';
import { importBatchFields } from './fields/import-batch.ts';
import { importRowFields } from './fields/import-row.ts';
import { memberActivityFields } from './fields/member-activity.ts';
import { memberDayFields } from './fields/member-day.ts';
import { memberMonthFields } from './fields/member-month.ts';
import { memberYearFields } from './fields/member-year.ts';
import { memberFields } from './fields/member.ts';
import { menuFields } from './fields/menu.ts';
import { mobileBankFields } from './fields/mobile-bank.ts';
import { moneyEventFields } from './fields/money-event.ts';
import { noticeFields } from './fields/notice.ts';
import { onePayAccountFields } from './fields/one-pay-account.ts';
import { onePayAgentConfigFields } from './fields/one-pay-agent-config.ts';
import { onePayOrderFields } from './fields/one-pay-order.ts';
import { onePayTransactionFields } from './fields/one-pay-transaction.ts';
import { payoneXAccountFields } from './fields/payone-x-account.ts';
import { payoneXAgentConfigFields } from './fields/payone-x-agent-config.ts';
import { payoneXBalanceLogFields } from './fields/payone-x-balance-log.ts';
import { payoneXOrderFields } from './fields/payone-x-order.ts';
import { payoneXTransactionFields } from './fields/payone-x-transaction.ts';
import { permissionFields } from './fields/permission.ts';
import { personListFields } from './fields/person-list.ts';
import { personSettingFields } from './fields/person-setting.ts';
import { playerYearFields } from './fields/player-year.ts';
import { pointGrantFields } from './fields/point-grant.ts';
import { pointRuleFields } from './fields/point-rule.ts';
import { pollChoiceFields } from './fields/poll-choice.ts';
import { pollDrawFields } from './fields/poll-draw.ts';
import { pollItemFields } from './fields/poll-item.ts';
import { pollMetadataFields } from './fields/poll-metadata.ts';
import { pollRankRewardFields } from './fields/poll-rank-reward.ts';
import { pollSubmissionFields } from './fields/poll-submission.ts';
import { pollWinnerFields } from './fields/poll-winner.ts';
import { pollFields } from './fields/poll.ts';
import { promotionClaimFields } from './fields/promotion-claim.ts';
import { promotionOfferFields } from './fields/promotion-offer.ts';
import { promotionFields } from './fields/promotion.ts';
import { providerAccountFields } from './fields/provider-account.ts';
import { providerConfigFields } from './fields/provider-config.ts';
import { providerDayFields } from './fields/provider-day.ts';
import { providerInvoiceFields } from './fields/provider-invoice.ts';
import { providerLogFields } from './fields/provider-log.ts';
import { providerMonthFields } from './fields/provider-month.ts';
import { providerFields } from './fields/provider.ts';
import { questItemFields } from './fields/quest-item.ts';
import { questProgressFields } from './fields/quest-progress.ts';
import { questRunFields } from './fields/quest-run.ts';
import { questFields } from './fields/quest.ts';
import { rawTransactionFields } from './fields/raw-transaction.ts';
import { replenishLogFields } from './fields/replenish-log.ts';
import { replenishRuleStateFields } from './fields/replenish-rule-state.ts';
import { replenishRuleFields } from './fields/replenish-rule.ts';
import { replenishTicketFields } from './fields/replenish-ticket.ts';
import { reportRowFields } from './fields/report-row.ts';
import { roleFields } from './fields/role.ts';
import { savedViewRoleFields } from './fields/saved-view-role.ts';
import { savedViewFields } from './fields/saved-view.ts';
import { shopCodeFields } from './fields/shop-code.ts';
import { shopItemFields } from './fields/shop-item.ts';
import { shopRedeemFields } from './fields/shop-redeem.ts';
import { shopStockFields } from './fields/shop-stock.ts';
import { smsCampaignFields } from './fields/sms-campaign.ts';
import { smsMessageFields } from './fields/sms-message.ts';
import { subProviderFields } from './fields/sub-provider.ts';
import { subscriptionFileFields } from './fields/subscription-file.ts';
import { subscriptionFields } from './fields/subscription.ts';
import { sweepRuleStateFields } from './fields/sweep-rule-state.ts';
import { sweepRuleFields } from './fields/sweep-rule.ts';
import { sweepSettingsFields } from './fields/sweep-settings.ts';
import { sweepFields } from './fields/sweep.ts';
import { trueMoneyWalletFields } from './fields/true-money-wallet.ts';
import { userFields } from './fields/user.ts';
import { vizPayAccountFields } from './fields/viz-pay-account.ts';
import { vizPayAgentConfigFields } from './fields/viz-pay-agent-config.ts';
import { vizPayBalanceLogFields } from './fields/viz-pay-balance-log.ts';
import { vizPayOrderFields } from './fields/viz-pay-order.ts';
import { vizPayTransactionFields } from './fields/viz-pay-transaction.ts';
import { walletLogFields } from './fields/wallet-log.ts';
import { walletFields } from './fields/wallet.ts';
import { webhookDeliveryFields } from './fields/webhook-delivery.ts';
import { webhookEndpointFields } from './fields/webhook-endpoint.ts';
import { wheelConfigFields } from './fields/wheel-config.ts';
import { wheelRewardFields } from './fields/wheel-reward.ts';
import { wheelSpinFields } from './fields/wheel-spin.ts';
import { wheelStockFields } from './fields/wheel-stock.ts';
import { wheelTallyFields } from './fields/wheel-tally.ts';
import { withdrawalFields } from './fields/withdrawal.ts';
import { zapPayAccountFields } from './fields/zap-pay-account.ts';
import { zapPayAgentConfigFields } from './fields/zap-pay-agent-config.ts';
import { zapPayOrderFields } from './fields/zap-pay-order.ts';
import { zapPayTransactionFields } from './fields/zap-pay-transaction.ts';
import { bonusTierShape } from './shapes/bonus-tier.ts';
import { columnLayoutShape } from './shapes/column-layout.ts';
import { configChangeShape } from './shapes/config-change.ts';
import { dashboardTileShape } from './shapes/dashboard-tile.ts';
import { dayTimesShape } from './shapes/day-times.ts';
import { drawnWinnerShape } from './shapes/drawn-winner.ts';
import { gamesAppliedShape } from './shapes/games-applied.ts';
import { goneGameShape } from './shapes/gone-game.ts';
import { newGameShape } from './shapes/new-game.ts';
import { noteShape } from './shapes/note.ts';
import { smsAudienceShape } from './shapes/sms-audience.ts';
import { statusChangeShape } from './shapes/status-change.ts';
import { stockTakenShape } from './shapes/stock-taken.ts';
import { subAccountShape } from './shapes/sub-account.ts';
import { webhookAttemptShape } from './shapes/webhook-attempt.ts';
import type { Selectable } from 'kysely';

/** Every entity of the manifest. */
export type EntityName =
  | 'AffiliateDownline' | 'AffiliateIncome' | 'AffiliateRow' | 'Agent' | 'AgentConfig' | 'AgentDay' | 'AgentShare' |
  'AgentState' | 'Annotation' | 'ApiKey' | 'AuditAction' | 'AuditActor' | 'AuditEntry' | 'AuditSubject' | 'Bank' |
  'BankCacheTransaction' | 'BankCross' | 'BankDay' | 'BankDifference' | 'BankRef' | 'BankTransfer' | 'Banner' |
  'BetDay' | 'BetMonth' | 'BitPayzAccount' | 'BitPayzAgentConfig' | 'BitPayzBank' | 'BitPayzOrder' |
  'BitPayzTransaction' | 'BulkGroup' | 'BulkRecipient' | 'CashbackLog' | 'CashbackTurnover' | 'CashbackWinloss' |
  'Colleague' | 'CreditFreeGrant' | 'CreditFreeState' | 'Dashboard' | 'DashboardRole' | 'Deposit' | 'DirePayAccount' |
  'DirePayAgentConfig' | 'DirePayBank' | 'DirePayOrder' | 'DirePayTransaction' | 'EventReward' | 'FinanceTeam' |
  'Game' | 'GameBet' | 'GameDay' | 'GameDiff' | 'GameMonth' | 'GatewayAccount' | 'GatewayAgentConfig' |
  'GatewayBalanceLog' | 'GatewayBankItem' | 'GatewayOrder' | 'GatewayOverview' | 'GatewayStatementLine' |
  'GatewayTransaction' | 'HengPayAccount' | 'HengPayAgentConfig' | 'HengPayBalanceLog' | 'HengPayBank' |
  'HengPayOrder' | 'HengPayTransaction' | 'ImportBatch' | 'ImportRow' | 'Member' | 'MemberActivity' | 'MemberDay' |
  'MemberMonth' | 'MemberYear' | 'Menu' | 'MobileBank' | 'MoneyEvent' | 'Notice' | 'OnePayAccount' |
  'OnePayAgentConfig' | 'OnePayBank' | 'OnePayOrder' | 'OnePayTransaction' | 'PayoneXAccount' | 'PayoneXAgentConfig' |
  'PayoneXBalanceLog' | 'PayoneXBank' | 'PayoneXOrder' | 'PayoneXTransaction' | 'PayoutBank' | 'Permission' |
  'PersonList' | 'PersonSetting' | 'PlayerYear' | 'PointGrant' | 'PointRule' | 'Poll' | 'PollChoice' | 'PollDraw' |
  'PollItem' | 'PollMetadata' | 'PollRankReward' | 'PollSubmission' | 'PollWinner' | 'Promotion' | 'PromotionClaim' |
  'PromotionOffer' | 'Provider' | 'ProviderAccount' | 'ProviderConfig' | 'ProviderDay' | 'ProviderInvoice' |
  'ProviderLog' | 'ProviderMonth' | 'Quest' | 'QuestItem' | 'QuestProgress' | 'QuestRun' | 'RawTransaction' |
  'ReplenishLog' | 'ReplenishRule' | 'ReplenishRuleState' | 'ReplenishSource' | 'ReplenishTarget' | 'ReplenishTicket' |
  'ReportRow' | 'Role' | 'SavedView' | 'SavedViewRole' | 'ShopCode' | 'ShopItem' | 'ShopRedeem' | 'ShopStock' |
  'SmsCampaign' | 'SmsMessage' | 'SubProvider' | 'Subscription' | 'SubscriptionFile' | 'Sweep' | 'SweepRule' |
  'SweepRuleState' | 'SweepSettings' | 'SweepSource' | 'SweepTarget' | 'TrueMoneyWallet' | 'User' | 'VizPayAccount' |
  'VizPayAgentConfig' | 'VizPayBalanceLog' | 'VizPayBank' | 'VizPayOrder' | 'VizPayTransaction' | 'Wallet' |
  'WalletLog' | 'WebhookDelivery' | 'WebhookEndpoint' | 'WheelConfig' | 'WheelReward' | 'WheelSpin' | 'WheelStock' |
  'WheelTally' | 'WithdrawOfficer' | 'Withdrawal' | 'ZapPayAccount' | 'ZapPayAgentConfig' | 'ZapPayBank' |
  'ZapPayOrder' | 'ZapPayTransaction';

/** A row of every entity as its table holds it. */
export interface StoredRows {
  readonly AffiliateDownline: Row;
  readonly AffiliateIncome: Selectable<Tables['affiliate_income']>;
  readonly AffiliateRow: Row;
  readonly Agent: Selectable<Tables['agent']>;
  readonly AgentConfig: Selectable<Tables['agent_config']>;
  readonly AgentDay: Selectable<Tables['agent_day']>;
  readonly AgentShare: Selectable<Tables['agent_share']>;
  readonly AgentState: Row;
  readonly Annotation: Selectable<Tables['annotation']>;
  readonly ApiKey: Selectable<Tables['api_key']>;
  readonly AuditAction: Row;
  readonly AuditActor: Selectable<Tables['app_user']>;
  readonly AuditEntry: Row;
  readonly AuditSubject: Row;
  readonly Bank: Selectable<Tables['bank']>;
  readonly BankCacheTransaction: Selectable<Tables['bank_cache_transaction']>;
  readonly BankCross: Row;
  readonly BankDay: Selectable<Tables['bank_day']>;
  readonly BankDifference: Selectable<Tables['bank_difference']>;
  readonly BankRef: Selectable<Tables['bank_ref']>;
  readonly BankTransfer: Selectable<Tables['bank_transfer']>;
  readonly Banner: Selectable<Tables['banner']>;
  readonly BetDay: Selectable<Tables['bet_day']>;
  readonly BetMonth: Selectable<Tables['bet_month']>;
  readonly BitPayzAccount: Selectable<Tables['gateway_account']>;
  readonly BitPayzAgentConfig: Selectable<Tables['gateway_agent_config']>;
  readonly BitPayzBank: Selectable<Tables['bank_ref']>;
  readonly BitPayzOrder: Selectable<Tables['gateway_order']>;
  readonly BitPayzTransaction: Selectable<Tables['gateway_transaction']>;
  readonly BulkGroup: Selectable<Tables['bulk_group']>;
  readonly BulkRecipient: Selectable<Tables['bulk_recipient']>;
  readonly CashbackLog: Selectable<Tables['cashback_log']>;
  readonly CashbackTurnover: Selectable<Tables['cashback_log']>;
  readonly CashbackWinloss: Selectable<Tables['cashback_log']>;
  readonly Colleague: Selectable<Tables['app_user']>;
  readonly CreditFreeGrant: Selectable<Tables['credit_free_grant']>;
  readonly CreditFreeState: Row;
  readonly Dashboard: Selectable<Tables['dashboard']>;
  readonly DashboardRole: Selectable<Tables['dashboard_role']>;
  readonly Deposit: Selectable<Tables['deposit']>;
  readonly DirePayAccount: Selectable<Tables['gateway_account']>;
  readonly DirePayAgentConfig: Selectable<Tables['gateway_agent_config']>;
  readonly DirePayBank: Selectable<Tables['bank_ref']>;
  readonly DirePayOrder: Selectable<Tables['gateway_order']>;
  readonly DirePayTransaction: Selectable<Tables['gateway_transaction']>;
  readonly EventReward: Selectable<Tables['event_reward']>;
  readonly FinanceTeam: Selectable<Tables['finance_team']>;
  readonly Game: Selectable<Tables['game']>;
  readonly GameBet: Selectable<Tables['game_bet']>;
  readonly GameDay: Selectable<Tables['game_day']>;
  readonly GameDiff: Selectable<Tables['game_diff']>;
  readonly GameMonth: Selectable<Tables['game_month']>;
  readonly GatewayAccount: Selectable<Tables['gateway_account']>;
  readonly GatewayAgentConfig: Selectable<Tables['gateway_agent_config']>;
  readonly GatewayBalanceLog: Selectable<Tables['gateway_balance_log']>;
  readonly GatewayBankItem: Row;
  readonly GatewayOrder: Selectable<Tables['gateway_order']>;
  readonly GatewayOverview: Row;
  readonly GatewayStatementLine: Row;
  readonly GatewayTransaction: Selectable<Tables['gateway_transaction']>;
  readonly HengPayAccount: Selectable<Tables['gateway_account']>;
  readonly HengPayAgentConfig: Selectable<Tables['gateway_agent_config']>;
  readonly HengPayBalanceLog: Selectable<Tables['gateway_balance_log']>;
  readonly HengPayBank: Selectable<Tables['bank_ref']>;
  readonly HengPayOrder: Selectable<Tables['gateway_order']>;
  readonly HengPayTransaction: Selectable<Tables['gateway_transaction']>;
  readonly ImportBatch: Selectable<Tables['import_batch']>;
  readonly ImportRow: Row;
  readonly Member: Selectable<Tables['member']>;
  readonly MemberActivity: Row;
  readonly MemberDay: Selectable<Tables['member_day']>;
  readonly MemberMonth: Selectable<Tables['member_month']>;
  readonly MemberYear: Selectable<Tables['member_year']>;
  readonly Menu: Selectable<Tables['menu']>;
  readonly MobileBank: Row;
  readonly MoneyEvent: Selectable<Tables['money_event']>;
  readonly Notice: Selectable<Tables['notice']>;
  readonly OnePayAccount: Selectable<Tables['gateway_account']>;
  readonly OnePayAgentConfig: Selectable<Tables['gateway_agent_config']>;
  readonly OnePayBank: Selectable<Tables['bank_ref']>;
  readonly OnePayOrder: Selectable<Tables['gateway_order']>;
  readonly OnePayTransaction: Selectable<Tables['gateway_transaction']>;
  readonly PayoneXAccount: Selectable<Tables['gateway_account']>;
  readonly PayoneXAgentConfig: Selectable<Tables['gateway_agent_config']>;
  readonly PayoneXBalanceLog: Selectable<Tables['gateway_balance_log']>;
  readonly PayoneXBank: Selectable<Tables['bank_ref']>;
  readonly PayoneXOrder: Selectable<Tables['gateway_order']>;
  readonly PayoneXTransaction: Selectable<Tables['gateway_transaction']>;
  readonly PayoutBank: Selectable<Tables['bank']>;
  readonly Permission: Selectable<Tables['permission']>;
  readonly PersonList: Selectable<Tables['person_list']>;
  readonly PersonSetting: Selectable<Tables['person_setting']>;
  readonly PlayerYear: Selectable<Tables['player_year']>;
  readonly PointGrant: Selectable<Tables['point_grant']>;
  readonly PointRule: Selectable<Tables['point_rule']>;
  readonly Poll: Selectable<Tables['poll']>;
  readonly PollChoice: Selectable<Tables['poll_choice']>;
  readonly PollDraw: Selectable<Tables['poll_draw']>;
  readonly PollItem: Selectable<Tables['poll_item']>;
  readonly PollMetadata: Selectable<Tables['poll_metadata']>;
  readonly PollRankReward: Selectable<Tables['poll_rank_reward']>;
  readonly PollSubmission: Selectable<Tables['poll_submission']>;
  readonly PollWinner: Selectable<Tables['poll_winner']>;
  readonly Promotion: Selectable<Tables['promotion']>;
  readonly PromotionClaim: Selectable<Tables['promotion_claim']>;
  readonly PromotionOffer: Selectable<Tables['promotion_offer']>;
  readonly Provider: Selectable<Tables['provider']>;
  readonly ProviderAccount: Selectable<Tables['provider_account']>;
  readonly ProviderConfig: Selectable<Tables['provider_config']>;
  readonly ProviderDay: Selectable<Tables['provider_day']>;
  readonly ProviderInvoice: Row;
  readonly ProviderLog: Selectable<Tables['provider_log']>;
  readonly ProviderMonth: Selectable<Tables['provider_month']>;
  readonly Quest: Selectable<Tables['quest']>;
  readonly QuestItem: Selectable<Tables['quest_item']>;
  readonly QuestProgress: Selectable<Tables['quest_progress']>;
  readonly QuestRun: Selectable<Tables['quest_run']>;
  readonly RawTransaction: Selectable<Tables['raw_transaction']>;
  readonly ReplenishLog: Selectable<Tables['replenish_log']>;
  readonly ReplenishRule: Selectable<Tables['replenish_rule']>;
  readonly ReplenishRuleState: Row;
  readonly ReplenishSource: Selectable<Tables['bank']>;
  readonly ReplenishTarget: Selectable<Tables['bank']>;
  readonly ReplenishTicket: Selectable<Tables['replenish_ticket']>;
  readonly ReportRow: Row;
  readonly Role: Selectable<Tables['role']>;
  readonly SavedView: Selectable<Tables['saved_view']>;
  readonly SavedViewRole: Selectable<Tables['saved_view_role']>;
  readonly ShopCode: Selectable<Tables['shop_code']>;
  readonly ShopItem: Selectable<Tables['shop_item']>;
  readonly ShopRedeem: Selectable<Tables['shop_redeem']>;
  readonly ShopStock: Selectable<Tables['shop_stock']>;
  readonly SmsCampaign: Selectable<Tables['sms_campaign']>;
  readonly SmsMessage: Selectable<Tables['sms_message']>;
  readonly SubProvider: Selectable<Tables['sub_provider']>;
  readonly Subscription: Selectable<Tables['subscription']>;
  readonly SubscriptionFile: Selectable<Tables['subscription_file']>;
  readonly Sweep: Selectable<Tables['sweep']>;
  readonly SweepRule: Selectable<Tables['sweep_rule']>;
  readonly SweepRuleState: Row;
  readonly SweepSettings: Selectable<Tables['sweep_settings']>;
  readonly SweepSource: Selectable<Tables['bank']>;
  readonly SweepTarget: Selectable<Tables['bank']>;
  readonly TrueMoneyWallet: Row;
  readonly User: Selectable<Tables['app_user']>;
  readonly VizPayAccount: Selectable<Tables['gateway_account']>;
  readonly VizPayAgentConfig: Selectable<Tables['gateway_agent_config']>;
  readonly VizPayBalanceLog: Selectable<Tables['gateway_balance_log']>;
  readonly VizPayBank: Selectable<Tables['bank_ref']>;
  readonly VizPayOrder: Selectable<Tables['gateway_order']>;
  readonly VizPayTransaction: Selectable<Tables['gateway_transaction']>;
  readonly Wallet: Selectable<Tables['wallet']>;
  readonly WalletLog: Selectable<Tables['wallet_log']>;
  readonly WebhookDelivery: Selectable<Tables['webhook_delivery']>;
  readonly WebhookEndpoint: Selectable<Tables['webhook_endpoint']>;
  readonly WheelConfig: Selectable<Tables['wheel_config']>;
  readonly WheelReward: Selectable<Tables['wheel_reward']>;
  readonly WheelSpin: Selectable<Tables['wheel_spin']>;
  readonly WheelStock: Selectable<Tables['wheel_stock']>;
  readonly WheelTally: Selectable<Tables['wheel_tally']>;
  readonly WithdrawOfficer: Selectable<Tables['app_user']>;
  readonly Withdrawal: Selectable<Tables['withdrawal']>;
  readonly ZapPayAccount: Selectable<Tables['gateway_account']>;
  readonly ZapPayAgentConfig: Selectable<Tables['gateway_agent_config']>;
  readonly ZapPayBank: Selectable<Tables['bank_ref']>;
  readonly ZapPayOrder: Selectable<Tables['gateway_order']>;
  readonly ZapPayTransaction: Selectable<Tables['gateway_transaction']>;
}

const affiliateDownline: Entity<StoredRows['AffiliateDownline']> = { name: 'AffiliateDownline', area: 'member', table: 'affiliate_downline', key: 'id', display: 'username', search: [], fields: computed(affiliateDownlineFields) };

const affiliateIncome: Entity<StoredRows['AffiliateIncome']> = {
  name: 'AffiliateIncome',
  area: 'member',
  table: 'affiliate_income',
  key: 'id',
  display: 'id',
  search: [],
  scope: ['agent_id'],
  fields: stored(affiliateIncomeFields, {
    agent_id: { column: 'agent_id', target: 'Agent' },
    member_id: { column: 'member_id', target: 'Member' },
    downline_id: { column: 'downline_id', target: 'Member' },
    tier: { min: 1, max: 2, column: 'tier' },
    amount: { min: '0.00', column: 'amount' },
    paid_amount: { min: '0.00', column: 'paid_amount' },
  }),
};

const affiliateRow: Entity<StoredRows['AffiliateRow']> = { name: 'AffiliateRow', area: 'member', table: 'affiliate_row', key: 'id', display: 'username', search: [], fields: computed(affiliateRowFields, { agent_id: { target: 'Agent' } }) };

const agent: Entity<StoredRows['Agent']> = {
  name: 'Agent',
  area: 'agent',
  table: 'agent',
  key: 'id',
  display: 'name',
  search: ['code', 'name', 'prefix'],
  scope: ['id'],
  managed: true,
  fields: stored(agentFields, {
    code: { column: 'code', unique: true, immutable: true },
    parent_id: { column: 'parent_id', target: 'Agent' },
    prefix: { maxLength: 4, pattern: '^[a-z]{2,4}$', column: 'prefix', unique: true },
    created_by: { column: 'created_by', target: 'User' },
    updated_by: { column: 'updated_by', target: 'User' },
  }),
};

const agentConfig: Entity<StoredRows['AgentConfig']> = {
  name: 'AgentConfig',
  area: 'agent',
  table: 'agent_config',
  key: 'id',
  display: 'agent_code',
  search: [],
  scope: ['agent_id'],
  managed: true,
  fields: stored(agentConfigFields, {
    agent_id: { column: 'agent_id', target: 'Agent', unique: true },
    agent_code: { maxLength: 16, pattern: '^[A-Z0-9]{2,16}$', through: { ref: 'agent_id', field: 'code' } },
    changed: { item: { kind: 'shape', shape: configChangeShape }, column: 'changed' },
    created_by: { column: 'created_by', target: 'User' },
    updated_by: { column: 'updated_by', target: 'User' },
  }),
};

const agentDay: Entity<StoredRows['AgentDay']> = {
  name: 'AgentDay',
  area: 'report',
  table: 'agent_day',
  key: 'id',
  display: 'id',
  search: [],
  scope: ['agent_id'],
  rollup: { of: ['MemberDay'], by: ['stat_date', 'agent_id'], people: { login_member: 'login_count', bet_member: 'bet_count', deposit_member: 'deposit_count', withdraw_member: 'withdraw_count' } },
  fields: stored(agentDayFields, {
    agent_id: { column: 'agent_id', target: 'Agent' },
    bet_count: { column: 'bet_count', figure: true },
    turnover: { column: 'turnover', figure: true },
    valid_turnover: { column: 'valid_turnover', figure: true },
    payout: { column: 'payout', figure: true },
    member_commission: { column: 'member_commission', figure: true },
    agent_winloss: { column: 'agent_winloss', figure: true },
    agent_commission: { column: 'agent_commission', figure: true },
    provider_cost: { column: 'provider_cost', figure: true },
    new_member: { column: 'new_member', figure: true },
    login_count: { column: 'login_count', figure: true },
    first_deposit_count: { column: 'first_deposit_count', figure: true },
    first_deposit_total: { column: 'first_deposit_total', figure: true },
    deposit_count: { column: 'deposit_count', figure: true },
    deposit_total: { column: 'deposit_total', figure: true },
    deposit_bank: { column: 'deposit_bank', figure: true },
    deposit_gateway: { column: 'deposit_gateway', figure: true },
    deposit_truewallet: { column: 'deposit_truewallet', figure: true },
    deposit_manual: { column: 'deposit_manual', figure: true },
    withdraw_count: { column: 'withdraw_count', figure: true },
    withdraw_total: { column: 'withdraw_total', figure: true },
    withdraw_bank: { column: 'withdraw_bank', figure: true },
    withdraw_gateway: { column: 'withdraw_gateway', figure: true },
    withdraw_manual: { column: 'withdraw_manual', figure: true },
    gateway_fee: { column: 'gateway_fee', figure: true },
    bonus: { column: 'bonus', figure: true },
    credit_free: { column: 'credit_free', figure: true },
    cashback_winloss: { column: 'cashback_winloss', figure: true },
    cashback_turnover: { column: 'cashback_turnover', figure: true },
    affiliate: { column: 'affiliate', figure: true },
    adjust_total: { column: 'adjust_total', figure: true },
    poll: { column: 'poll', figure: true },
    quest: { column: 'quest', figure: true },
    shop: { column: 'shop', figure: true },
    wheel: { column: 'wheel', figure: true },
    master_id: { through: { ref: 'agent_id', field: 'parent_id' }, target: 'Agent' },
    server: { through: { ref: 'agent_id', field: 'server' } },
  }),
};

const agentShare: Entity<StoredRows['AgentShare']> = {
  name: 'AgentShare',
  area: 'agent',
  table: 'agent_share',
  key: 'id',
  display: 'effective_from',
  search: [],
  scope: ['agent_id'],
  fields: stored(agentShareFields, { agent_id: { column: 'agent_id', target: 'Agent' }, changed_by: { column: 'changed_by', target: 'User' } }),
};

const agentState: Entity<StoredRows['AgentState']> = {
  name: 'AgentState',
  area: 'agent',
  table: 'agent_state',
  key: 'id',
  display: 'name',
  search: ['code', 'name', 'domain'],
  scope: ['id'],
  fields: stored(agentStateFields, {
    code: { maxLength: 16, column: 'code' },
    name: { maxLength: 80, column: 'name' },
    parent_id: { column: 'parent_id', target: 'Agent' },
    prefix: { maxLength: 4, column: 'prefix' },
    domain: { maxLength: 120, column: 'domain' },
  }),
};

const annotation: Entity<StoredRows['Annotation']> = {
  name: 'Annotation',
  area: 'system',
  table: 'annotation',
  key: 'id',
  display: 'text',
  search: [],
  managed: true,
  fields: stored(annotationFields, { created_by: { column: 'created_by', target: 'User' }, updated_by: { column: 'updated_by', target: 'User' } }),
};

const apiKey: Entity<StoredRows['ApiKey']> = {
  name: 'ApiKey',
  area: 'integration',
  table: 'api_key',
  key: 'id',
  display: 'name',
  search: ['name', 'prefix'],
  scope: ['agent_ids'],
  managed: true,
  lifecycle: {
    field: 'status',
    initial: 'active',
    moves: {
      rotate: { name: 'rotate', from: ['active', 'rotating'], to: ['rotating'] },
      replace: { name: 'replace', from: ['active', 'rotating'], to: ['active'] },
      take_over: { name: 'take_over', from: ['active', 'rotating'], to: [] },
      revoke: { name: 'revoke', from: ['active', 'rotating'], to: ['revoked'] },
      settle: { name: 'settle', from: ['rotating'], to: ['active'], system: true },
      expire: { name: 'expire', from: ['active', 'rotating'], to: ['expired'], system: true },
    },
  },
  fields: stored(apiKeyFields, {
    prefix: { maxLength: 20, column: 'prefix' },
    account_id: { column: 'account_id', target: 'User', unique: true },
    responsible_id: { column: 'responsible_id', target: 'User' },
    scope_count: { count: { kind: 'items', field: 'scopes' } },
    agent_count: { count: { kind: 'items', field: 'agent_ids', allOf: 'Agent' } },
    created_by: { column: 'created_by', target: 'User' },
    updated_by: { column: 'updated_by', target: 'User' },
  }),
};

const auditAction: Entity<StoredRows['AuditAction']> = {
  name: 'AuditAction',
  area: 'system',
  table: 'audit_action',
  key: 'code',
  display: 'title',
  search: ['title', 'title_en', 'code'],
  fields: stored(auditActionFields, { code: { maxLength: 128, column: 'code' } }),
};

const auditEntry: Entity<StoredRows['AuditEntry']> = {
  name: 'AuditEntry',
  area: 'system',
  table: 'audit_log',
  key: 'seq',
  display: 'request_id',
  search: ['actor_name', 'entity_id', 'reason', 'request_id'],
  about: { entity: 'entity_type', key: 'entity_id', keys: 'entity_ids', by: 'actor_id' },
  fields: stored(auditEntryFields, {
    actor_id: { column: 'actor_id', target: 'AuditActor' },
    actor_name: { maxLength: 120, column: 'actor_name' },
    on_behalf_of: { column: 'on_behalf_of', target: 'AuditActor' },
    approver_id: { column: 'approver_id', target: 'AuditActor' },
    user_agent: { maxLength: 255, column: 'user_agent' },
    idem_key: { maxLength: 255, column: 'idem_key' },
    action: { column: 'action', target: 'AuditAction' },
    entity_type: { column: 'entity_type', target: 'AuditSubject' },
    reason: { maxLength: 500, column: 'reason' },
  }),
};

const auditSubject: Entity<StoredRows['AuditSubject']> = {
  name: 'AuditSubject',
  area: 'system',
  table: 'audit_subject',
  key: 'code',
  display: 'title',
  search: ['title', 'title_en', 'code'],
  fields: stored(auditSubjectFields, { code: { maxLength: 128, column: 'code' } }),
};

const bank: Entity<StoredRows['Bank']> = {
  name: 'Bank',
  area: 'finance',
  table: 'bank',
  key: 'id',
  display: 'nickname',
  search: ['nickname', 'account_no', 'account_name'],
  scope: ['agent_ids'],
  managed: true,
  fields: stored(bankFields, {
    bank_code: { column: 'bank_code', target: 'BankRef' },
    session_message: { maxLength: 255, column: 'session_message' },
    sub_accounts: { item: { kind: 'shape', shape: subAccountShape }, column: 'sub_accounts' },
    app_version: { maxLength: 20, column: 'app_version' },
    last_error: { maxLength: 255, column: 'last_error' },
    payout_changed_by: { column: 'payout_changed_by', target: 'User' },
    payout_approved_by: { column: 'payout_approved_by', target: 'User' },
    created_by: { column: 'created_by', target: 'User' },
    updated_by: { column: 'updated_by', target: 'User' },
  }),
};

const bankCacheTransaction: Entity<StoredRows['BankCacheTransaction']> = {
  name: 'BankCacheTransaction',
  area: 'finance',
  table: 'bank_cache_transaction',
  key: 'id',
  display: 'cache_key',
  search: ['description', 'from_account_no', 'from_account_name', 'cache_key', 'raw_ref'],
  scope: ['agent_ids'],
  fields: stored(bankCacheTransactionFields, {
    cache_key: { maxLength: 80, column: 'cache_key', unique: true },
    bank_id: { column: 'bank_id', target: 'Bank' },
    amount: { min: '0.01', column: 'amount' },
    amount_in: { min: '0.00', column: 'amount_in' },
    amount_out: { min: '0.00', column: 'amount_out' },
    from_bank_code: { column: 'from_bank_code', target: 'BankRef' },
    from_account_no: { maxLength: 32, column: 'from_account_no' },
    from_account_name: { maxLength: 120, column: 'from_account_name' },
    description: { maxLength: 255, column: 'description' },
    worker: { maxLength: 40, column: 'worker' },
  }),
};

const bankCross: Entity<StoredRows['BankCross']> = {
  name: 'BankCross',
  area: 'finance',
  table: 'bank_cross',
  key: 'cross_id',
  display: 'nickname',
  search: ['nickname', 'account_no', 'account_name'],
  scope: ['agent_id'],
  fields: stored(bankCrossFields, {
    agent_id: { column: 'agent_id', target: 'Agent' },
    agent_code: { maxLength: 16, pattern: '^[A-Z0-9]{2,16}$', through: { ref: 'agent_id', field: 'code' } },
    bank_code: { column: 'bank_code', target: 'BankRef' },
    nickname: { maxLength: 40, column: 'nickname' },
    account_name: { maxLength: 120, column: 'account_name' },
  }),
};

const bankDay: Entity<StoredRows['BankDay']> = {
  name: 'BankDay',
  area: 'finance',
  table: 'bank_day',
  key: 'id',
  display: 'id',
  search: [],
  scope: ['agent_ids'],
  fields: stored(bankDayFields, { bank_id: { column: 'bank_id', target: 'Bank' } }),
};

const bankDifference: Entity<StoredRows['BankDifference']> = {
  name: 'BankDifference',
  area: 'finance',
  table: 'bank_difference',
  key: 'id',
  display: 'id',
  search: ['our_ref', 'raw_ref', 'upstream_ref'],
  scope: ['agent_ids'],
  fields: stored(bankDifferenceFields, { bank_id: { column: 'bank_id', target: 'Bank' }, difference_key: { maxLength: 200, column: 'difference_key', unique: true }, upstream_ref: { maxLength: 64, column: 'upstream_ref' } }),
};

const bankRef: Entity<StoredRows['BankRef']> = {
  name: 'BankRef',
  area: 'finance',
  table: 'bank_ref',
  key: 'code',
  display: 'name_th',
  search: ['code', 'name_th', 'name_en', 'bot_code'],
  fields: stored(bankRefFields, { code: { column: 'code', unique: true, immutable: true } }),
};

const bankTransfer: Entity<StoredRows['BankTransfer']> = {
  name: 'BankTransfer',
  area: 'finance',
  table: 'bank_transfer',
  key: 'id',
  display: 'transfer_ref',
  search: ['transfer_ref', 'account_no', 'account_name', 'upstream_ref'],
  scope: ['agent_ids'],
  fields: stored(bankTransferFields, {
    transfer_ref: { column: 'transfer_ref', unique: true },
    lane: { maxLength: 80, column: 'lane' },
    source_bank_id: { column: 'source_bank_id', target: 'Bank' },
    target_bank_id: { column: 'target_bank_id', target: 'Bank' },
    bank_code: { column: 'bank_code', target: 'BankRef' },
    account_name: { maxLength: 120, column: 'account_name' },
    purpose: { maxLength: 20, column: 'purpose' },
    note: { maxLength: 255, column: 'note' },
    requested_by: { column: 'requested_by', target: 'User' },
    upstream_ref: { maxLength: 64, column: 'upstream_ref' },
    message: { maxLength: 255, column: 'message' },
  }),
};

const banner: Entity<StoredRows['Banner']> = {
  name: 'Banner',
  area: 'banner',
  table: 'banner',
  key: 'id',
  display: 'title',
  search: ['title', 'link_value'],
  scope: ['agent_ids'],
  managed: true,
  fields: stored(bannerFields, { created_by: { column: 'created_by', target: 'User' }, updated_by: { column: 'updated_by', target: 'User' } }),
};

const betDay: Entity<StoredRows['BetDay']> = {
  name: 'BetDay',
  area: 'report',
  table: 'bet_day',
  key: 'id',
  display: 'name',
  search: ['username', 'name'],
  scope: ['agent_id'],
  fields: stored(betDayFields, {
    agent_id: { column: 'agent_id', target: 'Agent' },
    master_id: { through: { ref: 'agent_id', field: 'parent_id' }, target: 'Agent' },
    server: { through: { ref: 'agent_id', field: 'server' } },
    member_id: { column: 'member_id', target: 'Member' },
    username: { maxLength: 16, through: { ref: 'member_id', field: 'username' } },
    name: { maxLength: 120, through: { ref: 'member_id', field: 'name' } },
    level: { through: { ref: 'member_id', field: 'level' } },
    sub_provider_id: { column: 'sub_provider_id', target: 'SubProvider' },
    provider_id: { through: { ref: 'sub_provider_id', field: 'provider_id' }, target: 'Provider' },
    game_type: { through: { ref: 'sub_provider_id', field: 'type' } },
    bet_count: { min: 0, column: 'bet_count', figure: true },
    turnover: { min: '0.00', column: 'turnover', figure: true },
    valid_turnover: { min: '0.00', column: 'valid_turnover', figure: true },
    payout: { min: '0.00', column: 'payout', figure: true },
    member_commission: { column: 'member_commission', figure: true },
    agent_winloss: { column: 'agent_winloss', figure: true },
    agent_commission: { column: 'agent_commission', figure: true },
    provider_cost: { column: 'provider_cost', figure: true },
    revision: { min: 1, column: 'revision' },
  }),
};

const betMonth: Entity<StoredRows['BetMonth']> = {
  name: 'BetMonth',
  area: 'report',
  table: 'bet_month',
  key: 'id',
  display: 'name',
  search: ['username', 'name'],
  scope: ['agent_id'],
  rollup: { of: ['BetDay'], by: ['month', 'agent_id', 'member_id', 'sub_provider_id'], people: {} },
  fields: stored(betMonthFields, {
    agent_id: { column: 'agent_id', target: 'Agent' },
    member_id: { column: 'member_id', target: 'Member' },
    sub_provider_id: { column: 'sub_provider_id', target: 'SubProvider' },
    bet_count: { column: 'bet_count', figure: true },
    turnover: { column: 'turnover', figure: true },
    valid_turnover: { column: 'valid_turnover', figure: true },
    payout: { column: 'payout', figure: true },
    member_commission: { column: 'member_commission', figure: true },
    agent_winloss: { column: 'agent_winloss', figure: true },
    agent_commission: { column: 'agent_commission', figure: true },
    provider_cost: { column: 'provider_cost', figure: true },
    master_id: { through: { ref: 'agent_id', field: 'parent_id' }, target: 'Agent' },
    server: { through: { ref: 'agent_id', field: 'server' } },
    username: { maxLength: 16, through: { ref: 'member_id', field: 'username' } },
    name: { maxLength: 120, through: { ref: 'member_id', field: 'name' } },
    level: { through: { ref: 'member_id', field: 'level' } },
    provider_id: { through: { ref: 'sub_provider_id', field: 'provider_id' }, target: 'Provider' },
    game_type: { through: { ref: 'sub_provider_id', field: 'type' } },
  }),
};

const bulkGroup: Entity<StoredRows['BulkGroup']> = {
  name: 'BulkGroup',
  area: 'finance',
  table: 'bulk_group',
  key: 'id',
  display: 'name',
  search: ['group_ref', 'name'],
  managed: true,
  fields: stored(bulkGroupFields, {
    group_ref: { column: 'group_ref', unique: true },
    bank_id: { column: 'bank_id', target: 'Bank' },
    started_by: { column: 'started_by', target: 'User' },
    created_by: { column: 'created_by', target: 'User' },
    updated_by: { column: 'updated_by', target: 'User' },
  }),
};

const bulkRecipient: Entity<StoredRows['BulkRecipient']> = {
  name: 'BulkRecipient',
  area: 'finance',
  table: 'bulk_recipient',
  key: 'id',
  display: 'account_name',
  search: [],
  managed: true,
  fields: stored(bulkRecipientFields, {
    group_id: { column: 'group_id', target: 'BulkGroup' },
    bank_code: { column: 'bank_code', target: 'BankRef' },
    transfer_id: { column: 'transfer_id', target: 'BankTransfer' },
    upstream_ref: { maxLength: 64, column: 'upstream_ref' },
    message: { maxLength: 255, column: 'message' },
    created_by: { column: 'created_by', target: 'User' },
    updated_by: { column: 'updated_by', target: 'User' },
  }),
};

const cashbackLog: Entity<StoredRows['CashbackLog']> = {
  name: 'CashbackLog',
  area: 'cashback',
  table: 'cashback_log',
  key: 'id',
  display: 'username',
  search: ['username'],
  scope: ['agent_id'],
  fields: stored(cashbackLogFields, {
    agent_id: { column: 'agent_id', target: 'Agent' },
    agent_code: { maxLength: 16, pattern: '^[A-Z0-9]{2,16}$', through: { ref: 'agent_id', field: 'code' } },
    member_id: { column: 'member_id', target: 'Member' },
    username: { maxLength: 16, through: { ref: 'member_id', field: 'username' } },
    winloss_base: { min: '0.00', column: 'winloss_base' },
    turnover_base: { min: '0.00', column: 'turnover_base' },
    amount: { min: '0.00', column: 'amount' },
  }),
};

const creditFreeGrant: Entity<StoredRows['CreditFreeGrant']> = {
  name: 'CreditFreeGrant',
  area: 'report',
  table: 'credit_free_grant',
  key: 'id',
  display: 'campaign',
  search: [],
  scope: ['agent_id'],
  fields: stored(creditFreeGrantFields, {
    agent_id: { column: 'agent_id', target: 'Agent' },
    member_id: { column: 'member_id', target: 'Member' },
    campaign: { maxLength: 120, column: 'campaign' },
    amount: { min: '0.01', column: 'amount' },
    turnover_required: { min: '0.00', column: 'turnover_required' },
    withdraw_cap: { min: '0.00', column: 'withdraw_cap' },
    converted_amount: { min: '0.00', column: 'converted_amount' },
    granted_by: { maxLength: 80, column: 'granted_by' },
    reference: { column: 'reference', unique: true },
  }),
};

const creditFreeState: Entity<StoredRows['CreditFreeState']> = {
  name: 'CreditFreeState',
  area: 'report',
  table: 'credit_free_state',
  key: 'id',
  display: 'campaign',
  search: ['username', 'campaign'],
  scope: ['agent_id'],
  fields: stored(creditFreeStateFields, {
    agent_id: { column: 'agent_id', target: 'Agent' },
    agent_code: { maxLength: 16, pattern: '^[A-Z0-9]{2,16}$', through: { ref: 'agent_id', field: 'code' } },
    member_id: { column: 'member_id', target: 'Member' },
    username: { maxLength: 16, through: { ref: 'member_id', field: 'username' } },
    mobile: { through: { ref: 'member_id', field: 'mobile' } },
    campaign: { maxLength: 120, column: 'campaign' },
    granted_by: { maxLength: 80, column: 'granted_by' },
  }),
};

const dashboard: Entity<StoredRows['Dashboard']> = {
  name: 'Dashboard',
  area: 'system',
  table: 'dashboard',
  key: 'id',
  display: 'name',
  search: [],
  managed: true,
  fields: stored(dashboardFields, {
    user_id: { column: 'user_id', target: 'User', immutable: true },
    tiles: { item: { kind: 'shape', shape: dashboardTileShape }, column: 'tiles' },
    created_by: { column: 'created_by', target: 'User' },
    updated_by: { column: 'updated_by', target: 'User' },
  }),
};

const dashboardRole: Entity<StoredRows['DashboardRole']> = {
  name: 'DashboardRole',
  area: 'system',
  table: 'dashboard_role',
  key: 'id',
  display: 'id',
  search: [],
  fields: stored(dashboardRoleFields, { dashboard_id: { column: 'dashboard_id', target: 'Dashboard', immutable: true }, role_id: { column: 'role_id', target: 'Role', immutable: true } }),
};

const deposit: Entity<StoredRows['Deposit']> = {
  name: 'Deposit',
  area: 'finance',
  table: 'deposit',
  key: 'id',
  display: 'deposit_ref',
  search: [
    'deposit_ref', 'username', 'member_mobile', 'from_account_no', 'from_account_name', 'member_name', 'raw_ref',
    'gateway_order_ref',
  ],
  scope: ['agent_id'],
  lifecycle: {
    field: 'status',
    initial: 'pending',
    moves: {
      match: { name: 'match', from: ['pending', 'expired', 'suspicious', 'failed'], to: ['processing'], system: true },
      credit: { name: 'credit', from: ['processing'], to: ['success', 'failed'], system: true },
      doubt: { name: 'doubt', from: ['pending', 'expired'], to: ['suspicious'], system: true },
      expire: { name: 'expire', from: ['pending'], to: ['expired'], system: true },
      cancel: { name: 'cancel', from: ['pending', 'suspicious', 'failed'], to: ['cancelled'], system: true },
      reopen: { name: 'reopen', from: ['cancelled'], to: ['suspicious'], system: true },
      reverse: { name: 'reverse', from: ['success'], to: ['reversed'], system: true },
      unmatch: { name: 'unmatch', from: ['success'], to: ['reversed'], system: true },
    },
  },
  fields: stored(depositFields, {
    deposit_ref: { column: 'deposit_ref', unique: true },
    agent_id: { column: 'agent_id', target: 'Agent' },
    agent_code: { maxLength: 16, pattern: '^[A-Z0-9]{2,16}$', through: { ref: 'agent_id', field: 'code' } },
    member_id: { column: 'member_id', target: 'Member' },
    username: { maxLength: 16, through: { ref: 'member_id', field: 'username' } },
    member_name: { maxLength: 120, through: { ref: 'member_id', field: 'name' } },
    member_level: { through: { ref: 'member_id', field: 'level' } },
    member_mobile: { through: { ref: 'member_id', field: 'mobile' } },
    gateway: { maxLength: 16, column: 'gateway' },
    bank_id: { column: 'bank_id', target: 'Bank' },
    from_bank_code: { column: 'from_bank_code', target: 'BankRef' },
    from_account_no: { maxLength: 32, column: 'from_account_no' },
    from_account_name: { maxLength: 120, column: 'from_account_name' },
    requested_amount: { min: '0.01', column: 'requested_amount' },
    amount: { min: '0.01', column: 'amount' },
    fee: { min: '0.00', column: 'fee' },
    promotion: { maxLength: 80, column: 'promotion' },
    bonus_amount: { min: '0.00', column: 'bonus_amount' },
    credited_amount: { min: '0.00', column: 'credited_amount' },
    slip_ref: { maxLength: 64, column: 'slip_ref' },
    duration_sec: { column: 'duration_sec', over: 'average' },
    operator: { maxLength: 80, column: 'operator' },
    note: { maxLength: 255, column: 'note' },
    reverse_asked_by: { column: 'reverse_asked_by', target: 'User' },
    reversed_by: { column: 'reversed_by', target: 'User' },
    reversed_amount: { min: '0.00', column: 'reversed_amount' },
  }),
};

const eventReward: Entity<StoredRows['EventReward']> = {
  name: 'EventReward',
  area: 'reward',
  table: 'event_reward',
  key: 'id',
  display: 'name',
  search: ['name'],
  managed: true,
  fields: stored(eventRewardFields, { created_by: { column: 'created_by', target: 'User' }, updated_by: { column: 'updated_by', target: 'User' } }),
};

const financeTeam: Entity<StoredRows['FinanceTeam']> = {
  name: 'FinanceTeam',
  area: 'system',
  table: 'finance_team',
  key: 'id',
  display: 'name',
  search: ['code', 'name'],
  scope: ['agent_ids'],
  managed: true,
  fields: stored(financeTeamFields, {
    code: { column: 'code', unique: true },
    member_count: { count: { kind: 'rows', entity: 'User', field: 'finance_team_id', by: 'id' } },
    created_by: { column: 'created_by', target: 'User' },
    updated_by: { column: 'updated_by', target: 'User' },
  }),
};

const game: Entity<StoredRows['Game']> = {
  name: 'Game',
  area: 'game',
  table: 'game',
  key: 'id',
  display: 'name_th',
  search: ['game_code', 'name_th', 'name_en'],
  managed: true,
  fields: stored(gameFields, {
    provider_id: { column: 'provider_id', target: 'Provider', immutable: true },
    provider_code: { maxLength: 16, pattern: '^[A-Z0-9]{2,16}$', through: { ref: 'provider_id', field: 'code' } },
    sub_provider_id: { column: 'sub_provider_id', target: 'SubProvider' },
    sub_provider_code: { maxLength: 24, pattern: '^[A-Z0-9-]{2,24}$', through: { ref: 'sub_provider_id', field: 'code' } },
    game_code: { column: 'game_code', immutable: true },
    created_by: { column: 'created_by', target: 'User' },
    updated_by: { column: 'updated_by', target: 'User' },
  }),
};

const gameBet: Entity<StoredRows['GameBet']> = {
  name: 'GameBet',
  area: 'report',
  table: 'game_bet',
  key: 'id',
  display: 'name',
  search: ['username', 'name'],
  scope: ['agent_id'],
  fields: stored(gameBetFields, {
    agent_id: { column: 'agent_id', target: 'Agent' },
    master_id: { through: { ref: 'agent_id', field: 'parent_id' }, target: 'Agent' },
    server: { through: { ref: 'agent_id', field: 'server' } },
    member_id: { column: 'member_id', target: 'Member' },
    username: { maxLength: 16, through: { ref: 'member_id', field: 'username' } },
    name: { maxLength: 120, through: { ref: 'member_id', field: 'name' } },
    level: { through: { ref: 'member_id', field: 'level' } },
    sub_provider_id: { column: 'sub_provider_id', target: 'SubProvider' },
    provider_id: { through: { ref: 'sub_provider_id', field: 'provider_id' }, target: 'Provider' },
    game_type: { through: { ref: 'sub_provider_id', field: 'type' } },
    game_id: { column: 'game_id', target: 'Game' },
    bet_count: { min: 0, column: 'bet_count', figure: true },
    turnover: { min: '0.00', column: 'turnover', figure: true },
    valid_turnover: { min: '0.00', column: 'valid_turnover', figure: true },
    payout: { min: '0.00', column: 'payout', figure: true },
    biggest_win: { min: '0.00', column: 'biggest_win' },
  }),
};

const gameDay: Entity<StoredRows['GameDay']> = {
  name: 'GameDay',
  area: 'report',
  table: 'game_day',
  key: 'id',
  display: 'id',
  search: [],
  scope: ['agent_id'],
  rollup: { of: ['GameBet'], by: ['stat_date', 'agent_id', 'sub_provider_id', 'game_id'], people: {}, most: ['biggest_win'] },
  fields: stored(gameDayFields, {
    agent_id: { column: 'agent_id', target: 'Agent' },
    sub_provider_id: { column: 'sub_provider_id', target: 'SubProvider' },
    game_id: { column: 'game_id', target: 'Game' },
    bet_count: { column: 'bet_count', figure: true },
    turnover: { column: 'turnover', figure: true },
    valid_turnover: { column: 'valid_turnover', figure: true },
    payout: { column: 'payout', figure: true },
    biggest_win: { min: '0.00', column: 'biggest_win' },
    master_id: { through: { ref: 'agent_id', field: 'parent_id' }, target: 'Agent' },
    server: { through: { ref: 'agent_id', field: 'server' } },
    provider_id: { through: { ref: 'sub_provider_id', field: 'provider_id' }, target: 'Provider' },
    game_type: { through: { ref: 'sub_provider_id', field: 'type' } },
  }),
};

const gameDiff: Entity<StoredRows['GameDiff']> = {
  name: 'GameDiff',
  area: 'game',
  table: 'game_diff',
  key: 'id',
  display: 'batch_id',
  search: [],
  fields: stored(gameDiffFields, {
    batch_id: { column: 'batch_id', unique: true },
    provider_id: { column: 'provider_id', target: 'Provider' },
    file_name: { maxLength: 255, column: 'file_name' },
    added: { item: { kind: 'shape', shape: newGameShape }, column: 'added' },
    removed: { item: { kind: 'shape', shape: goneGameShape }, column: 'removed' },
    result: { shape: gamesAppliedShape, column: 'result' },
    created_by: { column: 'created_by', target: 'User' },
    applied_by: { column: 'applied_by', target: 'User' },
  }),
};

const gameMonth: Entity<StoredRows['GameMonth']> = {
  name: 'GameMonth',
  area: 'report',
  table: 'game_month',
  key: 'id',
  display: 'id',
  search: [],
  scope: ['agent_id'],
  rollup: { of: ['GameDay'], by: ['month', 'agent_id', 'sub_provider_id', 'game_id'], people: {}, most: ['biggest_win'] },
  fields: stored(gameMonthFields, {
    agent_id: { column: 'agent_id', target: 'Agent' },
    sub_provider_id: { column: 'sub_provider_id', target: 'SubProvider' },
    game_id: { column: 'game_id', target: 'Game' },
    bet_count: { column: 'bet_count', figure: true },
    turnover: { column: 'turnover', figure: true },
    valid_turnover: { column: 'valid_turnover', figure: true },
    payout: { column: 'payout', figure: true },
    biggest_win: { min: '0.00', column: 'biggest_win' },
    master_id: { through: { ref: 'agent_id', field: 'parent_id' }, target: 'Agent' },
    server: { through: { ref: 'agent_id', field: 'server' } },
    provider_id: { through: { ref: 'sub_provider_id', field: 'provider_id' }, target: 'Provider' },
    game_type: { through: { ref: 'sub_provider_id', field: 'type' } },
  }),
};

const gatewayAccount: Entity<StoredRows['GatewayAccount']> = {
  name: 'GatewayAccount',
  area: 'gateway',
  table: 'gateway_account',
  key: 'id',
  display: 'name',
  search: ['name'],
  gateway: 'gateway',
  managed: true,
  fields: stored(gatewayAccountFields, { gateway: { maxLength: 16, column: 'gateway' }, created_by: { column: 'created_by', target: 'User' }, updated_by: { column: 'updated_by', target: 'User' } }),
};

const gatewayAgentConfig: Entity<StoredRows['GatewayAgentConfig']> = {
  name: 'GatewayAgentConfig',
  area: 'gateway',
  table: 'gateway_agent_config',
  key: 'id',
  display: 'display_name',
  search: ['display_name', 'agent_code'],
  scope: ['agent_id'],
  gateway: 'gateway',
  managed: true,
  fields: stored(gatewayAgentConfigFields, {
    gateway: { maxLength: 16, column: 'gateway' },
    agent_id: { column: 'agent_id', target: 'Agent', immutable: true },
    agent_code: { maxLength: 16, pattern: '^[A-Z0-9]{2,16}$', through: { ref: 'agent_id', field: 'code' } },
    account_id: { column: 'account_id', target: 'GatewayAccount', immutable: true },
    created_by: { column: 'created_by', target: 'User' },
    updated_by: { column: 'updated_by', target: 'User' },
  }),
};

const gatewayBalanceLog: Entity<StoredRows['GatewayBalanceLog']> = {
  name: 'GatewayBalanceLog',
  area: 'gateway',
  table: 'gateway_balance_log',
  key: 'id',
  display: 'ref',
  search: ['ref'],
  scope: ['agent_id', 'account_id'],
  gateway: 'gateway',
  fields: stored(gatewayBalanceLogFields, { gateway: { maxLength: 16, column: 'gateway' }, account_id: { column: 'account_id', target: 'GatewayAccount' }, agent_id: { column: 'agent_id', target: 'Agent' }, ref: { maxLength: 64, column: 'ref' } }),
};

const gatewayBankItem: Entity<StoredRows['GatewayBankItem']> = { name: 'GatewayBankItem', area: 'gateway', table: 'gateway_bank_item', key: 'gateway_bank_code', display: 'name_th', search: [], fields: computed(gatewayBankItemFields) };

const gatewayOrder: Entity<StoredRows['GatewayOrder']> = {
  name: 'GatewayOrder',
  area: 'gateway',
  table: 'gateway_order',
  key: 'id',
  display: 'order_ref',
  search: ['order_ref', 'gateway_ref', 'username', 'bank_account_no'],
  scope: ['agent_id'],
  gateway: 'gateway',
  lifecycle: {
    field: 'status',
    initial: 'created',
    moves: {
      send: { name: 'send', from: ['created'], to: ['pending', 'failed'], system: true },
      start: { name: 'start', from: ['pending'], to: ['processing', 'failed', 'cancelled'], system: true },
      pay: { name: 'pay', from: ['pending', 'expired'], to: ['paid'], system: true },
      expire: { name: 'expire', from: ['pending'], to: ['expired'], system: true },
      credit: { name: 'credit', from: ['paid', 'suspicious'], to: ['success', 'suspicious', 'cancelled'], system: true },
      settle: { name: 'settle', from: ['processing', 'unknown'], to: ['success', 'failed', 'unknown'], system: true },
      reverse: { name: 'reverse', from: ['success'], to: ['reversed'], system: true },
    },
  },
  fields: stored(gatewayOrderFields, {
    gateway: { maxLength: 16, column: 'gateway' },
    order_ref: { column: 'order_ref', unique: true },
    gateway_ref: { maxLength: 64, column: 'gateway_ref' },
    account_id: { column: 'account_id', target: 'GatewayAccount' },
    agent_id: { column: 'agent_id', target: 'Agent' },
    agent_code: { maxLength: 16, pattern: '^[A-Z0-9]{2,16}$', through: { ref: 'agent_id', field: 'code' } },
    member_id: { column: 'member_id', target: 'Member' },
    username: { maxLength: 16, through: { ref: 'member_id', field: 'username' } },
    member_name: { maxLength: 120, through: { ref: 'member_id', field: 'name' } },
    bank_code: { column: 'bank_code', target: 'BankRef' },
    bank_account_name: { maxLength: 120, column: 'bank_account_name' },
    qr_payload: { maxLength: 512, column: 'qr_payload' },
    duration_sec: { derived: { kind: 'took', from: 'created_at', to: 'paid_at' }, over: 'average' },
    last_callback_status: { maxLength: 40, column: 'last_callback_status' },
    gateway_status: { maxLength: 40, column: 'gateway_status' },
    message: { maxLength: 255, column: 'message' },
  }),
};

const gatewayOverview: Entity<StoredRows['GatewayOverview']> = { name: 'GatewayOverview', area: 'gateway', table: 'gateway_overview', key: 'gateway', display: 'title', search: [], fields: computed(gatewayOverviewFields) };

const gatewayStatementLine: Entity<StoredRows['GatewayStatementLine']> = {
  name: 'GatewayStatementLine',
  area: 'gateway',
  table: 'gateway_statement_line',
  key: 'ref',
  display: 'ref',
  search: [],
  fields: computed(gatewayStatementLineFields, { account_id: { target: 'GatewayAccount' } }),
};

const gatewayTransaction: Entity<StoredRows['GatewayTransaction']> = {
  name: 'GatewayTransaction',
  area: 'gateway',
  table: 'gateway_transaction',
  key: 'id',
  display: 'txn_ref',
  search: ['txn_ref', 'order_ref', 'gateway_ref', 'username', 'payer_account_no'],
  scope: ['agent_id', 'account_id'],
  gateway: 'gateway',
  fields: stored(gatewayTransactionFields, {
    gateway: { maxLength: 16, column: 'gateway' },
    txn_ref: { column: 'txn_ref', unique: true },
    event_id: { maxLength: 80, column: 'event_id' },
    gateway_ref: { maxLength: 64, column: 'gateway_ref' },
    account_id: { column: 'account_id', target: 'GatewayAccount' },
    agent_id: { column: 'agent_id', target: 'Agent' },
    agent_code: { maxLength: 16, pattern: '^[A-Z0-9]{2,16}$', through: { ref: 'agent_id', field: 'code' } },
    member_id: { column: 'member_id', target: 'Member' },
    username: { maxLength: 16, through: { ref: 'member_id', field: 'username' } },
    payer_bank_code: { column: 'payer_bank_code', target: 'BankRef' },
    payer_name: { maxLength: 120, column: 'payer_name' },
    message: { maxLength: 255, column: 'message' },
  }),
};

const importBatch: Entity<StoredRows['ImportBatch']> = {
  name: 'ImportBatch',
  area: 'system',
  table: 'import_batch',
  key: 'id',
  display: 'batch_id',
  search: ['batch_id', 'file_name'],
  scope: ['agent_id'],
  managed: true,
  fields: stored(importBatchFields, {
    batch_id: { column: 'batch_id', unique: true },
    agent_id: { column: 'agent_id', target: 'Agent' },
    file_name: { maxLength: 255, column: 'file_name' },
    file_sha256: { maxLength: 64, column: 'file_sha256' },
    encoding: { maxLength: 32, column: 'encoding' },
    message: { maxLength: 255, column: 'message' },
    cancelled_by: { column: 'cancelled_by', target: 'User' },
    started_by: { column: 'started_by', target: 'User' },
    created_by: { column: 'created_by', target: 'User' },
    updated_by: { column: 'updated_by', target: 'User' },
  }),
};

const importRow: Entity<StoredRows['ImportRow']> = { name: 'ImportRow', area: 'system', table: 'import_row', key: 'id', display: 'row_no', search: [], fields: computed(importRowFields) };

const member: Entity<StoredRows['Member']> = {
  name: 'Member',
  area: 'member',
  table: 'member',
  key: 'id',
  display: 'username',
  search: ['username', 'name', 'mobile', 'bank_account_no', 'line_id', 'referral_code'],
  scope: ['agent_id'],
  fields: stored(memberFields, {
    username: { maxLength: 16, column: 'username', unique: true },
    agent_id: { column: 'agent_id', target: 'Agent' },
    agent_code: { maxLength: 16, pattern: '^[A-Z0-9]{2,16}$', through: { ref: 'agent_id', field: 'code' } },
    name: { maxLength: 120, column: 'name' },
    line_id: { maxLength: 60, column: 'line_id' },
    bank_code: { column: 'bank_code', target: 'BankRef' },
    bank_account_name: { maxLength: 120, column: 'bank_account_name' },
    upline_id: { column: 'upline_id', target: 'Member' },
    referral_code: { column: 'referral_code', unique: true },
    utm_source: { maxLength: 60, column: 'utm_source' },
    has_deposit: { derived: { kind: 'meets', where: { deposit_count: { above: 0 } } } },
    device_id: { maxLength: 64, column: 'device_id' },
  }),
};

const memberActivity: Entity<StoredRows['MemberActivity']> = {
  name: 'MemberActivity',
  area: 'report',
  table: 'member_activity',
  key: 'id',
  display: 'username',
  search: ['username', 'name', 'mobile'],
  scope: ['agent_id'],
  fields: stored(memberActivityFields, {
    username: { maxLength: 16, column: 'username' },
    name: { maxLength: 120, column: 'name' },
    agent_id: { column: 'agent_id', target: 'Agent' },
    agent_code: { maxLength: 16, pattern: '^[A-Z0-9]{2,16}$', through: { ref: 'agent_id', field: 'code' } },
    utm_source: { maxLength: 60, column: 'utm_source' },
  }),
};

const memberDay: Entity<StoredRows['MemberDay']> = {
  name: 'MemberDay',
  area: 'report',
  table: 'member_day',
  key: 'id',
  display: 'name',
  search: ['username', 'name'],
  scope: ['agent_id'],
  rollup: { of: ['BetDay', 'MoneyEvent'], by: ['stat_date', 'agent_id', 'member_id'], people: {} },
  fields: stored(memberDayFields, {
    agent_id: { column: 'agent_id', target: 'Agent' },
    member_id: { column: 'member_id', target: 'Member' },
    bet_count: { column: 'bet_count', figure: true },
    turnover: { column: 'turnover', figure: true },
    valid_turnover: { column: 'valid_turnover', figure: true },
    payout: { column: 'payout', figure: true },
    member_commission: { column: 'member_commission', figure: true },
    agent_winloss: { column: 'agent_winloss', figure: true },
    agent_commission: { column: 'agent_commission', figure: true },
    provider_cost: { column: 'provider_cost', figure: true },
    new_member: { column: 'new_member', figure: true },
    login_count: { column: 'login_count', figure: true },
    first_deposit_count: { column: 'first_deposit_count', figure: true },
    first_deposit_total: { column: 'first_deposit_total', figure: true },
    deposit_count: { column: 'deposit_count', figure: true },
    deposit_total: { column: 'deposit_total', figure: true },
    deposit_bank: { column: 'deposit_bank', figure: true },
    deposit_gateway: { column: 'deposit_gateway', figure: true },
    deposit_truewallet: { column: 'deposit_truewallet', figure: true },
    deposit_manual: { column: 'deposit_manual', figure: true },
    withdraw_count: { column: 'withdraw_count', figure: true },
    withdraw_total: { column: 'withdraw_total', figure: true },
    withdraw_bank: { column: 'withdraw_bank', figure: true },
    withdraw_gateway: { column: 'withdraw_gateway', figure: true },
    withdraw_manual: { column: 'withdraw_manual', figure: true },
    gateway_fee: { column: 'gateway_fee', figure: true },
    bonus: { column: 'bonus', figure: true },
    credit_free: { column: 'credit_free', figure: true },
    cashback_winloss: { column: 'cashback_winloss', figure: true },
    cashback_turnover: { column: 'cashback_turnover', figure: true },
    affiliate: { column: 'affiliate', figure: true },
    adjust_total: { column: 'adjust_total', figure: true },
    poll: { column: 'poll', figure: true },
    quest: { column: 'quest', figure: true },
    shop: { column: 'shop', figure: true },
    wheel: { column: 'wheel', figure: true },
    master_id: { through: { ref: 'agent_id', field: 'parent_id' }, target: 'Agent' },
    server: { through: { ref: 'agent_id', field: 'server' } },
    username: { maxLength: 16, through: { ref: 'member_id', field: 'username' } },
    name: { maxLength: 120, through: { ref: 'member_id', field: 'name' } },
    level: { through: { ref: 'member_id', field: 'level' } },
  }),
};

const memberMonth: Entity<StoredRows['MemberMonth']> = {
  name: 'MemberMonth',
  area: 'report',
  table: 'member_month',
  key: 'id',
  display: 'name',
  search: ['username', 'name'],
  scope: ['agent_id'],
  rollup: { of: ['MemberDay'], by: ['month', 'agent_id', 'member_id'], people: {} },
  fields: stored(memberMonthFields, {
    agent_id: { column: 'agent_id', target: 'Agent' },
    member_id: { column: 'member_id', target: 'Member' },
    bet_count: { column: 'bet_count', figure: true },
    turnover: { column: 'turnover', figure: true },
    valid_turnover: { column: 'valid_turnover', figure: true },
    payout: { column: 'payout', figure: true },
    member_commission: { column: 'member_commission', figure: true },
    agent_winloss: { column: 'agent_winloss', figure: true },
    agent_commission: { column: 'agent_commission', figure: true },
    provider_cost: { column: 'provider_cost', figure: true },
    new_member: { column: 'new_member', figure: true },
    login_count: { column: 'login_count', figure: true },
    first_deposit_count: { column: 'first_deposit_count', figure: true },
    first_deposit_total: { column: 'first_deposit_total', figure: true },
    deposit_count: { column: 'deposit_count', figure: true },
    deposit_total: { column: 'deposit_total', figure: true },
    deposit_bank: { column: 'deposit_bank', figure: true },
    deposit_gateway: { column: 'deposit_gateway', figure: true },
    deposit_truewallet: { column: 'deposit_truewallet', figure: true },
    deposit_manual: { column: 'deposit_manual', figure: true },
    withdraw_count: { column: 'withdraw_count', figure: true },
    withdraw_total: { column: 'withdraw_total', figure: true },
    withdraw_bank: { column: 'withdraw_bank', figure: true },
    withdraw_gateway: { column: 'withdraw_gateway', figure: true },
    withdraw_manual: { column: 'withdraw_manual', figure: true },
    gateway_fee: { column: 'gateway_fee', figure: true },
    bonus: { column: 'bonus', figure: true },
    credit_free: { column: 'credit_free', figure: true },
    cashback_winloss: { column: 'cashback_winloss', figure: true },
    cashback_turnover: { column: 'cashback_turnover', figure: true },
    affiliate: { column: 'affiliate', figure: true },
    adjust_total: { column: 'adjust_total', figure: true },
    poll: { column: 'poll', figure: true },
    quest: { column: 'quest', figure: true },
    shop: { column: 'shop', figure: true },
    wheel: { column: 'wheel', figure: true },
    master_id: { through: { ref: 'agent_id', field: 'parent_id' }, target: 'Agent' },
    server: { through: { ref: 'agent_id', field: 'server' } },
    username: { maxLength: 16, through: { ref: 'member_id', field: 'username' } },
    name: { maxLength: 120, through: { ref: 'member_id', field: 'name' } },
    level: { through: { ref: 'member_id', field: 'level' } },
  }),
};

const memberYear: Entity<StoredRows['MemberYear']> = {
  name: 'MemberYear',
  area: 'report',
  table: 'member_year',
  key: 'id',
  display: 'name',
  search: ['username', 'name'],
  scope: ['agent_id'],
  rollup: { of: ['MemberDay'], by: ['year', 'agent_id', 'member_id'], people: {}, days: { login_days: 'login_count', bet_days: 'bet_count', deposit_days: 'deposit_count', withdraw_days: 'withdraw_count' } },
  fields: stored(memberYearFields, {
    agent_id: { column: 'agent_id', target: 'Agent' },
    member_id: { column: 'member_id', target: 'Member' },
    master_id: { through: { ref: 'agent_id', field: 'parent_id' }, target: 'Agent' },
    server: { through: { ref: 'agent_id', field: 'server' } },
    username: { maxLength: 16, through: { ref: 'member_id', field: 'username' } },
    name: { maxLength: 120, through: { ref: 'member_id', field: 'name' } },
    level: { through: { ref: 'member_id', field: 'level' } },
  }),
};

const menu: Entity<StoredRows['Menu']> = {
  name: 'Menu',
  area: 'system',
  table: 'menu',
  key: 'id',
  display: 'label',
  search: ['label', 'label_en', 'link'],
  managed: true,
  fields: stored(menuFields, {
    parent_id: { column: 'parent_id', target: 'Menu' },
    role_count: { count: { kind: 'rows', entity: 'Role', field: 'menu_ids', by: 'id', emptyIsAll: true } },
    created_by: { column: 'created_by', target: 'User' },
    updated_by: { column: 'updated_by', target: 'User' },
  }),
};

const mobileBank: Entity<StoredRows['MobileBank']> = {
  name: 'MobileBank',
  area: 'finance',
  table: 'mobile_bank',
  key: 'id',
  display: 'nickname',
  search: ['nickname', 'account_no', 'account_name'],
  scope: ['agent_ids'],
  fields: stored(mobileBankFields, {
    bank_code: { column: 'bank_code', target: 'BankRef' },
    account_name: { maxLength: 120, column: 'account_name' },
    nickname: { maxLength: 40, column: 'nickname' },
    sub_accounts: { item: { kind: 'shape', shape: subAccountShape }, column: 'sub_accounts' },
    app_version: { maxLength: 20, column: 'app_version' },
    session_message: { maxLength: 255, column: 'session_message' },
    last_error: { maxLength: 255, column: 'last_error' },
  }),
};

const moneyEvent: Entity<StoredRows['MoneyEvent']> = {
  name: 'MoneyEvent',
  area: 'report',
  table: 'money_event',
  key: 'id',
  display: 'name',
  search: ['username', 'name'],
  scope: ['agent_id'],
  fields: stored(moneyEventFields, {
    hour: { derived: { kind: 'hour', of: 'at' } },
    minute: { derived: { kind: 'minute', of: 'at' } },
    agent_id: { column: 'agent_id', target: 'Agent' },
    master_id: { through: { ref: 'agent_id', field: 'parent_id' }, target: 'Agent' },
    server: { through: { ref: 'agent_id', field: 'server' } },
    member_id: { column: 'member_id', target: 'Member' },
    username: { maxLength: 16, through: { ref: 'member_id', field: 'username' } },
    name: { maxLength: 120, through: { ref: 'member_id', field: 'name' } },
    channel: {
      derived: {
        kind: 'choose',
        of: [
          { option: 'bank', where: [{ deposit_bank: { not: [null] } }, { withdraw_bank: { not: [null] } }] },
          { option: 'gateway', where: [{ deposit_gateway: { not: [null] } }, { withdraw_gateway: { not: [null] } }] },
          { option: 'truewallet', where: { deposit_truewallet: { not: [null] } } },
          { option: 'manual', where: [{ deposit_manual: { not: [null] } }, { withdraw_manual: { not: [null] } }] },
        ],
      },
    },
    new_member: { column: 'new_member', figure: true },
    login_count: { column: 'login_count', figure: true },
    first_deposit_count: { column: 'first_deposit_count', figure: true },
    first_deposit_total: { column: 'first_deposit_total', figure: true },
    deposit_count: { column: 'deposit_count', figure: true },
    deposit_total: { column: 'deposit_total', figure: true },
    deposit_bank: { column: 'deposit_bank', figure: true },
    deposit_gateway: { column: 'deposit_gateway', figure: true },
    deposit_truewallet: { column: 'deposit_truewallet', figure: true },
    deposit_manual: { column: 'deposit_manual', figure: true },
    withdraw_count: { column: 'withdraw_count', figure: true },
    withdraw_total: { column: 'withdraw_total', figure: true },
    withdraw_bank: { column: 'withdraw_bank', figure: true },
    withdraw_gateway: { column: 'withdraw_gateway', figure: true },
    withdraw_manual: { column: 'withdraw_manual', figure: true },
    gateway_fee: { column: 'gateway_fee', figure: true },
    bonus: { column: 'bonus', figure: { entity: 'WalletLog', field: 'amount', where: { log_type: ['promotion', 'bonus_cut'] } } },
    credit_free: { column: 'credit_free', figure: { entity: 'WalletLog', field: 'amount', where: { log_type: ['credit_free'] } } },
    cashback_winloss: { column: 'cashback_winloss', figure: { entity: 'WalletLog', field: 'amount', where: { log_type: ['cashback_winloss'] } } },
    cashback_turnover: { column: 'cashback_turnover', figure: { entity: 'WalletLog', field: 'amount', where: { log_type: ['cashback_turnover'] } } },
    affiliate: { column: 'affiliate', figure: { entity: 'WalletLog', field: 'amount', where: [{ log_type: ['affiliate'] }, { log_type: ['rollback'], wallet_type: ['affiliate'] }] } },
    adjust_total: { column: 'adjust_total', figure: { entity: 'WalletLog', field: 'amount', where: { log_type: ['adjust_add', 'adjust_sub'] } } },
    poll: { column: 'poll', figure: { entity: 'WalletLog', field: 'amount', where: { log_type: ['poll_reward'] } } },
    quest: { column: 'quest', figure: { entity: 'WalletLog', field: 'amount', where: { log_type: ['quest_reward'] } } },
    shop: { column: 'shop', figure: { entity: 'WalletLog', field: 'amount', where: { ref_type: ['shop'] } } },
    wheel: { column: 'wheel', figure: { entity: 'WalletLog', field: 'amount', where: { log_type: ['wheel_reward'] } } },
  }),
};

const notice: Entity<StoredRows['Notice']> = {
  name: 'Notice',
  area: 'system',
  table: 'notice',
  key: 'id',
  display: 'id',
  search: [],
  person: 'user_id',
  fields: stored(noticeFields, {
    user_id: { column: 'user_id', target: 'User', immutable: true },
    happening: { column: 'happening', immutable: true },
    tone: { column: 'tone', immutable: true },
    text: { column: 'text', immutable: true },
    link: { column: 'link', immutable: true },
    at: { column: 'at', immutable: true },
  }),
};

const permission: Entity<StoredRows['Permission']> = {
  name: 'Permission',
  area: 'system',
  table: 'permission',
  key: 'id',
  display: 'name',
  search: ['key', 'name', 'name_en'],
  gateway: 'gateway',
  managed: true,
  fields: stored(permissionFields, {
    key: { column: 'key', unique: true, immutable: true },
    area: { column: 'area', immutable: true },
    action: { column: 'action', immutable: true },
    gateway: { maxLength: 32, column: 'gateway' },
    role_count: { count: { kind: 'rows', entity: 'Role', field: 'permissions', by: 'key' } },
    created_by: { column: 'created_by', target: 'User' },
    updated_by: { column: 'updated_by', target: 'User' },
  }),
};

const personList: Entity<StoredRows['PersonList']> = {
  name: 'PersonList',
  area: 'system',
  table: 'person_list',
  key: 'id',
  display: 'id',
  search: [],
  person: 'user_id',
  fields: stored(personListFields, {
    user_id: { column: 'user_id', target: 'User', immutable: true },
    screen: { column: 'screen', immutable: true },
    layout: { shape: columnLayoutShape, column: 'layout' },
    first_view_id: { column: 'first_view_id', target: 'SavedView' },
  }),
};

const personSetting: Entity<StoredRows['PersonSetting']> = {
  name: 'PersonSetting',
  area: 'system',
  table: 'person_setting',
  key: 'id',
  display: 'id',
  search: [],
  person: 'user_id',
  fields: stored(personSettingFields, { user_id: { column: 'user_id', target: 'User', unique: true, immutable: true } }),
};

const playerYear: Entity<StoredRows['PlayerYear']> = {
  name: 'PlayerYear',
  area: 'report',
  table: 'player_year',
  key: 'id',
  display: 'name',
  search: ['username', 'name'],
  scope: ['agent_id'],
  rollup: { of: ['BetDay'], by: ['year', 'agent_id', 'member_id', 'sub_provider_id'], people: {}, days: { bet_days: 'bet_count' } },
  fields: stored(playerYearFields, {
    agent_id: { column: 'agent_id', target: 'Agent' },
    member_id: { column: 'member_id', target: 'Member' },
    sub_provider_id: { column: 'sub_provider_id', target: 'SubProvider' },
    master_id: { through: { ref: 'agent_id', field: 'parent_id' }, target: 'Agent' },
    server: { through: { ref: 'agent_id', field: 'server' } },
    username: { maxLength: 16, through: { ref: 'member_id', field: 'username' } },
    name: { maxLength: 120, through: { ref: 'member_id', field: 'name' } },
    level: { through: { ref: 'member_id', field: 'level' } },
    provider_id: { through: { ref: 'sub_provider_id', field: 'provider_id' }, target: 'Provider' },
    game_type: { through: { ref: 'sub_provider_id', field: 'type' } },
  }),
};

const pointGrant: Entity<StoredRows['PointGrant']> = {
  name: 'PointGrant',
  area: 'shop',
  table: 'point_grant',
  key: 'id',
  display: 'id',
  search: [],
  scope: ['agent_id'],
  fields: stored(pointGrantFields, { rule_id: { column: 'rule_id', target: 'PointRule' }, deposit_id: { column: 'deposit_id', target: 'Deposit' }, member_id: { column: 'member_id', target: 'Member' }, agent_id: { column: 'agent_id', target: 'Agent' } }),
};

const pointRule: Entity<StoredRows['PointRule']> = {
  name: 'PointRule',
  area: 'shop',
  table: 'point_rule',
  key: 'id',
  display: 'name',
  search: ['name'],
  scope: ['agent_ids'],
  managed: true,
  fields: stored(pointRuleFields, { multiplier_days: { item: { kind: 'shape', shape: dayTimesShape }, column: 'multiplier_days' }, created_by: { column: 'created_by', target: 'User' }, updated_by: { column: 'updated_by', target: 'User' } }),
};

const poll: Entity<StoredRows['Poll']> = {
  name: 'Poll',
  area: 'poll',
  table: 'poll',
  key: 'id',
  display: 'title',
  search: ['title'],
  scope: ['agent_ids'],
  managed: true,
  lifecycle: {
    field: 'status',
    initial: 'draft',
    moves: {
      publish: { name: 'publish', from: ['draft'], to: ['scheduled'] },
      unpublish: { name: 'unpublish', from: ['scheduled'], to: ['draft'] },
      open: { name: 'open', from: ['scheduled'], to: ['open'], system: true },
      close: { name: 'close', from: ['open'], to: ['closed'] },
      reopen: { name: 'reopen', from: ['closed'], to: ['open'] },
      announce: { name: 'announce', from: ['closed'], to: ['resulted'] },
      choose: { name: 'choose', from: ['resulted'], to: ['drawing'] },
      unchoose: { name: 'unchoose', from: ['drawing'], to: ['resulted'] },
      distribute: { name: 'distribute', from: ['drawing'], to: ['distributed'], system: true },
      cancel: { name: 'cancel', from: ['draft', 'scheduled', 'open'], to: ['cancelled'] },
    },
  },
  fields: stored(pollFields, { correct_answer: { maxLength: 20, column: 'correct_answer' }, paying_by: { column: 'paying_by', target: 'User' }, created_by: { column: 'created_by', target: 'User' }, updated_by: { column: 'updated_by', target: 'User' } }),
};

const pollChoice: Entity<StoredRows['PollChoice']> = {
  name: 'PollChoice',
  area: 'poll',
  table: 'poll_choice',
  key: 'id',
  display: 'name',
  search: ['name', 'external_ref'],
  managed: true,
  fields: stored(pollChoiceFields, { used_count: { count: { kind: 'rows', entity: 'PollItem', field: 'choice_id', by: 'id' } }, created_by: { column: 'created_by', target: 'User' }, updated_by: { column: 'updated_by', target: 'User' } }),
};

const pollDraw: Entity<StoredRows['PollDraw']> = {
  name: 'PollDraw',
  area: 'poll',
  table: 'poll_draw',
  key: 'id',
  display: 'id',
  search: [],
  scope: ['agent_ids'],
  fields: stored(pollDrawFields, {
    poll_id: { column: 'poll_id', target: 'Poll' },
    agent_ids: { minLength: 1, maxLength: 200, through: { ref: 'poll_id', field: 'agent_ids' } },
    seed: { maxLength: 64, column: 'seed' },
    entropy: { maxLength: 64, column: 'entropy' },
    note: { maxLength: 64, column: 'note' },
    entrants_hash: { maxLength: 64, column: 'entrants_hash' },
    winners: { item: { kind: 'shape', shape: drawnWinnerShape }, column: 'winners' },
    drawn_by: { column: 'drawn_by', target: 'User' },
  }),
};

const pollItem: Entity<StoredRows['PollItem']> = {
  name: 'PollItem',
  area: 'poll',
  table: 'poll_item',
  key: 'id',
  display: 'label',
  search: [],
  scope: ['agent_ids'],
  fields: stored(pollItemFields, {
    poll_id: { column: 'poll_id', target: 'Poll', immutable: true },
    agent_ids: { minLength: 1, maxLength: 200, through: { ref: 'poll_id', field: 'agent_ids' } },
    choice_id: { column: 'choice_id', target: 'PollChoice', immutable: true },
    image_url: { through: { ref: 'choice_id', field: 'image_url' } },
    category: { through: { ref: 'choice_id', field: 'category' } },
  }),
};

const pollMetadata: Entity<StoredRows['PollMetadata']> = {
  name: 'PollMetadata',
  area: 'poll',
  table: 'poll_metadata',
  key: 'id',
  display: 'key',
  search: [],
  scope: ['agent_ids'],
  fields: stored(pollMetadataFields, { poll_id: { column: 'poll_id', target: 'Poll', immutable: true }, agent_ids: { minLength: 1, maxLength: 200, through: { ref: 'poll_id', field: 'agent_ids' } } }),
};

const pollRankReward: Entity<StoredRows['PollRankReward']> = {
  name: 'PollRankReward',
  area: 'poll',
  table: 'poll_rank_reward',
  key: 'id',
  display: 'label',
  search: [],
  scope: ['agent_ids'],
  fields: stored(pollRankRewardFields, {
    poll_id: { column: 'poll_id', target: 'Poll', immutable: true },
    agent_ids: { minLength: 1, maxLength: 200, through: { ref: 'poll_id', field: 'agent_ids' } },
    event_reward_id: { column: 'event_reward_id', target: 'EventReward' },
  }),
};

const pollSubmission: Entity<StoredRows['PollSubmission']> = {
  name: 'PollSubmission',
  area: 'poll',
  table: 'poll_submission',
  key: 'submission_id',
  display: 'submission_id',
  search: ['username'],
  scope: ['agent_id'],
  fields: stored(pollSubmissionFields, {
    poll_id: { column: 'poll_id', target: 'Poll' },
    member_id: { column: 'member_id', target: 'Member' },
    username: { maxLength: 16, through: { ref: 'member_id', field: 'username' } },
    agent_id: { column: 'agent_id', target: 'Agent' },
    agent_code: { maxLength: 16, pattern: '^[A-Z0-9]{2,16}$', through: { ref: 'agent_id', field: 'code' } },
    answer: { maxLength: 255, column: 'answer' },
    device_id: { maxLength: 64, column: 'device_id' },
  }),
};

const pollWinner: Entity<StoredRows['PollWinner']> = {
  name: 'PollWinner',
  area: 'poll',
  table: 'poll_winner',
  key: 'slot_id',
  display: 'rank',
  search: ['username'],
  scope: ['member_id', 'poll_id'],
  fields: stored(pollWinnerFields, {
    poll_id: { column: 'poll_id', target: 'Poll' },
    rank_reward_id: { column: 'rank_reward_id', target: 'PollRankReward' },
    reward_type: { through: { ref: 'rank_reward_id', field: 'reward_type' } },
    reward_value: { min: '0.01', through: { ref: 'rank_reward_id', field: 'reward_value' } },
    member_id: { column: 'member_id', target: 'Member' },
    username: { maxLength: 16, through: { ref: 'member_id', field: 'username' } },
    agent_code: { maxLength: 16, pattern: '^[A-Z0-9]{2,16}$', through: { ref: 'member_id', field: 'agent_code' } },
    submission_id: { column: 'submission_id', target: 'PollSubmission' },
    answer: { maxLength: 255, through: { ref: 'submission_id', field: 'answer' } },
    submitted_at: { through: { ref: 'submission_id', field: 'submitted_at' } },
    chosen_by: { column: 'chosen_by', target: 'User' },
    draw_id: { column: 'draw_id', target: 'PollDraw' },
    cleared_by: { column: 'cleared_by', target: 'User' },
    message: { maxLength: 255, column: 'message' },
  }),
};

const promotion: Entity<StoredRows['Promotion']> = {
  name: 'Promotion',
  area: 'promotion',
  table: 'promotion',
  key: 'id',
  display: 'name',
  search: ['code', 'name'],
  scope: ['agent_ids'],
  fields: stored(promotionFields, { code: { maxLength: 32, column: 'code', unique: true }, name: { maxLength: 120, column: 'name' }, tiers: { item: { kind: 'shape', shape: bonusTierShape }, column: 'tiers' } }),
};

const promotionClaim: Entity<StoredRows['PromotionClaim']> = {
  name: 'PromotionClaim',
  area: 'promotion',
  table: 'promotion_claim',
  key: 'id',
  display: 'username',
  search: ['username'],
  scope: ['agent_id'],
  fields: stored(promotionClaimFields, {
    promotion_id: { column: 'promotion_id', target: 'Promotion' },
    member_id: { column: 'member_id', target: 'Member' },
    username: { maxLength: 16, through: { ref: 'member_id', field: 'username' } },
    agent_id: { through: { ref: 'member_id', field: 'agent_id' }, target: 'Agent' },
  }),
};

const promotionOffer: Entity<StoredRows['PromotionOffer']> = {
  name: 'PromotionOffer',
  area: 'promotion',
  table: 'promotion_offer',
  key: 'id',
  display: 'username',
  search: ['username', 'segment_name'],
  scope: ['agent_id'],
  fields: stored(promotionOfferFields, {
    promotion_id: { column: 'promotion_id', target: 'Promotion' },
    agent_id: { column: 'agent_id', target: 'Agent' },
    member_id: { column: 'member_id', target: 'Member' },
    username: { maxLength: 16, through: { ref: 'member_id', field: 'username' } },
    segment_name: { maxLength: 80, column: 'segment_name' },
    offered_by: { column: 'offered_by', target: 'User' },
  }),
};

const provider: Entity<StoredRows['Provider']> = {
  name: 'Provider',
  area: 'game',
  table: 'provider',
  key: 'id',
  display: 'name',
  search: ['code', 'name'],
  managed: true,
  fields: stored(providerFields, { code: { maxLength: 16, pattern: '^[A-Z0-9]{2,16}$', column: 'code', unique: true }, created_by: { column: 'created_by', target: 'User' }, updated_by: { column: 'updated_by', target: 'User' } }),
};

const providerAccount: Entity<StoredRows['ProviderAccount']> = {
  name: 'ProviderAccount',
  area: 'game',
  table: 'provider_account',
  key: 'id',
  display: 'ign',
  search: ['ign', 'username'],
  scope: ['agent_id'],
  fields: stored(providerAccountFields, {
    member_id: { column: 'member_id', target: 'Member' },
    username: { maxLength: 16, through: { ref: 'member_id', field: 'username' } },
    agent_id: { through: { ref: 'member_id', field: 'agent_id' }, target: 'Agent' },
    provider_id: { column: 'provider_id', target: 'Provider' },
    provider_code: { maxLength: 16, pattern: '^[A-Z0-9]{2,16}$', through: { ref: 'provider_id', field: 'code' } },
    ign: { maxLength: 64, column: 'ign' },
  }),
};

const providerConfig: Entity<StoredRows['ProviderConfig']> = {
  name: 'ProviderConfig',
  area: 'game',
  table: 'provider_config',
  key: 'id',
  display: 'operator_code',
  search: ['operator_code', 'provider_code', 'agent_code'],
  scope: ['agent_id'],
  managed: true,
  fields: stored(providerConfigFields, {
    agent_id: { column: 'agent_id', target: 'Agent', immutable: true },
    agent_code: { maxLength: 16, pattern: '^[A-Z0-9]{2,16}$', through: { ref: 'agent_id', field: 'code' } },
    provider_id: { column: 'provider_id', target: 'Provider', immutable: true },
    provider_code: { maxLength: 16, pattern: '^[A-Z0-9]{2,16}$', through: { ref: 'provider_id', field: 'code' } },
    provider_types: { minLength: 1, through: { ref: 'provider_id', field: 'types' } },
    provider_status: { through: { ref: 'provider_id', field: 'status' } },
    created_by: { column: 'created_by', target: 'User' },
    updated_by: { column: 'updated_by', target: 'User' },
  }),
};

const providerDay: Entity<StoredRows['ProviderDay']> = {
  name: 'ProviderDay',
  area: 'report',
  table: 'provider_day',
  key: 'id',
  display: 'id',
  search: [],
  scope: ['agent_id'],
  rollup: { of: ['BetDay'], by: ['stat_date', 'agent_id', 'sub_provider_id'], people: {} },
  fields: stored(providerDayFields, {
    agent_id: { column: 'agent_id', target: 'Agent' },
    sub_provider_id: { column: 'sub_provider_id', target: 'SubProvider' },
    bet_count: { column: 'bet_count', figure: true },
    turnover: { column: 'turnover', figure: true },
    valid_turnover: { column: 'valid_turnover', figure: true },
    payout: { column: 'payout', figure: true },
    member_commission: { column: 'member_commission', figure: true },
    agent_winloss: { column: 'agent_winloss', figure: true },
    agent_commission: { column: 'agent_commission', figure: true },
    provider_cost: { column: 'provider_cost', figure: true },
    master_id: { through: { ref: 'agent_id', field: 'parent_id' }, target: 'Agent' },
    server: { through: { ref: 'agent_id', field: 'server' } },
    provider_id: { through: { ref: 'sub_provider_id', field: 'provider_id' }, target: 'Provider' },
    game_type: { through: { ref: 'sub_provider_id', field: 'type' } },
  }),
};

const providerInvoice: Entity<StoredRows['ProviderInvoice']> = {
  name: 'ProviderInvoice',
  area: 'report',
  table: 'provider_invoice',
  key: 'invoice_id',
  display: 'invoice_id',
  search: [],
  fields: stored(providerInvoiceFields, {
    provider_id: { column: 'provider_id', target: 'Provider' },
    bet_count: { column: 'bet_count', figure: true },
    turnover: { column: 'turnover', figure: true },
    valid_turnover: { column: 'valid_turnover', figure: true },
    payout: { column: 'payout', figure: true },
    carry_in: { column: 'carry_in', figure: true },
    billable_amount: { column: 'billable_amount', figure: true },
    fee_amount: { column: 'fee_amount', figure: true },
    min_fee: { column: 'min_fee', figure: true },
    invoice_amount: { column: 'invoice_amount', figure: true },
    carry_out: { column: 'carry_out', figure: true },
  }),
};

const providerLog: Entity<StoredRows['ProviderLog']> = {
  name: 'ProviderLog',
  area: 'member',
  table: 'provider_log',
  key: 'id',
  display: 'txn_id',
  search: ['username', 'ign'],
  scope: ['agent_id'],
  fields: stored(providerLogFields, {
    day: { derived: { kind: 'day', of: 'created_at' } },
    clock: { derived: { kind: 'clock', of: 'created_at' } },
    agent_id: { column: 'agent_id', target: 'Agent' },
    agent_code: { maxLength: 16, pattern: '^[A-Z0-9]{2,16}$', through: { ref: 'agent_id', field: 'code' } },
    provider_id: { column: 'provider_id', target: 'Provider' },
    provider_code: { maxLength: 16, pattern: '^[A-Z0-9]{2,16}$', through: { ref: 'provider_id', field: 'code' } },
    provider_status: { through: { ref: 'provider_id', field: 'status' } },
    provider_api: { through: { ref: 'provider_id', field: 'api_status' } },
    sub_provider_id: { column: 'sub_provider_id', target: 'SubProvider' },
    sub_provider_code: { maxLength: 24, pattern: '^[A-Z0-9-]{2,24}$', through: { ref: 'sub_provider_id', field: 'code' } },
    member_id: { column: 'member_id', target: 'Member' },
    username: { maxLength: 16, through: { ref: 'member_id', field: 'username' } },
    ign: { maxLength: 64, column: 'ign' },
    game_code: { maxLength: 64, column: 'game_code' },
    game_name: { maxLength: 120, column: 'game_name' },
    round_id: { maxLength: 64, column: 'round_id' },
    txn_id: { maxLength: 64, column: 'txn_id' },
    error_code: { maxLength: 40, column: 'error_code' },
    error_message: { maxLength: 255, column: 'error_message' },
    latency_ms: { min: 0, column: 'latency_ms', over: 'p95' },
  }),
};

const providerMonth: Entity<StoredRows['ProviderMonth']> = {
  name: 'ProviderMonth',
  area: 'report',
  table: 'provider_month',
  key: 'id',
  display: 'id',
  search: [],
  scope: ['agent_id'],
  rollup: { of: ['ProviderDay'], by: ['month', 'agent_id', 'sub_provider_id'], people: {} },
  fields: stored(providerMonthFields, {
    agent_id: { column: 'agent_id', target: 'Agent' },
    sub_provider_id: { column: 'sub_provider_id', target: 'SubProvider' },
    bet_count: { column: 'bet_count', figure: true },
    turnover: { column: 'turnover', figure: true },
    valid_turnover: { column: 'valid_turnover', figure: true },
    payout: { column: 'payout', figure: true },
    member_commission: { column: 'member_commission', figure: true },
    agent_winloss: { column: 'agent_winloss', figure: true },
    agent_commission: { column: 'agent_commission', figure: true },
    provider_cost: { column: 'provider_cost', figure: true },
    master_id: { through: { ref: 'agent_id', field: 'parent_id' }, target: 'Agent' },
    server: { through: { ref: 'agent_id', field: 'server' } },
    provider_id: { through: { ref: 'sub_provider_id', field: 'provider_id' }, target: 'Provider' },
    game_type: { through: { ref: 'sub_provider_id', field: 'type' } },
  }),
};

const quest: Entity<StoredRows['Quest']> = {
  name: 'Quest',
  area: 'quest',
  table: 'quest',
  key: 'id',
  display: 'name',
  search: ['name'],
  scope: ['agent_ids'],
  managed: true,
  fields: stored(questFields, {
    bonus_event_reward_id: { column: 'bonus_event_reward_id', target: 'EventReward' },
    item_count: { count: { kind: 'rows', entity: 'QuestItem', field: 'quest_id', by: 'id' } },
    joined_count: { count: { kind: 'rows', entity: 'QuestRun', field: 'quest_id', by: 'id' } },
    completed_count: { count: { kind: 'rows', entity: 'QuestRun', field: 'quest_id', by: 'id', sum: 'completed' } },
    reward_paid: { count: { kind: 'rows', entity: 'QuestRun', field: 'quest_id', by: 'id', sum: 'reward_paid' } },
    created_by: { column: 'created_by', target: 'User' },
    updated_by: { column: 'updated_by', target: 'User' },
  }),
};

const questItem: Entity<StoredRows['QuestItem']> = {
  name: 'QuestItem',
  area: 'quest',
  table: 'quest_item',
  key: 'id',
  display: 'name',
  search: ['name'],
  scope: ['agent_ids'],
  managed: true,
  fields: stored(questItemFields, {
    quest_id: { column: 'quest_id', target: 'Quest', immutable: true },
    quest_status: { through: { ref: 'quest_id', field: 'status' } },
    agent_ids: { minLength: 1, maxLength: 500, through: { ref: 'quest_id', field: 'agent_ids' } },
    provider_id: { column: 'provider_id', target: 'Provider' },
    game_id: { column: 'game_id', target: 'Game' },
    event_reward_id: { column: 'event_reward_id', target: 'EventReward' },
    completed_count: { count: { kind: 'rows', entity: 'QuestProgress', field: 'quest_item_id', by: 'id', sum: 'completed' } },
    claimed_count: { count: { kind: 'rows', entity: 'QuestProgress', field: 'quest_item_id', by: 'id', sum: 'claimed' } },
    created_by: { column: 'created_by', target: 'User' },
    updated_by: { column: 'updated_by', target: 'User' },
  }),
};

const questProgress: Entity<StoredRows['QuestProgress']> = {
  name: 'QuestProgress',
  area: 'quest',
  table: 'quest_progress',
  key: 'id',
  display: 'username',
  search: ['username'],
  scope: ['agent_id'],
  fields: stored(questProgressFields, {
    run_id: { column: 'run_id', target: 'QuestRun' },
    quest_item_id: { column: 'quest_item_id', target: 'QuestItem' },
    agent_id: { column: 'agent_id', target: 'Agent' },
    member_id: { column: 'member_id', target: 'Member' },
    username: { maxLength: 16, through: { ref: 'member_id', field: 'username' } },
    completed: { min: 0, max: 1, column: 'completed' },
    claimed: { min: 0, max: 1, column: 'claimed' },
  }),
};

const questRun: Entity<StoredRows['QuestRun']> = {
  name: 'QuestRun',
  area: 'quest',
  table: 'quest_run',
  key: 'id',
  display: 'username',
  search: ['username'],
  scope: ['agent_id'],
  fields: stored(questRunFields, {
    quest_id: { column: 'quest_id', target: 'Quest' },
    agent_id: { column: 'agent_id', target: 'Agent' },
    member_id: { column: 'member_id', target: 'Member' },
    username: { maxLength: 16, through: { ref: 'member_id', field: 'username' } },
    round: { maxLength: 16, column: 'round' },
    completed: { min: 0, max: 1, column: 'completed' },
    bonus_given: { min: 0, max: 1, column: 'bonus_given' },
  }),
};

const rawTransaction: Entity<StoredRows['RawTransaction']> = {
  name: 'RawTransaction',
  area: 'finance',
  table: 'raw_transaction',
  key: 'id',
  display: 'raw_ref',
  search: ['raw_ref', 'description', 'from_account_no', 'from_account_name', 'username', 'deposit_ref'],
  scope: ['member_id', 'agent_ids'],
  lifecycle: {
    field: 'match_status',
    initial: 'unmatched',
    moves: {
      match: { name: 'match', from: ['unmatched', 'multiple', 'suspicious'], to: ['matched'], system: true },
      find_several: { name: 'find_several', from: ['unmatched'], to: ['multiple'], system: true },
      doubt: { name: 'doubt', from: ['unmatched', 'multiple'], to: ['suspicious'], system: true },
      repeat: { name: 'repeat', from: ['unmatched'], to: ['duplicate'], system: true },
      ignore: { name: 'ignore', from: ['unmatched', 'multiple', 'suspicious'], to: ['ignored'], system: true },
      reopen: { name: 'reopen', from: ['ignored'], to: ['unmatched', 'suspicious'], system: true },
      unmatch: { name: 'unmatch', from: ['matched'], to: ['unmatched'], system: true },
    },
  },
  fields: stored(rawTransactionFields, {
    raw_ref: { column: 'raw_ref', unique: true },
    bank_id: { column: 'bank_id', target: 'Bank' },
    receiving_bank: { through: { ref: 'bank_id', field: 'bank_code' }, target: 'BankRef' },
    account_no: { through: { ref: 'bank_id', field: 'account_no' } },
    amount: { min: '0.01', column: 'amount' },
    channel_code: { maxLength: 10, column: 'channel_code' },
    upstream_ref: { maxLength: 64, column: 'upstream_ref' },
    from_bank_code: { column: 'from_bank_code', target: 'BankRef' },
    from_account_no: { maxLength: 32, column: 'from_account_no' },
    from_account_name: { maxLength: 120, column: 'from_account_name' },
    description: { maxLength: 255, column: 'description' },
    dedupe_key: { maxLength: 64, column: 'dedupe_key', unique: true },
    member_id: { column: 'member_id', target: 'Member' },
    username: { maxLength: 16, through: { ref: 'member_id', field: 'username' } },
    member_name: { maxLength: 120, through: { ref: 'member_id', field: 'name' } },
    risk_score: { min: 0, max: 100, column: 'risk_score' },
    reviewed_by: { column: 'reviewed_by', target: 'User' },
    review_note: { maxLength: 500, column: 'review_note' },
    locked_by: { column: 'locked_by', target: 'User' },
  }),
};

const replenishLog: Entity<StoredRows['ReplenishLog']> = {
  name: 'ReplenishLog',
  area: 'finance',
  table: 'replenish_log',
  key: 'id',
  display: 'message',
  search: ['target_name', 'message'],
  scope: ['agent_ids'],
  fields: stored(replenishLogFields, {
    rule_id: { column: 'rule_id', target: 'ReplenishRule' },
    target_bank_id: { through: { ref: 'rule_id', field: 'target_bank_id' }, target: 'ReplenishTarget' },
    target_name: { maxLength: 40, through: { ref: 'rule_id', field: 'target_name' } },
    agent_ids: { minLength: 1, through: { ref: 'rule_id', field: 'agent_ids' } },
    ticket_id: { column: 'ticket_id', target: 'ReplenishTicket' },
    transfer_id: { column: 'transfer_id', target: 'BankTransfer' },
    ticket_ref: { through: { ref: 'ticket_id', field: 'ticket_ref' } },
    transfer_ref: { through: { ref: 'transfer_id', field: 'transfer_ref' } },
    message: { maxLength: 255, column: 'message' },
  }),
};

const replenishRule: Entity<StoredRows['ReplenishRule']> = {
  name: 'ReplenishRule',
  area: 'finance',
  table: 'replenish_rule',
  key: 'id',
  display: 'target_name',
  search: ['target_name', 'target_account_no'],
  scope: ['agent_ids'],
  managed: true,
  fields: stored(replenishRuleFields, {
    target_bank_id: { column: 'target_bank_id', target: 'ReplenishTarget', unique: true },
    target_name: { maxLength: 40, through: { ref: 'target_bank_id', field: 'nickname' } },
    target_account_no: { through: { ref: 'target_bank_id', field: 'account_no' } },
    balance: { through: { ref: 'target_bank_id', field: 'balance' } },
    balance_updated_at: { through: { ref: 'target_bank_id', field: 'balance_updated_at' } },
    agent_ids: { minLength: 1, through: { ref: 'target_bank_id', field: 'agent_ids' } },
    finance_team_id: { column: 'finance_team_id', target: 'FinanceTeam' },
    created_by: { column: 'created_by', target: 'User' },
    updated_by: { column: 'updated_by', target: 'User' },
  }),
};

const replenishRuleState: Entity<StoredRows['ReplenishRuleState']> = {
  name: 'ReplenishRuleState',
  area: 'finance',
  table: 'replenish_rule_state',
  key: 'id',
  display: 'target_name',
  search: ['target_name', 'target_account_no'],
  scope: ['agent_ids'],
  fields: stored(replenishRuleStateFields, {
    rule_id: { column: 'rule_id', target: 'ReplenishRule' },
    version: { through: { ref: 'rule_id', field: 'version' } },
    target_bank_id: { through: { ref: 'rule_id', field: 'target_bank_id' }, target: 'ReplenishTarget' },
    bank_id: { through: { ref: 'rule_id', field: 'target_bank_id' }, target: 'ReplenishTarget' },
    target_name: { maxLength: 40, through: { ref: 'rule_id', field: 'target_name' } },
    target_account_no: { through: { ref: 'rule_id', field: 'target_account_no' } },
    agent_ids: { minLength: 1, through: { ref: 'rule_id', field: 'agent_ids' } },
    balance: { through: { ref: 'rule_id', field: 'balance' } },
    balance_updated_at: { through: { ref: 'rule_id', field: 'balance_updated_at' } },
    min_balance: { min: '0.01', through: { ref: 'rule_id', field: 'min_balance' } },
    target_balance: { min: '0.01', through: { ref: 'rule_id', field: 'target_balance' } },
    source_bank_ids: { minLength: 1, maxLength: 20, through: { ref: 'rule_id', field: 'source_bank_ids' } },
    per_transfer_max: { min: '0.01', through: { ref: 'rule_id', field: 'per_transfer_max' } },
    daily_max: { min: '0.01', through: { ref: 'rule_id', field: 'daily_max' } },
    mode: { through: { ref: 'rule_id', field: 'mode' } },
    finance_team_id: { through: { ref: 'rule_id', field: 'finance_team_id' }, target: 'FinanceTeam' },
    cooldown_min: { min: 1, max: 240, through: { ref: 'rule_id', field: 'cooldown_min' } },
    last_run_at: { through: { ref: 'rule_id', field: 'last_run_at' } },
    status: { through: { ref: 'rule_id', field: 'status' } },
  }),
};

const replenishTicket: Entity<StoredRows['ReplenishTicket']> = {
  name: 'ReplenishTicket',
  area: 'finance',
  table: 'replenish_ticket',
  key: 'id',
  display: 'ticket_ref',
  search: ['ticket_ref', 'target_name', 'reference'],
  scope: ['agent_ids'],
  managed: true,
  lifecycle: {
    field: 'status',
    initial: 'open',
    moves: {
      accept: { name: 'accept', from: ['open'], to: ['accepted'] },
      release: { name: 'release', from: ['accepted'], to: ['open'] },
      transfer: { name: 'transfer', from: ['accepted'], to: ['transferred'] },
      confirm: { name: 'confirm', from: ['transferred'], to: ['completed'] },
      reject: { name: 'reject', from: ['transferred'], to: ['accepted'] },
      cancel: { name: 'cancel', from: ['open', 'accepted'], to: ['cancelled'] },
      comment: { name: 'comment', from: ['open', 'accepted', 'transferred', 'completed', 'cancelled'], to: [] },
    },
  },
  fields: stored(replenishTicketFields, {
    ticket_ref: { column: 'ticket_ref', unique: true },
    target_bank_id: { column: 'target_bank_id', target: 'ReplenishTarget' },
    target_name: { maxLength: 40, through: { ref: 'target_bank_id', field: 'nickname' } },
    target_balance: { through: { ref: 'target_bank_id', field: 'balance' } },
    agent_ids: { minLength: 1, through: { ref: 'target_bank_id', field: 'agent_ids' } },
    source_bank_id: { column: 'source_bank_id', target: 'ReplenishSource' },
    gateway_account_id: { column: 'gateway_account_id', target: 'GatewayAccount' },
    gateway: { maxLength: 16, through: { ref: 'gateway_account_id', field: 'gateway' } },
    finance_team_id: { column: 'finance_team_id', target: 'FinanceTeam' },
    assignee_id: { column: 'assignee_id', target: 'Colleague' },
    actual_amount: { min: '0.01', column: 'actual_amount' },
    transferred_by: { column: 'transferred_by', target: 'User' },
    reference: { maxLength: 64, column: 'reference' },
    confirmed_by: { column: 'confirmed_by', target: 'User' },
    opened_by: { maxLength: 120, column: 'opened_by' },
    rule_id: { column: 'rule_id', target: 'ReplenishRule' },
    comments: { item: { kind: 'shape', shape: noteShape }, column: 'comments' },
    timeline: { item: { kind: 'shape', shape: statusChangeShape }, column: 'timeline' },
    created_by: { column: 'created_by', target: 'User' },
    updated_by: { column: 'updated_by', target: 'User' },
  }),
};

const reportRow: Entity<StoredRows['ReportRow']> = {
  name: 'ReportRow',
  area: 'report',
  table: 'report_row',
  key: 'row_key',
  display: 'name',
  search: [],
  fields: computed(reportRowFields, {
    rank: { measure: { kind: 'rank' } },
    master_id: { target: 'Agent' },
    master_code: { maxLength: 16, pattern: '^[A-Z0-9]{2,16}$', through: { ref: 'master_id', field: 'code' } },
    master_title: { maxLength: 80, through: { ref: 'master_id', field: 'name' } },
    agent_id: { target: 'Agent' },
    agent_code: { maxLength: 16, pattern: '^[A-Z0-9]{2,16}$', through: { ref: 'agent_id', field: 'code' } },
    agent_title: { maxLength: 80, through: { ref: 'agent_id', field: 'name' } },
    agent_parent: { through: { ref: 'agent_id', field: 'parent_id' }, target: 'Agent' },
    agent_master: { maxLength: 16, pattern: '^[A-Z0-9]{2,16}$', through: { ref: 'agent_parent', field: 'code' } },
    server: { through: { ref: 'agent_id', field: 'server' } },
    member_id: { target: 'Member' },
    username: { maxLength: 16, through: { ref: 'member_id', field: 'username' } },
    name: { maxLength: 120, through: { ref: 'member_id', field: 'name' } },
    level: { through: { ref: 'member_id', field: 'level' } },
    last_bet_at: { through: { ref: 'member_id', field: 'last_bet_at' } },
    first_deposit_at: { through: { ref: 'member_id', field: 'first_deposit_at' } },
    last_deposit_at: { through: { ref: 'member_id', field: 'last_deposit_at' } },
    last_withdraw_at: { measure: { kind: 'closing', of: 'at', entity: 'MoneyEvent', at: 'at', where: { source: ['withdrawal'] } } },
    balance: { through: { ref: 'member_id', field: 'balance_main' } },
    balance_end: { measure: { kind: 'closing', of: 'balance_after', entity: 'WalletLog', at: 'created_at', where: { wallet_type: ['main'] } } },
    provider_id: { target: 'Provider' },
    provider_code: { maxLength: 16, pattern: '^[A-Z0-9]{2,16}$', through: { ref: 'provider_id', field: 'code' } },
    provider_title: { maxLength: 80, through: { ref: 'provider_id', field: 'name' } },
    invoice_base: { through: { ref: 'provider_id', field: 'invoice_base' } },
    cost_pct: { min: '0', max: '100', through: { ref: 'provider_id', field: 'cost_pct' } },
    sub_provider_id: { target: 'SubProvider' },
    sub_provider_code: { maxLength: 24, pattern: '^[A-Z0-9-]{2,24}$', through: { ref: 'sub_provider_id', field: 'code' } },
    sub_provider_title: { maxLength: 80, through: { ref: 'sub_provider_id', field: 'name' } },
    sub_provider_parent: { through: { ref: 'sub_provider_id', field: 'provider_id' }, target: 'Provider' },
    sub_provider_of: { maxLength: 80, through: { ref: 'sub_provider_parent', field: 'name' } },
    sub_provider_type: { through: { ref: 'sub_provider_id', field: 'type' } },
    game_id: { target: 'Game' },
    game_code: { maxLength: 64, pattern: '^[A-Za-z0-9][A-Za-z0-9._:-]{0,63}$', through: { ref: 'game_id', field: 'game_code' } },
    game_title: { maxLength: 120, through: { ref: 'game_id', field: 'name_th' } },
    game_image: { through: { ref: 'game_id', field: 'image_url' } },
    game_provider_id: { through: { ref: 'game_id', field: 'provider_id' }, target: 'Provider' },
    game_provider: { maxLength: 80, through: { ref: 'game_provider_id', field: 'name' } },
    invoice_id: { target: 'ProviderInvoice' },
    invoice_provider_id: { through: { ref: 'invoice_id', field: 'provider_id' }, target: 'Provider' },
    invoice_provider: { maxLength: 80, through: { ref: 'invoice_provider_id', field: 'name' } },
    invoice_on: { through: { ref: 'invoice_id', field: 'invoice_base' } },
    invoice_rate: { through: { ref: 'invoice_id', field: 'cost_pct' } },
    invoice_status: { through: { ref: 'invoice_id', field: 'status' } },
    bet_member: { measure: { kind: 'people', of: 'bet_count' } },
    bet_count: { measure: { kind: 'sum', of: ['bet_count'] } },
    turnover: { measure: { kind: 'sum', of: ['turnover'] } },
    valid_turnover: { measure: { kind: 'sum', of: ['valid_turnover'] } },
    payout: { measure: { kind: 'sum', of: ['payout'] } },
    ggr: { measure: { kind: 'sum', of: ['turnover', '-payout'] } },
    member_winloss: { measure: { kind: 'sum', of: ['payout', '-turnover'] } },
    member_commission: { measure: { kind: 'sum', of: ['member_commission'] } },
    member_net: { measure: { kind: 'sum', of: ['payout', '-turnover', 'member_commission'] } },
    agent_share_pct: { measure: { kind: 'ratio', of: ['agent_winloss', 'ggr'] } },
    agent_winloss: { measure: { kind: 'sum', of: ['agent_winloss'] } },
    agent_commission: { measure: { kind: 'sum', of: ['agent_commission'] } },
    agent_net: { measure: { kind: 'sum', of: ['agent_winloss', 'agent_commission'] } },
    company_winloss: { measure: { kind: 'sum', of: ['turnover', '-payout', '-agent_winloss'] } },
    company_net: { measure: { kind: 'sum', of: ['turnover', '-payout', '-agent_winloss', '-agent_commission', '-member_commission'] } },
    hold_pct: { measure: { kind: 'ratio', of: ['ggr', 'turnover'] } },
    rtp_pct: { measure: { kind: 'ratio', of: ['payout', 'turnover'] } },
    biggest_win: { measure: { kind: 'most', of: 'biggest_win', tells: 'biggest_win' } },
    biggest_win_username: { measure: { kind: 'most', of: 'biggest_win', tells: 'username' } },
    trend_pct: { measure: { kind: 'trend', of: 'turnover' } },
    carry_in: { measure: { kind: 'sum', of: ['carry_in'] } },
    billable_amount: { measure: { kind: 'sum', of: ['billable_amount'] } },
    fee_amount: { measure: { kind: 'sum', of: ['fee_amount'] } },
    min_fee: { measure: { kind: 'sum', of: ['min_fee'] } },
    invoice_amount: { measure: { kind: 'sum', of: ['invoice_amount'] } },
    carry_out: { measure: { kind: 'sum', of: ['carry_out'] } },
    mom_pct: { measure: { kind: 'change', of: 'turnover' } },
    share_of_turnover_pct: { measure: { kind: 'share', of: 'turnover' } },
    fee_accrued: { measure: { kind: 'sum', of: ['provider_cost'] } },
    fee_pct: { measure: { kind: 'ratio', of: ['fee_accrued', 'ggr'] } },
    cumulative_month: { measure: { kind: 'running', of: 'fee_accrued' } },
    new_member: { measure: { kind: 'sum', of: ['new_member'] } },
    login_member: { measure: { kind: 'people', of: 'login_count' } },
    first_deposit_count: { measure: { kind: 'sum', of: ['first_deposit_count'] } },
    first_deposit_total: { measure: { kind: 'sum', of: ['first_deposit_total'] } },
    deposit_count: { measure: { kind: 'sum', of: ['deposit_count'] } },
    deposit_member: { measure: { kind: 'people', of: 'deposit_count' } },
    deposit_total: { measure: { kind: 'sum', of: ['deposit_total'] } },
    deposit_bank: { measure: { kind: 'sum', of: ['deposit_bank'] } },
    deposit_gateway: { measure: { kind: 'sum', of: ['deposit_gateway'] } },
    deposit_truewallet: { measure: { kind: 'sum', of: ['deposit_truewallet'] } },
    deposit_manual: { measure: { kind: 'sum', of: ['deposit_manual'] } },
    avg_deposit: { measure: { kind: 'ratio', of: ['deposit_total', 'deposit_count'] } },
    withdraw_count: { measure: { kind: 'sum', of: ['withdraw_count'] } },
    withdraw_member: { measure: { kind: 'people', of: 'withdraw_count' } },
    withdraw_total: { measure: { kind: 'sum', of: ['withdraw_total'] } },
    withdraw_bank: { measure: { kind: 'sum', of: ['withdraw_bank'] } },
    withdraw_gateway: { measure: { kind: 'sum', of: ['withdraw_gateway'] } },
    withdraw_manual: { measure: { kind: 'sum', of: ['withdraw_manual'] } },
    avg_withdraw: { measure: { kind: 'ratio', of: ['withdraw_total', 'withdraw_count'] } },
    net_flow: { measure: { kind: 'sum', of: ['deposit_total', '-withdraw_total'] } },
    gateway_fee: { measure: { kind: 'sum', of: ['gateway_fee'] } },
    bonus_total: { measure: { kind: 'sum', of: ['bonus'] } },
    credit_free: { measure: { kind: 'sum', of: ['credit_free'] } },
    cashback_winloss: { measure: { kind: 'sum', of: ['cashback_winloss'] } },
    cashback_turnover: { measure: { kind: 'sum', of: ['cashback_turnover'] } },
    cashback_total: { measure: { kind: 'sum', of: ['cashback_winloss', 'cashback_turnover'] } },
    affiliate: { measure: { kind: 'sum', of: ['affiliate'] } },
    adjust_total: { measure: { kind: 'sum', of: ['adjust_total'] } },
    promo_cost: {
      measure: {
        kind: 'sum',
        of: [
          'bonus', 'credit_free', 'cashback_winloss', 'cashback_turnover', 'affiliate', 'poll', 'quest', 'shop',
          'wheel',
        ],
      },
    },
    profit: {
      measure: {
        kind: 'sum',
        of: [
          'turnover', '-payout', '-agent_winloss', '-agent_commission', '-member_commission', '-gateway_fee',
          '-provider_cost', '-bonus', '-credit_free', '-cashback_winloss', '-cashback_turnover', '-affiliate', '-poll',
          '-quest', '-shop', '-wheel',
        ],
      },
    },
    poll: { measure: { kind: 'sum', of: ['poll'] } },
    quest: { measure: { kind: 'sum', of: ['quest'] } },
    shop: { measure: { kind: 'sum', of: ['shop'] } },
    wheel: { measure: { kind: 'sum', of: ['wheel'] } },
  }),
};

const role: Entity<StoredRows['Role']> = {
  name: 'Role',
  area: 'system',
  table: 'role',
  key: 'id',
  display: 'name',
  search: ['code', 'name', 'name_en'],
  managed: true,
  fields: stored(roleFields, {
    code: { column: 'code', unique: true },
    user_count: { count: { kind: 'rows', entity: 'User', field: 'role_id', by: 'id' } },
    permission_count: { count: { kind: 'items', field: 'permissions' } },
    menu_count: { count: { kind: 'items', field: 'menu_ids', allOf: 'Menu' } },
    finance_team_id: { column: 'finance_team_id', target: 'FinanceTeam' },
    copy_from_role_id: { target: 'Role' },
    created_by: { column: 'created_by', target: 'User' },
    updated_by: { column: 'updated_by', target: 'User' },
  }),
};

const savedView: Entity<StoredRows['SavedView']> = {
  name: 'SavedView',
  area: 'system',
  table: 'saved_view',
  key: 'id',
  display: 'name',
  search: [],
  managed: true,
  fields: stored(savedViewFields, {
    user_id: { column: 'user_id', target: 'User', immutable: true },
    screen: { column: 'screen', immutable: true },
    layout: { shape: columnLayoutShape, column: 'layout' },
    created_by: { column: 'created_by', target: 'User' },
    updated_by: { column: 'updated_by', target: 'User' },
  }),
};

const savedViewRole: Entity<StoredRows['SavedViewRole']> = {
  name: 'SavedViewRole',
  area: 'system',
  table: 'saved_view_role',
  key: 'id',
  display: 'id',
  search: [],
  fields: stored(savedViewRoleFields, { view_id: { column: 'view_id', target: 'SavedView', immutable: true }, role_id: { column: 'role_id', target: 'Role', immutable: true }, screen: { column: 'screen', immutable: true } }),
};

const shopCode: Entity<StoredRows['ShopCode']> = {
  name: 'ShopCode',
  area: 'shop',
  table: 'shop_code',
  key: 'id',
  display: 'code',
  search: [],
  scope: ['redeem_id', 'item_id'],
  fields: stored(shopCodeFields, {
    item_id: { column: 'item_id', target: 'ShopItem' },
    stock_id: { column: 'stock_id', target: 'ShopStock' },
    fingerprint: { maxLength: 64, column: 'fingerprint', unique: true },
    redeem_id: { column: 'redeem_id', target: 'ShopRedeem' },
  }),
};

const shopItem: Entity<StoredRows['ShopItem']> = {
  name: 'ShopItem',
  area: 'shop',
  table: 'shop_item',
  key: 'id',
  display: 'name',
  search: ['name'],
  scope: ['agent_ids'],
  managed: true,
  fields: stored(shopItemFields, { created_by: { column: 'created_by', target: 'User' }, updated_by: { column: 'updated_by', target: 'User' } }),
};

const shopRedeem: Entity<StoredRows['ShopRedeem']> = {
  name: 'ShopRedeem',
  area: 'shop',
  table: 'shop_redeem',
  key: 'id',
  display: 'redeem_ref',
  search: ['redeem_ref', 'username', 'receiver_name', 'tracking_no'],
  scope: ['agent_id'],
  managed: true,
  lifecycle: {
    field: 'status',
    initial: 'pending',
    moves: {
      approve: { name: 'approve', from: ['pending'], to: ['approved', 'credited'] },
      pack: { name: 'pack', from: ['approved'], to: ['packing'] },
      ship: { name: 'ship', from: ['packing', 'returned'], to: ['shipped'] },
      deliver: { name: 'deliver', from: ['shipped'], to: ['delivered'] },
      return: { name: 'return', from: ['shipped'], to: ['returned'] },
      reject: { name: 'reject', from: ['pending', 'packing', 'returned'], to: ['rejected'] },
      cancel: { name: 'cancel', from: ['pending'], to: ['cancelled'], system: true },
      note: {
        name: 'note',
        from: [
          'pending', 'approved', 'packing', 'shipped', 'delivered', 'credited', 'returned', 'rejected', 'cancelled',
        ],
        to: [],
      },
    },
  },
  fields: stored(shopRedeemFields, {
    redeem_ref: { column: 'redeem_ref', unique: true },
    member_id: { column: 'member_id', target: 'Member' },
    username: { maxLength: 16, through: { ref: 'member_id', field: 'username' } },
    agent_id: { column: 'agent_id', target: 'Agent' },
    agent_code: { maxLength: 16, pattern: '^[A-Z0-9]{2,16}$', through: { ref: 'agent_id', field: 'code' } },
    item_id: { column: 'item_id', target: 'ShopItem' },
    receiver_name: { maxLength: 120, column: 'receiver_name' },
    address: { maxLength: 500, column: 'address' },
    tracking_no: { maxLength: 40, pattern: '^[A-Za-z0-9-]{4,40}$', column: 'tracking_no' },
    handled_by: { column: 'handled_by', target: 'User' },
    note: { maxLength: 255, column: 'note' },
    taken: { item: { kind: 'shape', shape: stockTakenShape }, column: 'taken' },
    timeline: { item: { kind: 'shape', shape: statusChangeShape }, column: 'timeline' },
    locked_by: { column: 'locked_by', target: 'User' },
    created_by: { column: 'created_by', target: 'User' },
    updated_by: { column: 'updated_by', target: 'User' },
  }),
};

const shopStock: Entity<StoredRows['ShopStock']> = {
  name: 'ShopStock',
  area: 'shop',
  table: 'shop_stock',
  key: 'id',
  display: 'lot_no',
  search: ['lot_no', 'note'],
  scope: ['agent_ids'],
  managed: true,
  fields: stored(shopStockFields, {
    item_id: { column: 'item_id', target: 'ShopItem' },
    agent_ids: { minLength: 1, through: { ref: 'item_id', field: 'agent_ids' } },
    note: { maxLength: 255, column: 'note' },
    created_by: { column: 'created_by', target: 'User' },
    updated_by: { column: 'updated_by', target: 'User' },
  }),
};

const smsCampaign: Entity<StoredRows['SmsCampaign']> = {
  name: 'SmsCampaign',
  area: 'promotion',
  table: 'sms_campaign',
  key: 'id',
  display: 'campaign_ref',
  search: ['campaign_ref', 'message'],
  scope: ['agent_ids'],
  managed: true,
  lifecycle: {
    field: 'status',
    initial: 'scheduled',
    moves: {
      hold: { name: 'hold', from: ['scheduled'], to: ['pending'], system: true },
      approve: { name: 'approve', from: ['pending'], to: ['scheduled'] },
      begin: { name: 'begin', from: ['scheduled'], to: ['sending'], system: true },
      finish: { name: 'finish', from: ['sending'], to: ['done'], system: true },
      cancel: { name: 'cancel', from: ['pending', 'scheduled'], to: ['cancelled'] },
      stop: { name: 'stop', from: ['sending'], to: ['stopped'] },
    },
  },
  fields: stored(smsCampaignFields, {
    campaign_ref: { column: 'campaign_ref', unique: true },
    promotion_id: { column: 'promotion_id', target: 'Promotion' },
    audience: { shape: smsAudienceShape, column: 'audience' },
    message: { maxLength: 1000, column: 'message' },
    approved_by: { column: 'approved_by', target: 'User' },
    created_by: { column: 'created_by', target: 'User' },
    updated_by: { column: 'updated_by', target: 'User' },
  }),
};

const smsMessage: Entity<StoredRows['SmsMessage']> = {
  name: 'SmsMessage',
  area: 'promotion',
  table: 'sms_message',
  key: 'id',
  display: 'username',
  search: [],
  scope: ['agent_id', 'campaign_id'],
  fields: stored(smsMessageFields, {
    campaign_id: { column: 'campaign_id', target: 'SmsCampaign' },
    member_id: { column: 'member_id', target: 'Member' },
    username: { maxLength: 16, through: { ref: 'member_id', field: 'username' } },
    agent_id: { column: 'agent_id', target: 'Agent' },
    text: { maxLength: 4000, column: 'text' },
    upstream_ref: { maxLength: 64, column: 'upstream_ref' },
    error: { maxLength: 200, column: 'error' },
  }),
};

const subProvider: Entity<StoredRows['SubProvider']> = {
  name: 'SubProvider',
  area: 'game',
  table: 'sub_provider',
  key: 'id',
  display: 'name',
  search: ['code', 'name'],
  fields: stored(subProviderFields, { provider_id: { column: 'provider_id', target: 'Provider' }, code: { maxLength: 24, pattern: '^[A-Z0-9-]{2,24}$', column: 'code', unique: true }, name: { maxLength: 80, column: 'name' } }),
};

const subscription: Entity<StoredRows['Subscription']> = {
  name: 'Subscription',
  area: 'system',
  table: 'subscription',
  key: 'id',
  display: 'name',
  search: ['name'],
  person: 'user_id',
  managed: true,
  fields: stored(subscriptionFields, {
    user_id: { column: 'user_id', target: 'User' },
    screen: { column: 'screen', immutable: true },
    call: { column: 'call', immutable: true },
    query: { column: 'query', immutable: true },
    measure: { column: 'measure', immutable: true },
    failure: { maxLength: 500, column: 'failure' },
    created_by: { column: 'created_by', target: 'User' },
    updated_by: { column: 'updated_by', target: 'User' },
  }),
};

const subscriptionFile: Entity<StoredRows['SubscriptionFile']> = {
  name: 'SubscriptionFile',
  area: 'system',
  table: 'subscription_file',
  key: 'id',
  display: 'name',
  search: ['name', 'file_name'],
  person: 'user_id',
  managed: true,
  fields: stored(subscriptionFileFields, {
    user_id: { column: 'user_id', target: 'User' },
    subscription_no: { column: 'subscription_no', immutable: true },
    due_at: { column: 'due_at', immutable: true },
    name: { column: 'name', immutable: true },
    file_name: { column: 'file_name', immutable: true },
    format: { column: 'format', immutable: true },
    row_count: { column: 'row_count', immutable: true },
    row_total: { column: 'row_total', immutable: true },
    content: { column: 'content', immutable: true },
    created_by: { column: 'created_by', target: 'User' },
    updated_by: { column: 'updated_by', target: 'User' },
  }),
};

const sweep: Entity<StoredRows['Sweep']> = {
  name: 'Sweep',
  area: 'finance',
  table: 'sweep',
  key: 'id',
  display: 'migration_ref',
  search: ['migration_ref', 'upstream_ref'],
  scope: ['agent_ids'],
  fields: stored(sweepFields, {
    migration_ref: { through: { ref: 'transfer_id', field: 'transfer_ref' } },
    rule_id: { column: 'rule_id', target: 'SweepRule' },
    transfer_id: { column: 'transfer_id', target: 'BankTransfer', unique: true },
    agent_ids: { through: { ref: 'transfer_id', field: 'agent_ids' } },
    source_bank_id: { through: { ref: 'transfer_id', field: 'source_bank_id' }, target: 'Bank' },
    dest_bank_id: { through: { ref: 'transfer_id', field: 'target_bank_id' }, target: 'Bank' },
    balance_before: { through: { ref: 'transfer_id', field: 'balance_before' } },
    amount: { through: { ref: 'transfer_id', field: 'amount' } },
    fee: { through: { ref: 'transfer_id', field: 'fee' } },
    balance_after: { through: { ref: 'transfer_id', field: 'balance_after' } },
    duration_sec: { through: { ref: 'transfer_id', field: 'duration_sec' } },
    upstream_ref: { maxLength: 64, through: { ref: 'transfer_id', field: 'upstream_ref' } },
    message: { maxLength: 255, through: { ref: 'transfer_id', field: 'message' } },
    status: { through: { ref: 'transfer_id', field: 'status' } },
  }),
};

const sweepRule: Entity<StoredRows['SweepRule']> = {
  name: 'SweepRule',
  area: 'finance',
  table: 'sweep_rule',
  key: 'id',
  display: 'source_name',
  search: ['source_name', 'source_account_no'],
  scope: ['agent_ids'],
  managed: true,
  fields: stored(sweepRuleFields, {
    source_bank_id: { column: 'source_bank_id', target: 'SweepSource', unique: true },
    source_name: { maxLength: 40, through: { ref: 'source_bank_id', field: 'nickname' } },
    source_account_no: { through: { ref: 'source_bank_id', field: 'account_no' } },
    bank_code: { through: { ref: 'source_bank_id', field: 'bank_code' }, target: 'BankRef' },
    balance: { through: { ref: 'source_bank_id', field: 'balance' } },
    agent_ids: { minLength: 1, through: { ref: 'source_bank_id', field: 'agent_ids' } },
    last_result: { maxLength: 255, column: 'last_result' },
    created_by: { column: 'created_by', target: 'User' },
    updated_by: { column: 'updated_by', target: 'User' },
  }),
};

const sweepRuleState: Entity<StoredRows['SweepRuleState']> = {
  name: 'SweepRuleState',
  area: 'finance',
  table: 'sweep_rule_state',
  key: 'id',
  display: 'source_name',
  search: ['source_name', 'source_account_no'],
  scope: ['agent_ids'],
  fields: stored(sweepRuleStateFields, {
    rule_id: { column: 'rule_id', target: 'SweepRule' },
    version: { through: { ref: 'rule_id', field: 'version' } },
    source_bank_id: { through: { ref: 'rule_id', field: 'source_bank_id' }, target: 'SweepSource' },
    source_name: { maxLength: 40, through: { ref: 'rule_id', field: 'source_name' } },
    source_account_no: { through: { ref: 'rule_id', field: 'source_account_no' } },
    bank_code: { through: { ref: 'rule_id', field: 'bank_code' }, target: 'BankRef' },
    balance: { through: { ref: 'rule_id', field: 'balance' } },
    agent_ids: { minLength: 1, through: { ref: 'rule_id', field: 'agent_ids' } },
    dest_bank_ids: { minLength: 1, maxLength: 10, through: { ref: 'rule_id', field: 'dest_bank_ids' } },
    method: { through: { ref: 'rule_id', field: 'method' } },
    ceiling_min: { min: '0.01', through: { ref: 'rule_id', field: 'ceiling_min' } },
    ceiling_max: { min: '0.01', through: { ref: 'rule_id', field: 'ceiling_max' } },
    remain_min: { min: '0.00', through: { ref: 'rule_id', field: 'remain_min' } },
    remain_max: { min: '0.00', through: { ref: 'rule_id', field: 'remain_max' } },
    per_transfer_max: { min: '0.01', through: { ref: 'rule_id', field: 'per_transfer_max' } },
    daily_max: { min: '0.01', through: { ref: 'rule_id', field: 'daily_max' } },
    last_run_at: { through: { ref: 'rule_id', field: 'last_run_at' } },
    last_result: { maxLength: 255, through: { ref: 'rule_id', field: 'last_result' } },
    error_count: { through: { ref: 'rule_id', field: 'error_count' } },
    status: { through: { ref: 'rule_id', field: 'status' } },
  }),
};

const sweepSettings: Entity<StoredRows['SweepSettings']> = {
  name: 'SweepSettings',
  area: 'finance',
  table: 'sweep_settings',
  key: 'id',
  display: 'notify_channel',
  search: [],
  managed: true,
  fields: stored(sweepSettingsFields, { created_by: { column: 'created_by', target: 'User' }, updated_by: { column: 'updated_by', target: 'User' } }),
};

const trueMoneyWallet: Entity<StoredRows['TrueMoneyWallet']> = {
  name: 'TrueMoneyWallet',
  area: 'finance',
  table: 'true_money_wallet',
  key: 'id',
  display: 'wallet_no',
  search: ['wallet_no', 'wallet_name'],
  scope: ['agent_ids'],
  fields: stored(trueMoneyWalletFields, { wallet_name: { maxLength: 120, column: 'wallet_name' }, nickname: { maxLength: 40, column: 'nickname' } }),
};

const user: Entity<StoredRows['User']> = {
  name: 'User',
  area: 'system',
  table: 'app_user',
  key: 'id',
  display: 'name',
  search: ['username', 'name', 'email'],
  scope: ['agent_ids'],
  managed: true,
  fields: stored(userFields, {
    username: { column: 'username', unique: true, immutable: true },
    email: { column: 'email', unique: true },
    role_id: { column: 'role_id', target: 'Role' },
    finance_team_id: { column: 'finance_team_id', target: 'FinanceTeam' },
    agent_count: { count: { kind: 'items', field: 'agent_ids' } },
    failed_login_count: { min: 0, column: 'failed_login_count' },
    created_by: { column: 'created_by', target: 'User' },
    updated_by: { column: 'updated_by', target: 'User' },
  }),
};

const wallet: Entity<StoredRows['Wallet']> = {
  name: 'Wallet',
  area: 'member',
  table: 'wallet',
  key: 'id',
  display: 'username',
  search: ['username'],
  scope: ['agent_id'],
  fields: stored(walletFields, {
    member_id: { column: 'member_id', target: 'Member' },
    username: { maxLength: 16, through: { ref: 'member_id', field: 'username' } },
    agent_id: { through: { ref: 'member_id', field: 'agent_id' }, target: 'Agent' },
    balance: { min: '0.00', column: 'balance' },
    pending: { min: '0.00', column: 'pending' },
  }),
};

const walletLog: Entity<StoredRows['WalletLog']> = {
  name: 'WalletLog',
  area: 'member',
  table: 'wallet_log',
  key: 'id',
  display: 'log_no',
  search: ['log_no', 'username', 'ref_id'],
  scope: ['agent_id'],
  fields: stored(walletLogFields, {
    log_no: { column: 'log_no', unique: true },
    agent_id: { column: 'agent_id', target: 'Agent' },
    agent_code: { maxLength: 16, pattern: '^[A-Z0-9]{2,16}$', through: { ref: 'agent_id', field: 'code' } },
    member_id: { column: 'member_id', target: 'Member' },
    username: { maxLength: 16, through: { ref: 'member_id', field: 'username' } },
    direction: { derived: { kind: 'choose', of: [{ option: 'in', where: { amount: { atLeast: 0 } } }, { option: 'out', where: { amount: { below: 0 } } }] } },
    amount_in: { derived: { kind: 'above', of: 'amount' } },
    amount_out: { derived: { kind: 'below', of: 'amount' } },
    chain: { derived: { kind: 'chain', by: ['member_id', 'wallet_type'], before: 'balance_before', change: 'amount', after: 'balance_after' } },
    day: { derived: { kind: 'day', of: 'created_at' } },
    provider_code: { maxLength: 32, column: 'provider_code' },
    game_code: { maxLength: 64, column: 'game_code' },
    round_id: { maxLength: 64, column: 'round_id' },
    actor_name: { maxLength: 80, column: 'actor_name' },
    remark: { maxLength: 255, column: 'remark' },
  }),
};

const webhookDelivery: Entity<StoredRows['WebhookDelivery']> = {
  name: 'WebhookDelivery',
  area: 'integration',
  table: 'webhook_delivery',
  key: 'id',
  display: 'event_id',
  search: ['event_id', 'object'],
  scope: ['agent_ids'],
  fields: stored(webhookDeliveryFields, { endpoint_id: { column: 'endpoint_id', target: 'WebhookEndpoint' }, tries: { min: 0, column: 'tries' }, attempts: { item: { kind: 'shape', shape: webhookAttemptShape }, column: 'attempts' } }),
};

const webhookEndpoint: Entity<StoredRows['WebhookEndpoint']> = {
  name: 'WebhookEndpoint',
  area: 'integration',
  table: 'webhook_endpoint',
  key: 'id',
  display: 'name',
  search: ['name', 'url'],
  scope: ['agent_ids'],
  managed: true,
  lifecycle: {
    field: 'status',
    initial: 'active',
    moves: {
      pause: { name: 'pause', from: ['active'], to: ['paused'] },
      resume: { name: 'resume', from: ['paused', 'stopped'], to: ['active'] },
      stop: { name: 'stop', from: ['active', 'paused'], to: ['stopped'], system: true },
      rotate: { name: 'rotate', from: ['active', 'paused', 'stopped'], to: [] },
      test: { name: 'test', from: ['active'], to: [] },
    },
  },
  fields: stored(webhookEndpointFields, {
    failures: { min: 0, column: 'failures' },
    last_error: { maxLength: 255, column: 'last_error' },
    delivery_count: { count: { kind: 'rows', entity: 'WebhookDelivery', field: 'endpoint_id', by: 'id' } },
    created_by: { column: 'created_by', target: 'User' },
    updated_by: { column: 'updated_by', target: 'User' },
  }),
};

const wheelConfig: Entity<StoredRows['WheelConfig']> = {
  name: 'WheelConfig',
  area: 'wheel',
  table: 'wheel_config',
  key: 'id',
  display: 'name',
  search: ['name'],
  scope: ['agent_ids'],
  managed: true,
  fields: stored(wheelConfigFields, {
    spin_count_today: { count: { kind: 'rows', entity: 'WheelTally', field: 'wheel_id', by: 'id', sum: 'spins', until: 'ends_at' } },
    payout_today: { count: { kind: 'rows', entity: 'WheelTally', field: 'wheel_id', by: 'id', sum: 'payout', until: 'ends_at' } },
    created_by: { column: 'created_by', target: 'User' },
    updated_by: { column: 'updated_by', target: 'User' },
  }),
};

const wheelReward: Entity<StoredRows['WheelReward']> = {
  name: 'WheelReward',
  area: 'wheel',
  table: 'wheel_reward',
  key: 'id',
  display: 'spin_no',
  search: ['spin_no', 'username'],
  scope: ['agent_id'],
  managed: true,
  lifecycle: {
    field: 'status',
    initial: 'granted',
    moves: {
      credit: { name: 'credit', from: ['granted'], to: ['credited'], system: true },
      await: { name: 'await', from: ['granted'], to: ['claim_pending'], system: true },
      ship: { name: 'ship', from: ['claim_pending'], to: ['shipped'] },
      cancel: { name: 'cancel', from: ['claim_pending'], to: ['cancelled'] },
      expire: { name: 'expire', from: ['granted', 'claim_pending'], to: ['expired'], system: true },
    },
  },
  fields: stored(wheelRewardFields, {
    spin_id: { column: 'spin_id', target: 'WheelSpin', unique: true },
    spin_no: { through: { ref: 'spin_id', field: 'spin_no' } },
    wheel_id: { column: 'wheel_id', target: 'WheelConfig' },
    agent_id: { column: 'agent_id', target: 'Agent' },
    agent_code: { maxLength: 16, pattern: '^[A-Z0-9]{2,16}$', through: { ref: 'agent_id', field: 'code' } },
    member_id: { column: 'member_id', target: 'Member' },
    username: { maxLength: 16, through: { ref: 'member_id', field: 'username' } },
    event_reward_id: { column: 'event_reward_id', target: 'EventReward' },
    created_by: { column: 'created_by', target: 'User' },
    updated_by: { column: 'updated_by', target: 'User' },
  }),
};

const wheelSpin: Entity<StoredRows['WheelSpin']> = {
  name: 'WheelSpin',
  area: 'wheel',
  table: 'wheel_spin',
  key: 'id',
  display: 'spin_no',
  search: ['spin_no', 'username'],
  scope: ['agent_id'],
  fields: stored(wheelSpinFields, {
    spin_no: { column: 'spin_no', unique: true },
    request_key: { maxLength: 64, column: 'request_key' },
    wheel_id: { column: 'wheel_id', target: 'WheelConfig' },
    agent_id: { column: 'agent_id', target: 'Agent' },
    member_id: { column: 'member_id', target: 'Member' },
    username: { maxLength: 16, through: { ref: 'member_id', field: 'username' } },
    drawn_stock_id: { column: 'drawn_stock_id', target: 'WheelStock' },
    stock_id: { column: 'stock_id', target: 'WheelStock' },
    event_reward_id: { column: 'event_reward_id', target: 'EventReward' },
  }),
};

const wheelStock: Entity<StoredRows['WheelStock']> = {
  name: 'WheelStock',
  area: 'wheel',
  table: 'wheel_stock',
  key: 'id',
  display: 'position',
  search: [],
  scope: ['agent_ids'],
  managed: true,
  fields: stored(wheelStockFields, {
    wheel_id: { column: 'wheel_id', target: 'WheelConfig', immutable: true },
    code: { maxLength: 80, through: { ref: 'wheel_id', field: 'name' } },
    wheel_status: { through: { ref: 'wheel_id', field: 'status' } },
    agent_ids: { minLength: 1, maxLength: 500, through: { ref: 'wheel_id', field: 'agent_ids' } },
    event_reward_id: { column: 'event_reward_id', target: 'EventReward' },
    reward_type: { through: { ref: 'event_reward_id', field: 'type' } },
    reward_value: { min: '0.00', through: { ref: 'event_reward_id', field: 'value' } },
    reward_color: { maxLength: 7, pattern: '^#[0-9A-Fa-f]{6}$', through: { ref: 'event_reward_id', field: 'color' } },
    reward_image_url: { through: { ref: 'event_reward_id', field: 'image_url' } },
    reward_status: { through: { ref: 'event_reward_id', field: 'status' } },
    reward_stock_total: { min: 0, max: 100000000, through: { ref: 'event_reward_id', field: 'stock_total' } },
    reward_stock_used: { through: { ref: 'event_reward_id', field: 'stock_used' } },
    used_today: { count: { kind: 'rows', entity: 'WheelTally', field: 'stock_id', by: 'id', sum: 'spins', until: 'ends_at' } },
    used_total: { count: { kind: 'rows', entity: 'WheelTally', field: 'stock_id', by: 'id', sum: 'spins' } },
    fallback_stock_id: { column: 'fallback_stock_id', target: 'WheelStock' },
    created_by: { column: 'created_by', target: 'User' },
    updated_by: { column: 'updated_by', target: 'User' },
  }),
};

const wheelTally: Entity<StoredRows['WheelTally']> = {
  name: 'WheelTally',
  area: 'wheel',
  table: 'wheel_tally',
  key: 'id',
  display: 'id',
  search: [],
  scope: ['agent_ids'],
  fields: stored(wheelTallyFields, { wheel_id: { column: 'wheel_id', target: 'WheelConfig' }, agent_ids: { minLength: 1, maxLength: 500, through: { ref: 'wheel_id', field: 'agent_ids' } }, stock_id: { column: 'stock_id', target: 'WheelStock' } }),
};

const withdrawal: Entity<StoredRows['Withdrawal']> = {
  name: 'Withdrawal',
  area: 'finance',
  table: 'withdrawal',
  key: 'id',
  display: 'withdraw_ref',
  search: ['withdraw_ref', 'username', 'member_name', 'bank_account_no', 'bank_account_name'],
  scope: ['agent_id'],
  managed: true,
  lifecycle: {
    field: 'status',
    initial: 'pending',
    moves: {
      verify: { name: 'verify', from: ['pending', 'failed'], to: ['verified'] },
      recheck: { name: 'recheck', from: ['unknown'], to: ['success', 'failed', 'unknown'] },
      approve: { name: 'approve', from: ['verified', 'failed'], to: ['processing'] },
      settle: { name: 'settle', from: ['processing', 'unknown'], to: ['success', 'failed', 'unknown'], system: true },
      change_type: { name: 'change_type', from: ['pending', 'verified', 'failed'], to: [] },
      manual: { name: 'manual', from: ['pending', 'verified', 'failed', 'unknown'], to: ['success'] },
      refund: { name: 'refund', from: ['pending', 'verified', 'failed'], to: ['refunded'] },
      add_note: { name: 'add_note', from: ['pending', 'verified', 'processing', 'unknown', 'failed', 'success', 'refunded'], to: [] },
      hand_over: { name: 'hand_over', from: ['pending', 'verified', 'failed'], to: [] },
    },
  },
  fields: stored(withdrawalFields, {
    withdraw_ref: { column: 'withdraw_ref', unique: true },
    agent_id: { column: 'agent_id', target: 'Agent' },
    agent_code: { maxLength: 16, pattern: '^[A-Z0-9]{2,16}$', through: { ref: 'agent_id', field: 'code' } },
    member_id: { column: 'member_id', target: 'Member' },
    username: { maxLength: 16, through: { ref: 'member_id', field: 'username' } },
    member_name: { maxLength: 120, through: { ref: 'member_id', field: 'name' } },
    member_level: { through: { ref: 'member_id', field: 'level' } },
    member_tags: { through: { ref: 'member_id', field: 'tags' } },
    bank_code: { column: 'bank_code', target: 'BankRef' },
    net_amount: { min: '0.01', column: 'net_amount' },
    from_bank_id: { column: 'from_bank_id', target: 'PayoutBank' },
    gateway: { maxLength: 16, column: 'gateway' },
    gateway_account_id: { column: 'gateway_account_id', target: 'GatewayAccount' },
    active_promotion: { maxLength: 80, column: 'active_promotion' },
    risk_score: { min: 0, max: 100, column: 'risk_score' },
    verified_by: { column: 'verified_by', target: 'User' },
    approved_by: { column: 'approved_by', target: 'User' },
    handed_to: { column: 'handed_to', target: 'WithdrawOfficer' },
    handed_by: { column: 'handed_by', target: 'User' },
    handed_note: { maxLength: 255, column: 'handed_note' },
    upstream_ref: { maxLength: 64, column: 'upstream_ref' },
    upstream_message: { maxLength: 255, column: 'upstream_message' },
    notes: { item: { kind: 'shape', shape: noteShape }, column: 'notes' },
    timeline: { item: { kind: 'shape', shape: statusChangeShape }, column: 'timeline' },
    locked_by: { column: 'locked_by', target: 'User' },
    created_by: { column: 'created_by', target: 'User' },
    updated_by: { column: 'updated_by', target: 'User' },
  }),
};

const auditActor: Entity<StoredRows['AuditActor']> = { name: 'AuditActor', area: 'system', table: 'app_user', key: 'id', display: 'name', search: ['username', 'name', 'email'], scope: ['agent_ids'], managed: true, fields: user.fields };

const bitPayzAccount: Entity<StoredRows['BitPayzAccount']> = {
  name: 'BitPayzAccount',
  area: 'bitpayz',
  table: 'gateway_account',
  key: 'id',
  display: 'name',
  search: ['name'],
  gateway: 'gateway',
  where: { gateway: 'bitpayz' },
  managed: true,
  fields: {
    ...gatewayAccount.fields,
    merchant_id: { ...bitPayzAccountFields.merchant_id, column: 'merchant_id' },
    api_key: { ...bitPayzAccountFields.api_key, column: 'api_key' },
    secret_key: { ...bitPayzAccountFields.secret_key, column: 'secret_key' },
  },
};

const bitPayzAgentConfig: Entity<StoredRows['BitPayzAgentConfig']> = {
  name: 'BitPayzAgentConfig',
  area: 'bitpayz',
  table: 'gateway_agent_config',
  key: 'id',
  display: 'display_name',
  search: ['display_name', 'agent_code'],
  scope: ['agent_id'],
  gateway: 'gateway',
  where: { gateway: 'bitpayz' },
  managed: true,
  fields: {
    ...gatewayAgentConfig.fields,
    account_id: { ...bitPayzAgentConfigFields.account_id, column: 'account_id', target: 'BitPayzAccount', immutable: true },
    allowed_banks: { ...bitPayzAgentConfigFields.allowed_banks, column: 'allowed_banks' },
  },
};

const bitPayzBank: Entity<StoredRows['BitPayzBank']> = { name: 'BitPayzBank', area: 'bitpayz', table: 'bank_ref', key: 'code', display: 'name_th', search: ['code', 'name_th', 'name_en', 'bot_code'], fields: bankRef.fields };

const bitPayzOrder: Entity<StoredRows['BitPayzOrder']> = {
  name: 'BitPayzOrder',
  area: 'bitpayz',
  table: 'gateway_order',
  key: 'id',
  display: 'order_ref',
  search: ['order_ref', 'gateway_ref', 'username', 'bank_account_no'],
  scope: ['agent_id'],
  gateway: 'gateway',
  where: { gateway: 'bitpayz' },
  lifecycle: {
    field: 'status',
    initial: 'created',
    moves: {
      send: { name: 'send', from: ['created'], to: ['pending', 'failed'], system: true },
      start: { name: 'start', from: ['pending'], to: ['processing', 'failed', 'cancelled'], system: true },
      pay: { name: 'pay', from: ['pending', 'expired'], to: ['paid'], system: true },
      expire: { name: 'expire', from: ['pending'], to: ['expired'], system: true },
      credit: { name: 'credit', from: ['paid', 'suspicious'], to: ['success', 'suspicious', 'cancelled'], system: true },
      settle: { name: 'settle', from: ['processing', 'unknown'], to: ['success', 'failed', 'unknown'], system: true },
      reverse: { name: 'reverse', from: ['success'], to: ['reversed'], system: true },
    },
  },
  fields: { ...gatewayOrder.fields, account_id: { ...bitPayzOrderFields.account_id, column: 'account_id', target: 'BitPayzAccount' } },
};

const bitPayzTransaction: Entity<StoredRows['BitPayzTransaction']> = {
  name: 'BitPayzTransaction',
  area: 'bitpayz',
  table: 'gateway_transaction',
  key: 'id',
  display: 'txn_ref',
  search: ['txn_ref', 'order_ref', 'gateway_ref', 'username', 'payer_account_no'],
  scope: ['agent_id', 'account_id'],
  gateway: 'gateway',
  where: { gateway: 'bitpayz' },
  fields: { ...gatewayTransaction.fields, account_id: { ...bitPayzTransactionFields.account_id, column: 'account_id', target: 'BitPayzAccount' } },
};

const cashbackTurnover: Entity<StoredRows['CashbackTurnover']> = {
  name: 'CashbackTurnover',
  area: 'cashback',
  table: 'cashback_log',
  key: 'id',
  display: 'username',
  search: ['username'],
  scope: ['agent_id'],
  where: { kind: 'turnover' },
  fields: cashbackLog.fields,
};

const cashbackWinloss: Entity<StoredRows['CashbackWinloss']> = {
  name: 'CashbackWinloss',
  area: 'cashback',
  table: 'cashback_log',
  key: 'id',
  display: 'username',
  search: ['username'],
  scope: ['agent_id'],
  where: { kind: 'winloss' },
  fields: cashbackLog.fields,
};

const colleague: Entity<StoredRows['Colleague']> = { name: 'Colleague', area: 'system', table: 'app_user', key: 'id', display: 'name', search: ['username', 'name', 'email'], scope: ['agent_ids'], managed: true, fields: user.fields };

const direPayAccount: Entity<StoredRows['DirePayAccount']> = {
  name: 'DirePayAccount',
  area: 'direpay',
  table: 'gateway_account',
  key: 'id',
  display: 'name',
  search: ['name'],
  gateway: 'gateway',
  where: { gateway: 'direpay' },
  managed: true,
  fields: {
    ...gatewayAccount.fields,
    merchant_id: { ...direPayAccountFields.merchant_id, column: 'merchant_id' },
    api_key: { ...direPayAccountFields.api_key, column: 'api_key' },
    secret_key: { ...direPayAccountFields.secret_key, column: 'secret_key' },
  },
};

const direPayAgentConfig: Entity<StoredRows['DirePayAgentConfig']> = {
  name: 'DirePayAgentConfig',
  area: 'direpay',
  table: 'gateway_agent_config',
  key: 'id',
  display: 'display_name',
  search: ['display_name', 'agent_code'],
  scope: ['agent_id'],
  gateway: 'gateway',
  where: { gateway: 'direpay' },
  managed: true,
  fields: {
    ...gatewayAgentConfig.fields,
    account_id: { ...direPayAgentConfigFields.account_id, column: 'account_id', target: 'DirePayAccount', immutable: true },
    allowed_banks: { ...direPayAgentConfigFields.allowed_banks, column: 'allowed_banks' },
  },
};

const direPayBank: Entity<StoredRows['DirePayBank']> = { name: 'DirePayBank', area: 'direpay', table: 'bank_ref', key: 'code', display: 'name_th', search: ['code', 'name_th', 'name_en', 'bot_code'], fields: bankRef.fields };

const direPayOrder: Entity<StoredRows['DirePayOrder']> = {
  name: 'DirePayOrder',
  area: 'direpay',
  table: 'gateway_order',
  key: 'id',
  display: 'order_ref',
  search: ['order_ref', 'gateway_ref', 'username', 'bank_account_no'],
  scope: ['agent_id'],
  gateway: 'gateway',
  where: { gateway: 'direpay' },
  lifecycle: {
    field: 'status',
    initial: 'created',
    moves: {
      send: { name: 'send', from: ['created'], to: ['pending', 'failed'], system: true },
      start: { name: 'start', from: ['pending'], to: ['processing', 'failed', 'cancelled'], system: true },
      pay: { name: 'pay', from: ['pending', 'expired'], to: ['paid'], system: true },
      expire: { name: 'expire', from: ['pending'], to: ['expired'], system: true },
      credit: { name: 'credit', from: ['paid', 'suspicious'], to: ['success', 'suspicious', 'cancelled'], system: true },
      settle: { name: 'settle', from: ['processing', 'unknown'], to: ['success', 'failed', 'unknown'], system: true },
      reverse: { name: 'reverse', from: ['success'], to: ['reversed'], system: true },
    },
  },
  fields: { ...gatewayOrder.fields, account_id: { ...direPayOrderFields.account_id, column: 'account_id', target: 'DirePayAccount' } },
};

const direPayTransaction: Entity<StoredRows['DirePayTransaction']> = {
  name: 'DirePayTransaction',
  area: 'direpay',
  table: 'gateway_transaction',
  key: 'id',
  display: 'txn_ref',
  search: ['txn_ref', 'order_ref', 'gateway_ref', 'username', 'payer_account_no'],
  scope: ['agent_id', 'account_id'],
  gateway: 'gateway',
  where: { gateway: 'direpay' },
  fields: { ...gatewayTransaction.fields, account_id: { ...direPayTransactionFields.account_id, column: 'account_id', target: 'DirePayAccount' } },
};

const hengPayAccount: Entity<StoredRows['HengPayAccount']> = {
  name: 'HengPayAccount',
  area: 'hengpay',
  table: 'gateway_account',
  key: 'id',
  display: 'name',
  search: ['name'],
  gateway: 'gateway',
  where: { gateway: 'hengpay' },
  managed: true,
  fields: {
    ...gatewayAccount.fields,
    merchant_id: { ...hengPayAccountFields.merchant_id, column: 'merchant_id' },
    token: { ...hengPayAccountFields.token, column: 'token' },
    secret_key: { ...hengPayAccountFields.secret_key, column: 'secret_key' },
  },
};

const hengPayAgentConfig: Entity<StoredRows['HengPayAgentConfig']> = {
  name: 'HengPayAgentConfig',
  area: 'hengpay',
  table: 'gateway_agent_config',
  key: 'id',
  display: 'display_name',
  search: ['display_name', 'agent_code'],
  scope: ['agent_id'],
  gateway: 'gateway',
  where: { gateway: 'hengpay' },
  managed: true,
  fields: {
    ...gatewayAgentConfig.fields,
    account_id: { ...hengPayAgentConfigFields.account_id, column: 'account_id', target: 'HengPayAccount', immutable: true },
    allowed_banks: { ...hengPayAgentConfigFields.allowed_banks, column: 'allowed_banks' },
  },
};

const hengPayBalanceLog: Entity<StoredRows['HengPayBalanceLog']> = {
  name: 'HengPayBalanceLog',
  area: 'hengpay',
  table: 'gateway_balance_log',
  key: 'id',
  display: 'ref',
  search: ['ref'],
  scope: ['agent_id', 'account_id'],
  gateway: 'gateway',
  where: { gateway: 'hengpay' },
  fields: { ...gatewayBalanceLog.fields, account_id: { ...hengPayBalanceLogFields.account_id, column: 'account_id', target: 'HengPayAccount' } },
};

const hengPayBank: Entity<StoredRows['HengPayBank']> = { name: 'HengPayBank', area: 'hengpay', table: 'bank_ref', key: 'code', display: 'name_th', search: ['code', 'name_th', 'name_en', 'bot_code'], fields: bankRef.fields };

const hengPayOrder: Entity<StoredRows['HengPayOrder']> = {
  name: 'HengPayOrder',
  area: 'hengpay',
  table: 'gateway_order',
  key: 'id',
  display: 'order_ref',
  search: ['order_ref', 'gateway_ref', 'username', 'bank_account_no'],
  scope: ['agent_id'],
  gateway: 'gateway',
  where: { gateway: 'hengpay' },
  lifecycle: {
    field: 'status',
    initial: 'created',
    moves: {
      send: { name: 'send', from: ['created'], to: ['pending', 'failed'], system: true },
      start: { name: 'start', from: ['pending'], to: ['processing', 'failed', 'cancelled'], system: true },
      pay: { name: 'pay', from: ['pending', 'expired'], to: ['paid'], system: true },
      expire: { name: 'expire', from: ['pending'], to: ['expired'], system: true },
      credit: { name: 'credit', from: ['paid', 'suspicious'], to: ['success', 'suspicious', 'cancelled'], system: true },
      settle: { name: 'settle', from: ['processing', 'unknown'], to: ['success', 'failed', 'unknown'], system: true },
      reverse: { name: 'reverse', from: ['success'], to: ['reversed'], system: true },
    },
  },
  fields: { ...gatewayOrder.fields, account_id: { ...hengPayOrderFields.account_id, column: 'account_id', target: 'HengPayAccount' } },
};

const hengPayTransaction: Entity<StoredRows['HengPayTransaction']> = {
  name: 'HengPayTransaction',
  area: 'hengpay',
  table: 'gateway_transaction',
  key: 'id',
  display: 'txn_ref',
  search: ['txn_ref', 'order_ref', 'gateway_ref', 'username', 'payer_account_no'],
  scope: ['agent_id', 'account_id'],
  gateway: 'gateway',
  where: { gateway: 'hengpay' },
  fields: { ...gatewayTransaction.fields, account_id: { ...hengPayTransactionFields.account_id, column: 'account_id', target: 'HengPayAccount' } },
};

const onePayAccount: Entity<StoredRows['OnePayAccount']> = {
  name: 'OnePayAccount',
  area: 'onepay',
  table: 'gateway_account',
  key: 'id',
  display: 'name',
  search: ['name'],
  gateway: 'gateway',
  where: { gateway: 'onepay' },
  managed: true,
  fields: {
    ...gatewayAccount.fields,
    merchant_id: { ...onePayAccountFields.merchant_id, column: 'merchant_id' },
    api_key: { ...onePayAccountFields.api_key, column: 'api_key' },
    secret_key: { ...onePayAccountFields.secret_key, column: 'secret_key' },
  },
};

const onePayAgentConfig: Entity<StoredRows['OnePayAgentConfig']> = {
  name: 'OnePayAgentConfig',
  area: 'onepay',
  table: 'gateway_agent_config',
  key: 'id',
  display: 'display_name',
  search: ['display_name', 'agent_code'],
  scope: ['agent_id'],
  gateway: 'gateway',
  where: { gateway: 'onepay' },
  managed: true,
  fields: {
    ...gatewayAgentConfig.fields,
    account_id: { ...onePayAgentConfigFields.account_id, column: 'account_id', target: 'OnePayAccount', immutable: true },
    allowed_banks: { ...onePayAgentConfigFields.allowed_banks, column: 'allowed_banks' },
  },
};

const onePayBank: Entity<StoredRows['OnePayBank']> = { name: 'OnePayBank', area: 'onepay', table: 'bank_ref', key: 'code', display: 'name_th', search: ['code', 'name_th', 'name_en', 'bot_code'], fields: bankRef.fields };

const onePayOrder: Entity<StoredRows['OnePayOrder']> = {
  name: 'OnePayOrder',
  area: 'onepay',
  table: 'gateway_order',
  key: 'id',
  display: 'order_ref',
  search: ['order_ref', 'gateway_ref', 'username', 'bank_account_no'],
  scope: ['agent_id'],
  gateway: 'gateway',
  where: { gateway: 'onepay' },
  lifecycle: {
    field: 'status',
    initial: 'created',
    moves: {
      send: { name: 'send', from: ['created'], to: ['pending', 'failed'], system: true },
      start: { name: 'start', from: ['pending'], to: ['processing', 'failed', 'cancelled'], system: true },
      pay: { name: 'pay', from: ['pending', 'expired'], to: ['paid'], system: true },
      expire: { name: 'expire', from: ['pending'], to: ['expired'], system: true },
      credit: { name: 'credit', from: ['paid', 'suspicious'], to: ['success', 'suspicious', 'cancelled'], system: true },
      settle: { name: 'settle', from: ['processing', 'unknown'], to: ['success', 'failed', 'unknown'], system: true },
      reverse: { name: 'reverse', from: ['success'], to: ['reversed'], system: true },
    },
  },
  fields: { ...gatewayOrder.fields, account_id: { ...onePayOrderFields.account_id, column: 'account_id', target: 'OnePayAccount' } },
};

const onePayTransaction: Entity<StoredRows['OnePayTransaction']> = {
  name: 'OnePayTransaction',
  area: 'onepay',
  table: 'gateway_transaction',
  key: 'id',
  display: 'txn_ref',
  search: ['txn_ref', 'order_ref', 'gateway_ref', 'username', 'payer_account_no'],
  scope: ['agent_id', 'account_id'],
  gateway: 'gateway',
  where: { gateway: 'onepay' },
  fields: { ...gatewayTransaction.fields, account_id: { ...onePayTransactionFields.account_id, column: 'account_id', target: 'OnePayAccount' } },
};

const payoneXAccount: Entity<StoredRows['PayoneXAccount']> = {
  name: 'PayoneXAccount',
  area: 'payonex',
  table: 'gateway_account',
  key: 'id',
  display: 'name',
  search: ['name'],
  gateway: 'gateway',
  where: { gateway: 'payonex' },
  managed: true,
  fields: {
    ...gatewayAccount.fields,
    access_key: { ...payoneXAccountFields.access_key, column: 'access_key' },
    secret_key: { ...payoneXAccountFields.secret_key, column: 'secret_key' },
    token_expires_at: { ...payoneXAccountFields.token_expires_at, column: 'token_expires_at' },
  },
};

const payoneXAgentConfig: Entity<StoredRows['PayoneXAgentConfig']> = {
  name: 'PayoneXAgentConfig',
  area: 'payonex',
  table: 'gateway_agent_config',
  key: 'id',
  display: 'display_name',
  search: ['display_name', 'agent_code'],
  scope: ['agent_id'],
  gateway: 'gateway',
  where: { gateway: 'payonex' },
  managed: true,
  fields: {
    ...gatewayAgentConfig.fields,
    account_id: { ...payoneXAgentConfigFields.account_id, column: 'account_id', target: 'PayoneXAccount', immutable: true },
    allowed_banks: { ...payoneXAgentConfigFields.allowed_banks, column: 'allowed_banks' },
  },
};

const payoneXBalanceLog: Entity<StoredRows['PayoneXBalanceLog']> = {
  name: 'PayoneXBalanceLog',
  area: 'payonex',
  table: 'gateway_balance_log',
  key: 'id',
  display: 'ref',
  search: ['ref'],
  scope: ['agent_id', 'account_id'],
  gateway: 'gateway',
  where: { gateway: 'payonex' },
  fields: { ...gatewayBalanceLog.fields, account_id: { ...payoneXBalanceLogFields.account_id, column: 'account_id', target: 'PayoneXAccount' } },
};

const payoneXBank: Entity<StoredRows['PayoneXBank']> = { name: 'PayoneXBank', area: 'payonex', table: 'bank_ref', key: 'code', display: 'name_th', search: ['code', 'name_th', 'name_en', 'bot_code'], fields: bankRef.fields };

const payoneXOrder: Entity<StoredRows['PayoneXOrder']> = {
  name: 'PayoneXOrder',
  area: 'payonex',
  table: 'gateway_order',
  key: 'id',
  display: 'order_ref',
  search: ['order_ref', 'gateway_ref', 'username', 'bank_account_no'],
  scope: ['agent_id'],
  gateway: 'gateway',
  where: { gateway: 'payonex' },
  lifecycle: {
    field: 'status',
    initial: 'created',
    moves: {
      send: { name: 'send', from: ['created'], to: ['pending', 'failed'], system: true },
      start: { name: 'start', from: ['pending'], to: ['processing', 'failed', 'cancelled'], system: true },
      pay: { name: 'pay', from: ['pending', 'expired'], to: ['paid'], system: true },
      expire: { name: 'expire', from: ['pending'], to: ['expired'], system: true },
      credit: { name: 'credit', from: ['paid', 'suspicious'], to: ['success', 'suspicious', 'cancelled'], system: true },
      settle: { name: 'settle', from: ['processing', 'unknown'], to: ['success', 'failed', 'unknown'], system: true },
      reverse: { name: 'reverse', from: ['success'], to: ['reversed'], system: true },
    },
  },
  fields: { ...gatewayOrder.fields, account_id: { ...payoneXOrderFields.account_id, column: 'account_id', target: 'PayoneXAccount' } },
};

const payoneXTransaction: Entity<StoredRows['PayoneXTransaction']> = {
  name: 'PayoneXTransaction',
  area: 'payonex',
  table: 'gateway_transaction',
  key: 'id',
  display: 'txn_ref',
  search: ['txn_ref', 'order_ref', 'gateway_ref', 'username', 'payer_account_no'],
  scope: ['agent_id', 'account_id'],
  gateway: 'gateway',
  where: { gateway: 'payonex' },
  fields: { ...gatewayTransaction.fields, account_id: { ...payoneXTransactionFields.account_id, column: 'account_id', target: 'PayoneXAccount' } },
};

const payoutBank: Entity<StoredRows['PayoutBank']> = {
  name: 'PayoutBank',
  area: 'finance',
  table: 'bank',
  key: 'id',
  display: 'nickname',
  search: ['nickname', 'account_no', 'account_name'],
  scope: ['agent_ids'],
  managed: true,
  fields: bank.fields,
};

const replenishSource: Entity<StoredRows['ReplenishSource']> = {
  name: 'ReplenishSource',
  area: 'finance',
  table: 'bank',
  key: 'id',
  display: 'nickname',
  search: ['nickname', 'account_no', 'account_name'],
  scope: ['agent_ids'],
  managed: true,
  fields: bank.fields,
};

const replenishTarget: Entity<StoredRows['ReplenishTarget']> = {
  name: 'ReplenishTarget',
  area: 'finance',
  table: 'bank',
  key: 'id',
  display: 'nickname',
  search: ['nickname', 'account_no', 'account_name'],
  scope: ['agent_ids'],
  managed: true,
  fields: bank.fields,
};

const sweepSource: Entity<StoredRows['SweepSource']> = {
  name: 'SweepSource',
  area: 'finance',
  table: 'bank',
  key: 'id',
  display: 'nickname',
  search: ['nickname', 'account_no', 'account_name'],
  scope: ['agent_ids'],
  managed: true,
  fields: bank.fields,
};

const sweepTarget: Entity<StoredRows['SweepTarget']> = {
  name: 'SweepTarget',
  area: 'finance',
  table: 'bank',
  key: 'id',
  display: 'nickname',
  search: ['nickname', 'account_no', 'account_name'],
  scope: ['agent_ids'],
  managed: true,
  fields: bank.fields,
};

const vizPayAccount: Entity<StoredRows['VizPayAccount']> = {
  name: 'VizPayAccount',
  area: 'vizpay',
  table: 'gateway_account',
  key: 'id',
  display: 'name',
  search: ['name'],
  gateway: 'gateway',
  where: { gateway: 'vizpay' },
  managed: true,
  fields: {
    ...gatewayAccount.fields,
    api_key: { ...vizPayAccountFields.api_key, column: 'api_key' },
    secret_key: { ...vizPayAccountFields.secret_key, column: 'secret_key' },
    api_version: { ...vizPayAccountFields.api_version, column: 'api_version' },
  },
};

const vizPayAgentConfig: Entity<StoredRows['VizPayAgentConfig']> = {
  name: 'VizPayAgentConfig',
  area: 'vizpay',
  table: 'gateway_agent_config',
  key: 'id',
  display: 'display_name',
  search: ['display_name', 'agent_code'],
  scope: ['agent_id'],
  gateway: 'gateway',
  where: { gateway: 'vizpay' },
  managed: true,
  fields: {
    ...gatewayAgentConfig.fields,
    account_id: { ...vizPayAgentConfigFields.account_id, column: 'account_id', target: 'VizPayAccount', immutable: true },
    allowed_banks: { ...vizPayAgentConfigFields.allowed_banks, column: 'allowed_banks' },
  },
};

const vizPayBalanceLog: Entity<StoredRows['VizPayBalanceLog']> = {
  name: 'VizPayBalanceLog',
  area: 'vizpay',
  table: 'gateway_balance_log',
  key: 'id',
  display: 'ref',
  search: ['ref'],
  scope: ['agent_id', 'account_id'],
  gateway: 'gateway',
  where: { gateway: 'vizpay' },
  fields: { ...gatewayBalanceLog.fields, account_id: { ...vizPayBalanceLogFields.account_id, column: 'account_id', target: 'VizPayAccount' } },
};

const vizPayBank: Entity<StoredRows['VizPayBank']> = { name: 'VizPayBank', area: 'vizpay', table: 'bank_ref', key: 'code', display: 'name_th', search: ['code', 'name_th', 'name_en', 'bot_code'], fields: bankRef.fields };

const vizPayOrder: Entity<StoredRows['VizPayOrder']> = {
  name: 'VizPayOrder',
  area: 'vizpay',
  table: 'gateway_order',
  key: 'id',
  display: 'order_ref',
  search: ['order_ref', 'gateway_ref', 'username', 'bank_account_no'],
  scope: ['agent_id'],
  gateway: 'gateway',
  where: { gateway: 'vizpay' },
  lifecycle: {
    field: 'status',
    initial: 'created',
    moves: {
      send: { name: 'send', from: ['created'], to: ['pending', 'failed'], system: true },
      start: { name: 'start', from: ['pending'], to: ['processing', 'failed', 'cancelled'], system: true },
      pay: { name: 'pay', from: ['pending', 'expired'], to: ['paid'], system: true },
      expire: { name: 'expire', from: ['pending'], to: ['expired'], system: true },
      credit: { name: 'credit', from: ['paid', 'suspicious'], to: ['success', 'suspicious', 'cancelled'], system: true },
      settle: { name: 'settle', from: ['processing', 'unknown'], to: ['success', 'failed', 'unknown'], system: true },
      reverse: { name: 'reverse', from: ['success'], to: ['reversed'], system: true },
    },
  },
  fields: { ...gatewayOrder.fields, account_id: { ...vizPayOrderFields.account_id, column: 'account_id', target: 'VizPayAccount' } },
};

const vizPayTransaction: Entity<StoredRows['VizPayTransaction']> = {
  name: 'VizPayTransaction',
  area: 'vizpay',
  table: 'gateway_transaction',
  key: 'id',
  display: 'txn_ref',
  search: ['txn_ref', 'order_ref', 'gateway_ref', 'username', 'payer_account_no'],
  scope: ['agent_id', 'account_id'],
  gateway: 'gateway',
  where: { gateway: 'vizpay' },
  fields: { ...gatewayTransaction.fields, account_id: { ...vizPayTransactionFields.account_id, column: 'account_id', target: 'VizPayAccount' } },
};

const withdrawOfficer: Entity<StoredRows['WithdrawOfficer']> = {
  name: 'WithdrawOfficer',
  area: 'finance',
  table: 'app_user',
  key: 'id',
  display: 'name',
  search: ['username', 'name', 'email'],
  scope: ['agent_ids'],
  managed: true,
  fields: user.fields,
};

const zapPayAccount: Entity<StoredRows['ZapPayAccount']> = {
  name: 'ZapPayAccount',
  area: 'zappay',
  table: 'gateway_account',
  key: 'id',
  display: 'name',
  search: ['name'],
  gateway: 'gateway',
  where: { gateway: 'zappay' },
  managed: true,
  fields: {
    ...gatewayAccount.fields,
    merchant_id: { ...zapPayAccountFields.merchant_id, column: 'merchant_id' },
    api_key: { ...zapPayAccountFields.api_key, column: 'api_key' },
    secret_key: { ...zapPayAccountFields.secret_key, column: 'secret_key' },
  },
};

const zapPayAgentConfig: Entity<StoredRows['ZapPayAgentConfig']> = {
  name: 'ZapPayAgentConfig',
  area: 'zappay',
  table: 'gateway_agent_config',
  key: 'id',
  display: 'display_name',
  search: ['display_name', 'agent_code'],
  scope: ['agent_id'],
  gateway: 'gateway',
  where: { gateway: 'zappay' },
  managed: true,
  fields: {
    ...gatewayAgentConfig.fields,
    account_id: { ...zapPayAgentConfigFields.account_id, column: 'account_id', target: 'ZapPayAccount', immutable: true },
    allowed_banks: { ...zapPayAgentConfigFields.allowed_banks, column: 'allowed_banks' },
  },
};

const zapPayBank: Entity<StoredRows['ZapPayBank']> = { name: 'ZapPayBank', area: 'zappay', table: 'bank_ref', key: 'code', display: 'name_th', search: ['code', 'name_th', 'name_en', 'bot_code'], fields: bankRef.fields };

const zapPayOrder: Entity<StoredRows['ZapPayOrder']> = {
  name: 'ZapPayOrder',
  area: 'zappay',
  table: 'gateway_order',
  key: 'id',
  display: 'order_ref',
  search: ['order_ref', 'gateway_ref', 'username', 'bank_account_no'],
  scope: ['agent_id'],
  gateway: 'gateway',
  where: { gateway: 'zappay' },
  lifecycle: {
    field: 'status',
    initial: 'created',
    moves: {
      send: { name: 'send', from: ['created'], to: ['pending', 'failed'], system: true },
      start: { name: 'start', from: ['pending'], to: ['processing', 'failed', 'cancelled'], system: true },
      pay: { name: 'pay', from: ['pending', 'expired'], to: ['paid'], system: true },
      expire: { name: 'expire', from: ['pending'], to: ['expired'], system: true },
      credit: { name: 'credit', from: ['paid', 'suspicious'], to: ['success', 'suspicious', 'cancelled'], system: true },
      settle: { name: 'settle', from: ['processing', 'unknown'], to: ['success', 'failed', 'unknown'], system: true },
      reverse: { name: 'reverse', from: ['success'], to: ['reversed'], system: true },
    },
  },
  fields: { ...gatewayOrder.fields, account_id: { ...zapPayOrderFields.account_id, column: 'account_id', target: 'ZapPayAccount' } },
};

const zapPayTransaction: Entity<StoredRows['ZapPayTransaction']> = {
  name: 'ZapPayTransaction',
  area: 'zappay',
  table: 'gateway_transaction',
  key: 'id',
  display: 'txn_ref',
  search: ['txn_ref', 'order_ref', 'gateway_ref', 'username', 'payer_account_no'],
  scope: ['agent_id', 'account_id'],
  gateway: 'gateway',
  where: { gateway: 'zappay' },
  fields: { ...gatewayTransaction.fields, account_id: { ...zapPayTransactionFields.account_id, column: 'account_id', target: 'ZapPayAccount' } },
};

export const entities: { readonly [Name in EntityName]: Entity<StoredRows[Name]> } = {
  AffiliateDownline: affiliateDownline,
  AffiliateIncome: affiliateIncome,
  AffiliateRow: affiliateRow,
  Agent: agent,
  AgentConfig: agentConfig,
  AgentDay: agentDay,
  AgentShare: agentShare,
  AgentState: agentState,
  Annotation: annotation,
  ApiKey: apiKey,
  AuditAction: auditAction,
  AuditActor: auditActor,
  AuditEntry: auditEntry,
  AuditSubject: auditSubject,
  Bank: bank,
  BankCacheTransaction: bankCacheTransaction,
  BankCross: bankCross,
  BankDay: bankDay,
  BankDifference: bankDifference,
  BankRef: bankRef,
  BankTransfer: bankTransfer,
  Banner: banner,
  BetDay: betDay,
  BetMonth: betMonth,
  BitPayzAccount: bitPayzAccount,
  BitPayzAgentConfig: bitPayzAgentConfig,
  BitPayzBank: bitPayzBank,
  BitPayzOrder: bitPayzOrder,
  BitPayzTransaction: bitPayzTransaction,
  BulkGroup: bulkGroup,
  BulkRecipient: bulkRecipient,
  CashbackLog: cashbackLog,
  CashbackTurnover: cashbackTurnover,
  CashbackWinloss: cashbackWinloss,
  Colleague: colleague,
  CreditFreeGrant: creditFreeGrant,
  CreditFreeState: creditFreeState,
  Dashboard: dashboard,
  DashboardRole: dashboardRole,
  Deposit: deposit,
  DirePayAccount: direPayAccount,
  DirePayAgentConfig: direPayAgentConfig,
  DirePayBank: direPayBank,
  DirePayOrder: direPayOrder,
  DirePayTransaction: direPayTransaction,
  EventReward: eventReward,
  FinanceTeam: financeTeam,
  Game: game,
  GameBet: gameBet,
  GameDay: gameDay,
  GameDiff: gameDiff,
  GameMonth: gameMonth,
  GatewayAccount: gatewayAccount,
  GatewayAgentConfig: gatewayAgentConfig,
  GatewayBalanceLog: gatewayBalanceLog,
  GatewayBankItem: gatewayBankItem,
  GatewayOrder: gatewayOrder,
  GatewayOverview: gatewayOverview,
  GatewayStatementLine: gatewayStatementLine,
  GatewayTransaction: gatewayTransaction,
  HengPayAccount: hengPayAccount,
  HengPayAgentConfig: hengPayAgentConfig,
  HengPayBalanceLog: hengPayBalanceLog,
  HengPayBank: hengPayBank,
  HengPayOrder: hengPayOrder,
  HengPayTransaction: hengPayTransaction,
  ImportBatch: importBatch,
  ImportRow: importRow,
  Member: member,
  MemberActivity: memberActivity,
  MemberDay: memberDay,
  MemberMonth: memberMonth,
  MemberYear: memberYear,
  Menu: menu,
  MobileBank: mobileBank,
  MoneyEvent: moneyEvent,
  Notice: notice,
  OnePayAccount: onePayAccount,
  OnePayAgentConfig: onePayAgentConfig,
  OnePayBank: onePayBank,
  OnePayOrder: onePayOrder,
  OnePayTransaction: onePayTransaction,
  PayoneXAccount: payoneXAccount,
  PayoneXAgentConfig: payoneXAgentConfig,
  PayoneXBalanceLog: payoneXBalanceLog,
  PayoneXBank: payoneXBank,
  PayoneXOrder: payoneXOrder,
  PayoneXTransaction: payoneXTransaction,
  PayoutBank: payoutBank,
  Permission: permission,
  PersonList: personList,
  PersonSetting: personSetting,
  PlayerYear: playerYear,
  PointGrant: pointGrant,
  PointRule: pointRule,
  Poll: poll,
  PollChoice: pollChoice,
  PollDraw: pollDraw,
  PollItem: pollItem,
  PollMetadata: pollMetadata,
  PollRankReward: pollRankReward,
  PollSubmission: pollSubmission,
  PollWinner: pollWinner,
  Promotion: promotion,
  PromotionClaim: promotionClaim,
  PromotionOffer: promotionOffer,
  Provider: provider,
  ProviderAccount: providerAccount,
  ProviderConfig: providerConfig,
  ProviderDay: providerDay,
  ProviderInvoice: providerInvoice,
  ProviderLog: providerLog,
  ProviderMonth: providerMonth,
  Quest: quest,
  QuestItem: questItem,
  QuestProgress: questProgress,
  QuestRun: questRun,
  RawTransaction: rawTransaction,
  ReplenishLog: replenishLog,
  ReplenishRule: replenishRule,
  ReplenishRuleState: replenishRuleState,
  ReplenishSource: replenishSource,
  ReplenishTarget: replenishTarget,
  ReplenishTicket: replenishTicket,
  ReportRow: reportRow,
  Role: role,
  SavedView: savedView,
  SavedViewRole: savedViewRole,
  ShopCode: shopCode,
  ShopItem: shopItem,
  ShopRedeem: shopRedeem,
  ShopStock: shopStock,
  SmsCampaign: smsCampaign,
  SmsMessage: smsMessage,
  SubProvider: subProvider,
  Subscription: subscription,
  SubscriptionFile: subscriptionFile,
  Sweep: sweep,
  SweepRule: sweepRule,
  SweepRuleState: sweepRuleState,
  SweepSettings: sweepSettings,
  SweepSource: sweepSource,
  SweepTarget: sweepTarget,
  TrueMoneyWallet: trueMoneyWallet,
  User: user,
  VizPayAccount: vizPayAccount,
  VizPayAgentConfig: vizPayAgentConfig,
  VizPayBalanceLog: vizPayBalanceLog,
  VizPayBank: vizPayBank,
  VizPayOrder: vizPayOrder,
  VizPayTransaction: vizPayTransaction,
  Wallet: wallet,
  WalletLog: walletLog,
  WebhookDelivery: webhookDelivery,
  WebhookEndpoint: webhookEndpoint,
  WheelConfig: wheelConfig,
  WheelReward: wheelReward,
  WheelSpin: wheelSpin,
  WheelStock: wheelStock,
  WheelTally: wheelTally,
  WithdrawOfficer: withdrawOfficer,
  Withdrawal: withdrawal,
  ZapPayAccount: zapPayAccount,
  ZapPayAgentConfig: zapPayAgentConfig,
  ZapPayBank: zapPayBank,
  ZapPayOrder: zapPayOrder,
  ZapPayTransaction: zapPayTransaction,
};

/** The choices of every enum, by its name. */
export const enumOptions: Readonly<Record<string, readonly Option[]>> = {
  AccountMatch: accountMatchOptions,
  ActivityState: activityStateOptions,
  Actor: actorOptions,
  AffiliateBase: affiliateBaseOptions,
  AffiliateIncomeStatus: affiliateIncomeStatusOptions,
  AffiliateMode: affiliateModeOptions,
  AffiliateStatus: affiliateStatusOptions,
  AffiliateTier: affiliateTierOptions,
  AgentStatus: agentStatusOptions,
  AgentType: agentTypeOptions,
  ApiKeyStatus: apiKeyStatusOptions,
  AskOutcome: askOutcomeOptions,
  AuditResult: auditResultOptions,
  BankCapability: bankCapabilityOptions,
  BankChannel: bankChannelOptions,
  BankDayStatus: bankDayStatusOptions,
  BankSession: bankSessionOptions,
  BankStatus: bankStatusOptions,
  BankUsage: bankUsageOptions,
  BannerAudience: bannerAudienceOptions,
  BannerLink: bannerLinkOptions,
  BannerPosition: bannerPositionOptions,
  BannerStatus: bannerStatusOptions,
  BelowMin: belowMinOptions,
  BonusMode: bonusModeOptions,
  BulkLineStatus: bulkLineStatusOptions,
  BulkPurpose: bulkPurposeOptions,
  BulkStatus: bulkStatusOptions,
  CacheResult: cacheResultOptions,
  CampaignStatus: campaignStatusOptions,
  Carrier: carrierOptions,
  CashbackCycle: cashbackCycleOptions,
  CashbackKind: cashbackKindOptions,
  CashbackStatus: cashbackStatusOptions,
  ClaimMode: claimModeOptions,
  ConfigGroup: configGroupOptions,
  CreditFreeFlag: creditFreeFlagOptions,
  CreditFreeSource: creditFreeSourceOptions,
  CreditFreeStatus: creditFreeStatusOptions,
  DepositChannel: depositChannelOptions,
  DepositStatus: depositStatusOptions,
  DifferenceKind: differenceKindOptions,
  DifferenceStatus: differenceStatusOptions,
  DisplayDensity: displayDensityOptions,
  DisplayLanguage: displayLanguageOptions,
  DisplayScheme: displaySchemeOptions,
  DuplicateKind: duplicateKindOptions,
  EventRewardStatus: eventRewardStatusOptions,
  EventRewardType: eventRewardTypeOptions,
  EventRewardUse: eventRewardUseOptions,
  EventType: eventTypeOptions,
  FeePayer: feePayerOptions,
  FirstDeposit: firstDepositOptions,
  ForLead: forLeadOptions,
  GamePlatform: gamePlatformOptions,
  GameSource: gameSourceOptions,
  GameStatus: gameStatusOptions,
  GameType: gameTypeOptions,
  GatewayAccountStatus: gatewayAccountStatusOptions,
  GatewayBalanceReason: gatewayBalanceReasonOptions,
  GatewayBalanceSource: gatewayBalanceSourceOptions,
  GatewayCorrection: gatewayCorrectionOptions,
  GatewayDepositMethod: gatewayDepositMethodOptions,
  GatewayHealth: gatewayHealthOptions,
  GatewayMatch: gatewayMatchOptions,
  GatewayMethod: gatewayMethodOptions,
  GatewayOrderStatus: gatewayOrderStatusOptions,
  GatewayOrderType: gatewayOrderTypeOptions,
  GatewayProcess: gatewayProcessOptions,
  GatewayTransactionType: gatewayTransactionTypeOptions,
  HasDeposit: hasDepositOptions,
  ImportDuplicate: importDuplicateOptions,
  ImportMode: importModeOptions,
  ImportOutcome: importOutcomeOptions,
  ImportResult: importResultOptions,
  ImportSource: importSourceOptions,
  ImportStatus: importStatusOptions,
  ImportType: importTypeOptions,
  InvoiceBase: invoiceBaseOptions,
  InvoiceStatus: invoiceStatusOptions,
  MatchMethod: matchMethodOptions,
  MatchMode: matchModeOptions,
  MatchStatus: matchStatusOptions,
  MemberLevel: memberLevelOptions,
  MemberStatus: memberStatusOptions,
  MemberTag: memberTagOptions,
  MenuBadge: menuBadgeOptions,
  MenuStatus: menuStatusOptions,
  MoneyChannel: moneyChannelOptions,
  MoneyDirection: moneyDirectionOptions,
  MoneyWay: moneyWayOptions,
  NameMatch: nameMatchOptions,
  NoticeTone: noticeToneOptions,
  OfferStatus: offerStatusOptions,
  OfferTarget: offerTargetOptions,
  OnOff: onOffOptions,
  OpeningView: openingViewOptions,
  OwnerSign: ownerSignOptions,
  PointMode: pointModeOptions,
  PointRuleStatus: pointRuleStatusOptions,
  PollChoiceCategory: pollChoiceCategoryOptions,
  PollChoiceMode: pollChoiceModeOptions,
  PollChoiceStatus: pollChoiceStatusOptions,
  PollIneligible: pollIneligibleOptions,
  PollJoin: pollJoinOptions,
  PollMark: pollMarkOptions,
  PollRewardType: pollRewardTypeOptions,
  PollRight: pollRightOptions,
  PollSelection: pollSelectionOptions,
  PollSlotStatus: pollSlotStatusOptions,
  PollStatus: pollStatusOptions,
  PollType: pollTypeOptions,
  PollValueType: pollValueTypeOptions,
  Processed: processedOptions,
  PromotionStatus: promotionStatusOptions,
  PromotionType: promotionTypeOptions,
  ProviderAction: providerActionOptions,
  ProviderApi: providerApiOptions,
  ProviderResult: providerResultOptions,
  ProviderStatus: providerStatusOptions,
  ProviderWallet: providerWalletOptions,
  QuestClaim: questClaimOptions,
  QuestCondition: questConditionOptions,
  QuestCycle: questCycleOptions,
  QuestProgressStatus: questProgressStatusOptions,
  QuestStatus: questStatusOptions,
  QuestUnlock: questUnlockOptions,
  RedeemAction: redeemActionOptions,
  RedeemStatus: redeemStatusOptions,
  RefundReason: refundReasonOptions,
  RegisterChannel: registerChannelOptions,
  ReplenishAction: replenishActionOptions,
  ReplenishMode: replenishModeOptions,
  ReplenishResult: replenishResultOptions,
  ReplenishRuleStatus: replenishRuleStatusOptions,
  ReportGroup: reportGroupOptions,
  RequestedThrough: requestedThroughOptions,
  ReviewResult: reviewResultOptions,
  ReviewStatus: reviewStatusOptions,
  Risk: riskOptions,
  RiskLevel: riskLevelOptions,
  RoleScope: roleScopeOptions,
  RuleDay: ruleDayOptions,
  ServerKey: serverKeyOptions,
  SharedTrait: sharedTraitOptions,
  Shift: shiftOptions,
  ShopCategory: shopCategoryOptions,
  ShopItemStatus: shopItemStatusOptions,
  SmsPlace: smsPlaceOptions,
  SmsSegment: smsSegmentOptions,
  SmsState: smsStateOptions,
  SourceKind: sourceKindOptions,
  StatementSource: statementSourceOptions,
  StockMode: stockModeOptions,
  SubscriptionDay: subscriptionDayOptions,
  SubscriptionFormat: subscriptionFormatOptions,
  SubscriptionRhythm: subscriptionRhythmOptions,
  SubscriptionTest: subscriptionTestOptions,
  SuspiciousFlag: suspiciousFlagOptions,
  SweepMethod: sweepMethodOptions,
  SweepRuleStatus: sweepRuleStatusOptions,
  SweepTrigger: sweepTriggerOptions,
  TicketAction: ticketActionOptions,
  TicketPriority: ticketPriorityOptions,
  TicketSource: ticketSourceOptions,
  TicketStatus: ticketStatusOptions,
  TileSize: tileSizeOptions,
  TransferEvidence: transferEvidenceOptions,
  TransferOrigin: transferOriginOptions,
  TransferStatus: transferStatusOptions,
  TurnoverBase: turnoverBaseOptions,
  TurnoverMet: turnoverMetOptions,
  UserStatus: userStatusOptions,
  Validity: validityOptions,
  WalletChain: walletChainOptions,
  WalletDirection: walletDirectionOptions,
  WalletKyc: walletKycOptions,
  WalletLogType: walletLogTypeOptions,
  WalletMode: walletModeOptions,
  WalletRef: walletRefOptions,
  WalletType: walletTypeOptions,
  WalletWebhook: walletWebhookOptions,
  WebhookDeliveryState: webhookDeliveryStateOptions,
  WebhookStatus: webhookStatusOptions,
  Weekday: weekdayOptions,
  WheelCost: wheelCostOptions,
  WheelRewardStatus: wheelRewardStatusOptions,
  WheelStatus: wheelStatusOptions,
  WheelStockStatus: wheelStockStatusOptions,
  WithdrawCap: withdrawCapOptions,
  WithdrawableWhen: withdrawableWhenOptions,
  WithdrawalStatus: withdrawalStatusOptions,
  WithdrawalType: withdrawalTypeOptions,
};
