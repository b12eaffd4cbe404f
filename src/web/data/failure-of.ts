import { th } from '#web/locale/th.ts';
import { ApiError } from './api-error.ts';

/**
 * Whatever was thrown, as a failure that people can be shown: a fault of the page itself becomes one, too, so that nothing
 * that waits for an end waits for ever. The console has the cause. `aborted` is no failure: somebody stopped it.
 *
 * @example
 * try { await work(); } catch (error) { setFailure(failureOf(error)); }
 */
export function failureOf(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  console.error(error);
  return new ApiError(th.errors.broken, { fault: 'broken' });
}
