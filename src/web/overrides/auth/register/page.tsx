import { useEffect, useRef, useState } from 'react';
import { Link } from 'wouter';
import { Card } from '#web/auth/form/card.tsx';
import classes from '#web/auth/form/form.module.css';
import { useText } from '#web/locale/use-text.ts';
import { useIdentityText } from '../texts.ts';
import { RegisterForm } from './register-form.tsx';

/** Registration by e-mail: the form, then the step in the person's mail box. The answer is the same whoever registers. */
export default function RegisterPage() {
  const t = useText();
  const own = useIdentityText();
  const [email, setEmail] = useState<string>();
  const heading = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (email !== undefined) heading.current?.querySelector<HTMLElement>('[data-page-title]')?.focus();
  }, [email]);
  if (email === undefined) return <RegisterForm onDone={setEmail} />;
  return (
    <div ref={heading}>
      <Card title={own.registered}>
        <p className={classes.success} role="status">
          {own.registeredLead(email)}
        </p>
        <p className={classes.text}>{own.registeredHint}</p>
        <p className={classes.links}>
          <Link href="/login" className={classes.link}>
            {t.login.backToSignIn}
          </Link>
        </p>
      </Card>
    </div>
  );
}
