import { lazy, Suspense } from 'react';
import { ErrorBoundary, LastResort } from './error-boundary.tsx';

const ErrorPage = lazy(async () => ({ default: (await import('./error-page.tsx')).ErrorPage }));

interface Props {
  readonly error: Error;
  readonly retry: () => void;
}

/** The error page for what nobody foresaw; if that fails too, plain words and a link. */
export function CrashPage({ error, retry }: Props) {
  return (
    <ErrorBoundary resetKey="" fallback={() => <LastResort />}>
      <Suspense>
        <ErrorPage status={500} detail={error.message} onRetry={retry} />
      </Suspense>
    </ErrorBoundary>
  );
}
