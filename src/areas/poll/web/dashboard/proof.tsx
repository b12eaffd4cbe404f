import { Button } from '@mantine/core';
import { useState } from 'react';
import { pollDrawFields } from '#generated/api/fields/poll-draw.ts';
import { rankRewardsVerify } from '#generated/web/poll/calls/rank_rewards.ts';
import { useRankRewardsDraws, useRankRewardsVerify } from '#generated/web/poll/hooks/rank_rewards.ts';
import { useOffered } from '#web/data/use-offers.ts';
import { formatValue } from '#web/fields/formats.ts';
import { Chip } from '#web/fields/parts/chip.tsx';
import { useFormatContext } from '#web/fields/use-format-context.ts';
import { Facts } from '#web/ui/facts.tsx';
import { Quiet } from '#web/ui/quiet.tsx';
import { save } from '#web/ui/save-file.ts';
import { Toolbar } from '#web/ui/stack.tsx';
import { count, type Draw } from './parts.ts';
import { useBoardText } from './texts.ts';
import css from './winners.module.css';

/** Every draw of the poll with seed, hash and time, and its verification. Hidden where the server lacks these calls. */
export function Proof({ pollId }: { readonly pollId: number }) {
  const text = useBoardText();
  const answer = useRankRewardsDraws({ poll_id: [pollId], limit: 50 });
  const draws = answer.data?.data;
  if (!draws) return null;
  return (
    <section className={css.proof} aria-label={text.proof}>
      <h4>{text.proof}</h4>
      {draws.length === 0 ? (
        <Quiet>{text.proofNone}</Quiet>
      ) : (
        <ul className={css.draws}>
          {draws.map((draw) => (
            <DrawLine key={draw.id} draw={draw} />
          ))}
        </ul>
      )}
    </section>
  );
}

function DrawLine({ draw }: { readonly draw: Draw }) {
  const text = useBoardText();
  const context = useFormatContext();
  const [isRequested, setRequested] = useState(false);
  const mayVerify = useOffered(rankRewardsVerify);
  const proof = useRankRewardsVerify(isRequested ? { id: draw.id } : null);
  const result = proof.data?.data;
  const keep = () =>
    save(new Blob([`${JSON.stringify(result, null, 2)}\n`], { type: 'application/json' }), `draw-${draw.id}.json`);
  return (
    <li>
      <Toolbar>
        <Facts
          className={css.facts}
          layout="lines"
          of={[
            {
              name: text.at,
              value: `${formatValue(pollDrawFields.drawn_at, draw.drawn_at, context)} · ${draw.drawn_by_name ?? '–'} · ${text.of(count(draw.winner_count), count(draw.entrant_count))}${draw.note ? ` · “${draw.note}”` : ''}`,
            },
            { name: text.seed, value: <code>{draw.seed}</code> },
            { name: text.hash, value: <code>{draw.entrants_hash}</code> },
          ]}
        />
        {result && (
          <span role="status">
            <Chip tone={result.proved ? 'success' : 'danger'} text={result.proved ? text.proved : text.broken} />
          </span>
        )}
        {result ? (
          <Button size="compact-xs" variant="default" onClick={keep}>
            {text.download}
          </Button>
        ) : (
          mayVerify && (
            <Button size="compact-xs" variant="default" disabled={proof.isLoading} onClick={() => setRequested(true)}>
              {text.verify}
            </Button>
          )
        )}
      </Toolbar>
    </li>
  );
}
