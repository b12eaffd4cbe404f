import { mdiCheck } from '@mdi/js';
import { Icon } from '#web/ui/icon.tsx';
import { useUpdaterText } from './texts.ts';
import css from './updater.module.css';

export type Step = 1 | 2 | 3 | 4;

/** Where the updater is, of four steps. */
export function StepBar({ step }: { readonly step: Step }) {
  const text = useUpdaterText();
  return (
    <ol className={css.steps} aria-label={`${text.stepOf} ${step}`}>
      {text.steps.map((name, at) => (
        <li
          key={name}
          data-state={at + 1 < step ? 'done' : at + 1 === step ? 'now' : 'later'}
          aria-current={at + 1 === step ? 'step' : undefined}
        >
          <span className={css.stepNo}>{at + 1 < step ? <Icon path={mdiCheck} size={14} /> : at + 1}</span>
          <span className={css.stepName}>{name}</span>
        </li>
      ))}
    </ol>
  );
}
