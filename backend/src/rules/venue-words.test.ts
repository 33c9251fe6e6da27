import { deleteDoc, serverTimestamp, setDoc, updateDoc } from 'firebase/firestore';
import { accessWorld } from './testing/access-world';

const { giveAccess, at } = accessWorld();
const denied = { code: 'permission-denied' };
const now = serverTimestamp();

describe('a venue of the couple’s own that is booked, whose words guests may read on the website', () => {
  const own = {
    ...{ type: 'venues', slug: '', name: 'Our garden', publicId: 'own', town: 'Bath' },
    ...{ shortlisted: true, booked: true, enquired: false, ignored: false, customSupplier: true, updatedAt: now },
  };
  const garden = (who: Parameters<typeof at>[0]) => at(who, 'suppliers/own');
  beforeEach(() => setDoc(garden('ana'), own));
  afterAll(() => deleteDoc(garden('ana')));

  test.each([
    ['its name', { name: 'Eve’s yard' }],
    ['where it is', { town: 'Bristol' }],
    ['its address', { contact: { email: '', website: '', phone: '', postcode: '', address: '1 Eve Lane' } }],
  ])('keeps %s from a helper of the suppliers who may not edit the website [18]', async (_what, words) => {
    await giveAccess({ suppliers: 'edit', website: 'view' });
    await expect(updateDoc(garden('priya'), words)).rejects.toMatchObject(denied);
    await updateDoc(garden('priya'), { notes: 'Ask for the key' });
    await giveAccess({ suppliers: 'edit', website: 'edit' });
    await updateDoc(garden('priya'), words);
  });

  test('is taken off the website by such a helper, and put there by none, however they write it [18]', async () => {
    await giveAccess({ suppliers: 'edit' });
    await updateDoc(garden('priya'), { booked: false });
    await updateDoc(garden('priya'), { name: 'Eve’s yard' });
    await expect(updateDoc(garden('priya'), { booked: true })).rejects.toMatchObject(denied);
    await deleteDoc(garden('priya'));
    await expect(setDoc(garden('priya'), own)).rejects.toMatchObject(denied);
    await setDoc(garden('priya'), { ...own, customSupplier: false });
    await expect(updateDoc(garden('priya'), { customSupplier: true })).rejects.toMatchObject(denied);
    await updateDoc(garden('lou'), { customSupplier: true });
  });
});
