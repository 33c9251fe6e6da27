import { act } from 'react';
import { createTestHost, exampleSignedIn, exampleWedding, renderWithHost } from '../testing';
import { useAccess } from './use-access';

const Shown = () => (
  <p>
    {useAccess('guests')} {useAccess('budget')}
  </p>
);

const helping = exampleWedding({
  roles: { u0: 'owner', u1: 'helper' },
  access: {
    u1: {
      checklist: 'none',
      guests: 'edit',
      budget: 'view',
      suppliers: 'none',
      website: 'none',
      inbox: 'none',
      notes: 'none',
    },
  },
});

test('reads a helper’s access from the wedding, and follows when it is taken back [S6-collab-02] [S6-collab-03]', async () => {
  const host = createTestHost({ session: exampleSignedIn({ wedding: helping, role: 'helper' }) });
  const leave = await renderWithHost(<Shown />, host, {});
  expect(document.body.textContent).toBe('edit view');
  const without = exampleWedding({ roles: { u0: 'owner' } });
  await act(async () => host.session.set(exampleSignedIn({ wedding: without, role: null })));
  expect(document.body.textContent).toBe('none none');
  await leave();
});

test('lets owner and partner edit everything, and visitors see nothing [D-role-01]', async () => {
  const host = createTestHost({ session: exampleSignedIn() });
  const leave = await renderWithHost(<Shown />, host, {});
  expect(document.body.textContent).toBe('edit edit');
  await act(async () => host.session.set({ status: 'signed-out' }));
  expect(document.body.textContent).toBe('none none');
  await leave();
});
