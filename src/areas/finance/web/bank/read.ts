/** What an account is called by. */
export interface Named {
  readonly nickname: string | null;
  readonly account_no: string | null;
}

/** What an account is called. */
export function nameOf({ nickname, account_no }: Named): string {
  return nickname || account_no || '';
}
