import { sql } from 'kysely';
import type { Row } from '#contract/envelope.ts';
import type { Principal } from '../context/context.ts';
import { many, type Tx } from '../db/sql.ts';
import type { SentFact } from './facts.ts';

/** Whose references they are, and of which call. */
export interface Sender {
  /** What identifies who sends, whatever becomes of its name: `user:12`. */
  readonly sender: string;
  /** Id of the call. */
  readonly kind: string;
}

export const senderOf = ({ userId }: Principal): string => `user:${userId}`;

/** A reference that an earlier call has used up. */
export interface KnownFact {
  readonly reference: string;
  readonly digest: Buffer;
  /** What it answered. */
  readonly made: Row;
}

const listOf = (facts: readonly SentFact[]) =>
  JSON.stringify(facts.map(({ reference, digest }) => ({ reference, digest: digest.toString('hex') })));

/**
 * Takes the references of these facts, each of which is there once, and returns those that nobody had. Whoever takes the
 * same at the same time waits for this transaction; all take them in the same order, so that none waits in a circle.
 */
export async function takeReferences(
  tx: Tx,
  { sender, kind }: Sender,
  facts: readonly SentFact[],
): Promise<ReadonlySet<string>> {
  const rows = await many(
    sql<{ reference: string }>`
      insert into ingest_fact (sender, kind, reference, digest)
      select ${sender}, ${kind}, sent.reference, decode(sent.digest, 'hex')
      from jsonb_to_recordset(${listOf(facts)}::jsonb) as sent (reference text, digest text)
      order by sent.reference collate "C"
      on conflict (sender, kind, reference) do nothing
      returning reference`,
    tx,
  );
  return new Set(rows.map(({ reference }) => reference));
}

/** What earlier calls did with these references. */
export async function knownFacts(
  tx: Tx,
  { sender, kind }: Sender,
  references: readonly string[],
): Promise<ReadonlyMap<string, KnownFact>> {
  if (references.length === 0) return new Map();
  const rows = await many(
    sql<KnownFact>`
      select reference, digest, made from ingest_fact
      where sender = ${sender} and kind = ${kind}
        and reference in (select jsonb_array_elements_text(${JSON.stringify(references)}::jsonb))`,
    tx,
  );
  return new Map(rows.map((row) => [row.reference, row]));
}

/** Gives references back of which nothing was made: whoever mends the fact sends it again under the same. */
export async function freeReferences(tx: Tx, { sender, kind }: Sender, references: readonly string[]): Promise<void> {
  if (references.length === 0) return;
  await many(
    sql`
      delete from ingest_fact where sender = ${sender} and kind = ${kind}
        and reference in (select jsonb_array_elements_text(${JSON.stringify(references)}::jsonb))`,
    tx,
  );
}

/** Keeps what facts answered, for whoever sends them again. */
export async function keepMade(
  tx: Tx,
  { sender, kind }: Sender,
  answers: readonly { readonly reference: string; readonly made: Row }[],
): Promise<void> {
  const written = answers.filter(({ made }) => Object.keys(made).length > 0);
  if (written.length === 0) return;
  await many(
    sql`
      update ingest_fact set made = answer.made
      from jsonb_to_recordset(${JSON.stringify(written)}::jsonb) as answer (reference text, made jsonb)
      where ingest_fact.sender = ${sender} and ingest_fact.kind = ${kind} and ingest_fact.reference = answer.reference`,
    tx,
  );
}
