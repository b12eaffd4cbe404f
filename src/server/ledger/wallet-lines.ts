import type { WalletLogType } from '#generated/api/enums/wallet-log-type.ts';

/** What lines of wallets do, by type: take, go either way, or give for nothing. A type that is not named puts something in. */
export type WalletLines = Readonly<Partial<Record<WalletLogType, 'out' | 'both' | 'gift'>>>;

/** Lines that no area writes alone. */
export const sharedLines: WalletLines = {
  promotion: 'gift',
  credit_free: 'gift',
  cashback_winloss: 'gift',
  cashback_turnover: 'gift',
  withdraw: 'out',
  bet: 'out',
  bonus_cut: 'out',
  transfer_out: 'out',
  adjust_sub: 'out',
  rollback: 'both',
};
