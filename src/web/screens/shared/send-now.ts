import type { Call } from '#contract/call.ts';
import type { Row } from '#contract/envelope.ts';
import type { Action } from '#contract/screen.ts';
import { bodyOf } from '#web/core/action-body.ts';
import { describeError } from '#web/data/describe-error.ts';
import { failureOf } from '#web/data/failure-of.ts';
import { notify } from '#web/ui/notify.ts';
import type { ActionSource } from './action-source.ts';
import { doneText } from './action-words.ts';
import { changeOf } from './undo/change-of.ts';
import { notifyChange, type UndoTools } from './undo/offer-undo.ts';

/** Runs an action without inputs, and reports the result. Its code is fetched with the first one. */
export async function sendNow(
  action: Action,
  call: Call,
  row: Row,
  source: ActionSource,
  tools: UndoTools,
): Promise<void> {
  const { key, fields, onDone } = source;
  const { client, invalidate, context } = tools;
  try {
    const body = bodyOf(action, row, key);
    const reply = await client.request<{ readonly message?: string }>(call, { body });
    const words = doneText(action, row, {}, { fields, key, asked: [] }, context);
    const message = action.success === undefined ? (reply?.message ?? words) : words;
    const change = changeOf({ call, key, fields, before: row, body, reply });
    // What can be undone is called by its name, not by “saved” alone.
    notifyChange(call.kind === 'update' ? words : message, change, tools);
    onDone?.({ action, row, reply, next: false });
  } catch (error) {
    notify.error(describeError(failureOf(error), context.language));
  }
  await invalidate(call.invalidates ?? []);
  tools.onUndone?.();
}
