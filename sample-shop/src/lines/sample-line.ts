/** One of the shop's lines of products, and what of it the sample holds. */
export interface SampleLine {
  /** as the word wheel of the home page names it */
  line: string;
  category: string;
  /** what one of them is called, for the titles of search results */
  kind: string;
  products: SampleProduct[];
}

export interface SampleProduct {
  /** names its drawn pictures */
  picture: string;
  name: string;
  subCategory: string;
  tags: string;
  short: string;
  description: string;
  /** rupees of the smallest size on the first backboard */
  from: number;
  /** part of the shown price that is off; by itself one that goes round */
  discount?: number;
  sizes: string[];
  colours: string[];
  backboards: string[];
  flags?: ('best' | 'new' | 'draft')[];
}
