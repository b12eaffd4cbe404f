import { Link } from 'wouter';
import { useText } from '#web/locale/use-text.ts';
import classes from './form.module.css';

/** The way out of a quiet page. */
export function BackToSignIn() {
  const t = useText();
  return (
    <p className={classes.links}>
      <Link href="/login" className={classes.link}>
        {t.login.backToSignIn}
      </Link>
    </p>
  );
}
