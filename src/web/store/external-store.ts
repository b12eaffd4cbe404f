/** What `use-sync-external-store/shim` is for packages here (vite.config.ts): React has the hook itself. */
export { useSyncExternalStore } from 'react';
