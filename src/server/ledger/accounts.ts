/** Kinds of ledger accounts. Cash, hold and wallet belong to a member and never fall below zero. */
export const accountKinds = [
  'cash',
  'hold',
  'bank',
  'gateway',
  'fee',
  'opening',
  'suspense',
  'outside',
  'funds',
  'wallet',
  'promotion',
  'issued',
] as const;
export type AccountKind = (typeof accountKinds)[number];

/** A ledger account by name; it is created with its first entry. */
export interface Account {
  /** Unique: `member:12:cash`, `bank:3`, `gateway:acme:1`, `fee`. */
  readonly code: string;
  readonly kind: AccountKind;
  /** Member, bank account or gateway account. */
  readonly owner: number | null;
}

/** The spendable credit of a member. Satang owed to the member are positive. */
export const cashOf = (memberId: number): Account => ({
  code: `member:${memberId}:cash`,
  kind: 'cash',
  owner: memberId,
});

/** Requested withdrawals that the member has not received yet. */
export const holdOf = (memberId: number): Account => ({
  code: `member:${memberId}:hold`,
  kind: 'hold',
  owner: memberId,
});

/** A bank account of the house. The real balance is the ledger balance with the opposite sign. */
export const bankOf = (bankId: number): Account => ({ code: `bank:${bankId}`, kind: 'bank', owner: bankId });

/** An account at a payment gateway. The real balance is the ledger balance with the opposite sign. */
export const gatewayOf = (gateway: string, accountId: number): Account => ({
  code: `gateway:${gateway}:${accountId}`,
  kind: 'gateway',
  owner: accountId,
});

/** Fees taken from members (positive) and charged by banks and gateways (negative). */
export const feeAccount: Account = { code: 'fee', kind: 'fee', owner: null };

/** Counterpart of all balances that existed before the ledger. */
export const openingAccount: Account = { code: 'opening', kind: 'opening', owner: null };

/** Differences between our books and other systems, until they are explained. */
export const suspenseAccount: Account = { code: 'suspense', kind: 'suspense', owner: null };

/**
 * Money that left the house for good other than to a member: wages, partners, settlements. `purpose` is a word of the
 * transfer (`salary`); what was paid counts negative, as fees do.
 */
export const outsideOf = (purpose: string): Account => ({ code: `outside:${purpose}`, kind: 'outside', owner: null });
/** Money received on a bank account that is not credited to a member yet. */
export const suspenseOf = (bankId: number): Account => ({
  code: `suspense:bank:${bankId}`,
  kind: 'suspense',
  owner: bankId,
});

/** Funds that the owners bring in from outside: cash, own money. Positive. */
export const fundsAccount: Account = { code: 'funds', kind: 'funds', owner: null };

/** Losses of the house by reason, for example a deposit reversed by the bank that the member has already spent. */
export const lossOf = (reason: string): Account => ({ code: `loss:${reason}`, kind: 'fee', owner: null });

/** Wallets of a member in addition to the credit. They hold hundredths of their unit: 1 point is 100. */
export type SideWallet = 'bonus' | 'cashback' | 'commission' | 'affiliate' | 'point' | 'ticket';

/** Wallets kept in the books from the beginning: rebates not yet moved to the credit. */
export const bookedWallets = ['cashback', 'commission'] as const;
export type BookedWallet = (typeof bookedWallets)[number];

/** A side wallet of a member. Amounts owed to the member are positive; never below zero. */
export const walletOf = (memberId: number, wallet: SideWallet): Account => ({
  code: `member:${memberId}:${wallet}`,
  kind: 'wallet',
  owner: memberId,
});

/** Bonuses given to members, by purpose: `cashback_winloss`. Negative, like fees. */
export const promotionOf = (purpose: string): Account => ({
  code: `promotion:${purpose}`,
  kind: 'promotion',
  owner: null,
});

/** Units issued into a kind of wallet, less those returned; negative. */
export const issuedOf = (type: SideWallet): Account => ({ code: `issued:${type}`, kind: 'issued', owner: null });
