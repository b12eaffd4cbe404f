import type { Row } from '#contract/envelope.ts';
import { type IngestedFact, type IngestOutcome, type IngestReply, ingestOutcomes } from '#contract/ingest.ts';
import { conflicted, FailureError } from '../base/failure.ts';
import { Lane } from '../base/lane.ts';
import type { Answer, Call } from '../context/call.ts';
import type { TransactionContext } from '../context/context.ts';
import type { AnyIngest } from '../context/platform.ts';
import { asWork } from '../db/lanes.ts';
import { factsIn, faultOf, type SentFact } from './facts.ts';
import { freeReferences, keepMade, knownFacts, type Sender, senderOf, takeReferences } from './references.ts';
import { type Taken, takeFacts } from './take.ts';
import { ingestTexts } from './texts.ts';

/** Facts of one transaction: short enough that nobody at the desk waits for its rows, or for the head of the audit log. */
const chunks = { one: 25, many: 1_000 } as const;

/** Batches at work at once in one process: whatever else writes has connections left. The others wait, or come again. */
const lane = new Lane(2, { wait: 20_000, waiting: 50 }, () => new FailureError(503, { retryAfter: 5 }));

type Outcome = Omit<IngestedFact<Row>, 'reference' | 'problem'> & { readonly refusal?: FailureError };

const refused = (refusal: FailureError): Outcome => ({ outcome: 'refused', made: null, refusal });

/** The first of the facts that are left, each reference once: one that comes twice is looked at when the first is done. */
function nextOf(left: readonly SentFact[], most: number) {
  const chunk = new Map<string, SentFact>();
  const later: SentFact[] = [];
  for (const fact of left) {
    if (chunk.size < most && !chunk.has(fact.reference)) chunk.set(fact.reference, fact);
    else later.push(fact);
  }
  return { chunk: [...chunk.values()], later };
}

/**
 * Takes the facts of a call, some at a time, each lot in one transaction with the references, what they did and the row of the
 * audit log. Where it is broken off, what was done stays done and is known when the call is made again.
 */
export async function ingest(call: Call): Promise<Answer> {
  const { endpoint, platform, ctx } = call;
  const taker = platform.ingests?.[endpoint.id];
  if (!taker) throw new Error(`${endpoint.id}: nobody takes its facts`);
  const facts = factsIn(call.body);
  const outcomes = new Map<number, Outcome>();
  const size = 'many' in taker ? chunks.many : chunks.one;
  const sender = { sender: senderOf(ctx.principal), kind: endpoint.id };
  let left = facts;
  while (left.length > 0) {
    const { chunk, later } = nextOf(left, size);
    const taken = await lane.through(() =>
      asWork('write', () => ctx.transaction((inner) => takeChunk(call, taker, sender, chunk, inner))),
    );
    for (const [index, outcome] of taken) outcomes.set(index, outcome);
    left = later;
  }
  return { json: { error: 0, data: replyOf(call, facts, outcomes) } };
}

type Outcomes = ReadonlyMap<number, Outcome>;

async function takeChunk(
  { endpoint, platform }: Call,
  taker: AnyIngest,
  sender: Sender,
  facts: readonly SentFact[],
  ctx: TransactionContext,
): Promise<Outcomes> {
  const outcomes = new Map<number, Outcome>();
  const sound = facts.filter((fact) => {
    const fault = faultOf(endpoint, fact);
    if (fault) outcomes.set(fact.index, refused(fault));
    return fault === undefined;
  });
  const fresh = await takeReferences(ctx.tx, sender, sound);
  for (const [index, outcome] of await repeatedOf(ctx, sender, sound, fresh)) outcomes.set(index, outcome);
  const untaken = sound.filter(({ reference }) => fresh.has(reference));
  const taken = await takeFacts(taker, untaken, ctx, platform.logger);
  await keep(ctx, sender, untaken, taken);
  for (const [at, one] of taken.entries()) {
    const { index } = untaken[at] ?? { index: -1 };
    outcomes.set(index, 'made' in one ? { outcome: 'created', made: one.made } : refused(one.refusal));
  }
  await audit(ctx, outcomes);
  return outcomes;
}

/** Facts whose references were used before: for the same, or for something else. */
async function repeatedOf(
  ctx: TransactionContext,
  sender: Sender,
  facts: readonly SentFact[],
  fresh: ReadonlySet<string>,
): Promise<Outcomes> {
  const repeated = facts.filter(({ reference }) => !fresh.has(reference));
  const known = await knownFacts(
    ctx.tx,
    sender,
    repeated.map(({ reference }) => reference),
  );
  return new Map(
    repeated.map(({ index, reference, digest }): [number, Outcome] => {
      const first = known.get(reference);
      // It was given back between two statements: whoever sends it again finds it free.
      if (!first) return [index, refused(new FailureError(409, { retryAfter: 1 }))];
      return [
        index,
        digest.equals(first.digest)
          ? { outcome: 'known', made: first.made }
          : refused(conflicted(undefined, ingestTexts.otherContent)),
      ];
    }),
  );
}

async function keep(
  { tx }: TransactionContext,
  sender: Sender,
  facts: readonly SentFact[],
  taken: readonly Taken[],
): Promise<void> {
  const answers = taken.map((one, at) => ({ ...one, reference: facts[at]?.reference ?? '' }));
  await freeReferences(
    tx,
    sender,
    answers.flatMap((one) => ('refusal' in one ? [one.reference] : [])),
  );
  await keepMade(
    tx,
    sender,
    answers.flatMap((one) => ('made' in one ? [{ reference: one.reference, made: one.made }] : [])),
  );
}

type Counts = Readonly<Record<IngestOutcome, number>>;

function countsOf(outcomes: Iterable<Outcome>): Counts {
  const counts = Object.fromEntries(ingestOutcomes.map((name) => [name, 0])) as Record<IngestOutcome, number>;
  for (const { outcome } of outcomes) counts[outcome] += 1;
  return counts;
}

/** One row for all of them; none where nothing was done or refused. */
async function audit(ctx: TransactionContext, outcomes: Outcomes): Promise<void> {
  const counts = countsOf(outcomes.values());
  if (counts.created + counts.refused === 0) return;
  const result = counts.created === 0 ? ('failed' as const) : ('ok' as const);
  await ctx.audit({ action: ctx.endpoint.id, after: { ...counts }, result });
}

function replyOf({ ctx }: Call, facts: readonly SentFact[], outcomes: Outcomes): IngestReply<Row> {
  return {
    ...countsOf(outcomes.values()),
    facts: facts.map(({ index, reference }): IngestedFact<Row> => {
      const { outcome = 'refused', made = null, refusal } = outcomes.get(index) ?? {};
      return { reference, outcome, made, problem: refusal ? refusal.bodyIn(ctx.language) : null };
    }),
  };
}
