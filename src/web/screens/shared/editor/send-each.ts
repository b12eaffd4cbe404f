import type { Editor } from '#contract/editor.ts';
import type { RecordReply, Row } from '#contract/envelope.ts';
import type { ApiError } from '#web/data/api-error.ts';
import type { Client } from '#web/data/client.ts';
import { addBody, saveBody } from './bodies.ts';
import type { EditorRow } from './edits.ts';

interface Sent {
  readonly saved: ReadonlySet<string>;
  readonly refused: ReadonlyMap<EditorRow, ApiError>;
  /** Why the rows behind were not sent. */
  readonly stopped: ApiError | undefined;
}

/** Sends rows one by one; one that fails does not hold up the others. */
export async function sendEach(
  client: Client,
  editor: Editor,
  rows: readonly EditorRow[],
  record: Row,
  asFailure: (error: unknown) => ApiError,
): Promise<Sent> {
  const saved = new Set<string>();
  const refused = new Map<EditorRow, ApiError>();
  for (const row of rows) {
    const call = row.stored ? editor.save?.call : editor.add?.call;
    if (!call) continue;
    try {
      const body = row.stored ? saveBody(editor, row, record) : addBody(editor, row, record);
      await client.request<RecordReply<Row>>(call, { body });
      saved.add(row.id);
    } catch (error) {
      const failure = asFailure(error);
      refused.set(row, failure);
      // Nobody answers, or nobody is signed in: the rows behind it would fare no better.
      if (failure.status === 0 || failure.status === 401) return { saved, refused, stopped: failure };
    }
  }
  return { saved, refused, stopped: undefined };
}
