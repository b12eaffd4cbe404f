import { Button } from '@mantine/core';
import { useState } from 'react';
import { useImportRows } from '#generated/web/system/hooks/import.ts';
import { useDescribeError } from '#web/data/describe-error.ts';
import { useLabel } from '#web/locale/language.ts';
import { useFailure } from '#web/screens/shared/use-failure.ts';
import { ScrollBox } from '#web/ui/scroll-box.tsx';
import { css, grid } from './css.ts';
import { FileFacts } from './file-facts.tsx';
import { sampleColumn } from './first-look.ts';
import { type Target, targets } from './kinds.ts';
import { useImportText } from './texts.ts';
import type { Batch, ImportWizard } from './use-import.ts';

type Mapping = Readonly<Record<string, number>>;

/** The mapping with another column for a field; an empty text removes it. */
function withColumn(mapping: Mapping, field: string, value: string): Mapping {
  const { [field]: _old, ...rest } = mapping;
  if (value === '') return rest;
  const at = Number(value);
  // A column maps to one field only, so it is removed from any other.
  const others = Object.fromEntries(Object.entries(rest).filter(([, column]) => column !== at));
  return { ...others, [field]: at };
}

/** The column mapping, and the check of the rows with it. */
function useColumnMapping({ run, open, refresh }: ImportWizard, batch: Batch) {
  const describe = useDescribeError();
  const failed = useFailure();
  const [mapping, setMapping] = useState<Mapping>(batch.mapping);
  const [problem, setProblem] = useState<string>();
  const check = async () => {
    setProblem(undefined);
    try {
      const { data } = await run.send({ batch_id: batch.batch_id, mode: 'dry_run', mapping });
      await refresh();
      open(data.batch_id);
    } catch (error) {
      setProblem(describe(failed(error)));
    }
  };
  const choose = (field: string, value: string) => setMapping(withColumn(mapping, field, value));
  return { mapping, choose, problem, check: () => void check() };
}

/** Step 2: map the columns. Columns known from the preset are already mapped. */
export function StepMatch({ importing, batch }: { readonly importing: ImportWizard; readonly batch: Batch }) {
  const text = useImportText();
  const { kind, run, open, mayRun } = importing;
  const { mapping, choose, problem, check } = useColumnMapping(importing, batch);
  const sample = useImportRows({ batch_id: batch.batch_id, limit: 50 });
  const rows = sample.data?.data ?? [];
  const fields = targets[kind.type];
  const missing = fields.filter((field) => field.required && mapping[field.name] === undefined);
  return (
    <section className={css.card} aria-busy={run.isSending}>
      <FileFacts batch={batch} />
      <ScrollBox className={`${grid.scroller} ${grid.whole}`} label={text.column}>
        <table className={`${grid.table} ${grid.match}`}>
          <thead>
            <tr>
              <th>{text.field}</th>
              <th>{text.column}</th>
              {!sample.absent && <th>{text.samples}</th>}
              <th>{text.check}</th>
            </tr>
          </thead>
          <tbody>
            {fields.map((field) => (
              <MatchRow
                key={field.name}
                field={field}
                columns={batch.columns}
                dropped={batch.dropped}
                at={mapping[field.name]}
                cells={sample.absent ? undefined : rows.map((row) => row.cells ?? [])}
                disabled={!mayRun || run.isSending}
                onChoose={choose}
              />
            ))}
          </tbody>
        </table>
      </ScrollBox>
      {problem !== undefined && (
        <p className={css.problem} role="alert">
          {problem}
        </p>
      )}
      <div className={css.foot}>
        <span role="status" className={css.quiet}>
          {run.isSending ? text.reading : missing.length > 0 ? `${text.missing}: ${missing.length}` : ''}
        </span>
        {batch.status === 'validated' && (
          <Button variant="default" disabled={run.isSending} onClick={() => open(batch.batch_id)}>
            {text.back}
          </Button>
        )}
        {mayRun && (
          <Button onClick={check} loading={run.isSending} disabled={missing.length > 0}>
            {text.checkRows}
          </Button>
        )}
      </div>
    </section>
  );
}

interface RowProps {
  readonly field: Target;
  readonly columns: readonly string[];
  readonly dropped: readonly string[];
  readonly at: number | undefined;
  /** Cells per line; empty if the user may not see them, undefined where the server lacks the call. */
  readonly cells: readonly (readonly string[])[] | undefined;
  readonly disabled: boolean;
  readonly onChoose: (field: string, value: string) => void;
}

function MatchRow({ field, columns, dropped, at, cells, disabled, onChoose }: RowProps) {
  const text = useImportText();
  const label = useLabel();
  const name = label(field.label);
  const column = at === undefined ? [] : (cells ?? []).flatMap((line) => line[at] ?? []);
  return (
    <tr>
      <th scope="row">
        {name}
        {field.required && (
          <span className={grid.star} title={text.required}>
            *
          </span>
        )}
        <code className={grid.code}>{field.name}</code>
      </th>
      <td>
        <select
          className={grid.select}
          aria-label={`${text.column}: ${name}`}
          value={at === undefined ? '' : String(at)}
          disabled={disabled}
          data-missing={(field.required && at === undefined) || undefined}
          onChange={(event) => onChoose(field.name, event.currentTarget.value)}
        >
          <option value="">{text.none}</option>
          {columns.map((head, index) =>
            dropped.includes(head) ? null : (
              // biome-ignore lint/suspicious/noArrayIndexKey: two columns may have one name; the position tells them apart
              <option key={index} value={index}>
                {head}
              </option>
            ),
          )}
        </select>
      </td>
      {cells && (
        <td className={grid.samples}>
          {column
            .filter((cell) => cell !== '')
            .slice(0, 3)
            .map((cell, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: samples have no identity
              <span key={index}>{cell}</span>
            ))}
        </td>
      )}
      <td>
        <MatchVerdict field={field} isChosen={at !== undefined} column={column} />
      </td>
    </tr>
  );
}

interface VerdictProps {
  readonly field: Target;
  readonly isChosen: boolean;
  /** Cells of the selected column. */
  readonly column: readonly string[];
}

/** Whether a column looks like the field. */
function MatchVerdict({ field, isChosen, column }: VerdictProps) {
  const text = useImportText();
  if (!isChosen) return field.required && <span className={css.bad}>{text.missing}</span>;
  if (column.length === 0) return null;
  const look = sampleColumn(field.name, column);
  if (look.odd > 0) return <span className={css.bad}>{text.odd(String(look.odd), String(look.all))}</span>;
  if (field.required && look.empty > 0)
    return <span className={css.bad}>{text.empty(String(look.empty), String(look.all))}</span>;
  return <span className={grid.good}>{text.fine}</span>;
}
