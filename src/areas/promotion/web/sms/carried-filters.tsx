import Activeness from '#generated/web/report/activeness.tsx';
import type { SharedFilters } from '#web/core/shared-state.ts';
import { useFormatContext } from '#web/fields/use-format-context.ts';
import { useLabel } from '#web/locale/language.ts';
import { activeFilters, filterText } from '#web/screens/list/filter-text.ts';
import { today } from '#web/screens/shared/use-list-url.ts';
import { Quiet } from '#web/ui/quiet.tsx';
import { useSmsText } from './texts.ts';

/** The filters of the report that handed the audience on. */
export function CarriedFilters({ filters }: { readonly filters: SharedFilters }) {
  const text = useSmsText();
  const label = useLabel();
  const context = useFormatContext();
  const filterTexts = activeFilters(Activeness.screen.filters, filters, ['agent_id']).map(
    (filter) => `${label(filter.field.label)}: ${filterText(filter, filters, context, today())}`,
  );
  return <Quiet>{text.filtered(filterTexts.length === 0 ? undefined : filterTexts.join(' · '))}</Quiet>;
}
