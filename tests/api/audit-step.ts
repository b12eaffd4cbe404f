import type { Endpoint } from '#contract/endpoint.ts';
import type { World as Money } from '../money/support/world.ts';

/** What a step may need of the world. */
export interface Scene {
  readonly money: Money;
  /** Requests for money: one to walk through, one to refund, one to pay by hand. */
  readonly withdrawals: readonly [number, number, number];
  /** A statement line that is nobody's. */
  readonly line: string;
  /** A deposit that was credited. */
  readonly deposit: number;
  /** The last reply's `data` of each call. */
  readonly done: Map<string, Readonly<Record<string, unknown>>>;
  keyOf(call: string): number;
  versionOf(table: string, id: number): Promise<number>;
}

export interface Step {
  readonly call: string;
  /** Whose token; default the owner. */
  readonly as?: string;
  readonly body: (scene: Scene) => Promise<object> | object;
  /** Actions that the log then has; default the call's own, once. */
  readonly rows?: readonly string[];
}

/** How steps are made of what an endpoint takes. */
export interface Makers {
  created(endpoint: Endpoint, given?: object): object;
  known(call: string, key: string, table: string, change: object): Step;
}

/** What an area's tests/audit-steps.ts exports. */
export interface AreaSteps {
  readonly steps: (find: (id: string) => Endpoint, makers: Makers) => readonly Step[];
  /** Calls whose success takes more than a body, and what it takes. */
  readonly elsewhere?: Readonly<Record<string, string>>;
}
