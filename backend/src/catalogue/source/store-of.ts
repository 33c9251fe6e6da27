import { type CatalogueStore } from '../store/catalogue-store';

/** A store that asks whichever index is open at the moment. */
export const storeOf = (index: () => CatalogueStore): CatalogueStore => ({
  search: (request) => index().search(request),
  find: (request) => index().find(request),
  getSupplier: (key) => index().getSupplier(key),
  getRecord: (key) => index().getRecord(key),
  reviewsOf: (supplierId, request) => index().reviewsOf(supplierId, request),
  reviewOf: (reviewId) => index().reviewOf(reviewId),
  topReviews: (supplierId, n) => index().topReviews(supplierId, n),
  reviewsWithoutReply: (supplierId) => index().reviewsWithoutReply(supplierId),
  ratingStatistics: (supplierId) => index().ratingStatistics(supplierId),
  reviewFigures: (supplierId, request) => index().reviewFigures(supplierId, request),
  similar: (supplierId, size) => index().similar(supplierId, size),
  next: (supplierId) => index().next(supplierId),
  categories: (countryCode) => index().categories(countryCode),
  suggest: (term, countryCode, size) => index().suggest(term, countryCode, size),
  busyOn: (day) => index().busyOn(day),
  hasCalendar: (supplierId) => index().hasCalendar(supplierId),
  realWeddings: (request) => index().realWeddings(request),
  getRealWedding: (id) => index().getRealWedding(id),
  listed: {
    count: (countryCode) => index().listed.count(countryCode),
    page: (countryCode, from, size) => index().listed.page(countryCode, from, size),
    places: (countryCode, category) => index().listed.places(countryCode, category),
  },
  byPlace: {
    facts: (countryCode, place) => index().byPlace.facts(countryCode, place),
    counties: (countryCode, category) => index().byPlace.counties(countryCode, category),
  },
  putSupplier: (record) => index().putSupplier(record),
  takeReviews: (changes) => index().takeReviews(changes),
  count: () => index().count(),
  builtFrom: () => index().builtFrom(),
  close: () => index().close(),
});
