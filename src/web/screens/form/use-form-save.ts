import { useRef } from 'react';
import { useLocation } from 'wouter';
import type { RecordReply, Row } from '#contract/envelope.ts';
import { fillLink } from '#contract/fill-link.ts';
import type { FormScreen } from '#contract/screen.ts';
import { namingColumn } from '#web/core/naming-column.ts';
import type { ApiError } from '#web/data/api-error.ts';
import { useClient } from '#web/data/client-context.tsx';
import { useDescribeError } from '#web/data/describe-error.ts';
import { useInvalidate, usePost } from '#web/data/hooks.ts';
import { formatField, isNothing } from '#web/fields/formats.ts';
import type { FormatContext } from '#web/fields/types.ts';
import { useFormatContext } from '#web/fields/use-format-context.ts';
import { createBody, updateBody, type Values } from '#web/form/form-values.ts';
import type { FormHandle } from '#web/form/manifest-form.tsx';
import { useText } from '#web/locale/use-text.ts';
import { notify } from '#web/ui/notify.ts';
import type { Drafts } from '../shared/use-draft.ts';
import { useFailure } from '../shared/use-failure.ts';
import { noRecord } from './form-state.ts';
import type { OpenedForm } from './use-opened-form.ts';
import type { RecordState } from './use-record.ts';

interface Saving {
  readonly screen: FormScreen;
  readonly id: string | undefined;
  readonly typed: OpenedForm;
  readonly drafts: Drafts;
  readonly record: RecordState;
  readonly readOnly: boolean;
  /** What is done about a failure that is a clash; undefined where it is none. */
  readonly onClash: (error: ApiError) => Promise<void> | undefined;
}

/** Says what was saved of whom, and offers to undo it: fetched when the first change is saved. */
function useOfferUndo({ screen, typed }: Saving) {
  const tools = { client: useClient(), invalidate: useInvalidate(), context: useFormatContext() };
  const { base } = typed;
  const usual = useText().common.saved;
  return (changed: Values, sent: Values, reply: RecordReply<Row>, message: string) =>
    void import('../shared/undo/offer-undo.ts').then(
      ({ changedText, notifyChange }) => {
        const { fields, save: call, key } = screen;
        // It is called by its new name from now on; where the server says more than that it is saved, that is said.
        const name = message === usual ? nameIn(screen, { ...base, ...changed }, tools.context) : undefined;
        const words = name === undefined ? message : changedText(changed, fields, name, tools.context);
        notifyChange(words, { call, key, fields, before: base, changed: sent, reply }, tools);
      },
      () => notify.success(message),
    );
}

/** What the record is called where it is spoken of. */
function nameIn({ fields }: FormScreen, base: Row, context: FormatContext): string | undefined {
  const field = namingColumn(fields.filter(({ name }) => !isNothing(base[name])));
  return field && formatField(field, base, context);
}

/** Sends what is in the form, and says at its fields, or above them, why that failed. */
function useSend(saving: Saving, form: { readonly current: FormHandle | null }) {
  const { screen, id, typed, drafts, onClash } = saving;
  const text = useText();
  const describe = useDescribeError();
  const failed = useFailure();
  const post = usePost<object, RecordReply<Row>>(screen.save);
  const isNew = screen.mode === 'create';
  const { base, setFailure } = typed;
  const undo = useOfferUndo(saving);

  const meet = async (error: ApiError, sent: Values) => {
    const message = describe(error);
    if (Object.keys(error.fields).length > 0) return form.current?.blame(error.fields, sent);
    const clash = onClash(error);
    if (clash) return clash;
    setFailure({ message, reference: error.requestId, isLost: error.mayHaveHappened });
  };
  const send = async (extra: Values): Promise<Row | undefined> => {
    const sent = typed.values.current;
    const changed = typed.changes();
    setFailure(undefined);
    try {
      const body = isNew
        ? createBody(typed.counting(), sent)
        : updateBody(changed, { key: screen.save.key ?? screen.key, id: id ?? '', record: base });
      const reply = await post.send({ ...body, ...extra });
      drafts.drop();
      const message = reply.message ?? (isNew ? text.common.added : text.common.saved);
      if (isNew) notify.success(message);
      else undo(changed, { ...changed, ...extra }, reply, message);
      typed.saved.current = sent;
      typed.dirty.set(false);
      return { ...base, ...sent, ...reply.data };
    } catch (error) {
      await meet(failed(error), sent);
      return undefined;
    }
  };
  return { send, isSending: post.isSending };
}

/** Saves the form: leaves it then, stays in it, or opens it for another record. */
export function useFormSave(saving: Saving) {
  const { screen, typed, record, readOnly } = saving;
  const [, navigate] = useLocation();
  const form = useRef<FormHandle>(null);
  const { send, isSending } = useSend(saving, form);
  const sending = useRef<Promise<boolean>>(undefined);

  const sendOnce = async (then: 'leave' | 'stay' | 'another', extra: Values): Promise<boolean> => {
    const result = await send(extra).finally(() => {
      sending.current = undefined;
    });
    if (!result) return false;
    const target = then === 'leave' && screen.done !== undefined ? fillLink(screen.done, result) : undefined;
    if (target !== undefined) navigate(target);
    else if (screen.mode === 'create' && then !== 'stay') typed.open(noRecord);
    else if (then !== 'stay') await record.refresh();
    if (then === 'another') setTimeout(() => form.current?.focusFirst());
    return true;
  };
  /** Sends what is in the form; a second call while the first is under way shares its outcome. */
  const save = (then: 'leave' | 'stay' | 'another', extra: Values = {}): Promise<boolean> => {
    if (readOnly) return Promise.resolve(false);
    sending.current ??= sendOnce(then, extra);
    return sending.current;
  };
  return { form, save, sending, isSending };
}
