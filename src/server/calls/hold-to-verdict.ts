import { type ConditionContext, meets } from '#contract/condition.ts';
import {
  type Demand,
  reasonDemand,
  reasonName,
  reasonOf,
  type Verdict,
  type Warning,
  warningsName,
} from '#contract/decision.ts';
import type { Row } from '#contract/envelope.ts';
import { FailureError, invalid } from '../base/failure.ts';
import { joinTexts } from '../base/text-catalogue.ts';
import { baseTexts } from '../base/texts.ts';
import type { Call } from '../context/call.ts';
import type { TransactionContext } from '../context/context.ts';
import type { AnyDecision, Platform } from '../context/platform.ts';
import { conditionContextOf } from '../records/condition.ts';

/** Warnings that the user overruled, with the reason. */
interface Overruled {
  readonly warnings: readonly Pick<Warning, 'code' | 'text'>[];
  readonly reason: string;
}

/** The hand-written verdict of a call. A call that requires one but has none is always refused. */
export function decisionOf({ decisions }: Pick<Platform, 'decisions'>, id: string): AnyDecision {
  const decision = decisions && Object.hasOwn(decisions, id) ? decisions[id] : undefined;
  if (!decision) throw new Error(`${id}: no decision`);
  return decision;
}

/**
 * Applies the verdict of a call inside its transaction, before anything is written. Returns the context to continue with:
 * overruled warnings are added to the audit row. Throws what the verdict refuses, and 422 for the fields it requires.
 */
export async function decided(
  { endpoint, platform, body }: Pick<Call, 'endpoint' | 'platform' | 'body'>,
  ctx: TransactionContext,
  record: Row | null,
): Promise<TransactionContext> {
  if (!endpoint.decides) return ctx;
  const verdict = await decisionOf(platform, endpoint.id)({ record, body }, { ...ctx, binding: true });
  const overruled = enforce(verdict, body, conditionContextOf(ctx));
  return overruled ? noting(ctx, overruled) : ctx;
}

/** Throws if the verdict refuses the call; returns the warnings overruled with a reason. */
function enforce(verdict: Verdict, body: Row, looking: ConditionContext): Overruled | undefined {
  const { refusals, warnings, fields = {} } = verdict;
  const [refused] = refusals;
  if (refused?.field !== undefined) throw invalid({ [refused.field]: refused.text });
  if (refused) throw new FailureError(refused.status, { message: refused.text });
  const wrong = Object.fromEntries(
    Object.entries(fields).flatMap(([name, demand]) =>
      isDemanded(demand, body, looking) && isBlank(body[name]) ? [[name, baseTexts.required] as const] : [],
    ),
  );
  const reason = warnings.length > 0 ? reasonOf(body[reasonName]) : undefined;
  const unexplained = warnings.length > 0 && reason === undefined;
  if (unexplained || Object.keys(wrong).length > 0)
    throw invalid({ ...wrong, ...(unexplained ? { [reasonName]: unexplainedText(warnings) } : {}) });
  return reason === undefined ? undefined : { warnings: warnings.map(({ code, text }) => ({ code, text })), reason };
}

/** The warnings, and the request for a reason. */
const unexplainedText = (warnings: readonly Warning[]) =>
  joinTexts(
    [
      joinTexts(
        warnings.map(({ text }) => text),
        ' · ',
      ),
      reasonDemand,
    ],
    ' — ',
  );

const isBlank = (value: unknown) =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '');

function isDemanded({ required, hidden }: Demand, body: Row, looking: ConditionContext): boolean {
  if (hidden || required === undefined) return false;
  return required === true || meets(required, body, looking);
}

/** Adds the overruled warnings to the first audit entry of the call. */
function noting(ctx: TransactionContext, { warnings, reason }: Overruled): TransactionContext {
  let noted = false;
  return {
    ...ctx,
    async audit(entry) {
      if (noted) return ctx.audit(entry);
      noted = true;
      return ctx.audit({
        ...entry,
        after: { ...entry.after, [warningsName]: warnings, [reasonName]: reason },
        reason: entry.reason ?? reason,
      });
    },
  };
}
