/** Figures of section 9 of the specification; a test compares them with manifest/app.yaml. Milliseconds. */
export const timings = {
  logoutToast: 3000,
  memberMenuClose: 200,
  chunkReload: 60_000,
  layoutLoad: 500,
  loadingThrottle: 200,
  loadingDuration: 5000,
} as const;

export const productName = 'Admin System';
export const titleSuffix = ' - Admin System';

export interface Server {
  readonly key: string;
  readonly name: string;
}

/** The servers there are; the person's `server` field is matched to the key. */
export const servers: readonly Server[] = [
  { key: 'cat350_v2', name: 'CAT350' },
  { key: 'rc100_v2', name: 'RC100' },
  { key: 'welike_v3', name: 'WELIKE' },
  { key: 'dgbet', name: 'DGBET' },
];
