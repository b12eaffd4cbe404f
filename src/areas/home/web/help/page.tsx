import '@mantine/core/styles/Input.css';
import { TextInput } from '@mantine/core';
import { mdiMagnify } from '@mdi/js';
import { useDeferredValue, useEffect, useRef, useState } from 'react';
import { Link, useLocation, useSearchParams } from 'wouter';
import { useLabel } from '#web/locale/language.ts';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Facts } from '#web/ui/facts.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { PlainButton } from '#web/ui/plain-button.tsx';
import { SkeletonLines } from '#web/ui/skeletons.tsx';
import { Stack } from '#web/ui/stack.tsx';
import { type Chapter, type Section, searched } from './chapters.ts';
import css from './page.module.css';
import { useManualText } from './texts.ts';
import { useManual } from './use-manual.ts';

/** The manual: what every page that the person may open is for. `?at=/finance/withdraw_requests` shows that page's part. */
export default function ManualPage() {
  const text = useManualText();
  const { chapters, hasFailed, retry } = useManual();
  const [, navigate] = useLocation();
  const [address] = useSearchParams();
  const at = address.get('at') ?? undefined;
  const [typed, setTyped] = useState('');
  const words = useDeferredValue(typed);
  const shown = chapters && searched(chapters, words);
  const clear = () => setTyped('');
  return (
    <Stack>
      <PageHeader title={text.title} aside={text.about} />
      <TextInput
        type="search"
        maw={520}
        leftSection={<Icon path={mdiMagnify} size={18} />}
        value={typed}
        placeholder={text.search}
        aria-label={text.search}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          // Whoever searches has left the part they came for.
          if (at) navigate('/help', { replace: true });
        }}
      />
      {hasFailed ? (
        <ErrorState title={text.failed} onRetry={retry} />
      ) : shown === undefined ? (
        <Card aria-busy="true">
          <SkeletonLines count={12} />
        </Card>
      ) : shown.length === 0 ? (
        <EmptyState title={text.none} actions={<PlainButton onClick={clear}>{text.clear}</PlainButton>} />
      ) : (
        <div className={css.panes}>
          <nav className={css.chapters} aria-label={text.chapters}>
            {shown.map(({ id, title, sections }) => (
              <a key={id} href={`#chapter-${id}`} onClick={toChapter(id)}>
                <span>{title ?? text.more}</span>
                <small>{sections.length}</small>
              </a>
            ))}
          </nav>
          <Stack gap={5}>
            {shown.map((chapter) => (
              <ChapterCard key={chapter.id} chapter={chapter} at={at} isSearched={words.trim() !== ''} />
            ))}
          </Stack>
        </div>
      )}
    </Stack>
  );
}

/** The address stays that of the part that was asked for. */
const toChapter = (id: string) => (event: { preventDefault(): void }) => {
  event.preventDefault();
  const heading = document.getElementById(`chapter-${id}`);
  heading?.scrollIntoView();
  heading?.focus({ preventScroll: true });
};

interface ChapterProps {
  readonly chapter: Chapter;
  readonly at: string | undefined;
  readonly isSearched: boolean;
}

function ChapterCard({ chapter, at, isSearched }: ChapterProps) {
  const text = useManualText();
  return (
    <Card dense className={css.card} aria-labelledby={`chapter-${chapter.id}`}>
      <h2 id={`chapter-${chapter.id}`} tabIndex={-1}>
        {chapter.title ?? text.more}
      </h2>
      {chapter.sections.map((section) => (
        <SectionPart key={section.path} section={section} isMeant={section.path === at} isSearched={isSearched} />
      ))}
    </Card>
  );
}

interface SectionProps {
  readonly section: Section;
  readonly isMeant: boolean;
  /** It is among what was found: its words are shown, where the found one may be. */
  readonly isSearched: boolean;
}

function SectionPart({ section, isMeant, isSearched }: SectionProps) {
  const text = useManualText();
  const label = useLabel();
  const { path, title, help, opens, definitions } = section;
  const part = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isMeant) part.current?.scrollIntoView({ block: 'center' });
  }, [isMeant]);
  return (
    <article ref={part} className={css.section} data-meant={isMeant || undefined}>
      <h3>{label(title)}</h3>
      <p>{label(help)}</p>
      {definitions.length > 0 && (
        <details open={isMeant || isSearched}>
          <summary>
            {text.words} <small>{definitions.length}</small>
          </summary>
          <Facts
            className={css.definitions}
            of={definitions.map(({ label: name, help: meaning }) => ({
              key: `${name.th}: ${meaning.th}`,
              name: label(name),
              value: label(meaning),
            }))}
          />
        </details>
      )}
      {opens && (
        <Link href={path} aria-label={`${text.open}: ${label(title)}`}>
          {text.open}
        </Link>
      )}
    </article>
  );
}
