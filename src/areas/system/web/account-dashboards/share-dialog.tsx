import { Button } from '@mantine/core';
import { useState } from 'react';
import type { NamedDashboard } from '#generated/api/system.ts';
import { dashboardShare } from '#generated/web/system/calls/dashboard.ts';
import { useRoleItems } from '#generated/web/system/hooks/role.ts';
import { useClient } from '#web/data/client-context.tsx';
import { useDescribeError } from '#web/data/describe-error.ts';
import { useLanguage } from '#web/locale/language.ts';
import { useText } from '#web/locale/use-text.ts';
import { useWork } from '#web/screens/shared/use-work.ts';
import { notify } from '#web/ui/notify.ts';
import { PlainDialog } from '#web/ui/plain-dialog.tsx';
import { Problem, Quiet } from '#web/ui/quiet.tsx';
import { Stack, Toolbar } from '#web/ui/stack.tsx';
import css from './board.module.css';
import { useDashboardsText } from './texts.ts';

interface Props {
  readonly dashboard: NamedDashboard;
  readonly refresh: () => Promise<void>;
  readonly onClose: () => void;
}

/** Before whom a dashboard is. */
export function ShareDialog({ dashboard, refresh, onClose }: Props) {
  const text = useDashboardsText();
  const { common } = useText();
  const isEnglish = useLanguage() === 'en';
  const client = useClient();
  const describe = useDescribeError();
  const work = useWork();
  const roles = useRoleItems({ limit: 50 });
  const [chosen, setChosen] = useState(dashboard.role_ids);
  const failure = work.error ?? roles.error;
  const toggle = (id: number, isIn: boolean) => setChosen(isIn ? [...chosen, id] : chosen.filter((one) => one !== id));
  const save = async () => {
    const done = await work.run(async (signal) => {
      await client.request(dashboardShare, { body: { dashboard_id: dashboard.id, role_ids: chosen }, signal });
      await refresh();
      notify.success(text.shared);
    });
    if (done) onClose();
  };
  return (
    <PlainDialog title={text.share} width={420} onClose={onClose}>
      <Stack>
        <Quiet>{text.shareLead}</Quiet>
        {roles.data?.data.map(({ id, name, name_en }) => (
          <label key={id} className={css.role}>
            <input
              type="checkbox"
              checked={chosen.includes(id)}
              onChange={(event) => toggle(id, event.currentTarget.checked)}
            />
            {(isEnglish && name_en) || name}
          </label>
        ))}
        {failure && <Problem>{describe(failure)}</Problem>}
        <Toolbar>
          <Button data-end="" variant="default" onClick={onClose}>
            {common.cancel}
          </Button>
          <Button loading={work.isRunning} disabled={!roles.data} onClick={() => void save()}>
            {text.save}
          </Button>
        </Toolbar>
      </Stack>
    </PlainDialog>
  );
}
