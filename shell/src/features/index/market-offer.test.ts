import { defaultMarket, markets } from '@posy/shared-contracts';
import { offeredMarket } from './market-offer';

test('offers the market of the viewer’s country where it is another one', () => {
  expect(offeredMarket(defaultMarket, 'DE', [])?.prefix).toBe('de');
  for (const market of markets) expect(offeredMarket(market, market.country, [])).toBeNull();
});

test('offers nothing for a country without a market, nor what was declined', () => {
  expect(offeredMarket(defaultMarket, 'JP', [])).toBeNull();
  expect(offeredMarket(defaultMarket, 'DE', ['DE'])).toBeNull();
});
