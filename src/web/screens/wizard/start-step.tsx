import { Button } from '@mantine/core';
import { mdiDownloadOutline } from '@mdi/js';
import { useState } from 'react';
import { Link, useSearch } from 'wouter';
import type { Call } from '#contract/call.ts';
import type { Row } from '#contract/envelope.ts';
import type { Action, Inputs } from '#contract/screen.ts';
import type { WizardFile } from '#contract/wizard.ts';
import { useCan } from '#web/auth/session-context.tsx';
import { filledIn } from '#web/core/action-body.ts';
import { meets, permittedActions } from '#web/core/actions.ts';
import { useDescribeError } from '#web/data/describe-error.ts';
import { usePost } from '#web/data/hooks.ts';
import { ActionInput, type InputIssue } from '#web/form/action-input.tsx';
import { prefill } from '#web/form/prefill.ts';
import { useLabel } from '#web/locale/language.ts';
import { Card } from '#web/ui/card.tsx';
import { Notice } from '#web/ui/edit-bar.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Problem } from '#web/ui/quiet.tsx';
import { save } from '#web/ui/save-file.ts';
import { useInputs } from '../shared/action-inputs.ts';
import { initialTyped } from '../shared/action-words.ts';
import { useFailure } from '../shared/use-failure.ts';
import { DropZone } from './drop-zone.tsx';
import css from './file.module.css';
import { sampleFile } from './sample-file.ts';
import { useWizardText } from './texts.ts';
import type { Wizard } from './use-wizard.ts';
import wizardCss from './wizard.module.css';

interface Props {
  readonly wizard: Wizard;
}

/** The step that begins a batch: what is filled in, and perhaps a file. */
export function StartStep({ wizard }: Props) {
  const can = useCan();
  const label = useLabel();
  const text = useWizardText();
  const { start } = wizard.step;
  if (!start?.call) return null;
  if (!can(start.permission)) return <Notice tone="warning">{text.viewOnly(label(start.label))}</Notice>;
  return <Loading wizard={wizard} start={start} call={start.call} />;
}

/** Waits for what is filled in. */
function Loading(props: Omit<BeginningProps, 'inputs'>) {
  return <Beginning {...props} inputs={useInputs(props.start)} />;
}

interface BeginningProps extends Props {
  readonly start: Action;
  readonly call: Call;
  readonly inputs: Inputs;
}

/** What is filled in, what is wrong with it, and the call that begins the batch. */
function useBeginning({ wizard, start, call, inputs: { fields, validate } }: BeginningProps) {
  const text = useWizardText();
  const describe = useDescribeError();
  const failed = useFailure();
  const search = useSearch();
  const [values, setValues] = useState<Row>(() => ({ ...initialTyped(fields, {}), ...prefill(fields, search) }));
  const [file, setFile] = useState<File>();
  const [problem, setProblem] = useState<string>();
  const [issues, setIssues] = useState<readonly InputIssue[]>([]);
  const { send, isSending } = usePost<Row, unknown>(call);
  const asked = wizard.step.file;
  const taken = asked && (!asked.when || meets(asked.when, values)) ? asked : undefined;
  const begin = async () => {
    const found = validate(values);
    setIssues(found);
    const lacks = taken !== undefined && !file;
    setProblem(lacks ? text.noFile : undefined);
    if (lacks || found.length > 0) return;
    try {
      const body = { ...start.set, ...filledIn(fields, values) };
      const reply = await send(taken && file ? { ...body, [taken.field]: file } : body);
      wizard.settle(reply, { ...values, ...body });
    } catch (error) {
      const failure = failed(error);
      const { [taken?.field ?? '']: ofFile, ...others } = failure.fields;
      const told = Object.entries(others).map(([field, message]) => ({ field, message }));
      setIssues(told);
      // What belongs to no input is said of the whole.
      const isShown = told.length > 0 && told.every(({ field }) => fields.some(({ name }) => name === field));
      setProblem(ofFile ?? (isShown ? undefined : describe(failure)));
    }
  };
  const change = (next: Row) => {
    setValues(next);
    setProblem(undefined);
  };
  return { fields, values, change, file, setFile, taken, problem, setProblem, issues, isSending, begin };
}

function Beginning(props: BeginningProps) {
  const label = useLabel();
  const text = useWizardText();
  const { taken, isSending, problem, ...step } = useBeginning(props);
  const { start, wizard } = props;
  const can = useCan();
  const others = permittedActions(wizard.step.actions, can).filter(({ to }) => to !== undefined);
  return (
    <Card className={taken ? css.fileStep : css.choose} aria-busy={isSending}>
      {taken && (
        <div className={css.fileSide}>
          <DropZone
            file={step.file}
            accepts={taken.accepts}
            hint={taken.hint && label(taken.hint)}
            problem={problem}
            disabled={isSending}
            onFile={step.setFile}
            onProblem={step.setProblem}
          />
          <Sample file={taken} name={start.id} />
        </div>
      )}
      <div className={css.choices}>
        <ActionInput
          fields={step.fields}
          value={step.values}
          onChange={step.change}
          issues={step.issues}
          disabled={isSending}
        />
      </div>
      {!taken && problem !== undefined && <Problem>{problem}</Problem>}
      <div className={wizardCss.foot}>
        <span role="status" className={wizardCss.quiet}>
          {isSending ? text.working : ''}
        </span>
        {others.map((action) => (
          <Link key={action.id} href={action.to ?? ''} className={css.link}>
            {label(action.label)}
          </Link>
        ))}
        <Button onClick={() => void step.begin()} loading={isSending}>
          {label(start.button ?? start.label)}
        </Button>
      </div>
    </Card>
  );
}

/** A file to begin with. */
function Sample({ file: { sample }, name }: { readonly file: WizardFile; readonly name: string }) {
  const text = useWizardText();
  if (!sample) return null;
  return (
    <Button
      variant="subtle"
      size="compact-sm"
      leftSection={<Icon path={mdiDownloadOutline} size={16} />}
      onClick={() => save(new Blob([sampleFile(sample)], { type: 'text/csv' }), `${name}.csv`)}
    >
      {text.sample}
    </Button>
  );
}
