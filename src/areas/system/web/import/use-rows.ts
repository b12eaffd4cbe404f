import type { Fields, TotalsBy } from '#contract/envelope.ts';
import type { ImportAffReply, ImportRowRow, ImportWalletReply } from '#generated/api/system.ts';
import { useImportAff, useImportRows, useImportWallet } from '#generated/web/system/hooks/import.ts';
import { countOf } from '#web/core/counted.ts';
import type { ApiError } from '#web/data/api-error.ts';
import type { ImportType } from './kinds.ts';

/** A line of a batch: fields of every type, and those of its own. */
export type Line = Fields<Pick<ImportRowRow, keyof ImportAffReply & keyof ImportWalletReply> & Partial<ImportRowRow>>;

export interface Rows {
  readonly rows: readonly Line[];
  readonly total: number;
  /** Totals over all rows of the group. */
  readonly sums: TotalsBy | undefined;
  readonly isLoading: boolean;
  readonly error: ApiError | undefined;
  /** The server lacks the call for these rows. */
  readonly absent: boolean;
  refresh(): Promise<void>;
}

interface Query {
  readonly batch_id: string;
  readonly result?: string;
  readonly q?: string;
  readonly page: number;
  readonly limit: number;
}

/** Rows of a batch, read by the call of its type. */
export function useRows(type: ImportType, query: Query): Rows {
  const options = { keepPrevious: true };
  const members = useImportRows(type === 'member' ? query : null, options);
  const affiliates = useImportAff(type === 'affiliate' ? query : null, options);
  const wallets = useImportWallet(type === 'wallet' ? query : null, options);
  const answer = { member: members, affiliate: affiliates, wallet: wallets }[type];
  return {
    rows: (answer.data?.data ?? []).map((row) => ({ ...row })),
    total: answer.data ? countOf(answer.data, query).total : 0,
    sums: answer.data?.totals_by,
    isLoading: answer.isLoading,
    error: answer.error,
    absent: answer.absent,
    refresh: answer.refresh,
  };
}
