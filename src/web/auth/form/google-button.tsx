import { mdiGoogle } from '@mdi/js';
import { useEffect } from 'react';
import { Icon } from '#web/ui/icon.tsx';
import { useSession } from '../session-context.tsx';
import classes from './google-button.module.css';
import { useLoginText } from './login-texts.ts';

interface Props {
  readonly busy: boolean;
  readonly onPress: () => void;
}

/** Sign-in by Google, only where the deployment's identity service has it. */
export function GoogleButton({ busy, onPress }: Props) {
  const login = useLoginText();
  const { identity } = useSession();
  useEffect(() => {
    // The pop-up has to open within the click, so the service's code is there before it.
    const timer = setTimeout(() => identity.prepare?.(), 600);
    return () => clearTimeout(timer);
  }, [identity]);
  if (!identity.signInWithGoogle) return null;
  return (
    <>
      <div className={classes.or}>
        <span>{login.or}</span>
      </div>
      <button type="button" className={classes.button} disabled={busy} onClick={onPress}>
        <Icon path={mdiGoogle} size={18} />
        {login.google}
      </button>
    </>
  );
}
