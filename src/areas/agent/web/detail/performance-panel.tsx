import type { Related } from '#contract/screen.ts';
import type { AgentDetailReply } from '#generated/api/agent.ts';
import { DaysPanel } from '#web/screens/report/days-panel.tsx';
import { useAgentText } from './texts.ts';

const charted = { agent_winloss: 'bar', member_winloss: 'line' } as const;

/** Thirty days of an agent; `related` names the report and its columns. */
interface Props {
  readonly related: Related;
  readonly record: Pick<AgentDetailReply, 'id' | 'type'>;
}

export function PerformancePanel({ related, record }: Props) {
  const text = useAgentText();
  const agent = record.id;
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
