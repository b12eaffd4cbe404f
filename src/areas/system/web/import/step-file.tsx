import { Button } from '@mantine/core';
import { mdiDownloadOutline } from '@mdi/js';
import { useState } from 'react';
import type { Field } from '#contract/field.ts';
import { importBatchFields as f } from '#generated/api/fields/import-batch.ts';
import type { ImportRunForm } from '#generated/api/system.ts';
import { filledIn } from '#web/core/action-body.ts';
import { useDescribeError } from '#web/data/describe-error.ts';
import { ActionInput, type InputIssue, missingFields } from '#web/form/action-input.tsx';
import { save } from '#web/screens/list/use-export.ts';
import { useFailure } from '#web/screens/shared/use-failure.ts';
import { Icon } from '#web/ui/icon.tsx';
import { css } from './css.ts';
import { DropZone } from './drop-zone.tsx';
import look from './file.module.css';
import { type ImportType, templateOf } from './kinds.ts';
import { useImportText } from './texts.ts';
import type { ImportWizard } from './use-import.ts';

/** A batch field as an input. */
function inputField({ readonly: _set, nullable: _null, ...field }: Field, required: boolean): Field {
  return required ? { ...field, required } : field;
}

const fieldsOf: Readonly<Record<ImportType, readonly Field[]>> = {
  member: [inputField(f.agent_id, true), inputField(f.on_duplicate, true), inputField(f.add_prefix, false)],
  affiliate: [inputField(f.agent_id, true), inputField(f.on_duplicate, true), inputField(f.add_prefix, false)],
  wallet: [
    inputField(f.agent_id, true),
    inputField(f.wallet_type, true),
    inputField(f.wallet_mode, true),
    inputField(f.add_prefix, false),
  ],
};

const initial: Readonly<Record<ImportType, Readonly<Record<string, unknown>>>> = {
  member: { on_duplicate: 'skip', add_prefix: false },
  affiliate: { on_duplicate: 'skip', add_prefix: false },
  wallet: { wallet_type: 'main', wallet_mode: 'add', add_prefix: false },
};

/** State of the file form, and its upload as a batch. */
function useFileStep({ kind, run, open }: ImportWizard) {
  const text = useImportText();
  const describe = useDescribeError();
  const failed = useFailure();
  const [values, setValues] = useState(initial[kind.type]);
  const [file, setFile] = useState<File>();
  const [problem, setProblem] = useState<string>();
  const [issues, setIssues] = useState<readonly InputIssue[]>([]);
  const fields = fieldsOf[kind.type];

  const send = async () => {
    const missing = missingFields(fields, values);
    setIssues(missing);
    if (!file) setProblem(text.noFile);
    if (!file || missing.length > 0) return;
    const choices = filledIn(fields, values) as Pick<
      ImportRunForm,
      'agent_id' | 'on_duplicate' | 'wallet_type' | 'wallet_mode' | 'add_prefix'
    >;
    try {
      const { data } = await run.send({ ...choices, type: kind.type, source: kind.source, mode: 'dry_run', file });
      open(data.batch_id);
    } catch (error) {
      const failure = failed(error);
      const { file: fileError, ...others } = failure.fields;
      const fieldIssues = Object.entries(others).map(([field, message]) => ({ field, message }));
      setIssues(fieldIssues);
      // An error of a field without an input is shown as a general error.
      const isShown =
        fieldIssues.length > 0 && fieldIssues.every(({ field }) => fields.some(({ name }) => name === field));
      setProblem(fileError ?? (isShown ? undefined : describe(failure)));
    }
  };
  return { fields, values, setValues, file, setFile, issues, problem, setProblem, send: () => void send() };
}

/** Step 1: the file, the agent, and what to do about existing members. */
export function StepFile({ importing }: { readonly importing: ImportWizard }) {
  const text = useImportText();
  const { kind, run, mayRun } = importing;
  const { file, problem, ...step } = useFileStep(importing);
  if (!mayRun) return <p className={css.notice}>{text.viewOnly}</p>;
  return (
    <section className={`${css.card} ${look.fileStep}`} aria-busy={run.isSending}>
      <div className={look.fileSide}>
        <DropZone
          file={file}
          problem={problem}
          disabled={run.isSending}
          onFile={step.setFile}
          onProblem={step.setProblem}
        />
        <Button
          variant="subtle"
          size="compact-sm"
          leftSection={<Icon path={mdiDownloadOutline} size={16} />}
          onClick={() =>
            save(new Blob([templateOf(kind)], { type: 'text/csv' }), `template-${kind.type}-${kind.source}.csv`)
          }
        >
          {text.template}
        </Button>
      </div>
      <div className={look.choices}>
        <ActionInput
          fields={step.fields}
          value={step.values}
          onChange={step.setValues}
          issues={step.issues}
          disabled={run.isSending}
        />
        {kind.type === 'member' && (
          <label className={look.off}>
            <input type="checkbox" disabled /> {text.sms} <small>({text.noSms})</small>
          </label>
        )}
      </div>
      <div className={css.foot}>
        <span role="status" className={css.quiet}>
          {run.isSending ? text.reading : ''}
        </span>
        <Button onClick={step.send} loading={run.isSending}>
          {text.read}
        </Button>
      </div>
    </section>
  );
}
