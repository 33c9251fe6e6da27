const blankLine = '\r\n\r\n';

/**
 * Returns the content of the first file in a form that was sent as `multipart/form-data`; null where there is none, as when
 * nobody chose one. Source: RFC 7578.
 */
export const fileIn = (body: Buffer, contentType: string): Buffer | null => {
  const boundary = /;\s*boundary="?([^";\s]{1,70})"?/i.exec(contentType)?.[1];
  if (boundary === undefined) return null;
  const delimiter = `--${boundary}`;
  let from = body.indexOf(delimiter);
  while (from !== -1) {
    const headFrom = from + delimiter.length;
    const headEnd = body.indexOf(blankLine, headFrom);
    const end = body.indexOf(`\r\n${delimiter}`, headFrom);
    if (headEnd === -1 || end === -1 || headEnd > end) return null;
    const content = body.subarray(headEnd + blankLine.length, end);
    if (/;\s*filename=/i.test(body.toString('latin1', headFrom, headEnd))) return content.length === 0 ? null : content;
    from = end + 2;
  }
  return null;
};
