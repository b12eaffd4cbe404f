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

/** Milliseconds until the link may be asked for again. */
const resendAfter = 60_000;

/** Sends the link, and once more after a while. */
function useResetLink() {
  const own = useIdentityText();
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
    const wrong = isEmail(address) ? undefined : own.emailWrong;
    setComplaint(wrong);
    if (wrong) return input.current?.focus();
    void run(async () => {
      await identity.forgot(address);
      setSent((before) => ({ email: address, again: Date.now() + resendAfter, count: (before?.count ?? 0) + 1 }));
    });
  };
  return { email, setEmail, input, complaint, sent, busy, failure, wait, seconds, submit };
}

/** Asks for a link to a new password. The answer is the same whoever asks. */
export default function ForgotPage() {
  const own = useIdentityText();
  const t = useText();
  const offered = useIdentityOffer();
  const form = useResetLink();
  const { sent, seconds } = form;
  if (!offered('forgot'))
    return (
      <Card title={own.forgot} lead={t.state.notOffered}>
        <BackToSignIn />
      </Card>
    );
  return (
    <Card title={sent ? own.sent : own.forgot} lead={sent ? undefined : own.forgotLead} onSubmit={form.submit}>
      <FailureLine failure={form.failure} seconds={form.wait} />
      {sent ? (
        <>
          <p className={classes.text} role="status">
            {own.sentText(sent.email)}
          </p>
          {sent.count > 1 && (
            <p className={classes.success} role="status" key={sent.count}>
              {own.resent}
            </p>
          )}
        </>
      ) : (
        <Field
          ref={form.input}
          type="email"
          label={own.email}
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
        {sent ? (seconds > 0 ? own.resendIn(seconds) : own.resend) : own.send}
      </SubmitButton>
      <BackToSignIn />
    </Card>
  );
}
