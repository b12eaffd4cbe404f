import { mdiMessageTextOutline } from '@mdi/js';
import { Suspense } from 'react';
import Generated from '#generated/web/report/activeness.tsx';
import { useCan } from '#web/auth/session-context.tsx';
import { toQueryString } from '#web/data/query-string.ts';
import list from '#web/screens/list/list.module.css';
import { ListRows } from '#web/screens/list/list-rows.tsx';
import { ListBar, ListHeading, ListTabBar } from '#web/screens/list/list-screen.tsx';
import { useListScreen } from '#web/screens/list/use-list-screen.ts';
import { Forbidden } from '#web/ui/forbidden.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { late } from '#web/ui/late.tsx';
import css from './page.module.css';
import { useActivenessText } from './texts.ts';

const Summary = late(() => import('./summary.tsx').then((part) => ({ default: part.Summary })));

/** Who still plays: the figures of everybody, and the members behind them, who can be written to as they are filtered. */
export default function ActivenessPage() {
  const text = useActivenessText();
  const can = useCan();
  const model = useListScreen(Generated.screen);
  if (model.list.phase === 'forbidden') return <Forbidden />;
  const { values } = model.list;
  const audience = toQueryString({ tab: 'sms', segment: 'activeness', ...values });
  return (
    <div className={list.screen}>
      <ListHeading model={model} />
      <Suspense fallback={<div className={css.waiting} />}>
        <Summary dateFrom={values.date_from} dateTo={values.date_to} agents={values.agent_id} />
      </Suspense>
      <ListTabBar model={model} />
      <ListBar model={model}>
        {can('promotion.sms.send') && (
          <a className={css.sms} href={`/promotion/manage?${audience}`} data-internal="">
            <Icon path={mdiMessageTextOutline} size={14} />
            {text.sms}
          </a>
        )}
      </ListBar>
      <ListRows model={model} />
      {model.actions.dialog}
      {model.header.dialog}
    </div>
  );
}
