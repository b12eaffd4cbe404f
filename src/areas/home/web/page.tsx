import { mdiKeyboardOutline } from '@mdi/js';
import { Suspense, useEffect, useState } from 'react';
import { useSearchParams } from 'wouter';
import { presetDays } from '#contract/date-preset.ts';
import { agentItems } from '#generated/web/agent/calls/agent.ts';
import { useAgentItems } from '#generated/web/agent/hooks/agent.ts';
import { useCan, useUser } from '#web/auth/session-context.tsx';
import { mayOpen, useQueues } from '#web/data/queues.tsx';
import { fieldTexts } from '#web/fields/texts.ts';
import { useLabel } from '#web/locale/language.ts';
import { ChoicePill } from '#web/ui/choice-pill.tsx';
import { late } from '#web/ui/late.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { ToolButton } from '#web/ui/tool-button.tsx';
import { KpiRow } from './kpi-row.tsx';
import classes from './page.module.css';
import { QueueCard } from './queue-card.tsx';
import { Shortcuts } from './shortcuts.tsx';
import { useHomeText } from './texts.ts';
import { type HomeFigures, useFigures } from './use-figures.ts';
import { useKeys } from './use-keys.ts';

const ChartsPanel = late(() => import('./charts-panel.tsx'));
const HealthPanel = late(() => import('./health-panel.tsx'));
const HelpDialog = late(() => import('./help-dialog.tsx'));

const periods = ['today', 'yesterday', 'last7', 'thisMonth'] as const;
type Period = (typeof periods)[number];

/** True shortly after the first paint, to delay the less important panels. */
function useLater(): boolean {
  const [isLater, setLater] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLater(true), 60);
    return () => clearTimeout(timer);
  }, []);
  return isLater;
}

/** Period and agent filter, kept in the URL. */
function useHomeFilters() {
  const [params, setParams] = useSearchParams();
  const agentText = params.get('agent_id') ?? '';
  const agent = /^\d{1,9}$/.test(agentText) ? Number(agentText) : undefined;
  const set = (name: string, value: string) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        if (value === '') next.delete(name);
        else next.set(name, value);
        return next;
      },
      { replace: true },
    );
  return {
    period: periods.find((one) => one === params.get('period')) ?? 'today',
    agentText,
    agent,
    /** Appended to the links of reports. */
    suffix: agent === undefined ? '' : `&agent_id=${agent}`,
    setAgent: (value: string) => set('agent_id', value),
    setPeriod: (value: Period) => set('period', value === 'today' ? '' : value),
  };
}

/** Today's figures, work that waits for the user, system health, and shortcuts to the user's pages. */
export default function HomePage() {
  const text = useHomeText();
  const user = useUser();
  const choice = useHomeFilters();
  const figures = useFigures(choice.agent);
  const isLater = useLater();
  const { isHelpShown, showHelp, closeHelp, open } = useKeys();
  return (
    <div className={classes.page}>
      <PageHeader
        title={user ? text.hello(user.name) : text.title}
        actions={
          <>
            <Updated figures={figures} />
            <ToolButton
              className={classes.help}
              icon={mdiKeyboardOutline}
              label={text.keys}
              title={`${text.keys} (?)`}
              onClick={showHelp}
            />
          </>
        }
      />
      {figures.allowed && (
        <section aria-label={text.figures}>
          <div className={classes.controls}>
            <AgentChoice value={choice.agentText} onChange={choice.setAgent} />
          </div>
          <KpiRow figures={figures} suffix={choice.suffix} />
        </section>
      )}
      <Queues />
      {figures.allowed && <Charts figures={figures} choice={choice} isLater={isLater} />}
      {isLater && (
        <Suspense>
          <section aria-label={text.health} className={classes.health}>
            <HealthPanel />
          </section>
        </Suspense>
      )}
      <Shortcuts />
      {isHelpShown && (
        <Suspense>
          <HelpDialog open={open} onClose={closeHelp} />
        </Suspense>
      )}
    </div>
  );
}

/** Work that waits for the user, limited to the queues they may open. */
function Queues() {
  const text = useHomeText();
  const can = useCan();
  const queues = useQueues().filter((queue) => mayOpen(queue, can));
  if (queues.length === 0) return null;
  return (
    <section aria-labelledby="queues">
      <h2 className={classes.heading} id="queues">
        {text.queues}
      </h2>
      <div className={classes.queues}>
        {queues.map((queue) => (
          <QueueCard key={queue.key} queue={queue} />
        ))}
      </div>
    </section>
  );
}

interface ChartsProps {
  readonly figures: HomeFigures;
  readonly choice: ReturnType<typeof useHomeFilters>;
  readonly isLater: boolean;
}

function Charts({ figures, choice, isLater }: ChartsProps) {
  const text = useHomeText();
  const label = useLabel();
  const { period, agent, suffix } = choice;
  const days = presetDays(period, figures.day) ?? { from: figures.day, to: figures.day };
  return (
    <section aria-labelledby="charts">
      <div className={classes.line}>
        <h2 className={classes.heading} id="charts">
          {text.charts}
        </h2>
        <div className={classes.periods} role="toolbar" aria-label={text.period}>
          {periods.map((one) => (
            <ChoicePill key={one} aria-pressed={one === period} onClick={() => choice.setPeriod(one)}>
              {label(fieldTexts[one])}
            </ChoicePill>
          ))}
        </div>
      </div>
      <div className={classes.charts}>
        {isLater && (
          <Suspense>
            <ChartsPanel figures={figures} from={days.from} to={days.to} agent={agent} suffix={suffix} />
          </Suspense>
        )}
      </div>
    </section>
  );
}

/** When the figures were last read. */
function Updated({ figures: { readAt, failed } }: { readonly figures: HomeFigures }) {
  const text = useHomeText();
  if (readAt === undefined) return null;
  const time = new Date(readAt).toLocaleTimeString('en-GB', { timeZone: 'Asia/Bangkok' });
  return (
    <span className={classes.updated} data-stale={failed || undefined} title={failed ? text.stale : undefined}>
      {text.updated(time)}
    </span>
  );
}

/** Agent filter: one agent, or all in the user's row scope. */
function AgentChoice({ value, onChange }: { readonly value: string; readonly onChange: (value: string) => void }) {
  const text = useHomeText();
  const can = useCan();
  const agents = useAgentItems(can(agentItems.permission) ? { limit: 200 } : null, { once: true }).data?.data ?? [];
  if (agents.length < 2) return null;
  return (
    <label className={classes.agent}>
      {text.agent}
      <select value={value} onChange={(event) => onChange(event.currentTarget.value)}>
        <option value="">{text.allAgents}</option>
        {agents.map(({ id, code, name }) => (
          <option key={id} value={String(id)}>
            {code} · {name}
          </option>
        ))}
      </select>
    </label>
  );
}
