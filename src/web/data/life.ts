import type { Call } from '#contract/call.ts';
import { problemText } from '#contract/problem.ts';
import { ApiError } from './api-error.ts';

/** How a session that had ended goes on, for the same person. */
export interface Renewed {
  readonly token: string;
  /** They signed in in this tab, with the interrupted work before their eyes; else another tab lent its session. */
  readonly here: boolean;
}

/** Signing in again in place. Both results are undefined where nobody can be asked; nothing = the session is over. */
export interface Renewal {
  /** The session of this token has ended: asks the person. */
  begin(token: string): Promise<Renewed | undefined> | undefined;
  /** The user is being asked: calls wait instead of being refused one by one. */
  underWay(): Promise<Renewed | undefined> | undefined;
}

export interface Life {
  /** A call with this token succeeded. Public calls say nothing about the session. */
  saw(call: Call, token: string | undefined): void;
  /**
   * Sends a call, and once more under the token of the renewed session where its own turned out to be over.
   * A write is repeated only where its person signed in before the eyes of the page that sent it, and only once.
   */
  live<T>(call: Call, token: () => string | undefined, send: (token: string | undefined) => Promise<T>): Promise<T>;
  /** Nobody is signed in any more. */
  end(): void;
}

/**
 * The life of sessions on this page. Only a session that this page has seen at work is renewed in place: one that was
 * over when the page was opened has no work that could be lost, and the person starts at the sign-in.
 */
export function createLife(renewal: Renewal | undefined, onEnd: (call: Call, error: ApiError) => void): Life {
  const worked = new Set<string>();
  const inPlace = (call: Call) => call.permission !== 'public' && !call.optOut?.includes(401);
  const mayGoOn = (call: Call, renewed: Renewed | undefined): renewed is Renewed =>
    renewed !== undefined && (renewed.here || call.method === 'GET');

  return {
    saw(call, token) {
      if (token !== undefined && call.permission !== 'public') worked.add(token);
    },
    async live(call, current, send) {
      let token = current();
      let again = false;
      const waiting = inPlace(call) ? renewal?.underWay() : undefined;
      if (waiting) {
        const renewed = await waiting;
        if (!mayGoOn(call, renewed)) throw notSent();
        token = renewed.token;
      }
      for (;;) {
        try {
          return await send(token);
        } catch (error) {
          if (!(error instanceof ApiError)) throw error;
          const pending: Promise<Renewed | undefined> | undefined =
            error.status === 401 && inPlace(call) && !again && token !== undefined && worked.has(token)
              ? renewal?.begin(token)
              : undefined;
          // An answer to a request of an earlier session says nothing about this one.
          if (!pending && token === current()) onEnd(call, error);
          const renewed: Renewed | undefined = await pending;
          if (!mayGoOn(call, renewed)) throw error;
          again = renewed.here;
          token = renewed.token;
          // What another tab lends has worked there.
          worked.add(token);
        }
      }
    },
    end: () => worked.clear(),
  };
}

/** A call that waited for a session that did not come back: nothing has left. */
function notSent(): ApiError {
  return new ApiError(problemText(401).th, { fault: 'http', status: 401, serverMessage: problemText(401).th });
}
