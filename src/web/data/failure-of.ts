import { th } from '#web/locale/th.ts';
import { ApiError } from './api-error.ts';

/**
 * Turns anything thrown into a failure that can be shown, errors of the page itself included, so that nothing
 * waits forever. The console has the cause. `aborted` is no failure: somebody cancelled it.
 *
 * @example
 * try { await work(); } catch (error) { setFailure(failureOf(error)); }
 */
export function failureOf(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  console.error(error);
  return new ApiError(th.errors.broken, { fault: 'broken' });
}
