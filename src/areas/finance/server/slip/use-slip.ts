import { sql } from 'kysely';
import { conflicted, type FailureError, invalid } from '#server/base/failure.ts';
import type { StoredFile, TransactionContext } from '#server/context/context.ts';
import { type Executor, maybe } from '#server/db/sql.ts';
import { slipTexts } from './texts.ts';

/** What was paid by a slip. */
export type Proves = { readonly withdrawalId: number } | { readonly ticketId: number };

interface SlipUse {
  readonly proves: Proves;
  readonly file: StoredFile;
  /** What the QR code on it says. */
  readonly qr: string | null;
  /** As typed. */
  readonly reference: string;
  readonly bankId: number | null;
  /** Satang. */
  readonly amount: bigint;
  readonly transferredAt: Date;
}

/** References are compared without regard to case, spaces and dashes. */
export function normalReference(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[\s\-_.]/g, '')
    .toUpperCase();
}

/** By what a slip is known again. */
interface Marks {
  readonly sha256: string;
  readonly qr: string | null;
  readonly reference: string | null;
}

/** By what it was known again, in words. */
const sameMark = { reference: slipTexts.reference, picture: slipTexts.picture, qr: slipTexts.qr } as const;

const ticketOf = (proves: Proves): number | null => ('ticketId' in proves ? proves.ticketId : null);

/** Who has used the slip for something else, as a refusal; a ticket whose proof was not believed may show it again. */
async function otherUse(db: Executor, proves: Proves, marks: Marks): Promise<FailureError | 'same' | undefined> {
  const ticketId = ticketOf(proves);
  const { reference, sha256, qr } = marks;
  const first = await maybe(
    sql<{ ref: string; ticket_id: number | null; status: string; by: string; at: Date; what: keyof typeof sameMark }>`
      select coalesce(withdrawal.withdraw_ref, ticket.ticket_ref) as ref, slip.ticket_id,
        coalesce(withdrawal.status, ticket.status) as status, coalesce(app_user.name, '-') as by, slip.created_at as at,
        case when slip.reference = ${reference} then 'reference' when slip.sha256 = ${sha256} then 'picture'
          else 'qr' end as what
      from slip left join withdrawal on withdrawal.id = slip.withdrawal_id
      left join replenish_ticket ticket on ticket.id = slip.ticket_id
      left join app_user on app_user.id = slip.created_by
      where slip.reference = ${reference} or slip.sha256 = ${sha256} or slip.qr = ${qr}
      order by slip.ticket_id is not distinct from ${ticketId}::integer and slip.ticket_id is not null, slip.id limit 1`,
    db,
  );
  if (!first) return undefined;
  // Any other use would have come first.
  if (first.ticket_id !== null && first.ticket_id === ticketId) return 'same';
  return conflicted(
    {
      by: first.by,
      action: ticketId === null ? 'manual' : 'transfer',
      at: first.at.toISOString(),
      status: first.status,
    },
    slipTexts.usedFor({ what: sameMark[first.what], ref: first.ref, by: first.by }),
  );
}

/** Throws 409 for a picture that has been used already: cheap, and before anybody looks into it. */
export async function requireUnused(db: Executor, proves: Proves, { sha256 }: StoredFile): Promise<void> {
  const use = await otherUse(db, proves, { sha256, qr: null, reference: null });
  if (use !== undefined && use !== 'same') throw use;
}

/**
 * Records the proof of a transfer made by hand. The same picture, the same QR code or the same bank reference counts
 * once, ever: 409 names the first use. A ticket whose proof was not believed may show the same slip again. Throws 422
 * for a reference without substance.
 */
export async function useSlip(ctx: TransactionContext, use: SlipUse): Promise<string> {
  const reference = normalReference(use.reference);
  if (reference.length < 4) throw invalid({ reference: slipTexts.refTooShort });
  const { file, proves, qr } = use;
  const withdrawalId = 'withdrawalId' in proves ? proves.withdrawalId : null;
  // Waits for a concurrent insert of the same one; then nothing is inserted and the first use can be named.
  const inserted = await maybe(
    sql<{ id: bigint }>`
      insert into slip (withdrawal_id, ticket_id, file_id, sha256, qr, reference, bank_id, amount, transferred_at, created_by)
      values (${withdrawalId}, ${ticketOf(proves)}, ${file.id}, ${file.sha256}, ${qr}, ${reference}, ${use.bankId},
        ${use.amount}::bigint, ${use.transferredAt}::timestamptz, ${ctx.principal.userId})
      on conflict do nothing returning id`,
    ctx.tx,
  );
  if (inserted) return reference;
  const other = await otherUse(ctx.tx, proves, { sha256: file.sha256, qr, reference });
  if (other === 'same') return reference;
  throw other ?? conflicted(undefined, slipTexts.used);
}
