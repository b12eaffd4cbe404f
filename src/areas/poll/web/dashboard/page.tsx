import { TextInput } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useLocation, useRouter } from 'wouter';
import { usePollDetail, usePollList } from '#generated/web/poll/hooks/poll.ts';
import { AnswerState } from '#web/screens/shared/answer-state.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { PlainLink } from '#web/ui/plain-button.tsx';
import { Quiet } from '#web/ui/quiet.tsx';
import { Stack } from '#web/ui/stack.tsx';
import { Board } from './board.tsx';
import css from './page.module.css';
import { count, type PollLine } from './parts.ts';
import { StatusChip } from './status-chip.tsx';
import { useBoardText } from './texts.ts';

/** Polling interval while answers come in, in milliseconds; paused while the tab is hidden. */
const refresh = 10_000;
const maxPolls = 100;

/** Live answers, draw and prizes of one poll. */
export default function PollDashboardPage() {
  const text = useBoardText();
  const router = useRouter();
  const list = usePollList({ limit: maxPolls, sort: '-open_at' }, { refresh: 30_000 });
  const polls = list.data?.data ?? [];
  const requestedId = Number(new URLSearchParams(router.searchHook(router)).get('id'));
  const first =
    polls.find(({ status }) => status === 'open') ?? polls.find(({ status }) => status !== 'draft') ?? polls[0];
  const id = Number.isInteger(requestedId) && requestedId > 0 ? requestedId : first?.id;
  if (!list.data) return <AnswerState of={list} lines={12} />;
  if (polls.length === 0 && id === undefined) {
    return (
      <>
        <PageHeader title={text.title} />
        <EmptyState title={text.none} actions={<PlainLink href="/poll/manage">{text.manage}</PlainLink>}>
          {text.noneHint}
        </EmptyState>
      </>
    );
  }
  return (
    <Stack>
      <PageHeader
        title={text.title}
        actions={
          id !== undefined && (
            <PlainLink variant="default" href={`/poll/detail?id=${id}`}>
              {text.edit}
            </PlainLink>
          )
        }
      />
      <div className={css.layout}>
        <Picker polls={polls} id={id} />
        {id === undefined ? <Quiet>{text.choose}</Quiet> : <OnePoll key={id} id={id} />}
      </div>
    </Stack>
  );
}

interface PickerProps {
  readonly polls: readonly PollLine[];
  /** The selected poll. */
  readonly id: number | undefined;
}

function Picker({ polls, id }: PickerProps) {
  const text = useBoardText();
  const [path, navigate] = useLocation();
  const [q, setQ] = useState('');
  const search = q.trim().toLowerCase();
  const shown = polls.filter(({ title }) => title.toLowerCase().includes(search));
  return (
    <nav className={css.picker} aria-label={text.polls}>
      <TextInput
        type="search"
        placeholder={text.search}
        aria-label={text.search}
        value={q}
        onChange={(event) => setQ(event.currentTarget.value)}
      />
      <ul className={css.polls}>
        {shown.map((poll) => (
          <li key={poll.id}>
            <PollButton poll={poll} isOpen={poll.id === id} onOpen={() => navigate(`${path}?id=${poll.id}`)} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

function PollButton({
  poll,
  isOpen,
  onOpen,
}: {
  readonly poll: PollLine;
  readonly isOpen: boolean;
  readonly onOpen: () => void;
}) {
  const text = useBoardText();
  return (
    <button type="button" className={`bare ${css.poll}`} aria-current={isOpen || undefined} onClick={onOpen}>
      <b>{poll.title}</b>
      <small className="tnum">
        <StatusChip value={poll.status} /> {text.answers} {count(poll.submission_count)}
      </small>
    </button>
  );
}

function OnePoll({ id }: { readonly id: number }) {
  const [pollInterval, setPollInterval] = useState<number>();
  const answer = usePollDetail({ id }, { refresh: pollInterval });
  const poll = answer.data?.data;
  const nextInterval = poll?.paying_since
    ? 1_500
    : poll?.status === 'open' || poll?.status === 'scheduled'
      ? refresh
      : undefined;
  useEffect(() => setPollInterval(nextInterval), [nextInterval]);
  if (!poll) return <AnswerState of={answer} lines={10} />;
  return <Board poll={poll} refresh={pollInterval} onChanged={() => void answer.refresh()} />;
}
