import { TextInput } from '@mantine/core';
import { mdiMagnify } from '@mdi/js';
import { useDeferredValue, useEffect, useState } from 'react';
import type { OwnerCandidate } from '#generated/api/finance.ts';
import { useDepositCandidates } from '#generated/web/finance/hooks/deposit.ts';
import surface from '#web/ui/card.module.css';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Quiet } from '#web/ui/quiet.tsx';
import { SkeletonLines } from '#web/ui/skeletons.tsx';
import { Toolbar } from '#web/ui/stack.tsx';
import css from './match.module.css';
import { OwnerCard } from './owner-card.tsx';
import { useOwnerText } from './owner-texts.ts';

interface Props {
  readonly rawRef: string;
  /** Absent where the person may not credit. */
  readonly onMatch: ((owner: OwnerCandidate) => void) | undefined;
  /** Hears which members are in sight, in their order. */
  readonly onShown: (owners: readonly OwnerCandidate[]) => void;
  /** A dialog is open: what is shown stays. */
  readonly still: boolean;
}

/** Milliseconds between two looks where nobody says what changes. */
const rhythm = 10_000;

/** Letters from which on a search says anything. */
const fewest = 2;

/** Members whose money it may be, side by side with what speaks for and against each; others are searched for. */
export function Owners({ rawRef, onMatch, onShown, still }: Props) {
  const text = useOwnerText();
  const [typed, setTyped] = useState('');
  const q = useDeferredValue(typed.trim());
  const isSearch = q.length >= fewest;
  const { data, error } = useDepositCandidates({ raw_ref: rawRef, ...(isSearch && { q }) }, { refresh: rhythm, still });
  const owners = data?.data.candidates ?? [];
  const shown = owners.map(({ member_id }) => member_id).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when other members are in sight
  useEffect(() => onShown(owners), [shown]);
  return (
    <section className={css.list} aria-label={text.title}>
      <Toolbar>
        <h3 className={surface.title}>{isSearch ? text.found : text.title}</h3>
        <TextInput
          wrapperProps={{ 'data-end': '' }}
          size="xs"
          leftSection={<Icon path={mdiMagnify} size={15} />}
          placeholder={text.search}
          aria-label={text.search}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Escape' || typed === '') return;
            event.stopPropagation();
            setTyped('');
          }}
        />
      </Toolbar>
      {data === undefined && !error && <SkeletonLines count={4} />}
      {error && <EmptyState title={text.failed} />}
      {data && owners.length === 0 && <Quiet>{isSearch ? text.nobodyFound : text.nobody}</Quiet>}
      <ol className={css.list}>
        {owners.map((owner, index) => (
          <OwnerCard
            key={owner.member_id}
            owner={owner}
            place={index + 1}
            onMatch={onMatch && (() => onMatch(owner))}
          />
        ))}
      </ol>
    </section>
  );
}
