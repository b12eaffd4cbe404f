import type { Call } from '#contract/call.ts';
import type { Failure } from '#contract/envelope.ts';

// The signatures that generated hooks call, without anything behind them: compile tests check types alone.
export interface QueryOptions {
  readonly refreshInterval?: number;
}

export interface Query<T> {
  readonly data?: T;
  readonly error?: Failure;
  readonly isLoading: boolean;
  readonly isValidating: boolean;
  refresh(): Promise<void>;
}

export interface Mutation<B, T> {
  send(body: B, options?: { readonly idempotencyKey?: string }): Promise<T>;
  readonly isSending: boolean;
  readonly error?: Failure;
  reset(): void;
}

export type GetHook<C> =
  C extends Call<infer Sent, infer Answer> ? (query: Sent | null, options?: QueryOptions) => Query<Answer> : never;
export type PostHook<C> = C extends Call<infer Sent, infer Answer> ? () => Mutation<Sent, Answer> : never;

export declare function useGet<T>(call: Call, query: object | null, options?: QueryOptions): Query<T>;
export declare function usePost<B, T>(call: Call): Mutation<B, T>;
