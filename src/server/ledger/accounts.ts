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

/** A ledger account by name; it comes into being with its first entry. */
export interface Account {
  /** Unique: `member:12:cash`, `bank:3`, `gateway:acme:1`, `fee`. */
  readonly code: string;
  readonly kind: AccountKind;
  /** Member, bank account or gateway account. */
  readonly owner: number | null;
}

/** What a member may spend. Satang owed to the member count positive. */
export const cashOf = (memberId: number): Account => ({
  code: `member:${memberId}:cash`,
  kind: 'cash',
  owner: memberId,
});

/** What a member has asked to be paid out and has not yet received. */
export const holdOf = (memberId: number): Account => ({
  code: `member:${memberId}:hold`,
  kind: 'hold',
  owner: memberId,
});

/** A bank account of the house. The real balance is the ledger's with the sign turned. */
export const bankOf = (bankId: number): Account => ({ code: `bank:${bankId}`, kind: 'bank', owner: bankId });

/** An account at a payment gateway. The real balance is the ledger's with the sign turned. */
export const gatewayOf = (gateway: string, accountId: number): Account => ({
  code: `gateway:${gateway}:${accountId}`,
  kind: 'gateway',
  owner: accountId,
});

/** Fees taken from members (positive) and charged by banks and gateways (negative). */
export const feeAccount: Account = { code: 'fee', kind: 'fee', owner: null };

/** The other side of everything that existed before the ledger did. */
export const openingAccount: Account = { code: 'opening', kind: 'opening', owner: null };

/** Differences between our books and what others say, until somebody explains them. */
export const suspenseAccount: Account = { code: 'suspense', kind: 'suspense', owner: null };

/**
 * Money that left the house for good other than to a member: wages, partners, settlements. `purpose` is a word of the
 * transfer (`salary`); what was paid counts negative, as fees do.
 */
export const outsideOf = (purpose: string): Account => ({ code: `outside:${purpose}`, kind: 'outside', owner: null });
/** Money that came into a bank account and is nobody's yet: it waits for its owner or for a person. */
export const suspenseOf = (bankId: number): Account => ({
  code: `suspense:bank:${bankId}`,
  kind: 'suspense',
  owner: bankId,
});

/** What the owners bring in from where no account of ours is: cash, money of their own. Counts positive. */
export const fundsAccount: Account = { code: 'funds', kind: 'funds', owner: null };

/** What the house loses for a reason, which is a word: money that a bank took back and its member no longer has. */
export const lossOf = (reason: string): Account => ({ code: `loss:${reason}`, kind: 'fee', owner: null });

/** Wallets of a member beside the credit. They hold hundredths of their unit: 1 point is 100. */
export type SideWallet = 'bonus' | 'cashback' | 'commission' | 'affiliate' | 'point' | 'ticket';

/** Wallets that have been in the books from the start: rebates that the member has not yet moved to the credit. */
export const bookedWallets = ['cashback', 'commission'] as const;
export type BookedWallet = (typeof bookedWallets)[number];

/** What a member has in a wallet beside the credit. What is owed to the member counts positive; never below zero. */
export const walletOf = (memberId: number, wallet: SideWallet): Account => ({
  code: `member:${memberId}:${wallet}`,
  kind: 'wallet',
  owner: memberId,
});

/** What the house has given to members, by what for: `cashback_winloss`. What was given counts negative, as fees do. */
export const promotionOf = (purpose: string): Account => ({
  code: `promotion:${purpose}`,
  kind: 'promotion',
  owner: null,
});

/** What the house gave out into a kind of wallet, less what came back; counts negative. */
export const issuedOf = (type: SideWallet): Account => ({ code: `issued:${type}`, kind: 'issued', owner: null });
