/** How much of everything there is. */
export interface Size {
  readonly masters: number;
  readonly agents: number;
  readonly members: number;
  /** Days of history, today included. */
  readonly days: number;
  /** Visits a day: a deposit, play, and for some a withdrawal. */
  readonly visits: number;
  readonly withdrawals: number;
  /** Accounts by what they are for. */
  readonly banks: {
    readonly deposit: number;
    readonly withdraw: number;
    readonly holding: number;
    readonly spare: number;
    readonly wallets: number;
  };
  readonly accountsOfGateway: number;
  /** Staff by role. */
  readonly staff: Readonly<Record<string, number>>;
  readonly pendingStaff: number;
  readonly suspendedStaff: number;
  readonly teams: number;
}

const demo: Size = {
  masters: 4,
  agents: 14,
  members: 6000,
  days: 45,
  visits: 480,
  withdrawals: 170,
  banks: { deposit: 12, withdraw: 7, holding: 3, spare: 2, wallets: 4 },
  accountsOfGateway: 2,
  staff: { owner: 1, admin: 2, finance_lead: 2, finance: 8, support: 6, marketing: 3, agent_master: 3, auditor: 1 },
  pendingStaff: 2,
  suspendedStaff: 1,
  teams: 3,
};

const small: Size = {
  masters: 1,
  agents: 2,
  members: 200,
  days: 7,
  visits: 20,
  withdrawals: 8,
  banks: { deposit: 2, withdraw: 2, holding: 1, spare: 0, wallets: 1 },
  accountsOfGateway: 1,
  staff: { owner: 1, admin: 1, finance_lead: 1, finance: 1, support: 1, marketing: 1, agent_master: 1, auditor: 1 },
  pendingStaff: 0,
  suspendedStaff: 0,
  teams: 2,
};

/** `demo`, `small`, or a factor: 2 = twice the members and traffic of the demo. */
export type SizeName = 'demo' | 'small' | number;

export function sizeOf(name: SizeName): Size {
  if (name === 'demo') return demo;
  if (name === 'small') return small;
  if (!(name > 0 && name <= 200))
    throw new RangeError(`demo size must be demo, small or a factor up to 200, not ${name}`);
  const times = (count: number) => Math.max(1, Math.round(count * name));
  return {
    ...demo,
    members: Math.max(200, times(demo.members)),
    visits: times(demo.visits),
    withdrawals: times(demo.withdrawals),
  };
}

/** Reads `DEMO_SIZE`. */
export function parseSize(text: string): SizeName {
  if (text === 'demo' || text === 'small') return text;
  const factor = Number(text);
  sizeOf(factor);
  return factor;
}
