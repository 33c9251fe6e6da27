import { readLegalPage } from '#legal/legal-pages';
import { type Handler } from '../handler';

/** The terms of use or the privacy policy in a language. */
export const legalPage: Handler<'legalPage'> = ({ operator }, { params }) =>
  readLegalPage(params.locale, params.topic, operator);
