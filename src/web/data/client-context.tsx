import { createContext, type ReactNode, useContext } from 'react';
import type { Client } from './client.ts';

const ClientContext = createContext<Client | undefined>(undefined);

interface Props {
  readonly client: Client;
  readonly children: ReactNode;
}

/** Gives the client to everything below, whether somebody is signed in or not. */
export function ClientProvider({ client, children }: Props) {
  return <ClientContext value={client}>{children}</ClientContext>;
}

/** The client, for what is neither a query nor a mutation (downloads). */
export function useClient(): Client {
  const client = useContext(ClientContext);
  if (!client) throw new Error('useClient needs a ClientProvider above it');
  return client;
}
