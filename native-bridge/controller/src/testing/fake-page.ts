import {
  nativeMessageEvent,
  type NativeToWeb,
  readNativeMessage,
  type WebToNative,
} from '@posy/shared-contracts/native';

/** A page that hears what a controller delivers by running its scripts, as a WebView does. */
export const createFakePage = (session = 'page-1') => {
  const received: NativeToWeb[] = [];
  const window = {
    dispatchEvent({ type, detail }: { type: string; detail: string }) {
      const read = readNativeMessage(detail);
      if (type === nativeMessageEvent && read.ok) received.push(read.message);
    },
  };
  class CustomEvent {
    readonly detail: string;
    constructor(
      readonly type: string,
      init: { detail: string },
    ) {
      this.detail = init.detail;
    }
  }
  let ids = 0;
  return {
    received,
    /** Kinds of the received messages, in order. */
    kinds: () => received.map(({ kind }) => kind),
    run(script: string) {
      new Function('window', 'CustomEvent', script)(window, CustomEvent);
    },
    /** A message of this page as the text that it posts. */
    text(body: Pick<WebToNative, 'kind' | 'payload'>, more: object = {}): string {
      return JSON.stringify({ v: 1, id: `web-${(ids += 1)}`, session, ...body, ...more });
    },
  };
};
