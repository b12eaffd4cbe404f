import { lazy, Suspense } from 'react';
import { isChunkFailure } from '#web/ui/chunk-failure.ts';
import { ErrorBoundary, LastResort } from './error-boundary.tsx';

const ErrorPage = lazy(async () => ({ default: (await import('./error-page.tsx')).ErrorPage }));
const ChunkFailure = lazy(async () => ({ default: (await import('./page-states.tsx')).ChunkFailure }));

interface Props {
  readonly error: Error;
  readonly retry: () => void;
}

/** The error page for a part that could not be fetched and for what nobody foresaw; if that fails too, plain words and a link. */
export function CrashPage({ error, retry }: Props) {
  return (
    <ErrorBoundary resetKey="" fallback={() => <LastResort />}>
      <Suspense>
        {isChunkFailure(error) ? <ChunkFailure /> : <ErrorPage status={500} detail={error.message} onRetry={retry} />}
      </Suspense>
    </ErrorBoundary>
  );
}
