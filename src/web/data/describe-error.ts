import { isProblemCode, problemText } from '#contract/problem.ts';
import type { Language } from '#contract/text.ts';
import { useLanguage } from '#web/locale/language.ts';
import { textsIn } from '#web/locale/use-text.ts';
import type { ApiError } from './api-error.ts';

/** One sentence for a person. What the server said in another language gives way to the text of the code. */
export function describeError(error: ApiError, language: Language): string {
  const texts = textsIn(language).errors;
  if (error.mayHaveHappened) return texts.unknownResult;
  if (error.fault !== 'http' && error.fault !== 'application') return texts[error.fault];
  if (error.serverMessage && error.serverLanguage === language) return error.serverMessage;
  if (isProblemCode(error.code)) return problemText(error.code)[language];
  return error.serverMessage ?? texts.other(error.code);
}

/** `describeError` in the language of the person. */
export function useDescribeError(): (error: ApiError) => string {
  const language = useLanguage();
  return (error) => describeError(error, language);
}
