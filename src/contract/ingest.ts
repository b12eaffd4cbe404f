import type { JsonSchema } from './endpoint.ts';
import type { Failure } from './envelope.ts';

/** Facts of one call: of 1, up to as many. */
export const mostFacts = 10_000;

/** The field of a fact by which its sender, and the server, know it again. */
export const referenceName = 'reference';

/** `created` = this call did it; `known` = an earlier one had; `refused` = nothing was done, and the reference is free. */
export const ingestOutcomes = ['created', 'known', 'refused'] as const;
export type IngestOutcome = (typeof ingestOutcomes)[number];

/** What became of one fact. Of a fact that is known, `made` is what its first call answered. */
export interface IngestedFact<Made> {
  readonly reference: string;
  readonly outcome: IngestOutcome;
  /** What it made; null where it was refused. */
  readonly made: Made | null;
  /** Why it was refused, as a call of its own would have been. */
  readonly problem: Omit<Failure, 'request_id'> | null;
}

/** What a batch answers: its facts in their order, and how many of them had each outcome. */
export interface IngestReply<Made> extends Readonly<Record<IngestOutcome, number>> {
  readonly facts: readonly IngestedFact<Made>[];
}

const count: JsonSchema = { type: 'integer', minimum: 0 };

/** The reply of a batch whose facts answer `made`. */
export const ingestSchema = (made: JsonSchema): JsonSchema => ({
  type: 'object',
  properties: {
    created: count,
    known: count,
    refused: count,
    facts: {
      type: 'array',
      items: {
        type: 'object',
        properties: {
          reference: { type: 'string' },
          outcome: { type: 'string', enum: ingestOutcomes },
          made: { anyOf: [made, { type: 'null' }] },
          problem: {
            type: ['object', 'null'],
            properties: {
              error: { type: 'integer' },
              message: { type: 'string' },
              fields: { type: 'object', additionalProperties: { type: 'string' } },
            },
            required: ['error', 'message'],
          },
        },
        required: ['reference', 'outcome', 'made', 'problem'],
      },
    },
  },
  required: ['created', 'known', 'refused', 'facts'],
});

/** A reference says something, in characters that the database keeps and that can be seen. */
const visible = '^(?=.*\\S)[^\\p{Cc}\\p{Cs}]*$';

/** What the body of a batch must be before its facts are looked at one by one: each has a reference. */
export const batchSchema: JsonSchema = {
  type: 'object',
  properties: {
    facts: {
      type: 'array',
      minItems: 1,
      maxItems: mostFacts,
      items: {
        type: 'object',
        properties: {
          [referenceName]: { type: 'string', minLength: 1, maxLength: 64, pattern: visible },
        },
        required: [referenceName],
      },
    },
  },
  required: ['facts'],
  additionalProperties: false,
};
