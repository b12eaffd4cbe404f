import { mdiCheck } from '@mdi/js';
import { Icon } from '#web/ui/icon.tsx';
import look from './file.module.css';
import { useImportText } from './texts.ts';
import type { Step } from './use-import.ts';

/** Where the wizard is, of four. */
export function StepBar({ step }: { readonly step: Step }) {
  const text = useImportText();
  return (
    <ol className={look.steps} aria-label={text.stepOf(String(step))}>
      {text.steps.map((name, at) => (
        <li
          key={name}
          data-state={at + 1 < step ? 'done' : at + 1 === step ? 'now' : 'later'}
          aria-current={at + 1 === step ? 'step' : undefined}
        >
          <span className={look.stepNo}>{at + 1 < step ? <Icon path={mdiCheck} size={14} /> : at + 1}</span>
          <span className={look.stepName}>{name}</span>
        </li>
      ))}
    </ol>
  );
}
