import { english } from './en-GB';
import { type PageWords } from './page-words';

const vendors = (count: number): string => (count === 1 ? '1 vendor' : `${count} vendors`);

/** Texts that differ from British English. */
export const american: PageWords = {
  ...english,
  demo: 'Demo data: every vendor, review and picture here is invented.',
  index: {
    ...english.index,
    description:
      'A calm place to plan your wedding: a checklist that fits your date, vendors near you, and a website for your guests.',
  },
  forSuppliers: { ...english.forSuppliers, title: 'For wedding vendors' },
  directory: { ...english.directory, title: 'Wedding vendors' },
  category: { ...english.category, count: vendors },
  reviews: {
    ...english.reviews,
    description: 'Reviews of wedding vendors by the couples who worked with them, and the policy they are held to.',
  },
};
