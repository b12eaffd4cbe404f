import { type RefObject, Suspense, useEffect, useRef, useState } from 'react';
import { groupMoney } from '#contract/money.ts';
import { useChoicesItems } from '#generated/web/poll/hooks/choices.ts';
import { usePollLive } from '#generated/web/poll/hooks/poll.ts';
import { serverNow } from '#web/core/server-clock.ts';
import { useLanguage } from '#web/locale/language.ts';
import { Card } from '#web/ui/card.tsx';
import { Figure, StatGrid } from '#web/ui/figure.tsx';
import { late } from '#web/ui/late.tsx';
import { PlainButton } from '#web/ui/plain-button.tsx';
import { Quiet } from '#web/ui/quiet.tsx';
import { SkeletonLines } from '#web/ui/skeletons.tsx';
import { Stack, Toolbar } from '#web/ui/stack.tsx';
import { AgentRing } from './agent-ring.tsx';
import { Announce } from './announce.tsx';
import css from './board.module.css';
import { count, type Poll, untilText } from './parts.ts';
import { StatusChip } from './status-chip.tsx';
import { useBoardText } from './texts.ts';
import { Votes } from './votes.tsx';
import { Winners } from './winners.tsx';

const Timeline = late(() => import('./timeline.tsx').then((part) => ({ default: part.Timeline })));

interface Props {
  readonly poll: Poll;
  /** Polling interval in milliseconds; undefined = nothing changes any more. */
  readonly refresh: number | undefined;
  readonly onChanged: () => void;
}

const announcedStatuses: readonly string[] = ['resulted', 'drawing', 'distributed'];

/** Shows `frame` in full screen, for an audience. */
function useBroadcast(frame: RefObject<HTMLElement | null>) {
  const [isAired, setAired] = useState(false);
  useEffect(() => {
    const follow = () => setAired(document.fullscreenElement !== null && document.fullscreenElement === frame.current);
    document.addEventListener('fullscreenchange', follow);
    return () => document.removeEventListener('fullscreenchange', follow);
  }, [frame]);
  const air = () => {
    // Names are masked even where the browser has no full screen (a phone).
    if (isAired) void document.exitFullscreen?.().catch(() => undefined);
    else void frame.current?.requestFullscreen?.().catch(() => undefined);
    setAired(!isAired);
  };
  return { isAired, air };
}

/** One poll in full, also in full screen for an audience. */
export function Board({ poll, refresh, onChanged }: Props) {
  const text = useBoardText();
  const frame = useRef<HTMLElement>(null);
  const { isAired, air } = useBroadcast(frame);
  const items = useChoicesItems({ poll_id: [poll.id], limit: 100 }, { refresh });
  const live = usePollLive({ id: poll.id }, { refresh });
  const rows = items.data?.data ?? [];
  const liveData = live.data?.data;
  return (
    <section className={css.board} ref={frame} data-aired={isAired || undefined} aria-label={poll.title}>
      <Stack>
        <Toolbar>
          <h2 className={css.name}>{poll.title}</h2>
          <StatusChip value={poll.status} />
          <span data-end>
            <PlainButton variant="default" onClick={air}>
              {isAired ? text.leave : text.broadcast}
            </PlainButton>
          </span>
        </Toolbar>
        <Figures poll={poll} />
        <div className={css.panels}>
          <Card dense level={3} title={text.votes}>
            {items.isLoading ? (
              <SkeletonLines count={4} />
            ) : poll.choice_mode === 'number' ? (
              <Quiet>{poll.correct_answer ? `${text.correct}: ${poll.correct_answer}` : text.byNumber}</Quiet>
            ) : (
              <Votes items={rows} />
            )}
            {poll.status === 'closed' && !isAired && <Announce poll={poll} items={rows} onChanged={onChanged} />}
          </Card>
          {!live.absent && (
            <Card dense level={3} title={text.split}>
              <AgentRing agents={liveData?.agents ?? []} />
            </Card>
          )}
          {!live.absent && (
            <Card dense level={3} className={css.wide} title={text.series}>
              <Suspense fallback={<SkeletonLines count={5} />}>
                <Timeline series={liveData?.series ?? []} />
              </Suspense>
            </Card>
          )}
        </div>
        {announcedStatuses.includes(poll.status) && (
          <Winners poll={poll} entrants={liveData?.eligible_correct ?? null} isAired={isAired} onChanged={onChanged} />
        )}
      </Stack>
    </section>
  );
}

function Figures({ poll }: { readonly poll: Poll }) {
  const text = useBoardText();
  const share = poll.submission_count === 0 ? null : ((poll.correct_count ?? 0) / (poll.submission_count ?? 1)) * 100;
  const isJudged = announcedStatuses.includes(poll.status);
  return (
    <StatGrid className={css.figures}>
      <Countdown poll={poll} />
      <Figure size="large" name={text.answers} value={count(poll.submission_count)} />
      <Figure size="large" name={text.members} value={count(poll.member_count)} />
      <Figure
        size="large"
        name={text.right}
        value={isJudged && share !== null ? `${share.toFixed(1)}%` : '–'}
        note={isJudged ? count(poll.correct_count) : undefined}
      />
      <Figure
        size="large"
        name={text.budget}
        value={groupMoney(poll.reward_total ?? '0.00').replace(/\.00$/, '')}
        note={poll.reward_budget ? `/ ${groupMoney(poll.reward_budget).replace(/\.00$/, '')}` : undefined}
      />
    </StatGrid>
  );
}

/** Has its own timer, so that nothing around it re-renders every second. */
function Countdown({ poll }: { readonly poll: Poll }) {
  const text = useBoardText();
  const isThai = useLanguage() === 'th';
  const [now, setNow] = useState(() => serverNow().getTime());
  const runs = poll.status === 'open' || poll.status === 'scheduled';
  useEffect(() => {
    if (!runs) return;
    const timer = setInterval(() => setNow(serverNow().getTime()), 1000);
    return () => clearInterval(timer);
  }, [runs]);
  const to = Date.parse(poll.status === 'scheduled' ? poll.open_at : poll.close_at);
  if (!runs)
    return (
      <Figure
        size="large"
        name={text.closedFor}
        value={
          poll.status === 'draft'
            ? '–'
            : new Date(to)
                .toLocaleString('en-GB', {
                  timeZone: 'Asia/Bangkok',
                  day: '2-digit',
                  month: '2-digit',
                  hour: '2-digit',
                  minute: '2-digit',
                })
                .replace(',', '')
        }
      />
    );
  return (
    <Figure
      size="large"
      name={poll.status === 'scheduled' ? text.opensIn : text.closesIn}
      value={untilText(to, now, isThai ? 'วัน' : 'd')}
    />
  );
}
