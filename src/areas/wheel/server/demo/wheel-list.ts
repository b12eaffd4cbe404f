/** One slot of a wheel of the demo: a reward by its place in the rewards of the demo, and how heavy it is. */
export interface DemoSlot {
  readonly reward: number;
  readonly weight: number;
  readonly daily?: number;
  readonly total?: number;
  /** Position of the slot that comes up instead. */
  readonly standIn?: number;
}

/** The slots of each wheel of the demo, by position; weights add up to 10,000. */
export const demoSlots: readonly (readonly DemoSlot[])[] = [
  [
    { reward: 0, weight: 3_400 },
    { reward: 1, weight: 2_600 },
    { reward: 4, weight: 1_800, daily: 60, standIn: 2 },
    { reward: 3, weight: 1_000 },
    { reward: 2, weight: 900 },
    { reward: 5, weight: 275, daily: 20, total: 600, standIn: 2 },
    { reward: 6, weight: 24, daily: 2, standIn: 1 },
    { reward: 7, weight: 1, total: 1, standIn: 1 },
  ],
  [
    { reward: 0, weight: 4_000 },
    { reward: 16, weight: 2_500 },
    { reward: 11, weight: 1_500 },
    { reward: 12, weight: 900, daily: 40, standIn: 2 },
    { reward: 17, weight: 600 },
    { reward: 22, weight: 100, total: 30, standIn: 5 },
    { reward: 20, weight: 50, total: 10, standIn: 1 },
    { reward: 13, weight: 350, daily: 10, standIn: 3 },
  ],
  [
    { reward: 0, weight: 3_000 },
    { reward: 1, weight: 2_000 },
    { reward: 8, weight: 1_200, daily: 100, standIn: 2 },
    { reward: 3, weight: 1_000 },
    { reward: 4, weight: 900 },
    { reward: 9, weight: 600, daily: 50, standIn: 2 },
    { reward: 17, weight: 500 },
    { reward: 19, weight: 400 },
    { reward: 10, weight: 250, daily: 10, total: 200, standIn: 2 },
    { reward: 14, weight: 100, daily: 3, standIn: 1 },
    { reward: 15, weight: 40, total: 2, standIn: 1 },
    { reward: 21, weight: 10, total: 1, standIn: 1 },
  ],
];
