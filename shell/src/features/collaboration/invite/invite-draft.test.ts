import { noAccess } from '../areas';
import { inviteFaults, newInvitation } from './invite-draft';

test('asks for an address that can be one, by e-mail only', () => {
  expect(inviteFaults(newInvitation(true))).toEqual({ email: 'collab.invite.emailMissing' });
  expect(inviteFaults({ ...newInvitation(true), email: 'tom@' })).toEqual({ email: 'collab.invite.emailInvalid' });
  expect(inviteFaults({ ...newInvitation(true), email: ' tom@example.com ' })).toEqual({});
  expect(inviteFaults({ ...newInvitation(true), way: 'link' })).toEqual({});
});

test('gives a helper at least one area', () => {
  const helper = { ...newInvitation(false), way: 'link', access: noAccess } as const;
  expect(inviteFaults(helper)).toEqual({ areas: 'collab.areas.missing' });
  expect(inviteFaults({ ...helper, access: { ...noAccess, guests: 'edit' } })).toEqual({});
});
