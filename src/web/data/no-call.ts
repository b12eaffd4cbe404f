import type { Call } from '#contract/call.ts';

/** Stands where there is no call, since a hook is called with one; never made. */
export const noCall: Call = { id: '', method: 'GET', path: '', permission: 'public' };
