import type { FormScreen } from '#contract/screen.ts';
import { useCan } from '#web/auth/session-context.tsx';
import { useOffers } from '#web/data/use-offers.ts';
import { useRecordTabs } from '../shared/record-tabs.tsx';
import { useVisited } from '../shared/use-visited.ts';
import type { FormScreenState } from './use-form-screen.ts';

/** What a form that creates has next to it. */
const none = { related: [] };

/** The tabs next to the form of a record: those that this user may see and the server has. */
export function useFormTabs(screen: FormScreen, { opened, record }: FormScreenState) {
  const can = useCan();
  const offered = useOffers();
  const isUpdate = screen.mode === 'update';
  const { panels, related } = useRecordTabs(isUpdate ? screen : none);
  const editors = isUpdate ? (screen.editors ?? []).filter((one) => can(one.permission) && offered(one.needs)) : [];
  const visits = useVisited(
    'form',
    [...editors, ...related, ...panels].map((one) => one.name),
  );
  const id = record.row?.id ?? opened?.base.id;
  const history =
    screen.history && isUpdate && (typeof id === 'number' || typeof id === 'string') && offered(screen.history.call)
      ? { history: screen.history, id }
      : undefined;
  const isEmpty = related.length + editors.length + panels.length === 0 && !history;
  return { panels, related, editors, history, isEmpty, ...visits };
}

export type FormTabsState = ReturnType<typeof useFormTabs>;
