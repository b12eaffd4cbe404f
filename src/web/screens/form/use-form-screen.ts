import { useCallback, useRef, useSyncExternalStore } from 'react';
import { useLocation } from 'wouter';
import { fillLink } from '#contract/fill-link.ts';
import type { FormScreen } from '#contract/screen.ts';
import { useCan, useUser } from '#web/auth/session-context.tsx';
import { type ScreenPhase, screenPhase } from '#web/core/screen-phase.ts';
import { useOffered } from '#web/data/use-offers.ts';
import type { Values } from '#web/form/form-values.ts';
import { useDirty } from '#web/ui/dirty.ts';
import { type Drafts, useDraft } from '../shared/use-draft.ts';
import { isNewer, versionOf } from './form-state.ts';
import { useClash } from './use-clash.ts';
import { useFormSave } from './use-form-save.ts';
import { type OpenedForm, useOpenedForm } from './use-opened-form.ts';
import { type RecordState, useRecord } from './use-record.ts';

/** A draft that was left here earlier, to be taken up or thrown away. */
function draftState(drafts: Drafts, { opened, base, changes, open }: OpenedForm) {
  const note = (changed: Values) => drafts.note(changed, versionOf(base));
  /** Puts what was left into the form, below what has been typed since. */
  const takeUp = (left: Values) => {
    if (!opened) return;
    const mine = { ...left, ...changes() };
    drafts.settle();
    open(base, mine);
    note(mine);
  };
  const { waiting } = drafts;
  return {
    draft: waiting,
    draftIsOld: waiting?.version !== undefined && opened !== undefined && waiting.version !== versionOf(base),
    useDraft: () => {
      const left = drafts.recall();
      if (left instanceof Promise) void left.then(takeUp);
      else takeUp(left);
    },
    dropDraft: () => {
      drafts.drop();
      note(changes());
    },
  };
}

function phaseOf(
  { mode }: FormScreen,
  id: string | undefined,
  { opened }: OpenedForm,
  { error }: RecordState,
  allowed: boolean,
): ScreenPhase {
  const failed = opened ? undefined : error?.code;
  const errorCode = failed ?? (mode === 'update' && id === undefined ? 404 : undefined);
  return screenPhase({
    allowed,
    hasData: opened !== undefined,
    isValidating: false,
    ...(errorCode !== undefined && { errorCode }),
  });
}

/** Behaviour of a form screen: reading, drafts, saving, and its obstacles. No markup. */
export function useFormScreen(screen: FormScreen, id: string | undefined) {
  const { fields, mode } = screen;
  const can = useCan();
  const user = useUser();
  const [, navigate] = useLocation();
  const record = useRecord(screen, id);
  const drafts = useDraft({ user: user?.id ?? '', path: screen.path, record: id, fields });
  const typed = useOpenedForm(screen);
  const { opened, base, values, dirty, open, changes } = typed;
  const { clash, read: onClash, ...choices } = useClash(screen, id, typed, drafts, record);
  const isOffered = useOffered(screen.save);
  const readOnly = !can(screen.savePermission) || !isOffered;
  const { form, save, sending, isSending } = useFormSave({ screen, id, typed, drafts, record, readOnly, onClash });

  // The first answer fills the form; a newer one does so only while nothing has been typed.
  const { row } = record;
  const isNews = mode === 'update' && row !== undefined && isNewer(row, opened?.base);
  const changedBehind = useSyncExternalStore(dirty.subscribe, () => isNews && dirty.get());
  if (isNews && !changedBehind && !sending.current && !clash) open(row);

  const change = useCallback(
    (next: Values) => {
      values.current = next;
      const changed = changes();
      dirty.set(Object.keys(changed).length > 0);
      drafts.note(changed, versionOf(base));
    },
    [values, changes, dirty, drafts.note, base],
  );
  const latest = useRef(save);
  latest.current = save;
  const submit = useCallback((extra?: Values) => void latest.current('leave', extra), []);
  useDirty({
    isDirty: () => !readOnly && Object.keys(changes()).length > 0,
    ...(!readOnly && { save: async () => (form.current?.check() ?? false) && (await save('stay')) }),
    discard: () => {
      values.current = typed.saved.current ?? typed.baseline;
      drafts.drop();
    },
  });

  const phase = phaseOf(screen, id, typed, record, can(screen.permission));
  const cancel = () => {
    const target = screen.done === undefined ? undefined : fillLink(screen.done, base);
    if (target !== undefined) navigate(target);
    else if (history.length > 1) history.back();
    else navigate('/');
  };
  return {
    ...{ phase, record, opened, form, change, save, submit, changes, readOnly, isOffered, dirty, isSending, clash },
    ...choices,
    ...draftState(drafts, typed),
    failure: typed.failure,
    changedBehind,
    cancel,
  };
}

export type FormScreenState = ReturnType<typeof useFormScreen>;
