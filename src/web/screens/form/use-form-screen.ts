import { useCallback, useMemo, useRef, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import type { RecordReply, Row } from '#contract/envelope.ts';
import type { FormScreen } from '#contract/screen.ts';
import { useCan, useUser } from '#web/auth/session-context.tsx';
import { type ScreenPhase, screenPhase } from '#web/core/screen-phase.ts';
import { fillLink } from '#web/core/template.ts';
import { ApiError } from '#web/data/api-error.ts';
import { useClient } from '#web/data/client-context.tsx';
import { useDescribeError } from '#web/data/describe-error.ts';
import { usePost } from '#web/data/hooks.ts';
import { useOffered } from '#web/data/use-offers.ts';
import { fieldDiffs } from '#web/form/field-diff.ts';
import { changedValues, createBody, openingValues, updateBody, type Values } from '#web/form/form-values.ts';
import { hiddenFields } from '#web/form/hidden-fields.ts';
import type { FormHandle } from '#web/form/manifest-form.tsx';
import { prefill } from '#web/form/prefill.ts';
import { useText } from '#web/locale/use-text.ts';
import { useDirty } from '#web/ui/dirty.ts';
import { notify } from '#web/ui/notify.ts';
import { useDraft } from '../shared/use-draft.ts';
import { type Clash, type Failure, isNewer, noRecord, type Opened, versionOf } from './form-state.ts';
import { useRecord } from './use-record.ts';

/** Behaviour of a form screen: reading, keeping, saving, and what stands in the way of it. No markup. */
export function useFormScreen(screen: FormScreen, id: string | undefined) {
  const { fields, mode } = screen;
  const can = useCan();
  const user = useUser();
  const text = useText();
  const client = useClient();
  const describe = useDescribeError();
  const [, navigate] = useLocation();
  const record = useRecord(screen, id);
  const post = usePost<object, RecordReply<Row>>(screen.save);
  const drafts = useDraft({ user: user?.id ?? '', path: screen.path, record: id, fields });

  const search = useSearch();
  /** What a form that creates opens with; the address may have given some of it. */
  const [blank] = useState<Values>(() => ({ ...openingValues(fields, undefined), ...prefill(fields, search) }));

  const form = useRef<FormHandle>(null);
  const [opened, setOpened] = useState<Opened | undefined>(() =>
    mode === 'create' ? { generation: 0, base: noRecord, values: blank } : undefined,
  );
  const values = useRef<Values>(opened?.values ?? {});
  /** What was saved last from here; the record that says so may still be on its way. */
  const saved = useRef<Values>(undefined);
  const [isDirty, setDirty] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const [clash, setClash] = useState<Clash>();
  const sending = useRef<Promise<boolean>>(undefined);

  /** Puts values into the form: those of `base`, with `mine` on top. */
  const open = useCallback(
    (base: Row, mine: Values = {}) => {
      const start = mode === 'create' ? blank : openingValues(fields, base);
      values.current = { ...start, ...mine };
      saved.current = undefined;
      setOpened((before) => ({ generation: (before?.generation ?? 0) + 1, base, values: values.current }));
      setDirty(Object.keys(mine).length > 0);
      setFailure(undefined);
    },
    [fields, mode, blank],
  );

  const baseline = useMemo(
    () => (mode === 'create' ? blank : openingValues(fields, opened?.base)),
    [fields, mode, blank, opened?.base],
  );
  const { groups } = screen;
  /** Fields that count for the values in the form: what is hidden is not sent. */
  const counting = useCallback(() => {
    const hidden = hiddenFields(groups, values.current);
    return hidden.size === 0 ? fields : fields.filter((field) => !hidden.has(field.name));
  }, [fields, groups]);
  const changes = useCallback(
    () => changedValues(counting(), saved.current ?? baseline, values.current),
    [counting, baseline],
  );

  // The first answer fills the form; a newer one does so only while nothing has been typed.
  const { row } = record;
  const isNews = mode === 'update' && row !== undefined && isNewer(row, opened?.base);
  if (isNews && !isDirty && !sending.current && !clash) open(row);

  const isOffered = useOffered(screen.save);
  const readOnly = !can(screen.savePermission) || !isOffered;

  const change = useCallback(
    (next: Values) => {
      values.current = next;
      const changed = changes();
      setDirty(Object.keys(changed).length > 0);
      drafts.note(changed, versionOf(opened?.base ?? noRecord));
    },
    [changes, drafts.note, opened?.base],
  );

  const meet = async (error: ApiError, sent: Values) => {
    const message = describe(error);
    if (Object.keys(error.fields).length > 0) {
      form.current?.blame(error.fields, sent);
      return;
    }
    if (error.code === 409 && mode === 'update' && screen.record && opened && id !== undefined) {
      const meanwhile: Clash = { conflict: error.conflict, fresh: undefined, diffs: [], failed: false };
      setClash(meanwhile);
      try {
        const reply = await client.request<RecordReply<Row>>(screen.record, { query: { [screen.key]: id } });
        setClash({
          ...meanwhile,
          fresh: reply.data,
          diffs: fieldDiffs(fields, opened.base, reply.data, values.current),
        });
      } catch {
        setClash({ ...meanwhile, failed: true });
      }
      return;
    }
    setFailure({ message, reference: error.requestId, isLost: error.mayHaveHappened });
  };

  const send = async (besides: Values): Promise<Row | undefined> => {
    const sent = values.current;
    const changed = changes();
    const base = opened?.base ?? noRecord;
    const body =
      mode === 'create'
        ? createBody(counting(), sent)
        : updateBody(changed, { key: screen.save.key ?? screen.key, id: id ?? '', record: base });
    setFailure(undefined);
    try {
      const reply = await post.send({ ...body, ...besides });
      drafts.drop();
      notify.success(reply.message ?? (mode === 'create' ? text.common.added : text.common.saved));
      saved.current = sent;
      setDirty(false);
      return { ...base, ...sent, ...reply.data };
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      await meet(error, sent);
      return undefined;
    }
  };

  /** Sends what is in the form; a second call while the first is under way shares its outcome. */
  const save = (then: 'leave' | 'stay' | 'another', besides: Values = {}): Promise<boolean> => {
    if (readOnly) return Promise.resolve(false);
    sending.current ??= (async () => {
      const result = await send(besides);
      sending.current = undefined;
      if (!result) return false;
      const target = then === 'leave' && screen.done !== undefined ? fillLink(screen.done, result) : undefined;
      if (target !== undefined) navigate(target);
      else if (mode === 'create' && then !== 'stay') open(noRecord);
      else if (then !== 'stay') await record.refresh();
      if (then === 'another') setTimeout(() => form.current?.focusFirst());
      return true;
    })();
    return sending.current;
  };
  const latest = useRef(save);
  latest.current = save;
  /** Puts what was left here earlier into the form, below what has been typed since. */
  const takeUp = (left: Values) => {
    if (!opened) return;
    const mine = { ...left, ...changes() };
    drafts.settle();
    open(opened.base, mine);
    drafts.note(mine, versionOf(opened.base));
  };
  const submit = useCallback((besides?: Values) => void latest.current('leave', besides), []);

  useDirty({
    isDirty: () => !readOnly && Object.keys(changes()).length > 0,
    ...(!readOnly && { save: async () => (form.current?.check() ?? false) && (await save('stay')) }),
    discard: () => {
      values.current = saved.current ?? baseline;
      drafts.drop();
    },
  });

  const phase: ScreenPhase = screenPhase({
    allowed: can(screen.permission),
    hasData: opened !== undefined,
    isValidating: false,
    ...(mode === 'update' && id === undefined && { errorCode: 404 }),
    ...(record.error && !opened && { errorCode: record.error.code }),
  });

  return {
    phase,
    record,
    opened,
    form,
    change,
    save,
    submit,
    changes,
    readOnly,
    isOffered,
    isDirty,
    isSending: post.isSending,
    failure,
    clash,
    changedBehind: isNews && isDirty,
    draft: drafts.waiting,
    draftIsOld:
      drafts.waiting?.version !== undefined &&
      opened !== undefined &&
      drafts.waiting.version !== versionOf(opened.base),
    useDraft: () => {
      const left = drafts.recall();
      if (left instanceof Promise) void left.then(takeUp);
      else takeUp(left);
    },
    dropDraft: () => {
      drafts.drop();
      drafts.note(changes(), versionOf(opened?.base ?? noRecord));
    },
    /** My changes on top of what is stored now; nothing is sent yet. */
    keepMine: () => {
      if (!clash?.fresh) return;
      const mine = changes();
      setClash(undefined);
      open(clash.fresh, mine);
    },
    takeTheirs: () => {
      if (!clash?.fresh) return;
      drafts.drop();
      setClash(undefined);
      open(clash.fresh);
      void record.refresh();
    },
    closeClash: () => setClash(undefined),
    cancel: () => {
      const target = screen.done === undefined ? undefined : fillLink(screen.done, opened?.base ?? noRecord);
      if (target !== undefined) navigate(target);
      else if (history.length > 1) history.back();
      else navigate('/');
    },
  };
}

export type FormScreenState = ReturnType<typeof useFormScreen>;
