import type { NativeLink } from './native-link';

interface Options {
  link: NativeLink;
  document: Document;
  /** The page's `URL`, whose object addresses are recorded. */
  urls: Pick<typeof URL, 'createObjectURL' | 'revokeObjectURL'>;
  /** The content as base64. */
  encode: (content: Blob) => Promise<string>;
  report: (error: unknown) => void;
}

/** Returns a valid file name for the app: it rejects names with paths, and names that systems reserve. */
const nameOf = (download: string): string =>
  download
    .replace(/^\.+/, '')
    .replaceAll(/[/\\<>:"|?*\p{Cc}\u202a-\u202e\u2066-\u2069]/gu, '-')
    .slice(0, 120) || 'posy';

/**
 * Passes files that the page saves to the device's share sheet, because a WebView saves none. Code that makes a file
 * (lists, calendars, exports) works as in a browser; its `download` link is intercepted here. Source: docs/native.md,
 * "Files".
 */
export const saveFilesByApp = ({ link, document, urls, encode, report }: Options): void => {
  const contents = new Map<string, Blob>();
  const { createObjectURL, revokeObjectURL } = urls;
  urls.createObjectURL = (content) => {
    const address = createObjectURL.call(urls, content);
    if (content instanceof Blob) contents.set(address, content);
    return address;
  };
  urls.revokeObjectURL = (address) => {
    contents.delete(address);
    revokeObjectURL.call(urls, address);
  };
  const save = async (name: string, content: Blob): Promise<void> => {
    const mimeType = content.type.split(';')[0] || 'application/octet-stream';
    const payload = { name: nameOf(name), mimeType, base64: await encode(content) };
    await link.ask({ kind: 'file.save', payload }, 'done');
  };
  document.addEventListener(
    'click',
    (event) => {
      const anchor = event.target instanceof Element ? event.target.closest('a[download]') : null;
      if (!(anchor instanceof HTMLAnchorElement)) return;
      const content = contents.get(anchor.href);
      if (content === undefined) return;
      event.preventDefault();
      save(anchor.download, content).catch(report);
    },
    true,
  );
};
