import classes from './form.module.css';
import { useLoginText } from './login-texts.ts';
import type { SignInFailure } from './use-sign-in-failure.ts';

interface Props {
  readonly failure: SignInFailure | undefined;
  /** Seconds left of a wait. */
  readonly seconds: number;
}

/** What went wrong, above the fields; nothing once a wait is over. */
export function FailureLine({ failure, seconds }: Props) {
  const login = useLoginText();
  const text = failure?.kind === 'told' ? failure.text : seconds > 0 ? login.wait(seconds) : undefined;
  return text === undefined ? null : (
    <p className={classes.error} role="alert">
      {text}
    </p>
  );
}
