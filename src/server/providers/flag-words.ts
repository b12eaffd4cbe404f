// Data to compare with.

/** Words by which lists of games say yes and no. */
export const flagWords = {
  yes: ['true', '1', 'yes', 'y', 'ใช่', 'มี'],
  no: ['false', '0', 'no', 'n', 'ไม่', 'ไม่มี', 'ไม่ใช่'],
} as const;
