import { useText } from '#web/locale/use-text.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Forbidden } from '#web/ui/forbidden.tsx';
import { NotOffered } from '#web/ui/not-offered.tsx';
import { PlainButton, PlainLink } from '#web/ui/plain-button.tsx';
import { ErrorPage } from './error-page.tsx';

/** There is no page at this path. */
export function NotFound() {
  return <ErrorPage status={404} />;
}

/** There is one, but not for this person. */
export function NotAllowed() {
  const t = useText();
  return (
    <Forbidden
      actions={
        <PlainLink href="/" variant="default">
          {t.common.home}
        </PlainLink>
      }
    />
  );
}

/** There is one, and this server has nothing for it. */
export function NotServed() {
  const t = useText();
  return (
    <NotOffered
      actions={
        <PlainLink href="/" variant="default">
          {t.common.home}
        </PlainLink>
      }
    />
  );
}

/** The page's files could not be fetched: a new version is out, or the network is gone. */
export function ChunkFailure({ retry }: { readonly retry: () => void }) {
  const t = useText();
  return (
    <ErrorState
      message={t.state.newVersion}
      onRetry={retry}
      actions={<PlainButton onClick={() => location.reload()}>{t.state.reload}</PlainButton>}
    />
  );
}
