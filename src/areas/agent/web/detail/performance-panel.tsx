import type { Row } from '#contract/envelope.ts';
import type { Related } from '#contract/screen.ts';
import { DaysPanel } from '#web/screens/report/days-panel.tsx';
import { useAgentText } from './texts.ts';

const charted = { agent_winloss: 'bar', member_winloss: 'line' } as const;

/** Thirty days of an agent. `related` says from which report, and which columns. */
export function PerformancePanel({ related, record }: { readonly related: Related; readonly record: Row }) {
  const text = useAgentText();
  const agent = Number(record.id);
  return (
    <DaysPanel
      related={related}
      match={{ agent_id: agent }}
      charted={charted}
      href={`/agent/winloss-summary?group_by=member&agent_id=${agent}`}
      title={text.performance}
      hint={record.type === 'master' ? text.ofTree : undefined}
    />
  );
}
