import { foreignTo } from './language-of';

const german = 'Guten Tag! Ist der fünfte Juni bei Ihnen noch frei? Wir sind 80 Gäste.';
const english = 'Thank you for asking. We have the whole day free, and the barn with it.';
const french = 'Bonjour, votre date est libre et nous serions ravis de vous accueillir.';

describe('a message is offered to be translated', () => {
  test.each([
    [german, 'en', 'de'],
    [german, 'fr', 'de'],
    [english, 'de', 'en'],
    [french, 'en', 'fr'],
    ['¡Gracias! El precio es para todos y no se paga nada por la sala.', 'en', 'es'],
    ['Grazie, il prezzo è per persona e non si paga la sala.', 'de', 'it'],
    ['Wij hebben de schuur nog vrij op die dag, ook voor het diner.', 'de', 'nl'],
    ['Dzień dobry, sala jest wolna i nie ma opłaty za dzień.', 'en', 'pl'],
    ['Muito obrigado, o preço é para todos e não inclui as flores.', 'fr', 'pt'],
    ['Добрый день, зал свободен', 'en', null],
    ['Merhaba, düğün salonumuz haziran ayında tamamen boş, bekliyoruz', 'en', null],
  ])('“%s” to who reads %s', (text, reader, from) =>
    expect(foreignTo(text, reader)).toEqual({ isForeign: true, from }),
  );
});

describe('a message is the reader’s own language, or too little to say', () => {
  test.each([
    [german, 'de'],
    [english, 'en'],
    [french, 'fr'],
    ['OK', 'de'],
    ['Larkfield Orangery, Combe Hay Lane, Bath, Somerset, 11 September 2027', 'en'],
    ['The Copper Spoon', 'de'],
    ['12/06/2027, 15:00', 'en'],
    ['https://example.com/die-preise-und-das-menu-der-saison', 'en'],
    ['maya@posy.example', 'de'],
    ['', 'en'],
  ])('“%s” to who reads %s', (text, reader) => expect(foreignTo(text, reader)).toEqual({ isForeign: false }));
});
