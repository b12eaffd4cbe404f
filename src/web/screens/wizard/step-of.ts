import type { Row } from '#contract/envelope.ts';
import type { WizardStep } from '#contract/wizard.ts';
import { meets } from '#web/core/actions.ts';

type Placed = Pick<WizardStep, 'name' | 'when' | 'again'>;

/** Which step a batch is at, from 0: one that it may be gone back to, if that is asked for; the last one if none fits. */
export function stepOf(steps: readonly Placed[], batch: Row | undefined, asked: string | null): number {
  if (!batch) return 0;
  const back = steps.findIndex(({ name, again }) => name === asked && again !== undefined && meets(again, batch));
  if (back >= 0) return back;
  const at = steps.findIndex(({ when }) => when !== undefined && meets(when, batch));
  return at < 0 ? steps.length - 1 : at;
}
