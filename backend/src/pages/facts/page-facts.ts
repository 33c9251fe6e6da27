import { type Html } from '#html/html';
import { type PageImage } from './page-image';

/** One language's version of a page. */
export interface Alternate {
  /** BCP 47, or `x-default`. */
  language: string;
  /** Path of the page. */
  path: string;
}

/** Facts about a page without its scripts: for the document's head, and for readers that run none. */
export interface PageFacts {
  /** 404 when the path belongs to no screen, or names a supplier that there is not. */
  status: 200 | 404;
  /** The path at which this page stands, when another one was asked for: an older id, another type or market. */
  movedTo: string | null;
  /** BCP 47. */
  language: string;
  title: string;
  description: string | null;
  /** True when search engines may list the page. */
  index: boolean;
  /** Canonical path of this page, without filters; null for pages that nobody should link to. */
  canonical: string | null;
  /**
   * True when a page without a canonical path is still the same for everybody: a wedding's website without a password.
   */
  isForEverybody?: boolean;
  /** The query that the page is drawn with, where its address says more: where a visitor came from changes nothing. */
  drawnWith?: string;
  /** True when the page opens with a password, which this reader did not give. */
  isLocked?: boolean;
  /**
   * Answers to calls, by their names, that are this reader's alone: the page is drawn with them for this reader, and
   * never stored.
   */
  ownAnswers?: Readonly<Record<string, unknown>>;
  /** Its versions for other markets; empty when it exists in one only. */
  alternates: Alternate[];
  image: PageImage;
  /** schema.org, with absolute addresses. */
  structured: object[];
  /** The main facts, for readers without JavaScript. */
  readable: Html;
}

/** Facts that a screen states itself; the others are derived. */
export type Described = Omit<PageFacts, 'status' | 'language' | 'movedTo'> & {
  /** The path at which it stands, where that is not for everybody to link to. */
  standsAt?: string;
};
