import { useRef, useState } from 'react';
import type { RecordReply } from '#contract/envelope.ts';
import type { DashboardSaveReply, DashboardTile, NamedDashboard } from '#generated/api/system.ts';
import { dashboardSave } from '#generated/web/system/calls/dashboard.ts';
import { useClient } from '#web/data/client-context.tsx';
import { useDescribeError } from '#web/data/describe-error.ts';
import { failureOf } from '#web/data/failure-of.ts';
import { notify } from '#web/ui/notify.ts';

/** What can be said of a dashboard. */
export interface Draft {
  readonly name: string;
  readonly tiles: readonly DashboardTile[];
}

/**
 * Changes of a dashboard are seen at once and saved one after the other, each over the version that the one before has left.
 * Where somebody else (or another tab) was faster, what there is now is shown, and the rest is given up.
 */
export function useEdits({ id, version, name, tiles }: NamedDashboard, refresh: () => Promise<void>) {
  const client = useClient();
  const describe = useDescribeError();
  const [draft, setDraft] = useState<Draft>();
  const saving = useRef({ version, waiting: 0, hasFailed: false, queue: Promise.resolve() });
  // Versions only rise: an answer from before the last save is no reason to go back.
  if (saving.current.waiting === 0) saving.current.version = Math.max(saving.current.version, version);
  const save = async (next: Draft) => {
    const now = saving.current;
    try {
      if (now.hasFailed) return;
      const body = { dashboard_id: id, version: now.version, ...next };
      const reply = await client.request<RecordReply<DashboardSaveReply>>(dashboardSave, { body });
      now.version = reply.data.version;
    } catch (error) {
      now.hasFailed = true;
      const failure = failureOf(error);
      notify.error(Object.values(failure.fields)[0] ?? describe(failure));
    } finally {
      now.waiting -= 1;
      if (now.waiting === 0) {
        now.hasFailed = false;
        await refresh();
        setDraft(undefined);
      }
    }
  };
  const shown: Draft = draft ?? { name, tiles };
  return {
    shown,
    change(more: Partial<Draft>) {
      const next = { ...shown, ...more };
      setDraft(next);
      saving.current.waiting += 1;
      saving.current.queue = saving.current.queue.then(() => save(next));
    },
  };
}
