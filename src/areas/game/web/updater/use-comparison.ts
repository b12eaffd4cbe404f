import { useState } from 'react';
import type { Field } from '#contract/field.ts';
import { gameDiffFields as f } from '#generated/api/fields/game-diff.ts';
import type { GameDiffForm } from '#generated/api/game.ts';
import { useGameDiff } from '#generated/web/game/hooks/game.ts';
import { filledIn } from '#web/core/action-body.ts';
import { serverNow } from '#web/core/server-clock.ts';
import { useDescribeError } from '#web/data/describe-error.ts';
import { type InputIssue, missingFields } from '#web/form/action-input.tsx';
import { useFailure } from '#web/screens/shared/use-failure.ts';
import { type Batch, batchFromReply } from './batch.ts';
import { useUpdaterText } from './texts.ts';

const inputField = ({ readonly: _set, ...field }: Field): Field => ({ ...field, required: true });

/** Inputs of a comparison. */
export const fields = [inputField(f.provider_id), inputField(f.source)];

const maxBytes = 10 * 1024 * 1024;

type Values = Readonly<Record<string, unknown>>;

export interface Comparison {
  readonly values: Values;
  readonly file: File | undefined;
  /** The games come from a file instead of the provider. */
  readonly fromFile: boolean;
  readonly issues: readonly InputIssue[];
  /** A failure that belongs to no input. */
  readonly problem: string | undefined;
  readonly isSending: boolean;
  choose(values: Values): void;
  takeFile(file: File | undefined): void;
  compare(): void;
}

/** State of the comparison form, and running the comparison. */
export function useComparison(provider: string | undefined, onCompared: (batch: Batch) => void): Comparison {
  const text = useUpdaterText();
  const describe = useDescribeError();
  const failed = useFailure();
  const diff = useGameDiff();
  const [values, setValues] = useState<Values>({
    source: 'api',
    ...(provider === undefined ? {} : { provider_id: Number(provider) }),
  });
  const [file, setFile] = useState<File>();
  const [issues, setIssues] = useState<readonly InputIssue[]>([]);
  const [problem, setProblem] = useState<string>();
  const fromFile = values.source === 'file';

  const send = async () => {
    const missing = missingFields(fields, values);
    setIssues(missing);
    setProblem(fromFile && !file ? text.noFile : undefined);
    if (missing.length > 0 || (fromFile && !file)) return;
    const choices = filledIn(fields, values) as Pick<GameDiffForm, 'provider_id' | 'source'>;
    try {
      const { data } = await diff.send({ ...choices, ...(fromFile && file ? { file } : {}) });
      onCompared(
        batchFromReply({
          ...choices,
          provider_name: typeof values.provider_name === 'string' ? values.provider_name : '',
          file_name: file?.name ?? null,
          reply: data,
          at: serverNow().toISOString(),
        }),
      );
    } catch (error) {
      const failure = failed(error);
      const { provider_id: providerError, file: fileError } = failure.fields;
      setIssues(providerError === undefined ? [] : [{ field: 'provider_id', message: providerError }]);
      setProblem(providerError === undefined ? (fileError ?? describe(failure)) : undefined);
    }
  };
  const choose = (next: Values) => {
    setValues(next);
    setProblem(undefined);
  };
  const takeFile = (pickedFile: File | undefined) => {
    const isLarge = pickedFile !== undefined && pickedFile.size > maxBytes;
    setProblem(isLarge ? text.tooLarge : undefined);
    setFile(isLarge ? undefined : pickedFile);
  };
  const compare = () => void send();
  return { values, file, fromFile, issues, problem, isSending: diff.isSending, choose, takeFile, compare };
}
