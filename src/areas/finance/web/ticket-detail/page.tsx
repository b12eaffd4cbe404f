import Generated from '#generated/web/finance/ticket-detail.tsx';
import { showsData } from '#web/core/screen-phase.ts';
import { DetailBody } from '#web/screens/detail/detail-body.tsx';
import { DetailHeading } from '#web/screens/detail/detail-heading.tsx';
import { DetailScreenView } from '#web/screens/detail/detail-screen.tsx';
import { useDetailScreen } from '#web/screens/detail/use-detail-screen.ts';
import { Stack } from '#web/ui/stack.tsx';
import { TicketComments } from './comments.tsx';
import { TicketStepper } from './stepper.tsx';

/** A ticket: how far it has come, what it is about, what was said, and its history. */
export default function TicketPage() {
  const model = useDetailScreen(Generated.screen);
  const { phase, record } = model;
  // Loading, missing and failed are the generic screen's.
  if (!record || !showsData(phase) || phase === 'stale') return <DetailScreenView model={model} />;
  return (
    <Stack>
      <DetailHeading model={model} />
      <TicketStepper status={record.status} />
      <TicketComments said={record.comments ?? []} />
      <DetailBody model={model} record={record} />
      {model.actions.dialog}
    </Stack>
  );
}
