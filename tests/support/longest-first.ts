import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** What takes a minute or more: begun last, it would be waited for by all that is over. */
const long = [
  'kill',
  'idor',
  'callbacks',
  'races',
  'reports',
  'fuzz',
  'contract',
  'bulk',
  'model',
  'seed-demo',
  'mistakes',
];

/** Long files first; the others as ever, the largest first. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification) => long.some((name) => moduleId.endsWith(`/${name}.test.ts`));
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}
