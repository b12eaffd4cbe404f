import type { AnswersOfAgent } from '#generated/api/poll.ts';
import { count } from './parts.ts';
import shared from './shared.module.css';
import { useBoardText } from './texts.ts';
import css from './votes.module.css';

/** Number of colours; if there are more agents, the last part sums up the rest. */
const colours = 6;
const radius = 44;
const circumference = 2 * Math.PI * radius;

/** Distribution of the answers over agents, as a ring and as text. */
export function AgentRing({ agents }: { readonly agents: readonly AnswersOfAgent[] }) {
  const text = useBoardText();
  const restOf = (rest: readonly { readonly answers: number }[]) => ({
    id: 'rest',
    code: text.otherAgents(rest.length),
    answers: rest.reduce((sum, { answers }) => sum + answers, 0),
  });
  const all = agents.flatMap(({ agent_id: id, code, count: answers }) =>
    answers > 0 ? [{ id: String(id), code, answers }] : [],
  );
  const parts = all.length > colours ? [...all.slice(0, colours - 1), restOf(all.slice(colours - 1))] : all;
  const total = parts.reduce((sum, { answers }) => sum + answers, 0);
  if (total === 0) return <p className={shared.quiet}>{text.noVotes}</p>;
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
              data-part={at}
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
      <ul className={css.parts}>
        {parts.map(({ id, code, answers }, at) => (
          <li key={id} data-part={at}>
            <b>{code}</b>
            <span>{count(answers)}</span>
            <i>{((answers / total) * 100).toFixed(1)}%</i>
          </li>
        ))}
      </ul>
    </div>
  );
}
