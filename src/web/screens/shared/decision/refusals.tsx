import type { Refusal } from '#contract/decision.ts';
import { useLanguage } from '#web/locale/language.ts';
import css from './decision.module.css';
import { useDecisionText } from './texts.ts';

/** The refusals, and who may act instead: shown before anything is typed. */
export function Refusals({ refusals }: { readonly refusals: readonly Refusal[] }) {
  const text = useDecisionText();
  const language = useLanguage();
  return (
    <ul className={css.refusals} role="status">
      {refusals.map(({ code, text: said, who }) => (
        <li key={code}>
          <strong>{said[language]}</strong>
          {who && (
            <span>
              {text.who}: {who.text[language]}
              {who.people.length > 0 && ` (${who.people.join(', ')})`}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
