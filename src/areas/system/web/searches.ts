import type { RecordReply } from '#contract/envelope.ts';
import type { FindRecordsReply } from '#generated/api/system.ts';
import { findRecords } from '#generated/web/system/calls/find.ts';
import type { Search } from '#web/data/searches.ts';

/** Records of any list that say exactly what was pasted: a reference, a tracking number, the number of an error message. */
const records: Search<RecordReply<FindRecordsReply>> = {
  title: { th: 'รายการ', en: 'Records' },
  call: findRecords,
  query: (text) => ({ text }),
  hits: (reply) =>
    reply.data.items.map(({ kind, name, facts, link }) => ({
      ...{ id: link, kind, link },
      label: name,
      description: facts.join(' · '),
    })),
};

export const searches: readonly Search[] = [records];
