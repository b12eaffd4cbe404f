import { mdiDownload } from '@mdi/js';
import { Suspense, useState } from 'react';
import { smsMessageFields as f } from '#generated/api/fields/sms-message.ts';
import type { SmsListReply } from '#generated/api/promotion.ts';
import { smsMessages } from '#generated/web/promotion/calls/sms.ts';
import { useSmsMessages } from '#generated/web/promotion/hooks/sms.ts';
import { useCan } from '#web/auth/session-context.tsx';
import { renderCell } from '#web/fields/cells.ts';
import { useFormatContext } from '#web/fields/use-format-context.ts';
import { useLabel } from '#web/locale/language.ts';
import { exportOf } from '#web/screens/list/export-request.ts';
import { AnswerState } from '#web/screens/shared/answer-state.tsx';
import { Pager } from '#web/screens/shared/pager.tsx';
import tables from '#web/ui/framed-table.module.css';
import { late } from '#web/ui/late.tsx';
import { ScrollBox } from '#web/ui/scroll-box.tsx';
import { SideDrawer } from '#web/ui/side-drawer.tsx';
import { Stack } from '#web/ui/stack.tsx';
import { ToolButton } from '#web/ui/tool-button.tsx';
import { useCampaignText } from './texts.ts';

const ExportDialog = late(() =>
  import('#web/screens/list/export-dialog.tsx').then((part) => ({ default: part.ExportDialog })),
);

const columns = [f.username, f.agent_id, f.mobile, f.state, f.error] as const;
const limit = 50;
const missed = ['failed', 'unknown'] as const;
const exportPermission = 'promotion.promotion.export';

/** Recipients with failed or unknown texts, and the reason. */
export function Recipients({ campaign, onClose }: { readonly campaign: SmsListReply; readonly onClose: () => void }) {
  const text = useCampaignText();
  const label = useLabel();
  const can = useCan();
  const context = useFormatContext();
  const [page, setPage] = useState(1);
  const [isExporting, setExporting] = useState(false);
  const answer = useSmsMessages({ campaign_id: campaign.id, state: missed, page, limit }, { keepPrevious: true });
  const rows = answer.data?.data;
  const total = answer.data?.total ?? 0;
  return (
    <SideDrawer title={text.missedOf(campaign.campaign_ref ?? '')} width={720} onClose={onClose}>
      {!rows ? (
        <AnswerState of={answer} />
      ) : (
        <Stack gap={3}>
          {can(exportPermission) && total > 0 && (
            <ToolButton icon={mdiDownload} label={text.download} onClick={() => setExporting(true)} />
          )}
          <ScrollBox className={tables.scroller} label={text.missed}>
            <table className={tables.table}>
              <thead>
                <tr>
                  {columns.map((column) => (
                    <th key={column.name}>{label(column.label)}</th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {rows.map((row) => (
                  <tr key={row.id}>
                    {columns.map((column) => (
                      <td key={column.name}>{renderCell(column, { ...row }, context)}</td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </ScrollBox>
          {total > limit && <Pager page={page} limit={limit} total={total} onPage={setPage} />}
        </Stack>
      )}
      {isExporting && (
        <Suspense>
          <ExportDialog
            request={exportOf(smsMessages, { campaign_id: String(campaign.id), state: missed.join(',') })}
            total={total}
            onClose={() => setExporting(false)}
          />
        </Suspense>
      )}
    </SideDrawer>
  );
}
