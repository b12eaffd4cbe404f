import type { ReactNode } from 'react';
import { OverviewStrip } from './overview/overview-strip.tsx';

/** Above every gateway's pages: how all of them are doing. */
export default function GatewayFrame({ children }: { readonly children: ReactNode }) {
  return (
    <>
      <OverviewStrip />
      {children}
    </>
  );
}
