import { type SupplierCategory } from '@posy/shared-contracts/entities';
import { type CountryCode } from '@posy/shared-contracts/markets';
import { fold } from '../language/fold';

/** What filters and orders read of one supplier. */
export interface ColumnRow {
  row: number;
  id: string;
  country: CountryCode;
  category: SupplierCategory;
  name: string;
  county: string;
  region: string;
  lat: number;
  lng: number;
  tier: number;
  score: number;
  replies: number;
  /** Null: told on request. */
  price: number | null;
  /** A Saturday in season; null where days cost alike. */
  saturday: number | null;
  /** 1 where the price is for each guest. */
  perHead: number;
  capacity: number | null;
  offer: number;
  rating: number;
  reviews: number;
}

const numeric = [
  'lat',
  'lng',
  'tier',
  'score',
  'replies',
  'price',
  'saturday',
  'perHead',
  'capacity',
  'offer',
  'rating',
  'reviews',
] as const;
type Numeric = (typeof numeric)[number];

/** What stands for a number that a supplier does not have. */
const none = -1;

/** What stands for a price that is told on request: beyond every budget, after every price. */
export const priceOnRequest = 2 ** 52;

function grown(array: Float64Array<ArrayBuffer>, room: number): Float64Array<ArrayBuffer> {
  const next = new Float64Array(room);
  next.set(array);
  return next;
}

/** How many suppliers of a market have a word in their name. */
class NameWords {
  private readonly counts = new Map<string, number>();

  add(country: CountryCode, name: string, by: 1 | -1): void {
    for (const word of new Set(fold(name).split(' '))) {
      const key = `${country}:${word}`;
      this.counts.set(key, (this.counts.get(key) ?? 0) + by);
    }
  }

  has = (country: CountryCode, word: string): boolean => (this.counts.get(`${country}:${word}`) ?? 0) > 0;
}

/**
 * Every supplier's filterable facts in memory, by the row of the index: some 300 bytes each. Filters run over them in a
 * millisecond, where the database takes many; texts stay on disk.
 */
export class Columns {
  readonly numbers: Record<Numeric, Float64Array<ArrayBuffer>>;
  readonly ids: string[] = [];
  readonly names: string[] = [];
  readonly counties: string[] = [];
  readonly regions: string[] = [];
  readonly categories: SupplierCategory[] = [];
  readonly nameWords = new NameWords();
  private readonly countries = new Map<number, CountryCode>();
  private readonly lists = new Map<string, number[]>();
  private readonly labelIds = new Map<string, number>();
  private readonly labelNames: string[] = [];
  private readonly rowLabels: number[][] = [];
  private readonly areaCounts = new Map<string, number>();
  private room = 1024;

  constructor() {
    this.numbers = Object.fromEntries(numeric.map((key) => [key, new Float64Array(this.room)])) as Columns['numbers'];
  }

  /** The suppliers of a market, or of one category in it. */
  rowsIn(country: CountryCode, category: SupplierCategory | null): readonly number[] {
    return this.lists.get(category === null ? country : `${country}:${category}`) ?? [];
  }

  /** Asks of rows whether they have any of some labels, each `feature:…`, `style:…` or `kind:…`. */
  hasAny(labels: readonly string[]): (row: number) => boolean {
    const ids = labels.map((label) => this.labelIds.get(label)).filter((id) => id !== undefined);
    return (row) => (this.rowLabels[row] ?? []).some((id) => ids.includes(id));
  }

  /** Counts how many of some rows have each label. */
  labelCount(): { add(row: number): void; of(kind: string): Record<string, number> } {
    const counts = new Uint32Array(this.labelNames.length);
    return {
      add: (row) => {
        for (const id of this.rowLabels[row] ?? []) counts[id] = (counts[id] ?? 0) + 1;
      },
      of: (kind) =>
        Object.fromEntries(
          this.labelNames.flatMap((label, id) => {
            const count = counts[id] ?? 0;
            return count > 0 && label.startsWith(`${kind}:`) ? [[label.slice(kind.length + 1), count]] : [];
          }),
        ),
    };
  }

  /** How many suppliers of a market are in a county or a region. */
  countIn(country: CountryCode, level: 'county' | 'region', name: string): number {
    return this.areaCounts.get(`${country}:${level}:${name}`) ?? 0;
  }

  put(given: ColumnRow, labels: readonly string[]): void {
    const { row, country, category } = given;
    this.remove(row);
    this.makeRoom(row);
    for (const key of numeric) this.numbers[key][row] = given[key] ?? (key === 'price' ? priceOnRequest : none);
    this.ids[row] = given.id;
    this.names[row] = given.name;
    this.counties[row] = given.county;
    this.regions[row] = given.region;
    this.categories[row] = category;
    this.countries.set(row, country);
    this.rowLabels[row] = labels.map((label) => this.idOf(label));
    for (const key of [country, `${country}:${category}`]) this.listOf(key).push(row);
    this.nameWords.add(country, given.name, 1);
    this.countArea(row, country, 1);
  }

  remove(row: number): void {
    const country = this.countries.get(row);
    if (country === undefined) return;
    for (const key of [country, `${country}:${this.categories[row] ?? ''}`]) {
      const list = this.listOf(key);
      list.splice(list.indexOf(row), 1);
    }
    this.nameWords.add(country, this.names[row] ?? '', -1);
    this.countArea(row, country, -1);
    this.countries.delete(row);
  }

  rate(row: number, rated: Pick<ColumnRow, 'rating' | 'reviews' | 'replies'>): void {
    this.numbers.rating[row] = rated.rating;
    this.numbers.reviews[row] = rated.reviews;
    this.numbers.replies[row] = rated.replies;
  }

  private countArea(row: number, country: CountryCode, by: 1 | -1): void {
    for (const area of [`county:${this.counties[row] ?? ''}`, `region:${this.regions[row] ?? ''}`]) {
      const key = `${country}:${area}`;
      this.areaCounts.set(key, (this.areaCounts.get(key) ?? 0) + by);
    }
  }

  private makeRoom(row: number): void {
    if (row < this.room) return;
    while (row >= this.room) this.room *= 2;
    for (const key of numeric) this.numbers[key] = grown(this.numbers[key], this.room);
  }

  private listOf(key: string): number[] {
    const known = this.lists.get(key) ?? [];
    this.lists.set(key, known);
    return known;
  }

  private idOf(label: string): number {
    const id = this.labelIds.get(label) ?? this.labelNames.push(label) - 1;
    this.labelIds.set(label, id);
    return id;
  }
}
