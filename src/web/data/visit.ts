import type { Can } from '#web/core/can.ts';
import type { Client } from './client.ts';

/** Who goes to a page, and where: what it needs to know to request its data before it is drawn. */
export interface Visit {
  readonly client: Client;
  readonly can: Can;
  readonly userId: string;
  /** Query string of the address. */
  readonly search: string;
}

/** What the component of a page may offer besides being drawn. */
export interface Preparing {
  /** Requests what its first render shows. Resolves when that is there or has failed. */
  readonly prepare?: ((visit: Visit) => Promise<void>) | undefined;
}
