import { type Access, accessAreas } from '@posy/shared-contracts/entities';
import { collection, doc, type DocumentReference, getDocs, type QuerySnapshot } from 'firebase/firestore';
import { openSdk, type SdkClient } from '#testing/browser-sdk';
import { type Couple, createPerson, type Person } from '#testing/people';
import { type TestBackend, testBackend } from '#testing/test-backend';

type Name = 'ana' | 'lou' | 'priya' | 'stranger';

/** A wedding of Ana, its owner, and Lou, with Priya who helps, and a stranger, each with a browser's SDK. */
interface AccessWorld {
  backend: TestBackend;
  readonly ana: Couple;
  readonly lou: Person;
  readonly priya: Person;
  readonly as: Record<Name, SdkClient>;
  /** The wedding as the backend has it. */
  wedding(): ReturnType<TestBackend['firestore']['doc']>;
  /** Gives Priya this access and nothing besides; null leaves it and restores everybody's role. */
  giveAccess(access: Partial<Access> | null): Promise<unknown>;
  /** A document below the wedding, as a member's browser reads it. */
  at(who: Name, below: string): DocumentReference;
  /** The collection of such a document, as a member reads it. */
  listing(who: Name, below: string): Promise<QuerySnapshot>;
}

const noAccess = Object.fromEntries(accessAreas.map((area) => [area, 'none'])) as Access;

type People = Pick<AccessWorld, 'ana' | 'lou' | 'priya' | 'as'>;

const openPeople = async (backend: TestBackend): Promise<People> => {
  const ana = await backend.couple('ana');
  const other = await backend.couple('bo');
  const [lou, priya] = [await createPerson(backend.server, 'lou'), await createPerson(backend.server, 'priya')];
  const opened = await Promise.all([ana, lou, priya, other].map((person) => openSdk(backend.server, person)));
  const [asAna, asLou, asPriya, asStranger] = opened as [SdkClient, SdkClient, SdkClient, SdkClient];
  return { ana, lou, priya, as: { ana: asAna, lou: asLou, priya: asPriya, stranger: asStranger } };
};

/** Opens it before the tests of the file that calls this. */
export const accessWorld = (): AccessWorld => {
  const backend = testBackend();
  let people: People | null = null;
  const opened = (): People => {
    if (people === null) throw new Error('People come before the first test, not while the file is read.');
    return people;
  };
  const wedding = () => backend.firestore.doc(`weddings/${opened().ana.weddingId}`);
  const giveAccess = (access: Partial<Access> | null) => {
    const { ana, lou, priya } = opened();
    return wedding().update({
      roles: { [ana.uid]: 'owner', [lou.uid]: 'partner', [priya.uid]: 'helper' },
      ...(access && { access: { [priya.uid]: { ...noAccess, ...access } } }),
    });
  };
  beforeAll(async () => {
    people = await openPeople(backend);
    await giveAccess({});
  });
  afterAll(() => Promise.all(Object.values(people?.as ?? {}).map((client) => client.close())));
  return {
    backend,
    get ana() {
      return opened().ana;
    },
    get lou() {
      return opened().lou;
    },
    get priya() {
      return opened().priya;
    },
    get as() {
      return opened().as;
    },
    wedding,
    giveAccess,
    at: (who, below) => doc(opened().as[who].db, `weddings/${opened().ana.weddingId}/${below}`),
    listing: (who, below) =>
      getDocs(collection(opened().as[who].db, `weddings/${opened().ana.weddingId}/${below.split('/')[0]}`)),
  };
};
