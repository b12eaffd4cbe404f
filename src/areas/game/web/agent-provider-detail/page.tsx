import { useCallback } from 'react';
import { useSearch } from 'wouter';
import type { Fields, Row } from '#contract/envelope.ts';
import type { ProviderConfigReply } from '#generated/api/game.ts';
import Generated from '#generated/web/game/agent-provider-detail.tsx';
import { defineTexts } from '#web/locale/language.ts';
import { FormScreenView } from '#web/screens/form/form-screen.tsx';
import { creating } from '#web/screens/form/form-sides.ts';

const useConfigText = defineTexts(
  { share: 'ส่วนแบ่งหรือคอมมิชชั่นใหม่มีผลตั้งแต่วันนี้ ยืนยัน?' },
  { share: 'The new share or commission counts from today. Go on?' },
);

const { screen } = Generated;
const blank = creating(screen);
const shares = ['share_pct', 'commission_pct', 'member_commission_pct'];
const about = (record: Fields<ProviderConfigReply>) => `${record.agent_name} · ${record.provider_name}`;

/** An agent's configuration of a provider: the generated form, which confirms changes of shares. */
export default function ConfigPage() {
  const text = useConfigText();
  const search = useSearch();
  const id = new URLSearchParams(search).get(screen.key) ?? undefined;
  const form = id === undefined && blank ? blank : screen;
  const ask = useCallback(
    (changed: Row) => (id !== undefined && shares.some((name) => name in changed) ? text.share : undefined),
    [id, text],
  );
  return (
    <FormScreenView key={form.mode === 'create' ? `+${search}` : id} screen={form} id={id} about={about} ask={ask} />
  );
}
