import type { Row } from '#contract/envelope.ts';
import type { Related } from '#contract/screen.ts';
import type { RecordPanel } from '#contract/screen-part.ts';
import { useCan } from '#web/auth/session-context.tsx';
import { useOffers } from '#web/data/use-offers.ts';
import { Part } from '#web/ui/part.tsx';
import { SkeletonLines } from '#web/ui/skeletons.tsx';

interface Screen {
  readonly panels?: readonly RecordPanel[];
  readonly related: readonly Related[];
}

/** The hand-written tabs and the lists of a record that this person may see and the server has. */
export function useRecordTabs({ panels = [], related }: Screen) {
  const can = useCan();
  const offered = useOffers();
  return {
    panels: panels.filter((one) => can(one.permission) && offered(one.call)),
    related: related.filter(
      (one) => panels.every(({ list }) => list !== one.name) && can(one.permission) && offered(one.list),
    ),
  };
}

interface Props {
  readonly panel: RecordPanel;
  /** Of the screen. */
  readonly related: readonly Related[];
  readonly record: Row;
  readonly refresh: () => Promise<void>;
}

/** A hand-written tab of a record. */
export function PanelView({ panel: { part, call, list }, related, record, refresh }: Props) {
  const own = related.find(({ name }) => name === list);
  const props = { record, refresh, ...(call && { call }), ...(own && { related: own }) };
  return <Part load={part} props={props} fallback={<SkeletonLines count={8} />} />;
}
