import { useCallback, useMemo } from 'react';
import { useSearch } from 'wouter';
import type { Fields, Row } from '#contract/envelope.ts';
import type { ProviderDetailReply } from '#generated/api/game.ts';
import Generated from '#generated/web/game/providers-detail.tsx';
import { type FormPanel, FormScreenView } from '#web/screens/form/form-screen.tsx';
import { PartsPanel } from './parts-panel.tsx';
import { useProviderText } from './texts.ts';

const { screen } = Generated;
type Provider = Fields<ProviderDetailReply>;

const about = ({ name, code }: Provider) => `${name} · ${code}`;

/**
 * A game provider: the generated form, which confirms changes that affect invoices or all agents, and its
 * sub-providers.
 */
export default function ProviderPage() {
  const text = useProviderText();
  const id = new URLSearchParams(useSearch()).get(screen.key) ?? undefined;
  const ask = useCallback(
    (changed: Row, { name }: Provider) => {
      const questions = [
        ...('cost_pct' in changed || 'invoice_base' in changed ? [text.cost] : []),
        ...(changed.status === 'maintenance' ? [text.maintenance(name)] : []),
        ...(changed.status === 'inactive' ? [text.close(name)] : []),
      ];
      return questions.length > 0 ? questions.join('\n') : undefined;
    },
    [text],
  );
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
  return <FormScreenView key={id} screen={screen} id={id} panels={panels} about={about} ask={ask} />;
}
