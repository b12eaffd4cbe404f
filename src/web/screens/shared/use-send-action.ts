import type { Row } from '#contract/envelope.ts';
import type { Inputs } from '#contract/screen.ts';
import { bodyOf } from '#web/core/action-body.ts';
import { useClient } from '#web/data/client-context.tsx';
import { useInvalidate, usePost } from '#web/data/hooks.ts';
import { useFormatContext } from '#web/fields/use-format-context.ts';
import { notify } from '#web/ui/notify.ts';
import { useShown } from '#web/ui/use-shown.ts';
import type { ActionDialogProps } from './action-dialog.tsx';
import { doneText, nameOf } from './action-words.ts';
import { noteField } from './decision/hand-over-note.tsx';
import { useDecisionText } from './decision/texts.ts';
import { changeOf } from './undo/change-of.ts';
import { notifyChange } from './undo/offer-undo.ts';
import type { ActionState } from './use-action-state.ts';
import type { Typed } from './use-typed.ts';

/** Runs an action, or hands it over, and reports the result. Both throw what prevented them. */
export function useSendAction(
  { action, call, source, onClose, onChanged, onDone }: ActionDialogProps,
  { decision, ...inputs }: Inputs,
  typed: Typed,
  { told, handover, inputs: { fields } }: ActionState,
) {
  const text = useDecisionText();
  const context = useFormatContext();
  const isShown = useShown();
  const post = usePost<Row, { readonly message?: string }>(call);
  const hand = usePost<Row, unknown>(decision?.handover ?? call);
  const { values } = typed;

  const tools = { client: useClient(), invalidate: useInvalidate(), context, onUndone: onChanged };

  const finish = (reply: unknown, isHandedOver = false) => {
    typed.done();
    onChanged();
    onDone?.(reply);
    // A user who did not wait may have another dialog or record open by now.
    source.onDone?.({ action, row: told, reply, next: decision?.next === true && isShown(), isHandedOver });
    if (isShown()) onClose();
  };
  const send = async (body: Row) => {
    const asking = { ...action, ...inputs };
    const reply = await post.send(body);
    const words = doneText(asking, told, values, { fields: source.fields, key: source.key, asked: fields }, context);
    const isNamed = asking.success !== undefined || call.kind === 'update';
    const all = [...source.fields, ...fields];
    const change = changeOf({ call, key: source.key, fields: all, before: told, body, reply });
    notifyChange(isNamed ? words : (reply?.message ?? words), change, tools);
    finish(reply);
  };
  const handOver = async () => {
    if (!handover) return;
    const body = bodyOf({ ...action, call: handover, send: [], set: {} }, told, source.key, values, [noteField]);
    const reply = await hand.send(body);
    notify.success(text.handedOver(nameOf(told, source.fields, source.key, context)));
    finish(reply, true);
  };
  return { send, handOver, isSending: post.isSending || hand.isSending };
}
