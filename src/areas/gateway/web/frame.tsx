import type { ReactNode } from 'react';
import type { SectionTab } from '#contract/route.ts';
import { SectionTabs } from '#web/screens/shared/section-tabs.tsx';
import { OverviewStrip } from './overview/overview-strip.tsx';
import { useOverviewText } from './overview/texts.ts';

interface Props {
  readonly tabs?: readonly SectionTab[];
  readonly children: ReactNode;
}

/** Above every gateway page: how all gateways are doing, and the screens of its own. */
export default function GatewayFrame({ tabs, children }: Props) {
  const text = useOverviewText();
  return (
    <>
      <OverviewStrip />
      {tabs && <SectionTabs label={text.screens} tabs={tabs} />}
      {children}
    </>
  );
}
