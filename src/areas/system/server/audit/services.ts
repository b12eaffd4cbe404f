import type { Services } from '#generated/api/handlers.ts';
import type { Context } from '#server/context/context.ts';
import { detail } from './detail.ts';
import { history, type Surroundings } from './history.ts';

/** The hand-written calls of the audit log, by their manifest names; `platform` with the deployment's labels. */
export function auditServices(platform: Surroundings) {
  return {
    'audit.detail': detail(platform),
    'audit.history': history(platform),
  } satisfies Partial<Services<Context>>;
}
