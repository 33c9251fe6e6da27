import { websiteSectionKinds } from '#entities';
import { hasThanks, siteAfter, siteBefore } from './after-the-day';

const site = {
  ...{ slug: 'ours', welcome: 'Come', welcomes: { de: 'Kommt' }, invites: true, isOver: false },
  ...{ events: [{ id: 'main' }], venues: [{ name: 'The Barn' }] },
  sections: websiteSectionKinds.map((kind) => ({ kind })),
};
const kinds = (shown: { sections: readonly { kind: string }[] }): string[] => shown.sections.map(({ kind }) => kind);

test('until the day is over a website has everything but the thanks', () => {
  expect(siteBefore(site)).toEqual({ ...site, sections: site.sections.filter(({ kind }) => kind !== 'thanks') });
  expect([hasThanks(site), hasThanks(siteBefore(site))]).toEqual([true, false]);
});

test('afterwards it has the thanks and what is still good to read, and nothing of where to be', () => {
  const after = siteAfter(site);
  expect(after).toMatchObject({
    ...{ slug: 'ours', welcome: '', welcomes: {}, invites: false, isOver: true, events: [], venues: [] },
  });
  expect(kinds(after)).toEqual(['story', 'gifts', 'party', 'photos', 'contact', 'thanks']);
});
