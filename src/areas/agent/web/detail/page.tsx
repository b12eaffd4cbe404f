import { useMemo } from 'react';
import { useSearch } from 'wouter';
import type { Fields } from '#contract/envelope.ts';
import type { AgentDetailReply } from '#generated/api/agent.ts';
import { agentChannels } from '#generated/web/agent/calls/agent.ts';
import Generated from '#generated/web/agent/detail.tsx';
import { useCan } from '#web/auth/session-context.tsx';
import { type FormPanel, FormScreenView } from '#web/screens/form/form-screen.tsx';
import { late } from '#web/ui/late.tsx';
import { useAgentText } from './texts.ts';

const SettingsPanel = late(() => import('./settings-panel.tsx').then((part) => ({ default: part.SettingsPanel })));
const PerformancePanel = late(() =>
  import('./performance-panel.tsx').then((part) => ({ default: part.PerformancePanel })),
);
const ChannelsPanel = late(() => import('./channels-panel.tsx').then((part) => ({ default: part.ChannelsPanel })));

const { screen: generatedScreen } = Generated;
/** Shown as a panel with a chart instead. */
const performance = generatedScreen.related.find(({ name }) => name === 'performance');
const screen = { ...generatedScreen, related: generatedScreen.related.filter((related) => related !== performance) };

type Agent = Fields<AgentDetailReply>;

/** An agent: the generated form, plus settings, figures and money channels. */
export default function AgentPage() {
  const text = useAgentText();
  const can = useCan();
  const id = new URLSearchParams(useSearch()).get(screen.key) ?? undefined;
  const panels = useMemo<readonly FormPanel<Agent>[]>(
    () => [
      {
        name: 'settings',
        title: text.settings,
        render: ({ id: key, name, status }) => <SettingsPanel id={key} name={name} closed={status === 'closed'} />,
      },
      ...(performance && can(performance.permission)
        ? [
            {
              name: 'performance',
              title: text.performance,
              whileShown: true as const,
              render: (record: Agent) => <PerformancePanel related={performance} record={record} />,
            },
          ]
        : []),
      {
        name: 'channels',
        title: text.channels,
        needs: agentChannels,
        whileShown: true,
        render: ({ id: key }) => <ChannelsPanel id={key} />,
      },
    ],
    [text, can],
  );
  return <FormScreenView key={id} screen={screen} id={id} panels={panels} />;
}
