import type { ApiError } from './api-error.ts';

/** Logs a failure without what a person typed or may not see. That a server has no such extension is no failure. */
export function logFailure(path: string, error: ApiError): void {
  if (error.fault === 'absent') return;
  const reference = error.requestId ? ` (${error.requestId})` : '';
  console.warn(`${path}: ${error.status || error.fault} ${error.message}${reference}`);
}
