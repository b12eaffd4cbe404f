import type { ErrorPolicy } from '#contract/call.ts';
import { problemText } from '#contract/problem.ts';
import { ApiError } from './api-error.ts';

/** What an imperative caller gets instead of data from a call that returns its status. */
export interface StatusReply {
  readonly error: number;
  readonly message: string;
}

/** Logs a failure without what a person typed or may not see. That a server has no such extension is no failure. */
export function logFailure(path: string, error: ApiError): void {
  if (error.fault === 'absent') return;
  const reference = error.requestId ? ` (${error.requestId})` : '';
  console.warn(`${path}: ${error.status || error.fault} ${error.message}${reference}`);
}

/** The error as the policy words it: a lost session is named as such where the specification wants it. */
export function reword(policy: ErrorPolicy, error: ApiError): ApiError {
  if (policy !== 'session-expired-on-401' || error.status !== 401) return error;
  return new ApiError(problemText(401).th, { ...error, fault: error.fault });
}

/** What `client.call` does with a failure, by policy (section 8 of the specification). */
export const settle: Readonly<Record<ErrorPolicy, (path: string, error: ApiError) => StatusReply | undefined>> = {
  log(path, error) {
    logFailure(path, error);
    return undefined;
  },
  'return-status': (_path, error) => ({ error: error.status, message: error.statusText }),
  'session-expired-on-401'(_path, error) {
    throw error;
  },
};
