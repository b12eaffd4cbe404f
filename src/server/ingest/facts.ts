import { createHash } from 'node:crypto';
import type { Endpoint } from '#contract/endpoint.ts';
import type { Row } from '#contract/envelope.ts';
import { batchSchema, referenceName } from '#contract/ingest.ts';
import { FailureError, invalid } from '../base/failure.ts';
import { sorted } from '../base/sorted.ts';
import { bodyValidator, compilers, fieldMessages } from '../base/validation.ts';

/** One fact as it was sent. */
export interface SentFact {
  /** Place in the batch, from 0. */
  readonly index: number;
  readonly reference: string;
  readonly content: Row;
  /** Of all that was sent, whatever the order of its keys. */
  readonly digest: Buffer;
}

const validateBatch = compilers.body.compile(batchSchema);

/** The facts of a body; 422 where it is no list of facts with references, or where there are too many. */
export function factsIn(body: Row): readonly SentFact[] {
  if (!validateBatch(body)) throw invalid(fieldMessages(validateBatch.errors ?? []));
  const { facts } = body as { readonly facts: readonly Row[] };
  return facts.map((content, index) => ({
    index,
    reference: String(content[referenceName]),
    content,
    digest: createHash('sha256')
      .update(JSON.stringify(sorted(content)))
      .digest(),
  }));
}

type Check = (value: unknown) => void;

const checks = new WeakMap<Endpoint, Check>();

/** The schema of one fact: that of the items of its body's list. */
function checkOf(endpoint: Endpoint): Check {
  const known = checks.get(endpoint);
  if (known) return known;
  const properties = (endpoint.body?.properties ?? {}) as Readonly<Record<string, { readonly items?: object }>>;
  const made = bodyValidator(properties.facts?.items ?? {});
  checks.set(endpoint, made);
  return made;
}

/** Why a fact is not what its shape says; undefined where it is. */
export function faultOf(endpoint: Endpoint, { content }: SentFact): FailureError | undefined {
  try {
    checkOf(endpoint)(content);
    return undefined;
  } catch (error) {
    if (error instanceof FailureError) return error;
    throw error;
  }
}
