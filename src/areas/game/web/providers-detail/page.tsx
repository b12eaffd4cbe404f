import { useMemo } from 'react';
import { useSearch } from 'wouter';
import type { Fields } from '#contract/envelope.ts';
import type { ProviderDetailReply } from '#generated/api/game.ts';
import Generated from '#generated/web/game/providers-detail.tsx';
import { type FormPanel, FormScreenView } from '#web/screens/form/form-screen.tsx';
import { PartsPanel } from './parts-panel.tsx';
import { useProviderText } from './texts.ts';

const { screen } = Generated;
type Provider = Fields<ProviderDetailReply>;

/** A game provider: the generated form, and its sub-providers. */
export default function ProviderPage() {
  const text = useProviderText();
  const id = new URLSearchParams(useSearch()).get(screen.key) ?? undefined;
  const panels = useMemo<readonly FormPanel<Provider>[]>(
    () => [
      {
        name: 'parts',
        title: text.parts,
        render: (record, refresh) => <PartsPanel id={record.id} record={record} refresh={refresh} />,
      },
    ],
    [text],
  );
  return <FormScreenView key={id} screen={screen} id={id} panels={panels} />;
}
