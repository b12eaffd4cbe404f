import type { Problem } from '../model/types.ts';
import type { Rule } from './rule.ts';

/** The files without which nothing can be made. */
export const files: Rule = function* ({ draft }) {
  const missing = (file: string, what: string): Problem => ({
    rule: 'file',
    source: { file, line: 1, column: 1 },
    message: `there is no ${file}: ${what}`,
    received: 'nothing',
  });
  if (!draft.app && !draft.places.mayExist('app')) yield missing('manifest/app.yaml', 'it names the product');
  if (!draft.access && !draft.places.mayExist('roles')) yield missing('manifest/access.yaml', 'it says who there is');
};
