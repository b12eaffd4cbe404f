import type { Tables } from '#generated/api/database.ts';
import type { LedgerTables } from '../ledger/tables.ts';
import type { PlatformTables } from './platform-tables.ts';

/** Every table: those of the manifest's entities, those of the platform, those of the ledger. */
export interface Database extends Tables, PlatformTables, LedgerTables {}
