import { mdiCheck } from '@mdi/js';
import { Icon } from './icon.tsx';
import css from './step-bar.module.css';

interface Props {
  /** From 1. */
  readonly step: number;
  readonly names: readonly string[];
  /** What is read aloud of the whole: ขั้นตอนที่ 2. */
  readonly label: string;
}

/** Where a person is in something that takes several steps. */
export function StepBar({ step, names, label }: Props) {
  return (
    <ol className={css.steps} aria-label={label}>
      {names.map((name, at) => (
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
