import { BackToSignIn } from '#web/auth/form/back-to-sign-in.tsx';
import { Card } from '#web/auth/form/card.tsx';
import { FailureLine } from '#web/auth/form/failure-line.tsx';
import { Field } from '#web/auth/form/field.tsx';
import classes from '#web/auth/form/form.module.css';
import { NewPassword } from '#web/auth/form/new-password.tsx';
import { SubmitButton } from '#web/auth/form/submit-button.tsx';
import { useIdentityText } from '../texts.ts';
import { type Registration, useRegistration } from './use-registration.ts';

interface Props {
  /** Called with the address once the registration has been sent. */
  readonly onDone: (email: string) => void;
}

/** E-mail, name, password and terms. Input is kept when the server rejects it. */
export function RegisterForm({ onDone }: Props) {
  const text = useIdentityText();
  const form = useRegistration(onDone);
  const { inputs, wrong, tried, fields, seconds } = form;
  return (
    <Card title={text.register} lead={text.registerLead} onSubmit={form.submit}>
      <FailureLine failure={form.failure} seconds={seconds} />
      <Field
        ref={inputs.email}
        type="email"
        label={text.email}
        value={form.email}
        onChange={form.setEmail}
        error={fields.email ?? (tried ? wrong.email : undefined)}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={120}
      />
      <Field
        ref={inputs.name}
        label={text.name}
        value={form.name}
        onChange={form.setName}
        error={fields.name ?? (tried ? wrong.name : undefined)}
        autoComplete="name"
        maxLength={80}
      />
      <NewPassword
        labels={{ next: text.password, confirm: text.confirm }}
        choice={form.password}
        tried={tried}
        errors={{ next: fields.password, confirm: fields.password_confirm }}
      />
      <Terms form={form} />
      <SubmitButton busy={form.busy} disabled={seconds > 0}>
        {text.register}
      </SubmitButton>
      <BackToSignIn />
    </Card>
  );
}

function Terms({ form }: { readonly form: Registration }) {
  const text = useIdentityText();
  const complaint = form.tried ? form.wrong.terms : undefined;
  return (
    <div>
      <label className={classes.check}>
        <input
          ref={form.inputs.terms}
          type="checkbox"
          checked={form.terms}
          onChange={(event) => form.setTerms(event.currentTarget.checked)}
          aria-invalid={complaint ? true : undefined}
          aria-describedby={complaint ? 'terms-error' : undefined}
        />
        {text.terms}
      </label>
      {complaint && (
        <p className={classes.complaint} id="terms-error">
          {form.fields.accept_terms ?? complaint}
        </p>
      )}
    </div>
  );
}
