import { type CollectionRef, collections } from '@posy/shared-contracts/collections';
import type { FirestoreError } from '@posy/shared-contracts/mount-props';
import { createIntl, type IntlConfig, type IntlShape } from 'react-intl';
import type { EditPlace } from '../edits/edit-place';
import type { Messages } from '../lifecycles/messages';
import { useLive } from '../live/use-live';
import { exampleSignedIn } from './examples';
import type { MemoryFirestore } from './memory-firestore';
import { renderWithHost } from './render-with-host';
import { createTestHost, type TestHost, type TestHostOptions } from './test-host';

/** A page that shows what an edit is about. */
export interface EditPage {
  host: TestHost;
  firestore: MemoryFirestore;
  place: EditPlace;
  /** All documents that the edits can change, in the server's state. */
  documents: () => unknown;
  leave: () => Promise<void>;
}

const Reading = ({ collection }: { collection: CollectionRef<object> }) => {
  useLive({ collection });
  return null;
};

const noError = (error: FirestoreError): never => {
  throw error;
};

interface Options extends Required<Pick<TestHostOptions, 'firestore'>>, Pick<TestHostOptions, 'api'> {
  /** The lists that the page shows. */
  lists: readonly CollectionRef<object>[];
  messages: Messages;
  placeOf: (host: TestHost, intl: IntlShape) => EditPlace;
}

/** A page of a member of the wedding `w1` that shows these lists, and follows what they may do there. */
export const openEditPage = async ({ firestore, api, lists, messages, placeOf }: Options): Promise<EditPage> => {
  const host = createTestHost({ firestore, session: exampleSignedIn(), ...(api && { api }) });
  const weddings = collections.weddings();
  const stop = firestore.watchDocument(
    weddings,
    'w1',
    ({ value }) => host.session.set(exampleSignedIn({ wedding: value, role: value?.roles['u1'] ?? null })),
    noError,
  );
  const readings = lists.map((collection) => <Reading key={collection.path} collection={collection} />);
  const unmount = await renderWithHost(readings, host, messages);
  const texts = messages as Record<string, string> as IntlConfig['messages'];
  const stored = () => [weddings, ...lists].map(({ path }) => firestore.documents(path));
  return {
    host,
    firestore,
    place: placeOf(host, createIntl({ locale: 'en-GB', messages: texts })),
    documents: () =>
      JSON.parse(
        JSON.stringify(stored(), (key, value: unknown) => (key === 'updatedAt' ? undefined : value)),
      ) as unknown,
    async leave() {
      stop();
      await unmount();
    },
  };
};
