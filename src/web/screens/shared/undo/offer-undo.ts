import type { Row } from '#contract/envelope.ts';
import type { Field } from '#contract/field.ts';
import type { ApiError } from '#web/data/api-error.ts';
import type { Client } from '#web/data/client.ts';
import { describeError } from '#web/data/describe-error.ts';
import { failureOf } from '#web/data/failure-of.ts';
import { formatValue } from '#web/fields/formats.ts';
import type { FormatContext } from '#web/fields/types.ts';
import { notify } from '#web/ui/notify.ts';
import { type Change, type Step, stepBack } from './step-back.ts';
import { undoTexts } from './texts.ts';

/** How long a change may be undone, in milliseconds. */
const offered = 10_000;

const moment: Field = { name: 'at', kind: 'datetime', label: { th: '', en: '' } };

/** What undoing needs of the page; it outlives the screen on which the change was made. */
export interface UndoTools {
  readonly client: Pick<Client, 'request'>;
  readonly invalidate: (paths: readonly string[]) => Promise<void>;
  readonly context: FormatContext;
  /** Reads again what the screen shows. */
  readonly onUndone?: (() => void) | undefined;
}

/** Why a step could not be taken: somebody was faster, or anything else. */
function reasonOf(error: ApiError, { context }: UndoTools): string {
  const text = undoTexts[context.language];
  const { code, conflict } = error;
  return code === 409 && conflict
    ? text.overtakenBy(conflict.by, formatValue(moment, conflict.at, context))
    : text.failed(describeError(error, context.language));
}

async function undo(message: string, steps: readonly Step[], tools: UndoTools): Promise<void> {
  const { client, invalidate, context, onUndone } = tools;
  const text = undoTexts[context.language];
  let done = 0;
  try {
    // One after the other: what the first one finds changed keeps the others as they are.
    for (const { call, body } of steps) {
      await client.request(call, { body });
      done += 1;
    }
    notify.success(text.undone(message));
  } catch (error) {
    const why = reasonOf(failureOf(error), tools);
    notify.error(done === 0 ? why : text.partly(done, steps.length, why));
  }
  await invalidate([...new Set(steps.flatMap(({ call }) => call.invalidates ?? []))]);
  onUndone?.();
}

/** Says that something is done, and offers for ten seconds to undo it where that is possible. */
export function offerUndo(message: string, steps: readonly (Step | undefined)[], tools: UndoTools): void {
  const all = steps.filter((step) => step !== undefined);
  const { undo: label } = undoTexts[tools.context.language];
  const isWhole = all.length > 0 && all.length === steps.length;
  const action = { label, run: () => void undo(message, all, tools) };
  notify.success(message, isWhole ? { duration: offered, action } : {});
}

/** The same of a change of one record. */
export const notifyChange = (message: string, change: Change, tools: UndoTools): void =>
  offerUndo(message, [stepBack(change)], tools);

/** The same of rows that were put into another order. */
export const offerOrder = (changes: readonly Change[], tools: UndoTools): void =>
  offerUndo(undoTexts[tools.context.language].moved, changes.map(stepBack), tools);

/** Which fields of whom were changed, as a sentence: two by name, the rest counted. */
export function changedText(changed: Row, fields: readonly Field[], name: string, { language }: FormatContext): string {
  const text = undoTexts[language];
  const labels = Object.keys(changed).flatMap((one) => fields.find((each) => each.name === one)?.label[language] ?? []);
  const more = labels.length > 2 ? text.more(labels.length - 2) : '';
  return text.changed(`${labels.slice(0, 2).join(', ')}${more}`, name);
}
