/** File of a build that says which files each page needs before it can be drawn. */
export const pageFilesName = 'page-files.json';

/** Files of a build by route; `pages` has their places in `files`. */
export interface PageFiles {
  readonly files: readonly string[];
  readonly pages: Readonly<Record<string, readonly number[]>>;
}
