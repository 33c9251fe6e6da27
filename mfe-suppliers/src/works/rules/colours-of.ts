import type { WeddingColour } from '@posy/shared-contracts/manifest';

/** Names of colours, in the languages of our markets. */
const tones: readonly (readonly [tone: string, words: string])[] = [
  ['#9caf88', 'sage|salbei|sauge'],
  ['#f6ecd4', 'cream|creme|crème'],
  ['#b8963e', 'brass|messing|laiton'],
  ['#b0552f', 'rust|rost|rouille'],
  ['#6d2c54', 'plum|pflaume|prune'],
  ['#d9c9a3', 'oat|hafer|avoine'],
  ['#1f4fa8', 'cobalt|kobalt'],
  ['#ffffff', 'white|weiß|blanc'],
  ['#f5dd55', 'lemon|zitrone|citron'],
  ['#efb8b5', 'blush|rosé|rose poudré'],
  ['#66703a', 'moss|moos|mousse'],
  ['#c9694a', 'terracotta|terrakotta|terre cuite'],
  ['#1d1d1f', 'black|schwarz|noir'],
  ['#fbf7e9', 'ivory|elfenbein|ivoire'],
  ['#4a7a45', 'fern|farn|fougère'],
  ['#f0952b', 'marigold|ringelblume|souci'],
  ['#cc2f86', 'fuchsia'],
  ['#0f766e', 'teal|petrol|canard'],
  ['#8fa7bd', 'dusty blue|taubenblau|bleu gris'],
  ['#dcc7a1', 'sand|sable'],
  ['#7a1f35', 'burgundy|bordeaux'],
  ['#1d2b53', 'navy|marine'],
  ['#c9a227', 'gold|or'],
  ['#b9a3d9', 'lilac|flieder|lilas'],
  ['#8c9196', 'grey|gray|grau|gris'],
  ['#c3c8cd', 'silver|silber|argent'],
];

const toneOf = new Map(tones.flatMap(([tone, words]) => words.split('|').map((word) => [word, tone] as const)));

/** Returns the colours in a palette's text, in its order; unknown words are left out. */
export const coloursOf = (palette: string): WeddingColour[] =>
  palette.split(/,\s*|\s+(?:and|und|et)\s+/).flatMap((part) => {
    const name = part.trim();
    const tone = toneOf.get(name.toLowerCase());
    return tone === undefined ? [] : [{ name, tone }];
  });
