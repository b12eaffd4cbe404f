// Generated from manifest/ by `npm run generate`: change the manifest, not this file.

/** Agent, as calls answer it. */
export interface AgentRow {
  readonly id: number;
  readonly code: string;
  readonly name: string;
  readonly type: 'master' | 'agent';
  readonly parent_id: number | null;
  readonly server: 'cat350_v2' | 'rc100_v2' | 'welike_v3' | 'dgbet';
  readonly prefix: string;
  readonly domain: string | null;
  readonly contact_name: string | null;
  readonly contact_tel: string | null;
  readonly line_id: string | null;
  readonly share_pct: string;
  readonly commission_pct: string;
  readonly credit_limit: string;
  readonly status: 'active' | 'suspended' | 'closed';
  readonly note: string | null;
  readonly created_at: string;
  readonly created_by: number | null;
  readonly updated_at: string;
  readonly updated_by: number | null;
  readonly version: number;
  readonly parent_name: string | null;
  readonly created_by_name: string | null;
  readonly updated_by_name: string | null;
}

/** Query of GET /api/system/agent/items */
export interface AgentItemsQuery {
  readonly type?: readonly ('master' | 'agent')[];
  readonly status?: readonly ('active' | 'suspended' | 'closed')[];
  readonly q?: string;
  readonly ids?: readonly (string | number)[];
  readonly limit?: number;
  readonly sort?: string;
}

/** Reply of GET /api/system/agent/items */
export type AgentItemsReply = Pick<
  AgentRow,
  'id' | 'code' | 'name' | 'type' | 'parent_id' | 'prefix' | 'status' | 'parent_name'
>;
