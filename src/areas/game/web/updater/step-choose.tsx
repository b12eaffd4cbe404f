import { Button } from '@mantine/core';
import { ActionInput } from '#web/form/action-input.tsx';
import { StepBar } from '#web/ui/step-bar.tsx';
import type { Batch } from './batch.ts';
import { BatchList } from './batch-list.tsx';
import { css } from './css.ts';
import { GameFile } from './game-file.tsx';
import { useUpdaterText } from './texts.ts';
import { fields, useComparison } from './use-comparison.ts';

interface Props {
  /** The provider preselected from the URL. */
  readonly provider: string | undefined;
  readonly onCompared: (batch: Batch) => void;
}

/** Steps 1 and 2: choose a provider and a source, then run the comparison. */
export function StepChoose({ provider, onCompared }: Props) {
  const text = useUpdaterText();
  const comparison = useComparison(provider, onCompared);
  const { problem, isSending } = comparison;
  const step = isSending ? 2 : 1;
  return (
    <>
      <StepBar step={step} names={text.steps} label={`${text.stepOf} ${step}`} />
      <section className={`${css.card} ${css.choose}`} aria-busy={isSending}>
        <ActionInput
          fields={fields}
          value={comparison.values}
          issues={comparison.issues}
          disabled={isSending}
          onChange={comparison.choose}
        />
        {comparison.fromFile && <GameFile file={comparison.file} disabled={isSending} onFile={comparison.takeFile} />}
        {problem !== undefined && (
          <p className={css.problem} role="alert">
            {problem}
          </p>
        )}
        <div className={css.foot}>
          <span role="status" className={css.quiet}>
            {isSending ? text.comparing : ''}
          </span>
          <Button loading={isSending} onClick={comparison.compare}>
            {text.compare}
          </Button>
        </div>
      </section>
      <BatchList />
    </>
  );
}
