// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { PageReply, RecordReply } from '#contract/envelope.ts';
import type {
  ChoicesAddForm,
  ChoicesAddReply,
  ChoicesDeleteBody,
  ChoicesDeleteReply,
  ChoicesDetailQuery,
  ChoicesDetailReply,
  ChoicesItemsQuery,
  ChoicesItemsReply,
  ChoicesListQuery,
  ChoicesListReply,
  ChoicesNewForm,
  ChoicesNewReply,
  ChoicesOptionsQuery,
  ChoicesOptionsReply,
  ChoicesRemoveBody,
  ChoicesRemoveReply,
  ChoicesSaveBody,
  ChoicesSaveReply,
  ChoicesUpdateForm,
  ChoicesUpdateReply,
} from '#generated/api/poll.ts';
import { type Mutation, type Query, type QueryOptions, useGet, usePost } from '#web/data/hooks.ts';
import {
  choicesAdd,
  choicesDelete,
  choicesDetail,
  choicesItems,
  choicesList,
  choicesNew,
  choicesOptions,
  choicesRemove,
  choicesSave,
  choicesUpdate,
} from '../calls/choices.ts';

/** Add choice: POST /api/system/poll/choices/add */
export function useChoicesAdd(): Mutation<ChoicesAddForm, RecordReply<ChoicesAddReply>> {
  return usePost(choicesAdd);
}

/** Delete choice: POST /api/system/poll/choices/delete */
export function useChoicesDelete(): Mutation<ChoicesDeleteBody, RecordReply<ChoicesDeleteReply>> {
  return usePost(choicesDelete);
}

/** Choice: GET /api/system/poll/choices/detail */
export function useChoicesDetail(
  query: ChoicesDetailQuery | null,
  options?: QueryOptions,
): Query<RecordReply<ChoicesDetailReply>> {
  return useGet(choicesDetail, query, options);
}

/** Choices: GET /api/system/poll/choices/items */
export function useChoicesItems(
  query: ChoicesItemsQuery | null,
  options?: QueryOptions,
): Query<PageReply<ChoicesItemsReply>> {
  return useGet(choicesItems, query, options);
}

/** Choice library: GET /api/system/poll/choices/list */
export function useChoicesList(
  query: ChoicesListQuery | null,
  options?: QueryOptions,
): Query<PageReply<ChoicesListReply>> {
  return useGet(choicesList, query, options);
}

/** New choice: POST /api/system/poll/choices/new */
export function useChoicesNew(): Mutation<ChoicesNewForm, RecordReply<ChoicesNewReply>> {
  return usePost(choicesNew);
}

/** Choice library: GET /api/system/poll/choices/options */
export function useChoicesOptions(
  query: ChoicesOptionsQuery | null,
  options?: QueryOptions,
): Query<RecordReply<readonly ChoicesOptionsReply[]>> {
  return useGet(choicesOptions, query, options);
}

/** Take out: POST /api/system/poll/choices/remove */
export function useChoicesRemove(): Mutation<ChoicesRemoveBody, RecordReply<ChoicesRemoveReply>> {
  return usePost(choicesRemove);
}

/** Save choices: POST /api/system/poll/choices/save */
export function useChoicesSave(): Mutation<ChoicesSaveBody, RecordReply<ChoicesSaveReply>> {
  return usePost(choicesSave);
}

/** Change choice: POST /api/system/poll/choices/update */
export function useChoicesUpdate(): Mutation<ChoicesUpdateForm, RecordReply<ChoicesUpdateReply>> {
  return usePost(choicesUpdate);
}
