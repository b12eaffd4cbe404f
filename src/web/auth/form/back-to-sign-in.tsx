import { Link } from 'wouter';
import classes from './form.module.css';
import { useLoginText } from './login-texts.ts';

/** The way out of a quiet page. */
export function BackToSignIn() {
  const login = useLoginText();
  return (
    <p className={classes.links}>
      <Link href="/login" className={classes.link}>
        {login.backToSignIn}
      </Link>
    </p>
  );
}
