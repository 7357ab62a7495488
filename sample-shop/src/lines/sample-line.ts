/** A product line of the shop, with its sample products. */
export interface SampleLine {
  /** its name in the wheel of the home page */
  line: string;
  category: string;
  /** singular name of a product, for the titles of search results */
  kind: string;
  products: SampleProduct[];
}

export interface SampleProduct {
  /** prefix of the names of its drawn pictures */
  picture: string;
  name: string;
  subCategory: string;
  tags: string;
  short: string;
  description: string;
  /** price of the smallest size on the first backboard, in rupees */
  from: number;
  /** discount as a share of the price before it; by default one of `discounts` in turn */
  discount?: number;
  sizes: string[];
  colours: string[];
  backboards: string[];
  flags?: ('best' | 'new' | 'draft')[];
}
