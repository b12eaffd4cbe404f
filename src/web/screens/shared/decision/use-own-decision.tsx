import { type ReactNode, useState } from 'react';
import type { Call } from '#contract/call.ts';
import { reasonDemand, reasonName, reasonOf, type Verdict } from '#contract/decision.ts';
import type { ApiError } from '#web/data/api-error.ts';
import { toQueryString } from '#web/data/query-string.ts';
import { useLanguage } from '#web/locale/language.ts';
import { Recalled } from '../recalled.tsx';
import { useTyped } from '../use-typed.ts';
import { Away } from './away.tsx';
import { DecisionView } from './decision-view.tsx';
import { Refusals } from './refusals.tsx';
import { useDecisionText } from './texts.ts';
import { useVerdict } from './use-verdict.ts';
import { Warnings } from './warnings.tsx';

interface Options {
  /** A call is under way. */
  readonly isSending?: boolean;
}

/** What is decided about in a hand-written form, with the same parts as in the dialog of any action. */
export interface OwnDecision {
  readonly verdict: Verdict | undefined;
  /** Amount, both ends, names, limits and facts. */
  readonly facts: ReactNode;
  /** The refusals; otherwise the warnings, and the field for the reason. */
  readonly objections: ReactNode;
  /** As far as is known, nothing prevents the call. */
  readonly isOpen: boolean;
  /** Goes into the body of the call. */
  readonly body: { readonly warning_reason?: string };
  /** Whether what is typed suffices; says what is missing. */
  check(): boolean;
  /** It was sent: the reason is nobody's any more. */
  done(): void;
  /** The call was refused: keeps what the server says of the reason, and asks what holds now. */
  failed(error: ApiError): void;
}

/**
 * Reads the verdict of a call that a hand-written form makes. `null` = there is nothing to read it for yet.
 * The reason outlives the form, like everything typed into the dialog of an action: it is there when the same call is made again.
 */
export function useOwnDecision(call: Call, query: object | null, options: Options = {}): OwnDecision {
  const { isSending = false } = options;
  const language = useLanguage();
  const text = useDecisionText();
  const asked = useVerdict(call, query);
  const typed = useTyped(call.id, query === null ? '' : toQueryString(query), [], {});
  const reason = typed.values[reasonName];
  const [missingReason, setMissingReason] = useState<string>();
  const [isTried, setTried] = useState(false);
  const { verdict } = asked;
  const warnings = verdict?.warnings ?? [];
  const refusals = verdict?.refusals ?? [];
  const isWarned = warnings.length > 0 || missingReason !== undefined;
  const givenReason = reasonOf(reason);
  const complaint =
    givenReason !== undefined ? undefined : (missingReason ?? (isTried ? reasonDemand[language] : undefined));
  const isForbidden = asked.error?.code === 403;
  return {
    verdict,
    facts: verdict && <DecisionView decision={{ verdict: call, facts: [] }} row={{}} verdict={verdict} />,
    objections: (
      <>
        {asked.state === 'failed' && !isForbidden && <Away title={text.failed} error={asked.error} again={asked.ask} />}
        {refusals.length > 0 && <Refusals refusals={refusals} />}
        {refusals.length === 0 && isWarned && (
          <>
            <Warnings
              warnings={warnings}
              reason={reason}
              complaint={complaint}
              disabled={isSending}
              onReason={(next) => typed.change({ [reasonName]: next })}
            />
            <Recalled typed={typed} />
          </>
        )}
      </>
    ),
    isOpen: refusals.length === 0 && (asked.state === 'known' || asked.state === 'absent'),
    body: isWarned && givenReason !== undefined ? { [reasonName]: givenReason } : {},
    check: () => {
      setTried(true);
      return !isWarned || givenReason !== undefined;
    },
    done: typed.done,
    failed: (error) => {
      setMissingReason(error.fields[reasonName]);
      void asked.ask();
    },
  };
}
