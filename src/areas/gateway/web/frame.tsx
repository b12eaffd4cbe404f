import type { ReactNode } from 'react';
import { OverviewStrip } from './overview/overview-strip.tsx';

/** Shows the overview of all gateways above every gateway page. */
export default function GatewayFrame({ children }: { readonly children: ReactNode }) {
  return (
    <>
      <OverviewStrip />
      {children}
    </>
  );
}
