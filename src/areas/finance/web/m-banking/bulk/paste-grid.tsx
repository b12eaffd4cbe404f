import { Button } from '@mantine/core';
import { useMemo, useState } from 'react';
import { groupMoney, parseMoney } from '#contract/money.ts';
import { useBankItems } from '#generated/web/finance/hooks/bank.ts';
import { useMbankingBulkAddRecipient } from '#generated/web/finance/hooks/mbanking.ts';
import type { ApiError } from '#web/data/api-error.ts';
import { useDescribeError } from '#web/data/describe-error.ts';
import { failureOf } from '#web/data/failure-of.ts';
import { css } from '../css.ts';
import {
  type BankRule,
  complaintsOf,
  doublesOf,
  type GridField,
  type GridRow,
  parsePaste,
  sumOf,
} from './parse-paste.ts';
import { useBulkText } from './texts.ts';

const blank: GridRow = { bank_code: '', account_no: '', account_name: '', amount: '' };
const fields: readonly GridField[] = ['bank_code', 'account_no', 'account_name', 'amount'];
/** Rows that the grid draws; the others count and are judged all the same. */
const mostDrawn = 200;

interface Props {
  readonly groupId: number;
  /** Accounts that the group has already. */
  readonly saved: readonly Pick<GridRow, 'bank_code' | 'account_no'>[];
  /** What the source holds. */
  readonly balance: string;
  readonly onSaved: () => void;
}

/** New lines of a group: pasted from a spreadsheet or typed, judged cell by cell, saved all at once or not at all. */
export function PasteGrid({ groupId, saved, balance, onSaved }: Props) {
  const text = useBulkText();
  const describe = useDescribeError();
  const banks = useBankItems({ limit: 100 }, { once: true });
  const add = useMbankingBulkAddRecipient();
  const [rows, setRows] = useState<readonly GridRow[]>([]);
  const [refused, setRefused] = useState<ApiError>();
  const rules: readonly BankRule[] = useMemo(
    () =>
      (banks.data?.data ?? []).map((bank) => ({
        code: bank.code ?? '',
        names: [bank.name_th ?? '', bank.name_en ?? ''],
        digits: bank.acct_digits ?? [],
      })),
    [banks.data],
  );
  const complaints = useMemo(() => rows.map((row) => complaintsOf(row, rules)), [rows, rules]);
  const doubles = useMemo(() => doublesOf(rows, saved), [rows, saved]);
  const faults = complaints.reduce((sum, one) => sum + Object.keys(one).length, 0);
  const sum = sumOf(rows);
  const isOver = (parseMoney(sum) ?? 0n) > (parseMoney(balance) ?? 0n);
  const change = (index: number, field: GridField, value: string) => {
    setRefused(undefined);
    setRows(rows.map((row, at) => (at === index ? { ...row, [field]: value } : row)));
  };
  const save = async () => {
    try {
      await add.send({ group_id: groupId, recipients: rows.map((row) => ({ ...row })) });
      setRows([]);
      onSaved();
    } catch (error) {
      setRefused(failureOf(error));
    }
  };
  const names: Readonly<Record<GridField, string>> = {
    bank_code: text.bank,
    account_no: text.account,
    account_name: text.holder,
    amount: text.amount,
  };
  const told = (index: number, field: GridField): string | undefined => {
    const complaint = complaints[index]?.[field];
    if (complaint) return text.complaint[complaint];
    return refused?.fields[`recipients.${index}.${field}`];
  };
  return (
    <section className={css.stack}>
      <textarea
        className={css.paste}
        aria-label={text.paste}
        placeholder={text.paste}
        value=""
        onChange={(event) => {
          setRefused(undefined);
          setRows([...rows, ...parsePaste(event.currentTarget.value, rules)]);
        }}
      />
      {rows.length > 0 && (
        <div className={css.scroll}>
          <table className={`${css.table} ${css.grid}`}>
            <thead>
              <tr>
                <th>#</th>
                {fields.map((field) => (
                  <th key={field}>{names[field]}</th>
                ))}
                <th />
              </tr>
            </thead>
            <tbody>
              {rows.slice(0, mostDrawn).map((row, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a row of the grid is its place
                <tr key={index}>
                  <td>{index + 1}</td>
                  {fields.map((field) => {
                    const fault = told(index, field);
                    const odd = field === 'account_no' && doubles.has(index) ? text.double : undefined;
                    return (
                      <td key={field}>
                        <input
                          aria-label={`${names[field]} ${index + 1}`}
                          value={row[field]}
                          title={fault ?? odd}
                          aria-invalid={fault !== undefined || undefined}
                          data-bad={fault !== undefined || undefined}
                          data-odd={odd !== undefined || undefined}
                          onChange={(event) => change(index, field, event.currentTarget.value)}
                        />
                        {(fault ?? odd) && (
                          <small className={css.fault} data-odd={!fault || undefined}>
                            {fault ?? odd}
                          </small>
                        )}
                      </td>
                    );
                  })}
                  <td>
                    <Button
                      size="compact-xs"
                      variant="subtle"
                      color="red"
                      onClick={() => setRows(rows.filter((_, at) => at !== index))}
                    >
                      {text.remove}
                    </Button>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      <div className={css.tools}>
        <Button size="xs" variant="default" onClick={() => setRows([...rows, blank])}>
          {text.row}
        </Button>
        {rows.length > 0 && (
          <>
            <span>
              {text.sum} <strong>{groupMoney(sum)}</strong> · {text.available} {groupMoney(balance)}
            </span>
            <Button size="xs" disabled={faults > 0} loading={add.isSending} onClick={() => void save()}>
              {text.save(rows.length)}
            </Button>
          </>
        )}
      </div>
      {faults > 0 && (
        <p className={css.warning} role="status">
          {text.faults(faults)}
        </p>
      )}
      {doubles.size > 0 && <p className={css.warning}>{text.doubles(doubles.size)}</p>}
      {isOver && <p className={css.warning}>{text.over}</p>}
      {refused && (
        <p className={css.warning} role="alert">
          {describe(refused)}
        </p>
      )}
    </section>
  );
}
