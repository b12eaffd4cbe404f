import { Button, Textarea } from '@mantine/core';
import { mdiDownloadOutline, mdiGamepadVariantOutline } from '@mdi/js';
import { Suspense, useState } from 'react';
import { exportIgnRun } from '#generated/web/system/calls/export_ign.ts';
import { useCan } from '#web/auth/session-context.tsx';
import { formatCount } from '#web/fields/parts/decimal.ts';
import { ActionInput } from '#web/form/action-input.tsx';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Forbidden } from '#web/ui/forbidden.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { late } from '#web/ui/late.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { Problem } from '#web/ui/quiet.tsx';
import { SkeletonLines } from '#web/ui/skeletons.tsx';
import { Stack, Toolbar } from '#web/ui/stack.tsx';
import { fields } from './fields.ts';
import { Names } from './names.tsx';
import css from './page.module.css';
import { useIgnText } from './texts.ts';
import { type Lookup, type Preview, useLookup } from './use-lookup.ts';

const ExportDialog = late(() =>
  import('#web/screens/list/export-dialog.tsx').then((part) => ({ default: part.ExportDialog })),
);

/** In-game names of members at one provider: a preview first, then the export. */
export default function ExportIgnPage() {
  const text = useIgnText();
  const can = useCan();
  const lookup = useLookup();
  const { preview, isSending } = lookup;
  const [isExporting, setExporting] = useState(false);
  if (!can(exportIgnRun.permission)) return <Forbidden />;
  return (
    <Stack>
      <PageHeader title={text.title} />
      <div className={css.panes}>
        <LookupForm lookup={lookup} />
        <Card aria-busy={isSending}>
          {isSending ? (
            <SkeletonLines count={10} />
          ) : !preview ? (
            <EmptyState icon={mdiGamepadVariantOutline} title={text.start} />
          ) : (
            <Result preview={preview} onExport={() => setExporting(true)} />
          )}
        </Card>
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
    </Stack>
  );
}

/** Lookup form: the provider, and either all members or pasted usernames. */
function LookupForm({ lookup }: { readonly lookup: Lookup }) {
  const text = useIgnText();
  const { names, problem, isSending } = lookup;
  return (
    <Card>
      <ActionInput
        fields={fields}
        value={lookup.values}
        issues={lookup.issues}
        disabled={isSending}
        onChange={lookup.choose}
      />
      <Textarea
        label={text.usernames}
        description={names.length > 0 ? text.pasted(formatCount(names.length)) : text.usernamesHint}
        minRows={4}
        maxRows={10}
        autosize
        spellCheck={false}
        value={lookup.pasted}
        disabled={isSending}
        onChange={(event) => lookup.paste(event.currentTarget.value)}
      />
      {problem !== undefined && <Problem>{problem}</Problem>}
      <Button variant={lookup.preview ? 'default' : 'filled'} loading={isSending} onClick={lookup.look}>
        {text.preview}
      </Button>
    </Card>
  );
}

function Result({ preview, onExport }: { readonly preview: Preview; readonly onExport: () => void }) {
  const text = useIgnText();
  if (preview.rows.length === 0) return <EmptyState title={text.none} />;
  return (
    <>
      <Toolbar role="status">
        <span>{text.found(formatCount(preview.rows.length), formatCount(preview.total))}</span>
        <Button data-end="" leftSection={<Icon path={mdiDownloadOutline} size={16} />} onClick={onExport}>
          {text.download}
        </Button>
      </Toolbar>
      <Names rows={preview.rows} />
    </>
  );
}
