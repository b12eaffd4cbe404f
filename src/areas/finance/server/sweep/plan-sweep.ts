import type { Text } from '#contract/text.ts';
import type { Message } from '#server/base/text-catalogue.ts';
import { type Draw, drawBetween } from './draw.ts';
import { sweepTexts } from './texts.ts';

/** What of a rule decides about a sweep. Money is satang. */
export interface SweepTerms {
  readonly method: 'random' | 'rotate' | 'priority' | 'lowest';
  readonly ceilingMin: bigint;
  readonly ceilingMax: bigint;
  /** What was drawn for this round; null before the first. */
  readonly ceiling: bigint | null;
  readonly remainMin: bigint;
  readonly remainMax: bigint;
  readonly perTransferMax: bigint;
  readonly dailyMax: bigint | null;
  readonly lastDestination: number | null;
}

/** A destination of the rule, in the rule's order. */
export interface SweepDestination {
  readonly id: number;
  readonly balance: bigint;
  /** What may still come in today; null = any amount. */
  readonly room: bigint | null;
  /** Why nothing can be sent there; null when something can. */
  readonly closed: Text | null;
}

export interface SweepWorld {
  /** What the source can send without counting on money that is spoken for. */
  readonly available: bigint;
  /** What may still leave the source today; null = any amount. */
  readonly sourceRoom: bigint | null;
  readonly destinations: readonly SweepDestination[];
  /** Moved today or under way: by this rule, and by all of them. */
  readonly movedByRule: bigint;
  readonly movedByAll: bigint;
  readonly maxPerDay: bigint | null;
}

export type SweepPlan =
  | { readonly move: false; readonly ceiling: bigint; readonly message: Message }
  | { readonly move: true; readonly ceiling: bigint; readonly amount: bigint; readonly destination: number };

/** Whether a sweep is due now, how much is moved, and where to; or why nothing is. */
export function planSweep(terms: SweepTerms, world: SweepWorld, draw: Draw): SweepPlan {
  const { available } = world;
  // One drawn before the rule was changed may lie outside of what it says now.
  const kept = terms.ceiling !== null && terms.ceiling >= terms.ceilingMin && terms.ceiling <= terms.ceilingMax;
  const ceiling =
    kept && terms.ceiling !== null ? terms.ceiling : drawBetween(terms.ceilingMin, terms.ceilingMax, draw);
  const wait = (message: Message): SweepPlan => ({ move: false, ceiling, message });
  if (available < ceiling) return wait(sweepTexts.notReached({ available, ceiling }));
  const surplus = available - drawBetween(terms.remainMin, terms.remainMax, draw);
  const limits = [
    [sweepTexts.ruleFull, left(terms.dailyMax, world.movedByRule)],
    [sweepTexts.allFull, left(world.maxPerDay, world.movedByAll)],
    [sweepTexts.accountFull, world.sourceRoom],
  ] as const;
  const reached = limits.find(([, room]) => room !== null && room <= 0n);
  if (reached) return wait(reached[0]);
  const amount = [surplus, terms.perTransferMax, ...limits.flatMap(([, room]) => room ?? [])].reduce(smaller);
  if (amount <= 0n) return wait(sweepTexts.nothingOver);
  const open = world.destinations.filter(({ closed, room }) => closed === null && (room === null || room >= amount));
  const destination = choose(terms, world.destinations, open, draw);
  if (destination === undefined) {
    const why = world.destinations.find(({ closed }) => closed !== null)?.closed ?? sweepTexts.targetFull;
    return wait(sweepTexts.noTarget({ why }));
  }
  return { move: true, ceiling, amount, destination };
}

const smaller = (a: bigint, b: bigint) => (a < b ? a : b);

function left(limit: bigint | null, used: bigint): bigint | null {
  return limit === null ? null : limit - used;
}

/** One of the open destinations, by the rule's method. `all` gives the order that turns are taken in. */
function choose(
  { method, lastDestination }: SweepTerms,
  all: readonly SweepDestination[],
  open: readonly SweepDestination[],
  draw: Draw,
): number | undefined {
  switch (method) {
    case 'priority':
      return open[0]?.id;
    case 'random':
      return open[Math.floor(draw() * open.length)]?.id;
    case 'lowest':
      return open.reduce<SweepDestination | undefined>(
        (least, one) => (least && least.balance <= one.balance ? least : one),
        undefined,
      )?.id;
    case 'rotate': {
      const last = all.findIndex(({ id }) => id === lastDestination);
      const turn = [...all.slice(last + 1), ...all.slice(0, last + 1)];
      return turn.find((one) => open.includes(one))?.id;
    }
  }
}
