/** A body as multipart form data: files and blobs as they are, objects as JSON, nothing as an empty part. */
export function toFormData(body: object): FormData {
  const form = new FormData();
  for (const [key, value] of Object.entries(body)) {
    if (value === undefined) continue;
    if (value instanceof Blob) form.append(key, value);
    else form.append(key, value === null ? '' : typeof value === 'object' ? JSON.stringify(value) : String(value));
  }
  return form;
}

/** Does a body carry a file? Without one it travels as JSON, in which nothing, nought and no are themselves. */
export function hasFile(body: object | undefined): boolean {
  return Object.values(body ?? {}).some((value) => value instanceof Blob);
}
