import { mdiCheckCircle, mdiCircleOutline } from '@mdi/js';
import { useText } from '#web/locale/use-text.ts';
import { Icon } from '#web/ui/icon.tsx';
import { type PasswordRules, passwordStrength } from './password-rules.ts';
import classes from './rule-list.module.css';

interface Props {
  readonly id: string;
  /** Rules that are not there are not shown. */
  readonly rules: Partial<PasswordRules>;
  readonly password: string;
}

/** The rules with their verdicts, and a meter. */
export function RuleList({ id, rules, password }: Props) {
  const t = useText();
  const strength = passwordStrength(password);
  // Nothing typed yet: no verdict.
  const empty = password === '';
  const all: readonly (readonly [keyof PasswordRules, string])[] = [
    ['length', t.password.ruleLength],
    ['mix', t.password.ruleMix],
    ['fresh', t.password.ruleNew],
    ['same', t.password.ruleSame],
  ];
  const lines = all.filter(([name]) => name in rules);
  const word = empty ? '–' : (t.password.strengths[strength] ?? '');
  return (
    <div id={id} className={classes.panel}>
      <div className={classes.head}>
        <span>{t.password.strength}</span>
        <strong>{word}</strong>
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: the native meter cannot be drawn in four steps */}
      <div
        className={classes.meter}
        role="meter"
        aria-label={t.password.strength}
        aria-valuemin={0}
        aria-valuemax={4}
        aria-valuenow={empty ? 0 : strength}
        aria-valuetext={word}
        data-strength={empty ? undefined : strength}
      >
        {[1, 2, 3, 4].map((step) => (
          <span key={step} data-on={(!empty && strength >= step) || undefined} />
        ))}
      </div>
      <ul className={classes.rules}>
        {lines.map(([name, text]) => (
          <li key={name} data-met={rules[name] || undefined}>
            <Icon
              path={rules[name] ? mdiCheckCircle : mdiCircleOutline}
              size={15}
              label={rules[name] ? t.password.met : t.password.unmet}
            />
            {text}
          </li>
        ))}
      </ul>
    </div>
  );
}
