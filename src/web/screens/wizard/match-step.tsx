import { useState } from 'react';
import type { PageReply, Row } from '#contract/envelope.ts';
import type { Action } from '#contract/screen.ts';
import type { MatchedField, WizardMatch } from '#contract/wizard.ts';
import { useCan } from '#web/auth/session-context.tsx';
import { bodyOf } from '#web/core/action-body.ts';
import { useClient } from '#web/data/client-context.tsx';
import { useDescribeError } from '#web/data/describe-error.ts';
import { useGet, useInvalidate } from '#web/data/hooks.ts';
import { noCall } from '#web/data/no-call.ts';
import { useLabel } from '#web/locale/language.ts';
import table from '#web/ui/framed-table.module.css';
import { Problem } from '#web/ui/quiet.tsx';
import { ScrollBox } from '#web/ui/scroll-box.tsx';
import { useFailure } from '../shared/use-failure.ts';
import css from './batch.module.css';
import type { BatchProps } from './batch-step.tsx';
import { sampleColumn } from './first-look.ts';
import look from './match.module.css';
import { StepActions } from './step-actions.tsx';
import { useWizardText } from './texts.ts';
import type { Wizard } from './use-wizard.ts';

type Mapping = Readonly<Record<string, number>>;

const textsIn = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];

/** The numbers of columns in an object that came from outside. */
const mappingIn = (value: unknown): Mapping =>
  Object.fromEntries(
    Object.entries(value ?? {}).flatMap(([name, at]: readonly [string, unknown]) =>
      typeof at === 'number' ? [[name, at]] : [],
    ),
  );

/** The mapping with another column for a field; an empty text removes it. */
function withColumn(mapping: Mapping, field: string, value: string): Mapping {
  const { [field]: _old, ...rest } = mapping;
  if (value === '') return rest;
  const at = Number(value);
  // A column maps to one field only, so it is removed from any other.
  const others = Object.fromEntries(Object.entries(rest).filter(([, column]) => column !== at));
  return { ...others, [field]: at };
}

/** The column mapping, and the action that goes on with it. */
function useMatching({ screen, settle, refresh }: Wizard, match: WizardMatch, batch: Row) {
  const client = useClient();
  const describe = useDescribeError();
  const failed = useFailure();
  const invalidate = useInvalidate();
  const [mapping, setMapping] = useState(() => mappingIn(batch[match.into]));
  const [problem, setProblem] = useState<string>();
  const [isSending, setSending] = useState(false);
  const goOn = async (action: Action) => {
    const { call } = action;
    if (!call || isSending) return;
    setProblem(undefined);
    setSending(true);
    try {
      const reply = await client.request(call, {
        body: { ...bodyOf(action, batch, screen.key), [match.into]: mapping },
      });
      void invalidate(call.invalidates ?? []);
      await refresh();
      settle(reply);
    } catch (error) {
      setProblem(describe(failed(error)));
    } finally {
      setSending(false);
    }
  };
  return {
    mapping,
    choose: (field: string, value: string) => setMapping(withColumn(mapping, field, value)),
    problem,
    isSending,
    goOn: (action: Action) => void goOn(action),
  };
}

/** Lines of the file; undefined where the server lacks the call. */
function useSamples({ samples }: WizardMatch, key: string, id: string | undefined) {
  const { data, absent } = useGet<PageReply<Row>>(samples?.call ?? noCall, samples ? { [key]: id, limit: 50 } : null);
  if (!samples || absent) return undefined;
  return (data?.data ?? []).map((row) => textsIn(row[samples.cells]));
}

/** Which column of the file is what. Columns that are known by their heads are matched already. */
export function MatchStep({ match, wizard, batch }: BatchProps & { readonly match: WizardMatch }) {
  const text = useWizardText();
  const { mapping, choose, problem, isSending, goOn } = useMatching(wizard, match, batch);
  const can = useCan();
  const mayMatch = can(wizard.step.actions[0]?.permission);
  const cells = useSamples(match, wizard.screen.key, wizard.id);
  const heads = textsIn(batch[match.heads]);
  const dropped = textsIn(match.dropped === undefined ? [] : batch[match.dropped]);
  const missing = match.fields.filter(({ name, required }) => required && mapping[name] === undefined);
  return (
    <>
      <ScrollBox className={`${table.scroller} ${look.whole}`} label={text.column}>
        <table className={`${table.table} ${look.match}`}>
          <thead>
            <tr>
              <th>{text.field}</th>
              <th>{text.column}</th>
              {cells && <th>{text.samples}</th>}
              <th>{text.firstLook}</th>
            </tr>
          </thead>
          <tbody>
            {match.fields.map((field) => (
              <MatchRow
                key={field.name}
                field={field}
                heads={heads}
                dropped={dropped}
                at={mapping[field.name]}
                cells={cells}
                disabled={isSending || !mayMatch}
                onChoose={choose}
              />
            ))}
          </tbody>
        </table>
      </ScrollBox>
      {problem !== undefined && <Problem>{problem}</Problem>}
      <StepActions
        wizard={wizard}
        batch={batch}
        onWay={goOn}
        isSending={isSending}
        lacks={missing.length > 0 ? `${text.missing}: ${missing.length}` : undefined}
      />
    </>
  );
}

interface RowProps {
  readonly field: MatchedField;
  readonly heads: readonly string[];
  readonly dropped: readonly string[];
  readonly at: number | undefined;
  /** Cells per line; empty if the user may not see them, undefined where the server lacks the call. */
  readonly cells: readonly (readonly string[])[] | undefined;
  readonly disabled: boolean;
  readonly onChoose: (field: string, value: string) => void;
}

function MatchRow({ field, heads, dropped, at, cells, disabled, onChoose }: RowProps) {
  const text = useWizardText();
  const label = useLabel();
  const name = label(field.label);
  const column = at === undefined ? [] : (cells ?? []).flatMap((line) => line[at] ?? []);
  return (
    <tr>
      <th scope="row">
        {name}
        {field.required && (
          <span className={look.star} title={text.required}>
            *
          </span>
        )}
        <code className={look.code}>{field.name}</code>
      </th>
      <td>
        <select
          className={look.select}
          aria-label={`${text.column}: ${name}`}
          value={at === undefined ? '' : String(at)}
          disabled={disabled}
          data-missing={(field.required && at === undefined) || undefined}
          onChange={(event) => onChoose(field.name, event.currentTarget.value)}
        >
          <option value="">{text.none}</option>
          {heads.map((head, index) =>
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
        <td className={look.samples}>
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
  readonly field: MatchedField;
  readonly isChosen: boolean;
  /** Cells of the selected column. */
  readonly column: readonly string[];
}

/** Whether a column looks like the field. */
function MatchVerdict({ field, isChosen, column }: VerdictProps) {
  const text = useWizardText();
  if (!isChosen) return field.required && <span className={css.bad}>{text.missing}</span>;
  if (column.length === 0) return null;
  const { empty, odd, all } = sampleColumn(field.pattern, column);
  if (odd > 0) return <span className={css.bad}>{text.odd(String(odd), String(all))}</span>;
  if (field.required && empty > 0) return <span className={css.bad}>{text.empty(String(empty), String(all))}</span>;
  return <span className={look.good}>{text.fine}</span>;
}
