import { useEffect, useRef, useState } from 'react';
import { BackToSignIn } from '#web/auth/form/back-to-sign-in.tsx';
import { Card } from '#web/auth/form/card.tsx';
import classes from '#web/auth/form/form.module.css';
import { useIdentityOffer } from '#web/auth/use-identity-offer.ts';
import { useText } from '#web/locale/use-text.ts';
import { useIdentityText } from '../texts.ts';
import { RegisterForm } from './register-form.tsx';

/** Registration by e-mail: the form, then a hint to check the mail box. The answer is the same for any address. */
export default function RegisterPage() {
  const text = useIdentityText();
  const t = useText();
  const isOffered = useIdentityOffer();
  const [email, setEmail] = useState<string>();
  const heading = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (email !== undefined) heading.current?.querySelector<HTMLElement>('[data-page-title]')?.focus();
  }, [email]);
  if (!isOffered('register'))
    return (
      <Card title={text.register} lead={t.state.notOffered}>
        <BackToSignIn />
      </Card>
    );
  if (email === undefined) return <RegisterForm onDone={setEmail} />;
  return (
    <div ref={heading}>
      <Card title={text.registered}>
        <p className={classes.success} role="status">
          {text.registeredLead(email)}
        </p>
        <p className={classes.text}>{text.registeredHint}</p>
        <BackToSignIn />
      </Card>
    </div>
  );
}
