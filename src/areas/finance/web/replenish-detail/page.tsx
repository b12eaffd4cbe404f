import { useMemo } from 'react';
import { useSearch } from 'wouter';
import type { Fields } from '#contract/envelope.ts';
import type { ReplenishDetailReply } from '#generated/api/finance.ts';
import Generated from '#generated/web/finance/replenish-detail.tsx';
import { type FormPanel, FormScreenView } from '#web/screens/form/form-screen.tsx';
import { late } from '#web/ui/late.tsx';
import { useSourcesText } from './texts.ts';

const Sources = late(() => import('./sources.tsx').then((part) => ({ default: part.Sources })));

/** A replenish rule: the generated form, and its accounts with their current state, in the order in which they are used. */
export default function ReplenishRulePage() {
  const id = new URLSearchParams(useSearch()).get(Generated.screen.key) ?? undefined;
  const text = useSourcesText();
  const panels = useMemo<readonly FormPanel<Fields<ReplenishDetailReply>>[]>(
    () => [
      {
        name: 'sources',
        title: text.tab,
        whileShown: true,
        render: (record, refresh) => <Sources rule={record} refresh={refresh} />,
      },
    ],
    [text],
  );
  return <FormScreenView key={id} screen={Generated.screen} id={id} panels={panels} />;
}
