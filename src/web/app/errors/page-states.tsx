import { Suspense, useEffect, useState } from 'react';
import { useClient } from '#web/data/client-context.tsx';
import { useReturn } from '#web/data/use-return.ts';
import { useText } from '#web/locale/use-text.ts';
import { useStore } from '#web/store/create-store.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Forbidden } from '#web/ui/forbidden.tsx';
import { late } from '#web/ui/late.tsx';
import { PlainButton, PlainLink } from '#web/ui/plain-button.tsx';
import { canReload, reloadPage } from './chunk-reload.ts';
import { ErrorPage } from './error-page.tsx';

// Seen before a server that lacks what a page needs, and there alone.
const NotOffered = late(() => import('#web/ui/not-offered.tsx'));

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
    <Suspense>
      <NotOffered
        actions={
          <PlainLink href="/" variant="default">
            {t.common.home}
          </PlainLink>
        }
      />
    </Suspense>
  );
}

/**
 * The page's files could not be fetched: either there is a new version, or the server is away and the page appears once
 * it is back. The page is reloaded, because a browser may remember which files failed.
 */
export function ChunkFailure() {
  const t = useText();
  const { connection } = useClient();
  const [isThere, setThere] = useState<boolean>();
  const isAway = useStore(connection.state) === 'down' || isThere === false;
  useEffect(() => {
    void canReload().then((there) => {
      setThere(there);
      if (!there) connection.saw(false);
    });
  }, [connection]);
  useReturn(() => void reloadPage());
  return (
    <ErrorState
      message={isAway ? t.errors.network : isThere && t.state.newVersion}
      actions={<PlainButton onClick={() => void reloadPage()}>{t.state.reload}</PlainButton>}
    />
  );
}
