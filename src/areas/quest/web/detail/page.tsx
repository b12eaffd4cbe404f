import { useMemo } from 'react';
import { useSearch } from 'wouter';
import type { Fields } from '#contract/envelope.ts';
import type { QuestDetailReply } from '#generated/api/quest.ts';
import generated from '#generated/web/quest/detail.tsx';
import { type FormPanel, FormScreenView } from '#web/screens/form/form-screen.tsx';
import { late } from '#web/ui/late.tsx';
import { useFunnelText } from './texts.ts';

const Funnel = late(() => import('./funnel.tsx').then((part) => ({ default: part.Funnel })));

/** A quest with its items and the members' progress. */
export default function QuestPage() {
  const { screen } = generated;
  const id = new URLSearchParams(useSearch()).get(screen.key) ?? undefined;
  const text = useFunnelText();
  const panels = useMemo<readonly FormPanel<Fields<QuestDetailReply>>[]>(
    () => [{ name: 'progress', title: text.title, whileShown: true, render: (record) => <Funnel record={record} /> }],
    [text],
  );
  return <FormScreenView key={id} screen={screen} id={id} panels={panels} />;
}
