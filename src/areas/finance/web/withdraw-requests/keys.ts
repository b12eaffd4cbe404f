/** Letters of the desk, by the action they start. */
const keys: Readonly<Record<string, string>> = {
  'withdraw.verify': 'v',
  'withdraw.approve': 'a',
  'withdraw.change_type': 't',
  'withdraw.manual': 'm',
  'withdraw.refund': 'r',
  'withdraw.add_note': 'n',
};

export function keyOf(actionId: string): string | undefined {
  return keys[actionId];
}

export function actionOf(key: string): string | undefined {
  return Object.keys(keys).find((id) => keys[id] === key);
}
