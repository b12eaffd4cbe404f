import { useState } from 'react';
import { useUser } from '#web/auth/session-context.tsx';
import type { Draft } from '#web/form/drafts.ts';
import { useDraft } from '#web/screens/shared/use-draft.ts';
import { useDirty } from '#web/ui/dirty.ts';
import { changedSms, draftedSms, openingSms, type SmsValues, smsDraftFields, smsPlace } from './sms-draft.ts';

/** Where a text begins: its promotion, and the audience that it opens with. */
export interface SmsOpening {
  readonly promotion: { readonly id: number; readonly name: string; readonly code: string };
  /** Agents of the promotion, to begin with. */
  readonly agentIds: readonly number[];
  /** The audience that a report handed on. */
  readonly carried: string;
}

export interface SmsEntry {
  /** The form as it opened. */
  readonly blank: SmsValues;
  readonly values: SmsValues;
  /** What was left here earlier and has been neither used nor thrown away. */
  readonly waiting: Draft | undefined;
  put(change: Partial<SmsValues>): void;
  /** What an earlier draft and the form as it is now make together; the draft does not wait any more. */
  recall(): Partial<SmsValues>;
  /** Everything is sent or thrown away. */
  drop(): void;
}

const idOf = (address: URL) => address.searchParams.get('id');

/** What is typed, kept as a draft until it is sent. */
export function useSmsValues({ promotion, agentIds, carried }: SmsOpening): SmsEntry {
  const user = useUser();
  const drafts = useDraft({ ...smsPlace(user?.id, promotion.id), fields: smsDraftFields });
  const [blank] = useState<SmsValues>(() => openingSms(carried, agentIds));
  const [values, setValues] = useState(blank);
  useDirty({
    isDirty: () => Object.keys(changedSms(blank, { ...values, test_mobile: null })).length > 0,
    discard: drafts.drop,
    // The tabs of the promotion are below it.
    survives: (to, from) => to.pathname === from.pathname && idOf(to) === idOf(from),
  });
  const put = (change: Partial<SmsValues>) => {
    const next = { ...values, ...change };
    setValues(next);
    drafts.note(changedSms(blank, next), undefined);
  };
  const recall = () => {
    const mine = draftedSms(drafts.waiting?.values ?? {});
    drafts.settle();
    return { ...mine, ...changedSms(blank, values) };
  };
  return { blank, values, waiting: drafts.waiting, put, recall, drop: drafts.drop };
}
