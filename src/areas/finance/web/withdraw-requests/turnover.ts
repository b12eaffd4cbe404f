/** Share of the turnover that is done, 0 to 100: all of it where none is required. Only for drawing a bar. */
export const turnoverShare = (done: string, required: string): number =>
  Number(required) > 0 ? Math.round(Math.min(100, Math.max(0, (Number(done) / Number(required)) * 100))) : 100;
