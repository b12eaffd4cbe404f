import { useEffect, useState } from 'react';
import type { AnnotationCalls } from '#web/auth/person-store.ts';
import { useCan } from '#web/auth/session-context.tsx';
import { whenCalm } from '#web/data/activity.ts';
import { useGet } from '#web/data/hooks.ts';
import { noCall } from '#web/data/no-call.ts';
import { useOffer } from '#web/data/use-offers.ts';
import { usePreferenceCalls } from '../preferences/use-taken-over.ts';
import type { Annotation, AnnotationsReply, DaySpan } from './annotations.ts';

const none: readonly Annotation[] = [];

export interface Annotations {
  /** Undefined until they are known, null where there are none, or none for this person. */
  readonly calls: AnnotationCalls | null | undefined;
  /** The earliest first; empty until they have come. */
  readonly all: readonly Annotation[];
  refresh(): Promise<void>;
}

/** What is to be known of some days. It is asked for once the page shows its own rows; nobody waits for it. */
export function useAnnotations(span: DaySpan | undefined): Annotations {
  const can = useCan();
  const known = usePreferenceCalls();
  const [isCalm, setCalm] = useState(false);
  useEffect(() => whenCalm(() => setCalm(true)), []);
  const list = known?.annotations?.list;
  const isAbsent = useOffer(list) === 'absent' || (list !== undefined && !can(list.permission));
  const query = isCalm && list && !isAbsent && span ? { date_from: span.from, date_to: span.to } : null;
  const answer = useGet<AnnotationsReply>(list ?? noCall, query, { keepPrevious: true });
  return {
    calls: known === undefined ? undefined : isAbsent ? null : (known?.annotations ?? null),
    all: (query && answer.data?.data.annotations) ?? none,
    refresh: answer.refresh,
  };
}
