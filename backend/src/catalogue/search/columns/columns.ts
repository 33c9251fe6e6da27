import { type SupplierCategory } from '@posy/shared-contracts/entities';
import { type CountryCode } from '@posy/shared-contracts/markets';
import { BusyDays } from './busy-days';
import { type ColumnRow, none, type Numbers, numbersFor, priceOnRequest } from './column-row';
import { NameWords, type WordsOfName } from './name-words';
import { RowLabels } from './row-labels';
import { SharedTexts } from './shared-texts';

/**
 * Every supplier's filterable facts in memory, by the row of the index: some 250 bytes each, most of them in arrays of
 * numbers. Filters run over them in a millisecond, where the database takes many; texts stay on disk.
 */
export class Columns {
  /** Longer arrays take their place when there are more rows. */
  numbers: Numbers;
  readonly ids: string[] = [];
  readonly names: string[] = [];
  readonly nameWords: NameWords;
  readonly busy = new BusyDays();
  readonly labels = new RowLabels();
  private readonly categories = new SharedTexts<SupplierCategory>();
  private readonly countries = new SharedTexts<CountryCode>();
  private readonly areas = new SharedTexts();
  private readonly lists = new Map<string, number[]>();
  private readonly areaCounts = new Map<string, number>();
  /** More than any row. */
  private room = 1024;

  constructor(wordsOf: WordsOfName) {
    this.nameWords = new NameWords(wordsOf, this.names);
    this.numbers = numbersFor(this.room);
  }

  /** The suppliers of a market, or of one category in it. */
  rowsIn(country: CountryCode, category: SupplierCategory | null): readonly number[] {
    return this.lists.get(category === null ? country : `${country}:${category}`) ?? [];
  }

  categoryOf(row: number): SupplierCategory | undefined {
    return this.categories.textOf(this.numbers.category[row] ?? 0);
  }

  /** Asks of rows whether they are of a category. */
  isOf(category: SupplierCategory): (row: number) => boolean {
    const wanted = this.categories.find(category);
    const numbers = this.numbers.category;
    return (row) => numbers[row] === wanted;
  }

  /** Asks of rows whether they are in a county or a region. */
  isIn(level: 'county' | 'region', name: string): (row: number) => boolean {
    const wanted = this.areas.find(name);
    const numbers = this.numbers[level];
    return (row) => numbers[row] === wanted;
  }

  /** Number of a market's suppliers in a county or a region. */
  countIn(country: CountryCode, level: 'county' | 'region', name: string): number {
    return this.areaCounts.get(`${country}:${level}:${name}`) ?? 0;
  }

  /** Counts the categories of some rows. */
  categoryCount(): { add(row: number): void; found(): Partial<Record<SupplierCategory, number>> } {
    const { category } = this.numbers;
    const counts = new Uint32Array(this.categories.size);
    const seen: number[] = [];
    return {
      add(row) {
        const own = category[row] ?? 0;
        const count = counts[own] ?? 0;
        if (count === 0) seen.push(own);
        counts[own] = count + 1;
      },
      found: () => Object.fromEntries(seen.map((own) => [this.categories.textOf(own) ?? '', counts[own] ?? 0])),
    };
  }

  put(given: ColumnRow, labels: readonly string[]): void {
    const { row, country, category } = given;
    this.remove(row);
    this.makeRoom(row);
    this.putNumbers(given);
    this.ids[row] = given.id;
    this.names[row] = given.name;
    this.labels.put(row, labels);
    for (const key of [country, `${country}:${category}`]) this.listOf(key).push(row);
    this.nameWords.put(country, given.name, row);
    this.busy.put(row, given.busy);
    this.countArea(row, country, 1);
  }

  remove(row: number): void {
    const country = this.countries.textOf(this.numbers.country[row] ?? 0);
    if (country === undefined) return;
    for (const key of [country, `${country}:${this.categoryOf(row) ?? ''}`]) {
      const list = this.listOf(key);
      list.splice(list.indexOf(row), 1);
    }
    this.nameWords.remove(country, this.names[row] ?? '', row);
    this.busy.remove(row);
    this.countArea(row, country, -1);
    this.numbers.country[row] = 0;
  }

  private putNumbers(given: ColumnRow): void {
    const { row } = given;
    const { numbers } = this;
    for (const key of ['lat', 'lng', 'tier', 'score', 'perHead', 'offer', 'rating', 'reviews', 'quality'] as const)
      numbers[key][row] = given[key];
    numbers.price[row] = given.price ?? priceOnRequest;
    numbers.saturday[row] = given.saturday ?? none;
    numbers.otherDays[row] = given.otherDays ?? none;
    numbers.capacity[row] = given.capacity ?? none;
    numbers.evening[row] = given.evening ?? none;
    numbers.sleeps[row] = given.sleeps ?? none;
    numbers.category[row] = this.categories.numberOf(given.category);
    numbers.country[row] = this.countries.numberOf(given.country);
    for (const key of ['county', 'region'] as const) numbers[key][row] = this.areas.numberOf(given[key]);
  }

  private countArea(row: number, country: CountryCode, by: 1 | -1): void {
    for (const level of ['county', 'region'] as const) {
      const key = `${country}:${level}:${this.areas.textOf(this.numbers[level][row] ?? 0) ?? ''}`;
      this.areaCounts.set(key, (this.areaCounts.get(key) ?? 0) + by);
    }
  }

  private makeRoom(row: number): void {
    if (row < this.room) return;
    while (row >= this.room) this.room *= 2;
    this.numbers = numbersFor(this.room, this.numbers);
  }

  private listOf(key: string): number[] {
    const known = this.lists.get(key) ?? [];
    this.lists.set(key, known);
    return known;
  }
}
