import { lazy, Suspense } from 'react';
import { mailLinkStore } from '#web/auth/mail-link.ts';
import { useSession } from '#web/auth/session-context.tsx';
import { useStore } from '#web/store/create-store.ts';
import { SignInForm } from './sign-in-form.tsx';

const ResetForm = lazy(async () => ({ default: (await import('./reset-form.tsx')).ResetForm }));
const ConfirmResult = lazy(async () => ({ default: (await import('./confirm-result.tsx')).ConfirmResult }));

/** The sign-in form, or the form that a mailed link opens instead. */
export default function LoginPage() {
  const link = useStore(mailLinkStore);
  const { identity } = useSession();
  // Where the identity service's own pages handle the links, a link of ours is ignored.
  if (!link || !identity[link.kind]) return <SignInForm />;
  const done = () => mailLinkStore.set(undefined);
  return (
    <Suspense>
      {link.kind === 'reset' ? (
        <ResetForm token={link.token} onDone={done} />
      ) : (
        <ConfirmResult key={link.token} token={link.token} onDone={done} />
      )}
    </Suspense>
  );
}
