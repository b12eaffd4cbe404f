import { Button, Textarea } from '@mantine/core';
import { mdiDownloadOutline, mdiGamepadVariantOutline } from '@mdi/js';
import { Suspense, useState } from 'react';
import type { Field } from '#contract/field.ts';
import type { ExportedName, ExportIgnRunBody } from '#generated/api/system.ts';
import { exportIgnRun } from '#generated/web/system/calls/export_ign.ts';
import { useExportIgnRun } from '#generated/web/system/hooks/export_ign.ts';
import { useCan } from '#web/auth/session-context.tsx';
import { filledIn } from '#web/core/actions.ts';
import { useDescribeError } from '#web/data/describe-error.ts';
import { formatField } from '#web/fields/formats.ts';
import { useFormatContext } from '#web/fields/use-format-context.ts';
import { ActionInput, type InputIssue, missingFields } from '#web/form/action-input.tsx';
import { useLabel } from '#web/locale/language.ts';
import { useFailure } from '#web/screens/shared/use-failure.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Forbidden } from '#web/ui/forbidden.tsx';
import tables from '#web/ui/framed-table.module.css';
import { Icon } from '#web/ui/icon.tsx';
import { late } from '#web/ui/late.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { ScrollBox } from '#web/ui/scroll-box.tsx';
import { SkeletonLines } from '#web/ui/skeletons.tsx';
import { columns, fields } from './fields.ts';
import css from './page.module.css';
import { useIgnText } from './texts.ts';

const ExportDialog = late(() =>
  import('#web/screens/list/export-dialog.tsx').then((part) => ({ default: part.ExportDialog })),
);

const number = (value: number) => value.toLocaleString('en-US');
const mostNames = 20_000;

/** Usernames in pasted text: one a line, or with commas and blanks between them. */
export function namesOf(text: string): readonly string[] {
  return [...new Set(text.toLowerCase().split(/[\s,;]+/))].filter((name) => name !== '');
}

interface Preview {
  readonly rows: readonly ExportedName[];
  readonly total: number;
  readonly body: ExportIgnRunBody;
}

/** In-game names of members at one provider: look first, then take the file. */
export default function ExportIgnPage() {
  const text = useIgnText();
  const describe = useDescribeError();
  const can = useCan();
  const failed = useFailure();
  const run = useExportIgnRun();
  const [values, setValues] = useState<Readonly<Record<string, unknown>>>({});
  const [pasted, setPasted] = useState('');
  const [issues, setIssues] = useState<readonly InputIssue[]>([]);
  const [problem, setProblem] = useState<string>();
  const [preview, setPreview] = useState<Preview>();
  const [isExporting, setExporting] = useState(false);
  const names = namesOf(pasted);
  if (!can(exportIgnRun.permission)) return <Forbidden />;

  const look = async () => {
    const missing = missingFields(fields, values);
    setIssues(missing);
    setProblem(names.length > mostNames ? text.tooMany : undefined);
    if (missing.length > 0 || names.length > mostNames) return;
    const choices = filledIn(fields, values) as Omit<ExportIgnRunBody, 'usernames'>;
    const body: ExportIgnRunBody = { ...choices, ...(names.length > 0 ? { usernames: names } : {}) };
    try {
      const { data } = await run.send(body);
      setPreview({ rows: data.rows, total: data.total ?? 0, body });
    } catch (error) {
      const failure = failed(error);
      const said = Object.entries(failure.fields).map(([field, message]) => ({ field, message }));
      setIssues(said);
      if (!said.length || !said.every(({ field }) => fields.some(({ name }) => name === field))) {
        setProblem(describe(failure));
      }
    }
  };

  return (
    <div className={css.page}>
      <PageHeader title={text.title} />
      <div className={css.panes}>
        <section className={css.card}>
          <ActionInput
            fields={fields}
            value={values}
            issues={issues}
            disabled={run.isSending}
            onChange={(next) => {
              setValues(next);
              setPreview(undefined);
            }}
          />
          <Textarea
            label={text.usernames}
            description={names.length > 0 ? text.pasted(number(names.length)) : text.usernamesHint}
            minRows={4}
            maxRows={10}
            autosize
            spellCheck={false}
            value={pasted}
            disabled={run.isSending}
            onChange={(event) => {
              setPasted(event.currentTarget.value);
              setPreview(undefined);
            }}
          />
          {problem !== undefined && (
            <p className={css.problem} role="alert">
              {problem}
            </p>
          )}
          <Button variant={preview ? 'default' : 'filled'} loading={run.isSending} onClick={() => void look()}>
            {text.preview}
          </Button>
        </section>
        <section className={css.card} aria-busy={run.isSending}>
          {run.isSending ? (
            <SkeletonLines count={10} />
          ) : !preview ? (
            <EmptyState icon={mdiGamepadVariantOutline} title={text.start} />
          ) : preview.rows.length === 0 ? (
            <EmptyState title={text.none} />
          ) : (
            <>
              <div className={css.head} role="status">
                <span>{text.found(number(preview.rows.length), number(preview.total))}</span>
                <Button leftSection={<Icon path={mdiDownloadOutline} size={16} />} onClick={() => setExporting(true)}>
                  {text.download}
                </Button>
              </div>
              <Names rows={preview.rows} columns={columns} />
            </>
          )}
        </section>
      </div>
      {preview && isExporting && (
        <Suspense>
          <ExportDialog
            request={(format) => ({ call: exportIgnRun, body: { ...preview.body, format } })}
            total={preview.total}
            onClose={() => setExporting(false)}
          />
        </Suspense>
      )}
    </div>
  );
}

function Names({
  rows,
  columns: shown,
}: {
  readonly rows: readonly ExportedName[];
  readonly columns: readonly Field[];
}) {
  const label = useLabel();
  const text = useIgnText();
  const context = useFormatContext();
  return (
    <ScrollBox className={tables.scroller} label={text.title}>
      <table className={tables.table}>
        <thead>
          <tr>
            {shown.map((column) => (
              <th key={column.name}>{label(column.label)}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={`${row.username}/${row.ign}`}>
              {shown.map((column) => (
                <td key={column.name}>{formatField(column, { ...row }, context)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  );
}
