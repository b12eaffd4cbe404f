import { alternatives } from '#contract/condition.ts';
import type { Row } from '#contract/envelope.ts';
import type { Field } from '#contract/field.ts';
import type { WizardProgress } from '#contract/wizard.ts';
import { formatCount } from '#web/fields/parts/decimal.ts';
import css from './progress.module.css';
import { useWizardText } from './texts.ts';

interface Props extends WizardProgress {
  readonly batch: Row;
  readonly fields: readonly Field[];
  readonly isRunning: boolean;
}

/** The tone of what the batch says of the work. */
function toneOf({ while: going }: WizardProgress, fields: readonly Field[], batch: Row) {
  const [name = ''] = alternatives(going).flatMap(Object.keys);
  return fields.find((field) => field.name === name)?.options?.find(({ value }) => value === batch[name])?.tone;
}

/** How far the work is. */
export function Progress({ batch, fields, isRunning, ...names }: Props) {
  const text = useWizardText();
  const [done, of] = [Number(batch[names.done] ?? 0), Number(batch[names.of] ?? 0)];
  const all = Math.max(1, of);
  return (
    <div className={css.bar} role="status">
      <progress
        max={all}
        value={isRunning ? done : all}
        data-tone={isRunning ? undefined : toneOf(names, fields, batch)}
      />
      <span>{text.progress(formatCount(done), formatCount(of))}</span>
    </div>
  );
}
