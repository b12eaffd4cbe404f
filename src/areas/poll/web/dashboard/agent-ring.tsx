import type { AnswersOfAgent } from '#generated/api/poll.ts';
import { Legend } from '#web/ui/legend.tsx';
import { Quiet } from '#web/ui/quiet.tsx';
import { count } from './parts.ts';
import { useBoardText } from './texts.ts';
import css from './votes.module.css';

/** If there are more agents than colours, the last part sums up the rest. */
const colours = ['blue-6', 'cyan-5', 'orange-5', 'grape-5', 'teal-5', 'gray-5'].map(
  (name) => `var(--mantine-color-${name})`,
);
const radius = 44;
const circumference = 2 * Math.PI * radius;

/** Distribution of the answers over agents, as a ring and as text. */
export function AgentRing({ agents }: { readonly agents: readonly AnswersOfAgent[] }) {
  const text = useBoardText();
  const last = colours.length - 1;
  const restOf = (rest: readonly { readonly answers: number }[]) => ({
    id: 'rest',
    code: text.otherAgents(rest.length),
    answers: rest.reduce((sum, { answers }) => sum + answers, 0),
  });
  const all = agents.flatMap(({ agent_id: id, code, count: answers }) =>
    answers > 0 ? [{ id: String(id), code, answers }] : [],
  );
  const parts = all.length > colours.length ? [...all.slice(0, last), restOf(all.slice(last))] : all;
  const total = parts.reduce((sum, { answers }) => sum + answers, 0);
  if (total === 0) return <Quiet>{text.noVotes}</Quiet>;
  let offsetSum = 0;
  return (
    <div className={css.ring}>
      <svg width={120} height={120} viewBox="-60 -60 120 120" role="img" aria-label={text.split}>
        {parts.map(({ id, answers }, at) => {
          const offset = (offsetSum / total) * circumference;
          offsetSum += answers;
          return (
            <circle
              key={id}
              r={radius}
              className={css.arc}
              stroke={colours[at]}
              strokeDasharray={`${(answers / total) * circumference} ${circumference}`}
              strokeDashoffset={-offset}
              transform="rotate(-90)"
            />
          );
        })}
        <text className={css.whole} textAnchor="middle" dy="0.35em">
          {count(total)}
        </text>
      </svg>
      <Legend
        className={css.parts}
        of={parts.map(({ code, answers }, at) => ({
          name: code,
          colour: colours[at],
          value: `${count(answers)} · ${((answers / total) * 100).toFixed(1)}%`,
        }))}
      />
    </div>
  );
}
