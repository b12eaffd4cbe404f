import { Button } from '@mantine/core';
import { mdiDownloadOutline, mdiFileDelimitedOutline } from '@mdi/js';
import { useRef, useState } from 'react';
import type { Field } from '#contract/field.ts';
import { gameDiffFields as f } from '#generated/api/fields/game-diff.ts';
import type { GameDiffForm } from '#generated/api/game.ts';
import { useGameDiff } from '#generated/web/game/hooks/game.ts';
import { filledIn } from '#web/core/actions.ts';
import { serverNow } from '#web/core/server-clock.ts';
import { useDescribeError } from '#web/data/describe-error.ts';
import { ActionInput, type InputIssue, missingFields } from '#web/form/action-input.tsx';
import { save } from '#web/screens/list/use-export.ts';
import { useFailure } from '#web/screens/shared/use-failure.ts';
import { Icon } from '#web/ui/icon.tsx';
import { StepBar } from '#web/ui/step-bar.tsx';
import { type Batch, madeBatch } from './batch.ts';
import { BatchList } from './batch-list.tsx';
import { css } from './css.ts';
import { useUpdaterText } from './texts.ts';

const asked = ({ readonly: _set, ...field }: Field): Field => ({ ...field, required: true });
const fields = [asked(f.provider_id), asked(f.source)];
const mostBytes = 10 * 1024 * 1024;
const sample =
  '\ufeffgame_code,name_en,name_th,type,sub_provider_code,rtp_pct,platforms,has_demo,has_freespin,has_jackpot\r\n' +
  'my-game-1,Golden Naga,นาคาทองคำ,slot,PGS,96.50,mobile|desktop,true,true,false\r\n';

interface Props {
  /** Provider that was looked at before. */
  readonly provider: string | undefined;
  readonly onCompared: (batch: Batch) => void;
}

/** Steps 1 and 2: which provider, from where; then the comparison runs. */
export function StepChoose({ provider, onCompared }: Props) {
  const text = useUpdaterText();
  const describe = useDescribeError();
  const failed = useFailure();
  const diff = useGameDiff();
  const picker = useRef<HTMLInputElement>(null);
  const [values, setValues] = useState<Readonly<Record<string, unknown>>>({
    source: 'api',
    ...(provider === undefined ? {} : { provider_id: Number(provider) }),
  });
  const [file, setFile] = useState<File>();
  const [issues, setIssues] = useState<readonly InputIssue[]>([]);
  const [problem, setProblem] = useState<string>();
  const fromFile = values.source === 'file';
  const step = diff.isSending ? 2 : 1;

  const send = async () => {
    const missing = missingFields(fields, values);
    setIssues(missing);
    setProblem(fromFile && !file ? text.noFile : undefined);
    if (missing.length > 0 || (fromFile && !file)) return;
    const choices = filledIn(fields, values) as Pick<GameDiffForm, 'provider_id' | 'source'>;
    try {
      const { data } = await diff.send({ ...choices, ...(fromFile && file ? { file } : {}) });
      onCompared(
        madeBatch({
          ...choices,
          provider_name: typeof values.provider_name === 'string' ? values.provider_name : '',
          file_name: file?.name ?? null,
          reply: data,
          at: serverNow().toISOString(),
        }),
      );
    } catch (error) {
      const failure = failed(error);
      const { provider_id: about, file: aboutFile } = failure.fields;
      setIssues(about === undefined ? [] : [{ field: 'provider_id', message: about }]);
      setProblem(about === undefined ? (aboutFile ?? describe(failure)) : undefined);
    }
  };

  return (
    <>
      <StepBar step={step} names={text.steps} label={`${text.stepOf} ${step}`} />
      <section className={`${css.card} ${css.choose}`} aria-busy={diff.isSending}>
        <ActionInput
          fields={fields}
          value={values}
          issues={issues}
          disabled={diff.isSending}
          onChange={(next) => {
            setValues(next);
            setProblem(undefined);
          }}
        />
        {fromFile && (
          <div className={css.file}>
            <Button
              variant="default"
              leftSection={<Icon path={mdiFileDelimitedOutline} size={18} />}
              disabled={diff.isSending}
              onClick={() => picker.current?.click()}
            >
              {file?.name ?? text.file}
            </Button>
            <Button
              variant="subtle"
              size="compact-sm"
              leftSection={<Icon path={mdiDownloadOutline} size={16} />}
              onClick={() => save(new Blob([sample], { type: 'text/csv' }), 'games-template.csv')}
            >
              {text.template}
            </Button>
            <small className={css.quiet}>{text.fileHint}</small>
            <input
              ref={picker}
              type="file"
              hidden
              accept=".csv,.txt,.tsv,.json,text/csv,application/json"
              data-field="file"
              onChange={(event) => {
                const [chosen] = event.currentTarget.files ?? [];
                const isLarge = chosen !== undefined && chosen.size > mostBytes;
                setProblem(isLarge ? text.tooLarge : undefined);
                setFile(isLarge ? undefined : chosen);
                // The same file may be chosen again after it was changed on the disk.
                event.currentTarget.value = '';
              }}
            />
          </div>
        )}
        {problem !== undefined && (
          <p className={css.problem} role="alert">
            {problem}
          </p>
        )}
        <div className={css.foot}>
          <span role="status" className={css.quiet}>
            {diff.isSending ? text.comparing : ''}
          </span>
          <Button loading={diff.isSending} onClick={() => void send()}>
            {text.compare}
          </Button>
        </div>
      </section>
      <BatchList />
    </>
  );
}
