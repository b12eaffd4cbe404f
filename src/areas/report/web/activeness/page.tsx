import { mdiMessageTextOutline } from '@mdi/js';
import { Suspense } from 'react';
import Generated from '#generated/web/report/activeness.tsx';
import { useCan } from '#web/auth/session-context.tsx';
import { sharedState } from '#web/core/shared-state.ts';
import { asListPage } from '#web/screens/list/list-page.tsx';
import { ListScreenView } from '#web/screens/list/list-screen.tsx';
import { useListScreen } from '#web/screens/list/use-list-screen.ts';
import { Icon } from '#web/ui/icon.tsx';
import { late } from '#web/ui/late.tsx';
import css from './page.module.css';
import { useActivenessText } from './texts.ts';

const Summary = late(() => import('./summary.tsx').then((part) => ({ default: part.Summary })));

/** Member activity: overall figures, and the list of members, who can be messaged as filtered. */
function ActivenessPage() {
  const text = useActivenessText();
  const can = useCan();
  const model = useListScreen(Generated.screen);
  const { values } = model.list;
  return (
    <ListScreenView
      model={model}
      above={
        <Suspense fallback={<div className={css.waiting} />}>
          <Summary dateFrom={values.date_from} dateTo={values.date_to} agents={values.agent_id} />
        </Suspense>
      }
      tools={
        can('promotion.sms.send') && (
          <a className={css.sms} href={sharedState('/promotion/manage', values)} data-internal="">
            <Icon path={mdiMessageTextOutline} size={14} />
            {text.sms}
          </a>
        )
      }
    />
  );
}

export default asListPage(ActivenessPage, Generated.screen);
