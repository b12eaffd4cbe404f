import { useMemo, useState } from 'react';
import { useBankItems } from '#generated/web/finance/hooks/bank.ts';
import { useMbankingBulkAddRecipient } from '#generated/web/finance/hooks/mbanking.ts';
import type { ApiError } from '#web/data/api-error.ts';
import { failureOf } from '#web/data/failure-of.ts';
import {
  type BankRule,
  type Complaint,
  complaintsOf,
  doublesOf,
  type GridField,
  type GridRow,
  parsePaste,
} from './parse-paste.ts';

const blank: GridRow = { bank_code: '', account_no: '', account_name: '', amount: '' };

export interface PasteTarget {
  readonly groupId: number;
  /** Accounts that the group has already. */
  readonly saved: readonly Pick<GridRow, 'bank_code' | 'account_no'>[];
  readonly onSaved: () => void;
}

export interface PasteRows {
  readonly rows: readonly GridRow[];
  /** What is wrong in each row, by its place. */
  readonly complaints: readonly Partial<Record<GridField, Complaint>>[];
  /** How many cells are wrong. */
  readonly faults: number;
  /** Places of rows whose account occurs before. */
  readonly doubles: ReadonlySet<number>;
  /** What the server had against them. */
  readonly refused: ApiError | undefined;
  readonly isSaving: boolean;
  paste(text: string): void;
  add(): void;
  change(index: number, field: GridField, value: string): void;
  remove(index: number): void;
  save(): void;
}

/** Lines that are not saved yet, judged with every change; all of them are saved, or none. */
export function usePasteRows({ groupId, saved, onSaved }: PasteTarget): PasteRows {
  const rules = useBankRules();
  const sending = useMbankingBulkAddRecipient();
  const [rows, setRows] = useState<readonly GridRow[]>([]);
  const [refused, setRefused] = useState<ApiError>();
  const complaints = useMemo(() => rows.map((row) => complaintsOf(row, rules)), [rows, rules]);
  const doubles = useMemo(() => doublesOf(rows, saved), [rows, saved]);
  const errorCount = complaints.reduce((sum, one) => sum + Object.keys(one).length, 0);
  const paste = (text: string) => {
    setRefused(undefined);
    setRows([...rows, ...parsePaste(text, rules)]);
  };
  const change = (index: number, field: GridField, value: string) => {
    setRefused(undefined);
    setRows(rows.map((row, at) => (at === index ? { ...row, [field]: value } : row)));
  };
  const send = async () => {
    try {
      await sending.send({ group_id: groupId, recipients: rows.map((row) => ({ ...row })) });
      setRows([]);
      onSaved();
    } catch (error) {
      setRefused(failureOf(error));
    }
  };
  return {
    rows,
    complaints,
    faults: errorCount,
    doubles,
    refused,
    isSaving: sending.isSending,
    paste,
    add: () => setRows([...rows, blank]),
    change,
    remove: (index) => setRows(rows.filter((_, at) => at !== index)),
    save: () => void send(),
  };
}

function useBankRules(): readonly BankRule[] {
  const banks = useBankItems({ limit: 100 }, { once: true });
  return useMemo(
    () =>
      (banks.data?.data ?? []).map((bank) => ({
        code: bank.code ?? '',
        names: [bank.name_th ?? '', bank.name_en ?? ''],
        digits: bank.acct_digits ?? [],
      })),
    [banks.data],
  );
}
