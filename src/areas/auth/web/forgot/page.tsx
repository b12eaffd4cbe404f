import { type FormEvent, useEffect, useRef, useState } from 'react';
import { BackToSignIn } from '#web/auth/form/back-to-sign-in.tsx';
import { Card } from '#web/auth/form/card.tsx';
import { FailureLine } from '#web/auth/form/failure-line.tsx';
import { Field } from '#web/auth/form/field.tsx';
import classes from '#web/auth/form/form.module.css';
import { SubmitButton } from '#web/auth/form/submit-button.tsx';
import { useCountdown } from '#web/auth/form/use-countdown.ts';
import { useSession } from '#web/auth/session-context.tsx';
import { useIdentityOffer } from '#web/auth/use-identity-offer.ts';
import { useText } from '#web/locale/use-text.ts';
import { isEmail, useIdentityText } from '../texts.ts';
import { useAttempt } from '../use-attempt.ts';

/** Milliseconds until the link may be requested again. */
const resendAfter = 60_000;

/** Sends the link, and again after a pause. */
function useResetLink() {
  const text = useIdentityText();
  const { identity } = useSession();
  const { busy, failure, seconds: wait, run } = useAttempt();
  const [email, setEmail] = useState('');
  const [complaint, setComplaint] = useState<string>();
  const [sent, setSent] = useState<{ readonly email: string; readonly again: number; readonly count: number }>();
  const input = useRef<HTMLInputElement>(null);
  const seconds = Math.max(wait, useCountdown(sent?.again));
  useEffect(() => input.current?.focus(), []);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy || seconds > 0) return;
    const address = sent?.email ?? email.trim();
    const emailError = isEmail(address) ? undefined : text.emailWrong;
    setComplaint(emailError);
    if (emailError) return input.current?.focus();
    void run(async () => {
      await identity.forgot(address);
      setSent((before) => ({ email: address, again: Date.now() + resendAfter, count: (before?.count ?? 0) + 1 }));
    });
  };
  return { email, setEmail, input, complaint, sent, busy, failure, wait, seconds, submit };
}

/** Requests a link to set a new password. The answer is the same whether the account exists or not. */
export default function ForgotPage() {
  const text = useIdentityText();
  const t = useText();
  const isOffered = useIdentityOffer();
  const form = useResetLink();
  const { sent, seconds } = form;
  if (!isOffered('forgot'))
    return (
      <Card title={text.forgot} lead={t.state.notOffered}>
        <BackToSignIn />
      </Card>
    );
  return (
    <Card title={sent ? text.sent : text.forgot} lead={sent ? undefined : text.forgotLead} onSubmit={form.submit}>
      <FailureLine failure={form.failure} seconds={form.wait} />
      {sent ? (
        <>
          <p className={classes.text} role="status">
            {text.sentText(sent.email)}
          </p>
          {sent.count > 1 && (
            <p className={classes.success} role="status" key={sent.count}>
              {text.resent}
            </p>
          )}
        </>
      ) : (
        <Field
          ref={form.input}
          type="email"
          label={text.email}
          value={form.email}
          onChange={form.setEmail}
          error={form.complaint}
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={120}
        />
      )}
      <SubmitButton busy={form.busy} disabled={seconds > 0}>
        {sent ? (seconds > 0 ? text.resendIn(seconds) : text.resend) : text.send}
      </SubmitButton>
      <BackToSignIn />
    </Card>
  );
}
