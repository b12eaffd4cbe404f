import { ApiError } from '#web/data/api-error.ts';
import { useDescribeError } from '#web/data/describe-error.ts';
import { useText } from '#web/locale/use-text.ts';
import { IdentityError } from '../identity.ts';
import { useLoginText } from './login-texts.ts';

/** The message for the user, or the time (epoch milliseconds) until which they have to wait. */
export type SignInFailure =
  | { readonly kind: 'wait'; readonly until: number }
  | { readonly kind: 'told'; readonly text: string };

/** Seconds to wait when the server refuses for now without saying how long. */
const defaultWait = 30;

const withText = (text: string): SignInFailure => ({ kind: 'told', text });

/** Words for what may go wrong on the pages of identity; undefined = nothing needs to be said. */
export function useSignInFailure(): (error: unknown) => SignInFailure | undefined {
  const t = useText();
  const login = useLoginText();
  const describe = useDescribeError();
  return (error) => {
    if (error instanceof IdentityError) {
      return error.reason === 'cancelled' ? undefined : withText(login.reasons[error.reason]);
    }
    if (!(error instanceof ApiError)) return withText(t.errors.malformed);
    if (error.code === 429) return { kind: 'wait', until: Date.now() + (error.retryAfter ?? defaultWait) * 1000 };
    // Nothing has happened that could happen twice, so the plain cause is shown; with 401 there is no session to expire.
    if (error.mayHaveHappened) return withText(error.fault === 'timeout' ? t.errors.timeout : t.errors.network);
    if (error.status === 401) return withText(error.serverMessage ?? login.wrong);
    return withText(describe(error));
  };
}
