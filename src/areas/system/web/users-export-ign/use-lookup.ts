import { useState } from 'react';
import type { ExportedName, ExportIgnRunBody } from '#generated/api/system.ts';
import { useExportIgnRun } from '#generated/web/system/hooks/export_ign.ts';
import { filledIn } from '#web/core/action-body.ts';
import { useDescribeError } from '#web/data/describe-error.ts';
import { type InputIssue, missingFields } from '#web/form/action-input.tsx';
import { useFailure } from '#web/screens/shared/use-failure.ts';
import { fields } from './fields.ts';
import { useIgnText } from './texts.ts';

const maxNames = 20_000;

/** Usernames in pasted text, separated by line breaks, commas or blanks. */
function namesOf(text: string): readonly string[] {
  return [...new Set(text.toLowerCase().split(/[\s,;]+/))].filter((name) => name !== '');
}

export interface Preview {
  readonly rows: readonly ExportedName[];
  readonly total: number;
  readonly body: ExportIgnRunBody;
}

type Values = Readonly<Record<string, unknown>>;

export interface Lookup {
  readonly values: Values;
  readonly pasted: string;
  /** The pasted usernames. */
  readonly names: readonly string[];
  readonly issues: readonly InputIssue[];
  /** A failure that belongs to no input. */
  readonly problem: string | undefined;
  /** The result; undefined after the inputs change. */
  readonly preview: Preview | undefined;
  readonly isSending: boolean;
  choose(values: Values): void;
  paste(text: string): void;
  look(): void;
}

/** State of the lookup form, and its result. */
export function useLookup(): Lookup {
  const text = useIgnText();
  const describe = useDescribeError();
  const failed = useFailure();
  const { send, isSending } = useExportIgnRun();
  const [values, setValues] = useState<Values>({});
  const [pasted, setPasted] = useState('');
  const [issues, setIssues] = useState<readonly InputIssue[]>([]);
  const [problem, setProblem] = useState<string>();
  const [preview, setPreview] = useState<Preview>();
  const names = namesOf(pasted);
  const look = async () => {
    const missing = missingFields(fields, values);
    setIssues(missing);
    setProblem(names.length > maxNames ? text.tooMany : undefined);
    if (missing.length > 0 || names.length > maxNames) return;
    const choices = filledIn(fields, values) as Omit<ExportIgnRunBody, 'usernames'>;
    const body: ExportIgnRunBody = { ...choices, ...(names.length > 0 ? { usernames: names } : {}) };
    try {
      const { data } = await send(body);
      setPreview({ rows: data.rows, total: data.total ?? 0, body });
    } catch (error) {
      const failure = failed(error);
      const fieldIssues = Object.entries(failure.fields).map(([field, message]) => ({ field, message }));
      setIssues(fieldIssues);
      if (!fieldIssues.length || !fieldIssues.every(({ field }) => fields.some(({ name }) => name === field))) {
        setProblem(describe(failure));
      }
    }
  };
  const choose = (next: Values) => {
    setValues(next);
    setPreview(undefined);
  };
  const paste = (next: string) => {
    setPasted(next);
    setPreview(undefined);
  };
  return { values, pasted, names, issues, problem, preview, isSending, choose, paste, look: () => void look() };
}
