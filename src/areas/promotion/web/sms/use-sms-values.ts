import { useState } from 'react';
import { useUser } from '#web/auth/session-context.tsx';
import type { Draft } from '#web/form/drafts.ts';
import { useDraft } from '#web/screens/shared/use-draft.ts';
import { useDirty } from '#web/ui/dirty.ts';
import {
  changedSms,
  initialSmsValues,
  type SmsValues,
  smsDraftFields,
  smsPlace,
  smsValuesOfDraft,
} from './sms-draft.ts';

/** Initial state of the form: its promotion and audience. */
export interface SmsOpening {
  readonly promotion: { readonly id: number; readonly name: string; readonly code: string };
  /** The promotion's agents, as the default. */
  readonly agentIds: readonly number[];
  /** The audience handed on by a report. */
  readonly carried: string;
}

export interface SmsEntry {
  /** The initial values. */
  readonly blank: SmsValues;
  readonly values: SmsValues;
  /** An earlier draft that was neither restored nor discarded. */
  readonly waiting: Draft | undefined;
  put(change: Partial<SmsValues>): void;
  /** Merges the earlier draft with the current values; the draft no longer waits. */
  recall(): Partial<SmsValues>;
  /** Discards the draft, after sending or on request. */
  drop(): void;
}

const idOf = (address: URL) => address.searchParams.get('id');

/** Form values, stored as a draft until sent. */
export function useSmsValues({ promotion, agentIds, carried }: SmsOpening): SmsEntry {
  const user = useUser();
  const drafts = useDraft({ ...smsPlace(user?.id, promotion.id), fields: smsDraftFields });
  const [blank] = useState<SmsValues>(() => initialSmsValues(carried, agentIds));
  const [values, setValues] = useState(blank);
  useDirty({
    isDirty: () => Object.keys(changedSms(blank, { ...values, test_mobile: null })).length > 0,
    discard: drafts.drop,
    // The tabs of the promotion are part of the same page.
    survives: (to, from) => to.pathname === from.pathname && idOf(to) === idOf(from),
  });
  const put = (change: Partial<SmsValues>) => {
    const next = { ...values, ...change };
    setValues(next);
    drafts.note(changedSms(blank, next), undefined);
  };
  const recall = () => {
    const draft = smsValuesOfDraft(drafts.waiting?.values ?? {});
    drafts.settle();
    return { ...draft, ...changedSms(blank, values) };
  };
  return { blank, values, waiting: drafts.waiting, put, recall, drop: drafts.drop };
}
