/** Rows that one bulk action may touch. */
export const bulkLimit = 50;
