import { type FederationInstance, sharedModules } from './shared-modules';

const instance = (name: string, range: string, offers: FederationInstance['shareScopeMap']): FederationInstance => ({
  name,
  options: { shared: { react: [{ shareConfig: { requiredVersion: range } }] } },
  shareScopeMap: offers,
});

test('a shared module has the version that runs, others that are offered, and who asks for which', () => {
  const scope = {
    react: {
      '19.3.1': { version: '19.3.1', from: 'posy_shell', loaded: true },
      '19.2.0': { version: '19.2.0', from: 'mfe_reviews' },
    },
  };
  const [react] = sharedModules([
    instance('posy_shell', '^19.3.1', { default: scope }),
    instance('mfe_reviews', '^19.2.0', {}),
  ]);
  expect(react).toEqual({
    module: 'react',
    chosen: { version: '19.3.1', from: 'shell' },
    others: ['19.2.0'],
    asked: [
      { by: 'shell', range: '^19.3.1' },
      { by: 'mfe-reviews', range: '^19.2.0' },
    ],
  });
});

test('a module that nobody asked for yet runs in no version', () => {
  const scope = { react: { '19.3.1': { version: '19.3.1', from: 'posy_shell' } } };
  expect(sharedModules([instance('posy_shell', '^19.3.1', { default: scope })])[0]?.chosen).toBeNull();
});
