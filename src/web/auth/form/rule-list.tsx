import { mdiCheckCircle, mdiCircleOutline } from '@mdi/js';
import { Icon } from '#web/ui/icon.tsx';
import { type PasswordRules, strengthOf } from './password-rules.ts';
import { usePasswordText } from './password-texts.ts';
import classes from './rule-list.module.css';

interface Props {
  readonly id: string;
  /** Rules that are not there are not shown. */
  readonly rules: Partial<PasswordRules>;
  /** Guesses that the password withstands, as a power of ten. */
  readonly guesses: number | undefined;
  /** Nothing typed yet: no verdict. */
  readonly empty: boolean;
}

const order = ['length', 'names', 'strong', 'fresh', 'same'] as const satisfies readonly (keyof PasswordRules)[];

/** The rules with their verdicts, and a meter. */
export function RuleList({ id, rules, guesses, empty }: Props) {
  const text = usePasswordText();
  const strength = empty ? undefined : strengthOf(guesses);
  const lines = order.filter((name) => name in rules);
  const word = strength === undefined ? '–' : (text.strengths[strength] ?? '');
  return (
    <div id={id} className={classes.panel}>
      <div className={classes.head}>
        <span>{text.strength}</span>
        <strong>{word}</strong>
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: the native meter cannot be drawn in four steps */}
      <div
        className={classes.meter}
        role="meter"
        aria-label={text.strength}
        aria-valuemin={0}
        aria-valuemax={4}
        aria-valuenow={strength ?? 0}
        aria-valuetext={word}
        data-strength={strength}
      >
        {[1, 2, 3, 4].map((step) => (
          <span key={step} data-on={(strength !== undefined && strength >= step) || undefined} />
        ))}
      </div>
      <ul className={classes.rules}>
        {lines.map((name) => (
          <li key={name} data-met={rules[name] || undefined}>
            <Icon
              path={rules[name] ? mdiCheckCircle : mdiCircleOutline}
              size={15}
              label={rules[name] ? text.met : text.unmet}
            />
            {text.rules[name]}
          </li>
        ))}
      </ul>
    </div>
  );
}
