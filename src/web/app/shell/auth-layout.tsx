import { type ReactNode, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { mailLinkStore } from '#web/auth/mail-link.ts';
import { takePlace } from '#web/auth/return-to.ts';
import { useSession, useSessionState } from '#web/auth/session-context.tsx';
import { languageStore, useLanguage } from '#web/locale/language.ts';
import { useText } from '#web/locale/use-text.ts';
import { useStore } from '#web/store/create-store.ts';
import type { Brand } from '../deployment.ts';
import classes from './auth-layout.module.css';
import { BrandMark } from './brand-mark.tsx';
import { Footer } from './footer.tsx';

interface Props {
  readonly brand: Brand;
  /** Pages for people who are not signed in: a valid session is led on. */
  readonly guestOnly: boolean;
  /** Is there a page at this path? */
  readonly hasPage: (path: string) => boolean;
  readonly children: ReactNode;
}

/**
 * The quiet frame of the public pages. Validates the member on load: a valid one leaves a guest page (to where their
 * session ended, else home), a missing one leaves a member page for the sign-in.
 */
export function AuthLayout({ brand, guestOnly, hasPage, children }: Props) {
  const t = useText();
  const language = useLanguage();
  const session = useSession();
  const [checking, setChecking] = useState(() => session.loggedIn());
  useEffect(() => {
    if (!checking) return;
    let isCurrent = true;
    void session.validate().then(() => isCurrent && setChecking(false));
    return () => {
      isCurrent = false;
    };
  }, [checking, session]);
  const state = useSessionState();
  // A signed-in user stays here if a mail link requires it.
  const hasLink = useStore(mailLinkStore) !== undefined;
  const [, navigate] = useLocation();
  const user = state.status === 'signed-in' ? state.profile?.user : undefined;
  const away = checking ? undefined : guestOnly ? user && !hasLink && 'on' : state.status === 'signed-out' && 'sign-in';
  useEffect(() => {
    if (away === 'sign-in') navigate('/login', { replace: true });
    if (away !== 'on' || !user) return;
    navigate(user.mustChangePassword ? '/change-password' : takePlace(user.id, hasPage), { replace: true });
  }, [away, user, hasPage, navigate]);
  return (
    <div className={classes.layout}>
      <button
        type="button"
        className={classes.language}
        lang={language === 'th' ? 'en' : 'th'}
        onClick={() => languageStore.set(language === 'th' ? 'en' : 'th')}
      >
        {language === 'th' ? 'English' : 'ภาษาไทย'}
      </button>
      <main className={classes.frame}>
        <div className={classes.brand}>
          <BrandMark color={brand.color} size={32} />
          <span className={classes.name}>{brand.name}</span>
        </div>
        {checking || away ? (
          <p className={classes.checking} role="status">
            {t.login.checking}…
          </p>
        ) : (
          children
        )}
      </main>
      <Footer />
    </div>
  );
}
