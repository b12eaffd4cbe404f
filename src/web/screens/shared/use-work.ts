import { useCallback, useRef, useState } from 'react';
import type { ApiError } from '#web/data/api-error.ts';
import { useFailure } from './use-failure.ts';

/** The state of a piece of work. It always leaves `running`, whatever is thrown. */
export type WorkState<T> =
  | { readonly step: 'idle' }
  | { readonly step: 'running' }
  | { readonly step: 'done'; readonly result: T }
  | { readonly step: 'failed'; readonly error: ApiError };

export interface Work<T> {
  readonly state: WorkState<T>;
  readonly isRunning: boolean;
  readonly error: ApiError | undefined;
  /** Does it; what was begun before and is still running is stopped. Resolves to whether it was done, and never rejects. */
  run(work: (signal: AbortSignal) => Promise<T>): Promise<boolean>;
  /** Stops what is running; the state is `idle` at once. */
  cancel(): void;
}

/**
 * Work that a person waits for: idle, running, done or failed.
 *
 * @example
 * const download = useWork<number>();
 * <Button loading={download.isRunning} onClick={() => void download.run((signal) => fetchFile(signal))} />
 */
export function useWork<T = void>(): Work<T> {
  const failed = useFailure();
  const [state, setState] = useState<WorkState<T>>({ step: 'idle' });
  const stop = useRef<AbortController>(undefined);
  const cancel = useCallback(() => {
    stop.current?.abort();
    stop.current = undefined;
    setState({ step: 'idle' });
  }, []);
  const run = useCallback(
    async (work: (signal: AbortSignal) => Promise<T>): Promise<boolean> => {
      stop.current?.abort();
      const own = new AbortController();
      stop.current = own;
      setState({ step: 'running' });
      try {
        const result = await work(own.signal);
        if (stop.current === own) setState({ step: 'done', result });
        return true;
      } catch (error) {
        const failure = own.signal.aborted ? undefined : failed(error);
        if (stop.current === own) setState(failure ? { step: 'failed', error: failure } : { step: 'idle' });
        return false;
      }
    },
    [failed],
  );
  return {
    state,
    isRunning: state.step === 'running',
    error: state.step === 'failed' ? state.error : undefined,
    run,
    cancel,
  };
}
