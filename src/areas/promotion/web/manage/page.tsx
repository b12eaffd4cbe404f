import { useMemo } from 'react';
import { useLocation, useSearch } from 'wouter';
import Generated from '#generated/web/promotion/manage.tsx';
import { sharedStateOf } from '#web/core/shared-state.ts';
import { ListScreenView } from '#web/screens/list/list-screen.tsx';
import { useListScreen } from '#web/screens/list/use-list-screen.ts';
import { viewsPage } from '#web/screens/list/views-page.tsx';
import { Notice } from '#web/ui/edit-bar.tsx';
import css from '../sms/sms.module.css';
import { useSmsText } from '../sms/texts.ts';

const { spec } = Generated;
const { screen } = spec.first;

function Promotions() {
  const text = useSmsText();
  const [, navigate] = useLocation();
  const carried = sharedStateOf(useSearch());
  const generated = useListScreen(screen);
  const actions = useMemo<typeof generated.actions>(
    () =>
      carried === ''
        ? generated.actions
        : {
            ...generated.actions,
            // The audience handed on by the report is passed to the form.
            menuOf: (row, requested) =>
              generated.actions
                .menuOf(row, requested)
                .map((one) =>
                  one.id === 'sms'
                    ? { ...one, run: () => navigate(`/promotion/detail?id=${row.id}&sms=1&${carried}`) }
                    : one,
                ),
          },
    [generated.actions, carried, navigate],
  );
  const model = { ...generated, actions };
  return (
    <>
      {carried !== '' && (
        <Notice className={css.carried} tone="info">
          {text.carried}
        </Notice>
      )}
      <ListScreenView model={model} />
    </>
  );
}

/** Promotions and personal ones; an audience handed on by a report is passed to the SMS form. */
export default viewsPage({ ...spec, first: Object.assign(Promotions, { screen }) });
