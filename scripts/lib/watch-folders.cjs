// Says when a file below a folder changes. Node's own recursive watch holds on to each file, and on Linux it loses those that
// an editor replaces by a new one instead of writing into them: here each folder is watched, and folders that come.
const { readdirSync, statSync, watch } = require('node:fs');
const { join } = require('node:path');

const isFolder = (/** @type {string} */ path) => statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;

/**
 * Calls `heard` with the path of each file that is written, comes or goes. Ends with what it returns.
 * @param {readonly string[]} folders @param {(path: string) => void} heard @returns {() => void}
 */
function watchFolders(folders, heard) {
  /** @type {Map<string, import('node:fs').FSWatcher>} */
  const watchers = new Map();

  /** @param {string} folder */
  const leave = (folder) => {
    watchers.get(folder)?.close();
    watchers.delete(folder);
  };

  /** @param {string} folder @param {boolean} isNew its files have come unheard */
  const look = (folder, isNew) => {
    if (watchers.has(folder)) return;
    try {
      const watcher = watch(folder, (event, name) => {
        if (name === null) return;
        const path = join(folder, name);
        if (!isFolder(folder)) leave(folder);
        heard(path);
        if (event === 'rename' && isFolder(path)) look(path, true);
      });
      watcher.on('error', () => leave(folder));
      watchers.set(folder, watcher);
      for (const entry of readdirSync(folder, { withFileTypes: true })) {
        if (entry.isDirectory()) look(join(folder, entry.name), isNew);
        else if (isNew) heard(join(folder, entry.name));
      }
    } catch {
      // Gone again.
      leave(folder);
    }
  };

  for (const folder of folders) look(folder, false);
  return () => {
    for (const watcher of watchers.values()) watcher.close();
    watchers.clear();
  };
}

module.exports = { watchFolders };
