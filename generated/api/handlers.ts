// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Effect, ReportResult, Service } from '#contract/handler.ts';
import type {
  AuthChangePasswordBody,
  AuthChangePasswordReply,
  AuthHandshakeBody,
  AuthHandshakeReply,
  AuthLogoutBody,
  AuthLogoutReply,
  AuthProfileQuery,
  AuthProfileReply,
  AuthSignInBody,
  AuthSignInReply,
} from './auth.ts';
import type { WithdrawalTable } from './database.ts';
import type {
  WithdrawAddNoteBody,
  WithdrawApproveBody,
  WithdrawChangeTypeBody,
  WithdrawClaimBody,
  WithdrawClaimReply,
  WithdrawContextQuery,
  WithdrawContextReply,
  WithdrawManualBody,
  WithdrawRefundBody,
  WithdrawReleaseBody,
  WithdrawReleaseReply,
  WithdrawVerifyBody,
} from './finance.ts';
import type { WalletLogTypesQuery, WalletLogTypesReply, WalletTypesQuery, WalletTypesReply } from './member.ts';
import type {
  PayonexBalanceQuery,
  PayonexBalanceReply,
  PayonexBankListsQuery,
  PayonexBankListsReply,
} from './payonex.ts';
import type {
  VizpayOrderInquiryQuery,
  VizpayOrderInquiryReply,
  VizpayStatementQuery,
  VizpayStatementReply,
} from './vizpay.ts';
import type { Selectable } from 'kysely';

export type ServiceName =
  | 'auth.change_password'
  | 'auth.handshake'
  | 'auth.logout'
  | 'auth.profile'
  | 'auth.sign_in'
  | 'gateway.balance'
  | 'gateway.bank_lists'
  | 'gateway.order_inquiry'
  | 'gateway.statement'
  | 'wallet.log_types'
  | 'wallet.types'
  | 'withdraw.claim'
  | 'withdraw.context'
  | 'withdraw.release';

export type EffectName =
  | 'withdraw.add_note'
  | 'withdraw.approve'
  | 'withdraw.change_type'
  | 'withdraw.manual'
  | 'withdraw.refund'
  | 'withdraw.verify';

/** Functions that serve a call whole, by name. */
export interface Services<Context> {
  /** POST /api/change_password */
  readonly 'auth.change_password': Service<{ readonly body: AuthChangePasswordBody }, AuthChangePasswordReply, Context>;
  /** POST /api/handshake */
  readonly 'auth.handshake': Service<{ readonly body: AuthHandshakeBody }, AuthHandshakeReply, Context>;
  /** POST /api/logout */
  readonly 'auth.logout': Service<{ readonly body: AuthLogoutBody }, AuthLogoutReply, Context>;
  /** GET /api/profile */
  readonly 'auth.profile': Service<{ readonly query: AuthProfileQuery }, AuthProfileReply, Context>;
  /** POST /api/auth */
  readonly 'auth.sign_in': Service<{ readonly body: AuthSignInBody }, AuthSignInReply, Context>;
  /** GET /api/system/payonex/services/balance, GET /api/system/vizpay/services/balance */
  readonly 'gateway.balance': Service<{ readonly query: PayonexBalanceQuery }, PayonexBalanceReply, Context>;
  /** GET /api/system/payonex/services/bank_lists, GET /api/system/vizpay/services/bank_lists */
  readonly 'gateway.bank_lists': Service<
    { readonly query: PayonexBankListsQuery },
    ReportResult<PayonexBankListsReply>,
    Context
  >;
  /** GET /api/system/vizpay/services/order_inquiry */
  readonly 'gateway.order_inquiry': Service<
    { readonly query: VizpayOrderInquiryQuery },
    VizpayOrderInquiryReply,
    Context
  >;
  /** GET /api/system/vizpay/services/statement */
  readonly 'gateway.statement': Service<
    { readonly query: VizpayStatementQuery },
    ReportResult<VizpayStatementReply>,
    Context
  >;
  /** GET /api/system/wallet/log_types */
  readonly 'wallet.log_types': Service<{ readonly query: WalletLogTypesQuery }, WalletLogTypesReply, Context>;
  /** GET /api/system/wallet/types */
  readonly 'wallet.types': Service<{ readonly query: WalletTypesQuery }, WalletTypesReply, Context>;
  /** POST /api/system/withdraw/action/claim */
  readonly 'withdraw.claim': Service<{ readonly body: WithdrawClaimBody }, WithdrawClaimReply, Context>;
  /** GET /api/system/withdraw/context */
  readonly 'withdraw.context': Service<{ readonly query: WithdrawContextQuery }, WithdrawContextReply, Context>;
  /** POST /api/system/withdraw/action/release */
  readonly 'withdraw.release': Service<{ readonly body: WithdrawReleaseBody }, WithdrawReleaseReply, Context>;
}

/** Functions that run inside the transaction of a generic write, by name. */
export interface Effects<Context> {
  /** POST /api/system/withdraw/action/add_note */
  readonly 'withdraw.add_note': Effect<
    Selectable<WithdrawalTable>,
    Partial<Selectable<WithdrawalTable>>,
    WithdrawAddNoteBody,
    Context
  >;
  /** POST /api/system/withdraw/action/approve */
  readonly 'withdraw.approve': Effect<
    Selectable<WithdrawalTable>,
    Partial<Selectable<WithdrawalTable>>,
    WithdrawApproveBody,
    Context
  >;
  /** POST /api/system/withdraw/action/change_type */
  readonly 'withdraw.change_type': Effect<
    Selectable<WithdrawalTable>,
    Partial<Selectable<WithdrawalTable>>,
    WithdrawChangeTypeBody,
    Context
  >;
  /** POST /api/system/withdraw/action/manual */
  readonly 'withdraw.manual': Effect<
    Selectable<WithdrawalTable>,
    Partial<Selectable<WithdrawalTable>>,
    WithdrawManualBody,
    Context
  >;
  /** POST /api/system/withdraw/action/refund */
  readonly 'withdraw.refund': Effect<
    Selectable<WithdrawalTable>,
    Partial<Selectable<WithdrawalTable>>,
    WithdrawRefundBody,
    Context
  >;
  /** POST /api/system/withdraw/action/verify */
  readonly 'withdraw.verify': Effect<
    Selectable<WithdrawalTable>,
    Partial<Selectable<WithdrawalTable>>,
    WithdrawVerifyBody,
    Context
  >;
}
